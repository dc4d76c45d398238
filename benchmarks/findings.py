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
    counts_by_rule: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
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
            counts = counts_by_rule[row["lang"], row["rule"]]
            counts.update(
                cases=1, hit=len(found & wanted), extra=len(found - wanted), missed=len(wanted - found)
            )
    print(f"{'language':16s} {'rule':24s} {'cases':>6s} {'precision':>10s} {'recall':>8s}")
    for (language, rule), counts in sorted(counts_by_rule.items()):
        print(
            f"{language:16s} {rule:24s} {counts['cases']:6d} {share(counts, 'extra'):>10s} {share(counts, 'missed'):>8s}"
        )
    if skipped:
        print(f"{skipped} cases of rules that do not exist were left out")


def share(counts: Counter[str], against: str) -> str:
    """The hits over the hits and what speaks against them, or a dash where there is nothing to count."""
    total = counts["hit"] + counts[against]
    return f"{counts['hit'] / total:.3f}" if total else "-"


if __name__ == "__main__":
    main()
