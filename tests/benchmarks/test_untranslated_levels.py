"""The levels of findings in untranslated files: the arithmetic of the benchmark, and the rules held to what readers judged."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.untranslated_levels import Earned, Judged, earned_levels, judged_findings

from variorum.rules.finding import Severity
from variorum.rules.registry import all_rules
from variorum.rules.untranslated import INFORMATION_IF_UNTRANSLATED


def test_findings_that_are_gone_count_as_drawn_only() -> None:
    findings = [
        Judged("unused-label", "true"),
        Judged("unused-label", "false", is_gone=True),
        Judged("unused-label", "noise"),
        Judged("syntax-error", "false"),
    ]
    assert earned_levels(findings) == [
        Earned("unused-label", drawn=3, drawn_true=1, left=2, left_true=1),
        Earned("syntax-error", drawn=1, drawn_true=0, left=1, left_true=0),
    ]


@pytest.mark.parametrize(
    ("left", "true", "verdict"),
    [(10, 9, "earned"), (10, 8, "not earned"), (5, 4, "not earned"), (4, 0, "few"), (0, 0, "few")],
)
def test_nine_of_ten_findings_have_to_be_true(left: int, true: int, verdict: str) -> None:
    assert Earned("unused-label", left, true, left, true).verdict == verdict


def test_rows_are_read_below_the_comments(tmp_path: Path) -> None:
    head = "# how it was drawn\npackage\tversion\tpath\tline\trule\tlevel\tverdict\tremark"
    row = 'a\t1\tb.py\t3\tunused-import\twarning\ttrue\t"quotes" here'
    (tmp_path / "plain.tsv").write_text(f"{head}\n{row}\n")
    (tmp_path / "since.tsv").write_text(f"{head}\tsince\n{row}\tmended\n")
    assert list(judged_findings(tmp_path)) == [
        Judged("unused-import", "true"),
        Judged("unused-import", "true", is_gone=True),
    ]


def test_levels_are_earned() -> None:
    """No rule warns in untranslated files that readers often found to be wrong there."""
    earned = earned_levels(judged_findings())
    unearned = {one.rule for one in earned if one.verdict == "not earned"}
    assert unearned <= INFORMATION_IF_UNTRANSLATED
    # A rule is lowered because of what was drawn, not by taste.
    drawn = {one.rule: one.drawn_true / one.drawn for one in earned}
    assert all(drawn[rule] < 0.9 for rule in INFORMATION_IF_UNTRANSLATED)


def test_lowered_rules_are_warnings_elsewhere() -> None:
    severities = {all_rules()[rule].severity for rule in INFORMATION_IF_UNTRANSLATED}
    assert severities == {Severity.ERROR, Severity.WARNING}
