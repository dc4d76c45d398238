"""Breaks programs at random and analyses them: finds exceptions, hangs, and findings inside broken regions.

usage: python -m benchmarks.mutilation [--rounds N] [--seed N] PATH...

A path is a folder of source files, a source file, or a file of labelled cases (`.jsonl` rows with `lang` and `code`). Run it
from the repository's root. Times are those of the processor, so that a busy machine makes no hang. Programs that went
wrong are kept in a folder that is named at the end; the one under analysis is there as `last`, so that a crash of the
process leaves its cause behind.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.fuzz.mutilation import mutilated
from tests.fuzz.validity import analysed
from tests.unguarded import Unguarded

from variorum.languages import Language, UnknownLanguage, language_named, language_of_path
from variorum.rules.guard import use_guard

# Longer than this for one program counts as a hang.
_PATIENCE = 1.0
_LARGEST = 200_000


def main() -> None:
    """Break every program `rounds` times and print what went wrong, each kind once."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seed", type=int, default=0)
    arguments.add_argument("paths", nargs="+", type=Path)
    options = arguments.parse_args()
    # Whoever looks for failures must not have them contained.
    use_guard(Unguarded())
    random, tried, failures, slowest = Random(options.seed), 0, Counter[str](), 0.0
    folder = Path(tempfile.mkdtemp(prefix="mutilation-"))
    last = folder / "last"
    for name, language, program in programs(options.paths):
        # The first program of a language pays for its queries, which is no hang.
        analysed(program, language)
        for number in range(options.rounds):
            broken = mutilated(program, random)
            last.write_bytes(f"{language.id} {name}\n".encode() + broken)
            started = time.process_time()
            try:
                analysed(broken, language)
            except Exception as error:
                kind = _kind(error)
                failures[kind] += 1
                if failures[kind] == 1:
                    saved = folder / str(len(failures))
                    saved.write_bytes(broken)
                    print(
                        f"{language.id} {name} round {number}: {kind}\n  {str(error)[:400]}\n  saved in {saved}"
                    )
            took = time.process_time() - started
            slowest = max(slowest, took)
            if took > _PATIENCE:
                failures["hang"] += 1
                print(f"{language.id} {name} round {number}: {took:.1f} s for {len(broken)} bytes")
                (folder / f"slow{failures['hang']}").write_bytes(broken)
            tried += 1
    last.unlink(missing_ok=True)
    print(
        f"{tried} broken programs, slowest {slowest:.2f} s, {sum(failures.values())} failures, kept in {folder}"
    )
    sys.exit(1 if failures else 0)


def programs(paths: list[Path]) -> Iterator[tuple[str, Language, bytes]]:
    """Every program under the paths with its name and language."""
    for path in paths:
        if path.suffix == ".jsonl":
            yield from _cases(path)
        elif path.is_dir():
            yield from programs(sorted(one for one in path.rglob("*") if one.is_file()))
        elif (language := language_of_path(path)) is not None and path.stat().st_size <= _LARGEST:
            yield str(path), language, path.read_bytes()


def _cases(path: Path) -> Iterator[tuple[str, Language, bytes]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        row = json.loads(line)
        try:
            yield f"{path.name}:{number}", language_named(row["lang"]), row["code"].encode()
        except UnknownLanguage:
            continue


def _kind(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    rule = str(error).partition("rule='")[2].partition("'")[0]
    return f"{type(error).__name__} in {Path(frame.filename).name}:{frame.name} {rule}".strip()


if __name__ == "__main__":
    main()
