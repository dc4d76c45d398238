"""A comparison that nobody waits for any more ends before its next run."""

from __future__ import annotations

import pytest

from variorum.differential.interruption import Interrupted
from variorum.languages import language_named
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.translation.comparison import compared
from variorum.translation.interpretation import behaviour_of

PYTHON = "def larger(first, second):\n    return first if first > second else second\n"


def test_a_comparison_ends_before_the_run_after_which_it_is_stopped() -> None:
    documents = [Document.parse(PYTHON, language_named("python")) for _ in range(2)]
    comparison = compared(*documents, default_selection())
    asked: list[bool] = []

    def is_stopped() -> bool:
        asked.append(True)
        return len(asked) == 5

    with pytest.raises(Interrupted):
        behaviour_of(*documents, comparison.matched, is_stopped=is_stopped)
    assert len(asked) == 5
