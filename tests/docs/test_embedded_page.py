"""The page about code in other texts names the rules that do not speak everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.rules.registry import all_rules
from variorum.rules.rule import Category, Context

PAGE = Path(__file__).parents[2] / "docs" / "embedded.md"


@pytest.mark.parametrize(
    ("context", "row"), [(Context.PROGRAM, "scripts of pages"), (Context.FILE, "whole files")]
)
def test_each_row_names_the_rules_that_the_rules_say(context: Context, row: str) -> None:
    line = next(line for line in PAGE.read_text().splitlines() if line.startswith(f"| {row}"))
    named = {word for index, word in enumerate(line.split("`")) if index % 2}
    rules = (rule for rule in all_rules().values() if rule.category is not Category.TRANSLATION)
    assert named == {rule.id for rule in rules if rule.context is context}
