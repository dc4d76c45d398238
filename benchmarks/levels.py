"""Measures whether rules speak at the level they have earned: how many of the pairs in which a rule fires are wrong.

usage: python -m benchmarks.levels PAIRS.jsonl[.gz]... [--without ORIGIN]... [--least N]

Every pair is checked as `variorum check` checks a translation beside its original. A rule about a pair has earned a warning
or an error if at least 80 % of the pairs in which it fires are wrong; in fewer than ten pairs the share says little. A rule with
two levels has a row for each. Rows marked `unrelated` and rows that people marked are left out.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs

from benchmarks.separation import Row, rows_of
from variorum.cli.check_engine import findings_of
from variorum.cli.check_job import Job
from variorum.languages import UnknownLanguage
from variorum.rules.finding import Severity
from variorum.rules.registry import all_rules
from variorum.rules.rule_choice import RuleChoice
from variorum.translation.pair_rule import PairRule

EARNING_SHARE = 0.8
ENOUGH_PAIRS = 10
_RULES = RuleChoice()


@attrs.frozen(order=True)
class Fired:
    """A rule and the level of one of its findings."""

    rule: str
    severity: Severity

    @property
    def is_about_pair(self) -> bool:
        """Whether the rule compares the translation with its original."""
        return isinstance(all_rules()[self.rule], PairRule)

    @property
    def needs_evidence(self) -> bool:
        """Whether the level has to be earned."""
        return self.is_about_pair and self.severity <= Severity.WARNING


@attrs.frozen
class CheckedPair:
    """A labelled pair and what fires in it."""

    is_right: bool
    fired: frozenset[Fired]


@attrs.frozen
class Level:
    """In how many right and wrong pairs a rule fires at one level."""

    fired: Fired
    right: int
    wrong: int

    @property
    def pairs(self) -> int:
        """In how many pairs it fires."""
        return self.right + self.wrong

    @property
    def share_wrong(self) -> float:
        """The share of wrong pairs among those in which it fires."""
        return self.wrong / self.pairs

    @property
    def verdict(self) -> str:
        """Whether the level is earned: `earned`, `not earned`, `few` pairs to tell, or `-` where it need not be."""
        if not self.fired.needs_evidence:
            return "-"
        if self.pairs < ENOUGH_PAIRS:
            return "few"
        return "earned" if self.share_wrong >= EARNING_SHARE else "not earned"


def checked_pairs(rows: Iterable[Row]) -> Iterator[CheckedPair]:
    """The pairs that tests labelled, checked; rows in an unknown language are left out."""
    for row in rows:
        if row.get("unrelated") or row["label"] not in ("correct", "wrong"):
            continue
        original = (row["source"], row["source_lang"])
        job = Job(row["target"], row["target_lang"], False, _RULES, row["source_lang"], original)
        try:
            found = findings_of(job)
        except UnknownLanguage:
            continue
        fired = frozenset(Fired(one.rule, one.severity) for one in found)
        yield CheckedPair(row["label"] == "correct", fired)


def levels_of(pairs: Sequence[CheckedPair]) -> list[Level]:
    """Every rule that fires, by level, the most frequent first."""
    right = Counter(one for pair in pairs if pair.is_right for one in pair.fired)
    wrong = Counter(one for pair in pairs if not pair.is_right for one in pair.fired)
    levels = [Level(one, right[one], wrong[one]) for one in right.keys() | wrong.keys()]
    return sorted(levels, key=lambda level: (-level.pairs, level.fired))


def totals_of(pairs: Sequence[CheckedPair]) -> dict[str, tuple[float, float]]:
    """The share of the right and of the wrong pairs with a finding of each kind."""
    kinds = {
        "an error": lambda one: one.severity is Severity.ERROR,
        "an error about the pair": lambda one: one.severity is Severity.ERROR and one.is_about_pair,
        "a warning about the pair": lambda one: one.severity is Severity.WARNING and one.is_about_pair,
        "an error, or a warning about the pair": lambda one: (
            one.severity is Severity.ERROR or one.needs_evidence
        ),
        "an error or any warning": lambda one: one.severity <= Severity.WARNING,
    }
    right = [pair.fired for pair in pairs if pair.is_right]
    wrong = [pair.fired for pair in pairs if not pair.is_right]
    return {
        name: (
            _share(any(map(holds, fired)) for fired in right),
            _share(any(map(holds, fired)) for fired in wrong),
        )
        for name, holds in kinds.items()
    }


def _share(hits: Iterable[bool]) -> float:
    known = list(hits)
    return sum(known) / len(known) if known else float("nan")


def main() -> None:
    """Check every pair and print both tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "files", type=Path, nargs="+", help="files of labelled pairs, one JSON object on each line"
    )
    parser.add_argument(
        "--without", action="append", default=[], metavar="ORIGIN", help="an origin to leave out"
    )
    parser.add_argument(
        "--least", type=int, default=1, help="in how many pairs a rule has to fire to be listed"
    )
    options = parser.parse_args()
    rows = (row for path in options.files for row in rows_of(path))
    pairs = list(checked_pairs(row for row in rows if row.get("origin") not in options.without))
    print_levels([level for level in levels_of(pairs) if level.pairs >= options.least])
    print_totals(pairs)


def print_levels(levels: Sequence[Level]) -> None:
    """A row for each level of a rule."""
    print("| rule | level | about | right | wrong | share wrong | level is |")
    print("|---|---|---|---:|---:|---:|---|")
    for one in levels:
        about = "the pair" if one.fired.is_about_pair else "the file"
        print(
            f"| {one.fired.rule} | {one.fired.severity.label} | {about} | {one.right} | {one.wrong} "
            f"| {one.share_wrong:.0%} | {one.verdict} |"
        )


def print_totals(pairs: Sequence[CheckedPair]) -> None:
    """How many right and wrong pairs have something that warns."""
    right = sum(pair.is_right for pair in pairs)
    print(f"\n| pairs with | right ({right}) | wrong ({len(pairs) - right}) |\n|---|---:|---:|")
    for name, (of_right, of_wrong) in totals_of(pairs).items():
        print(f"| {name} | {of_right:.1%} | {of_wrong:.1%} |")


if __name__ == "__main__":
    main()
