"""The levels of rules about pairs: the arithmetic of the benchmark, and the levels held to labelled pairs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from benchmarks.levels import CheckedPair, Fired, Level, checked_pairs, levels_of, totals_of
from benchmarks.separation import Row, rows_of

from variorum.rules.finding import Severity

# Files of labelled pairs, `pairs*.jsonl.gz`; benchmarks/README.md says what is in a row.
FOLDER = Path(
    os.environ.get("VARIORUM_PAIRS", Path(__file__).parent.parent.parent.parent / "shared" / "data")
)

ERROR = Fired("type-mismatch", Severity.ERROR)
WARNING = Fired("swallowed-error", Severity.WARNING)
NOTE = Fired("extra-item", Severity.INFORMATION)
OF_FILE, LEFTOVER = Fired("syntax-error", Severity.ERROR), Fired("unused-import", Severity.WARNING)

PAIRS = [
    CheckedPair(True, frozenset({NOTE})),
    CheckedPair(True, frozenset({NOTE, WARNING})),
    CheckedPair(True, frozenset({LEFTOVER})),
    CheckedPair(True, frozenset()),
    CheckedPair(False, frozenset({ERROR, WARNING})),
    CheckedPair(False, frozenset({OF_FILE})),
]


def test_a_level_counts_the_pairs_in_which_a_rule_fires() -> None:
    assert levels_of(PAIRS) == [
        Level(NOTE, 2, 0),
        Level(WARNING, 1, 1),
        Level(OF_FILE, 0, 1),
        Level(LEFTOVER, 1, 0),
        Level(ERROR, 0, 1),
    ]


def test_totals_are_shares_of_right_and_of_wrong_pairs() -> None:
    assert totals_of(PAIRS) == {
        "an error": (0, 1),
        "an error about the pair": (0, 0.5),
        "a warning about the pair": (0.25, 0.5),
        "an error, or a warning about the pair": (0.25, 1),
        "an error or any warning": (0.5, 1),
    }


@pytest.mark.parametrize(
    ("level", "verdict"),
    [
        (Level(ERROR, 2, 8), "earned"),
        (Level(WARNING, 2, 8), "earned"),
        (Level(WARNING, 3, 9), "not earned"),
        (Level(WARNING, 9, 0), "few"),
        (Level(NOTE, 20, 0), "-"),
        (Level(OF_FILE, 20, 0), "-"),
    ],
)
def test_four_of_five_pairs_have_to_be_wrong(level: Level, verdict: str) -> None:
    assert level.verdict == verdict


def test_rows_become_pairs_with_the_findings_of_a_check() -> None:
    row = {"source_lang": "java", "source": "class A { int f(int a) { return a; } }", "target_lang": "python"}
    right = {"target": "def f(a):\n    return a\n", "label": "correct"}
    wrong = {"target": "def f(a:\n    return a\n", "label": "wrong"}
    rows: list[Row] = [
        row | right,
        row | wrong,
        row | wrong | {"unrelated": True},
        row | right | {"label": 0.5},
        row | right | {"target_lang": "cobol"},
    ]
    pairs = list(checked_pairs(rows))
    assert [(pair.is_right, OF_FILE in pair.fired) for pair in pairs] == [(True, False), (False, True)]


def test_levels_are_earned() -> None:
    """Rules warn where most pairs are wrong, and right translations are left in peace."""
    files = sorted(FOLDER.glob("pairs*.jsonl.gz"))
    if not files:
        pytest.skip(f"no labelled pairs in {FOLDER}: VARIORUM_PAIRS names the folder that has them")
    pairs = list(checked_pairs(row for path in files for row in rows_of(path)))
    unearned = [level for level in levels_of(pairs) if level.verdict == "not earned"]
    assert unearned == []
    totals = totals_of(pairs)
    assert totals["an error"][0] <= 0.02
    assert totals["a warning about the pair"][0] <= 0.04
    assert totals["an error, or a warning about the pair"][1] >= 0.5
