"""Types into real files at random and compares each state with a fresh analysis of the same text.

usage: python -m benchmarks.random_typing [--edits N] [--seed N] PATH...

A path is a folder of source files or a source file; run it from the repository's root. For every tenth edit, alignment and
scores against another file are compared too. Exit status 1 if a state differed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from tests.fuzz.editing import Typist, differences
from tests.unguarded import Unguarded

from benchmarks.mutilation import programs
from variorum.rules.guard import use_guard
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode

_STEPS_A_FILE = 40


def main() -> None:
    """Type, compare, and print how many states were alike, by language."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--edits", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("paths", nargs="+", type=Path)
    options = arguments.parse_args()
    # Whoever looks for failures must not have them contained.
    use_guard(Unguarded())
    random, compared, broken, failures = Random(options.seed), Counter[str](), 0, 0
    files = list(programs(options.paths))
    originals = [Document.parse(decode(program), language) for _, language, program in files]
    while compared.total() < options.edits:
        index = random.randrange(len(files))
        name, language, program = files[index]
        typist = Typist(decode(program), language, random)
        for step in range(_STEPS_A_FILE):
            typist.step()
            original = random.choice(originals) if step % 10 == 9 else None
            difference = differences(typist.buffer, original)
            compared[language.id] += 1
            document = typist.buffer.document
            broken += document is not None and document.has_errors
            if difference is not None:
                failures += 1
                saved = Path(f"/tmp/typing-{failures}.txt")
                saved.write_text(str(typist.buffer.text), encoding="utf-8")
                print(f"{name} step {step}: {difference}; the text is in {saved}", flush=True)
                break
    listed = ", ".join(f"{language} {count}" for language, count in sorted(compared.items()))
    print(f"{compared.total()} edits ({listed}), {broken} states with syntax errors, {failures} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
