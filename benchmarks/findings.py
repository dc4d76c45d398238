"""Precision and recall of rules over labelled cases, by language and rule.

usage: python -m benchmarks.findings FOLDER

Each row of `FOLDER/*.jsonl` is a program with the lines on which one rule should fire; an empty list asserts silence.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

import variorum
from variorum import UnknownRule


def main() -> None:
    """Check every case and print a row for each language and rule."""
    tallies: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    skipped = 0
    for path in sorted(Path(sys.argv[1]).glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            try:
                found = {
                    one.line for one in variorum.check(row["code"], language=row["lang"], rules=[row["rule"]])
                }
            except UnknownRule:
                skipped += 1
                continue
            wanted = set(row["expected_lines"])
            tally = tallies[row["lang"], row["rule"]]
            tally.update(
                cases=1, hit=len(found & wanted), extra=len(found - wanted), missed=len(wanted - found)
            )
    print(f"{'language':16s} {'rule':24s} {'cases':>6s} {'precision':>10s} {'recall':>8s}")
    for (language, rule), tally in sorted(tallies.items()):
        print(
            f"{language:16s} {rule:24s} {tally['cases']:6d} {share(tally, 'extra'):>10s} {share(tally, 'missed'):>8s}"
        )
    if skipped:
        print(f"{skipped} cases of rules that do not exist were left out")


def share(tally: Counter[str], against: str) -> str:
    """The hits over the hits and what speaks against them, or a dash where there is nothing to count."""
    total = tally["hit"] + tally[against]
    return f"{tally['hit'] / total:.3f}" if total else "-"


if __name__ == "__main__":
    main()
