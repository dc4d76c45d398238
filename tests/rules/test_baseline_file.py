"""Baseline files round-trip, and invalid ones are rejected with one clause."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.rules.baseline_file import (
    BadBaseline,
    Entry,
    baselines_of,
    format_baseline,
    parse_baseline,
)

TEXTS = st.text(max_size=12)
ENTRIES = st.lists(st.builds(Entry, TEXTS, TEXTS, TEXTS, TEXTS, TEXTS), max_size=6)


@given(entries=ENTRIES)
def test_a_formatted_baseline_parses_back_in_any_order(entries: list[Entry]) -> None:
    text = format_baseline(entries)
    assert list(parse_baseline(text)) == sorted(entries)
    assert format_baseline(reversed(entries)) == text
    assert text.isascii()


@given(entries=ENTRIES)
def test_each_finding_is_on_its_own_line(entries: list[Entry]) -> None:
    lines = format_baseline(entries).splitlines()
    rows = [json.loads(line.strip().removesuffix(",")) for line in lines if line.startswith("    {")]
    assert len(rows) == len(entries)


def test_a_file_has_its_own_findings() -> None:
    one, other = Entry("a.py", "r", "1", "2"), Entry("b.py", "r", "1", "2")
    found = baselines_of([one, one, other])
    assert {path: [*map(list, known.contexts.values())] for path, known in found.items()} == {
        "a.py": [["2", "2"]],
        "b.py": [["2"]],
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not valid JSON at line 1: Expecting value"),
        ('{\n"version": 1,\n<<<<<<< ours\n', "not valid JSON at line 3"),
        ("[" * 100_000, "not readable JSON"),
        (f'{{"version": {"9" * 5000}}}', "not readable JSON"),
        ("[]", "`version` is missing"),
        ('{"version": 2, "findings": []}', "version 2 is not supported; this Variorum reads version 1"),
        ('{"version": 1}', "`findings` is not a list"),
        ('{"version": 1, "findings": [1]}', "findings[0] needs the strings"),
        ('{"version": 1, "findings": [{"path": "a", "rule": "b", "code": "c"}]}', "findings[0] needs"),
        ('{"version": 1, "findings": [{"path": 1, "rule": "b", "code": "c", "context": ""}]}', "findings[0]"),
    ],
)
def test_an_invalid_baseline_is_rejected_with_one_line(text: str, words: str) -> None:
    with pytest.raises(BadBaseline) as refused:
        parse_baseline(text)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
