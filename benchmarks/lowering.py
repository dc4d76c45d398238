"""How much of real code the representation of programs has: functions without an opaque part, by language.

usage: python -m benchmarks.lowering PAIRS.jsonl[.gz] [--languages ID,ID] [--mutate SECONDS]

Lowers both sides of each pair. `--mutate` damages the texts at random (a fixed seed) for so many seconds instead, half of them
as another language than their own, and reports exceptions: there must be none.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from variorum.languages import language_ids, language_named
from variorum.program.lowering import lower
from variorum.program.opacity import opacity_of
from variorum.program.printing import printed

_PIECES = (
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    '"',
    "'",
    ";",
    ",",
    "=",
    "->",
    "=>",
    "\\",
    "\n",
    "::",
    "class ",
    "for ",
    "é",
    "$",
    "@",
    "0x",
)


def texts_of(path: Path) -> Iterator[tuple[str, str]]:
    """Each different text of a file of pairs once, with its language."""
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    seen: set[tuple[str, str]] = set()
    for line in data.decode("utf-8").splitlines():
        row = json.loads(line)
        for side in ("source", "target"):
            found = (row[f"{side}_lang"], row[side])
            if found not in seen:
                seen.add(found)
                yield found


def measure(texts: list[tuple[str, str]]) -> None:
    """Print a line for each language, with the most frequent reasons."""
    by_language: dict[str, list[str]] = defaultdict(list)
    for language, text in texts:
        by_language[language].append(text)
    for identifier, own in sorted(by_language.items()):
        functions = clear = 0
        reasons: Counter[str] = Counter()
        times: list[float] = []
        for text in own:
            start = time.process_time()
            program = lower(language_named(identifier), text)
            times.append(time.process_time() - start)
            found = opacity_of(program)
            functions += found.functions
            clear += found.clear_functions
            reasons.update({part.reason for part in found.parts})
        worst = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common(6))
        print(
            f"{identifier:12} {len(own):5} texts {functions:5} functions {clear / max(functions, 1):.4f} clear, "
            f"{statistics.median(times) * 1000:.1f} ms a text (median)  {worst}"
        )


def mutate(texts: list[tuple[str, str]], seconds: float) -> int:
    """Lower damaged texts; returns how many raised an exception."""
    dice = random.Random(7)
    end = time.monotonic() + seconds
    count = failed = 0
    while time.monotonic() < end:
        language, text = dice.choice(texts)
        if dice.random() < 0.5:
            language = dice.choice(language_ids())
        for _ in range(dice.randint(1, 4)):
            low = dice.randrange(len(text) + 1)
            high = min(len(text), low + dice.randint(0, 30))
            text = dice.choice(
                (
                    text[:low],
                    text[:low] + text[high:],
                    text[:high] + text[low:],
                    text[:low] + dice.choice(_PIECES) + text[low:],
                )
            )
        count += 1
        try:
            printed(lower(language_named(language), text))
        except Exception as error:
            failed += 1
            print(f"{language}: {type(error).__name__}: {error}")
    print(f"{count} damaged texts, {failed} exceptions")
    return failed


def main() -> int:
    """Read the arguments and measure."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("pairs", type=Path)
    arguments.add_argument("--languages", default="")
    arguments.add_argument("--mutate", type=float, default=0)
    options = arguments.parse_args()
    wanted = set(options.languages.split(",")) - {""}
    texts = [one for one in texts_of(options.pairs) if not wanted or one[0] in wanted]
    if options.mutate:
        return 1 if mutate(texts, options.mutate) else 0
    measure(texts)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
