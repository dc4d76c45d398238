"""Measures which rules have earned a warning in files that nobody translated, from findings that a reader judged.

usage: python -m benchmarks.untranslated_levels

`benchmarks/verdicts/*.tsv` has findings of warning and error level, drawn from packages that nobody had looked at. A rule has
earned its level if at least 90 % of its rows are true. Rows whose finding is no warning any more (`since` says `mended` or
`information`) count as drawn, but not as left; in fewer than five rows the share says little.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs

from variorum.rules.untranslated import INFORMATION_IF_UNTRANSLATED

FOLDER = Path(__file__).parent / "verdicts"
EARNING_SHARE = 0.9
ENOUGH_ROWS = 5
_TRUE = "true"


@attrs.frozen
class Judged:
    """A finding that a reader judged: true, noise or false."""

    rule: str
    verdict: str
    is_gone: bool = False
    """Whether it is no warning any more: its cause is mended, or findings of its kind are information now."""


@attrs.frozen
class Earned:
    """How many of the drawn findings of a rule were true, and how many of those that are still warnings or errors."""

    rule: str
    drawn: int
    drawn_true: int
    left: int
    left_true: int

    @property
    def share(self) -> float:
        """The share of true findings among those that are left; not a number if there are none."""
        return self.left_true / self.left if self.left else float("nan")

    @property
    def verdict(self) -> str:
        """Whether a warning is earned: `earned`, `not earned`, or `few` rows to tell."""
        if self.left < ENOUGH_ROWS:
            return "few"
        return "earned" if self.share >= EARNING_SHARE else "not earned"

    @property
    def level(self) -> str:
        """What findings of the rule are in untranslated files."""
        return "information" if self.rule in INFORMATION_IF_UNTRANSLATED else "the rule's own"


def judged_findings(folder: Path = FOLDER) -> Iterator[Judged]:
    """Yields the rows of all files of verdicts."""
    for path in sorted(folder.glob("*.tsv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        table = (line for line in lines if not line.startswith("#"))
        rows = csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)
        for row in rows:
            yield Judged(row["rule"], row["verdict"], bool(row.get("since")))


def earned_levels(findings: Iterable[Judged]) -> list[Earned]:
    """Returns a row for each rule, those with the most findings first."""
    by_rule: dict[str, list[Judged]] = {}
    for one in findings:
        by_rule.setdefault(one.rule, []).append(one)
    earned = [_earned(rule, rows) for rule, rows in by_rule.items()]
    return sorted(earned, key=lambda one: (-one.drawn, one.rule))


def _earned(rule: str, rows: Sequence[Judged]) -> Earned:
    left = [row for row in rows if not row.is_gone]
    return Earned(rule, len(rows), _true(rows), len(left), _true(left))


def _true(rows: Iterable[Judged]) -> int:
    return sum(row.verdict == _TRUE for row in rows)


def main() -> None:
    """Prints the table."""
    print("| rule | drawn | true | left | true | share | a warning is | findings there are |")
    print("|---|---:|---:|---:|---:|---:|---|---|")
    for one in earned_levels(judged_findings()):
        share = f"{one.share:.0%}" if one.left else "-"
        print(
            f"| {one.rule} | {one.drawn} | {one.drawn_true} | {one.left} | {one.left_true} | {share} "
            f"| {one.verdict} | {one.level} |"
        )


if __name__ == "__main__":
    main()
