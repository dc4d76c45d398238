"""Scores of items are cached: a score after an edit costs those of the items that it touched."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.comparison import Comparison, compared
from variorum.translation.score import Alignment
from variorum.translation.scoring import score_documents

JAVA = """class Shop {
    int first(int n) {
        return twice(n) + 1;
    }

    int second(int n) {
        return n * 2;
    }

    int third(int n) {
        return n + 3;
    }
}
"""
PYTHON = """def first(n):
    return n + n + 1


def second(n):
    return n * 2


def third(n):
    return n - 3


def helper(n):
    return n
"""


class ScoredPair:
    """A pair that is scored after every edit of the translation."""

    def __init__(self, translation: str = PYTHON) -> None:
        self.source = Document.parse(JAVA, language_named("java"))
        self.target = Document.parse(translation, language_named("python"))
        self._last: Comparison | None = None

    def edit(self, old: str, new: str) -> None:
        """Replace the first `old` of the translation."""
        start = str(self.target.text).encode().index(old.encode())
        self.target = self.target.edited([(Span(start, start + len(old.encode())), new.encode())])

    def scores(self) -> dict[str, Alignment]:
        """Returns the scores of all items with a counterpart, by name."""
        self._last = compared(self.source, self.target, default_selection(), self._last)
        found = score_documents(self.source, self.target, comparison=self._last).alignments
        return {one.target.name: one for one in found if one.target is not None and one.source is not None}

    def fresh(self) -> dict[str, Alignment]:
        """Returns the same for the present texts, without a cache."""
        desk = ScoredPair(str(self.target.text))
        return desk.scores()


def test_only_the_item_that_an_edit_touched_is_scored_again() -> None:
    desk = ScoredPair()
    before = desk.scores()
    desk.edit("n - 3", "n + 3")
    after = desk.scores()
    assert (after["third"].s or 0) > (before["third"].s or 0)
    assert after["second"] is before["second"]
    assert after == desk.fresh()


def test_the_evidence_moves_with_its_item() -> None:
    desk = ScoredPair()
    desk.scores()
    desk.edit("def first", "LIMIT = 7\n\n\ndef first")
    after = desk.scores()
    assert any(part.evidence for part in after["third"].parts.values())
    assert after == desk.fresh()


def test_an_item_is_scored_again_when_its_helper_changes() -> None:
    desk = ScoredPair(PYTHON.replace("n * 2", "helper(n) * 2"))
    before = desk.scores()
    desk.edit("    return n\n", "    return n - 9\n")
    after = desk.scores()
    assert after["second"].s != before["second"].s
    assert after == desk.fresh()


def test_all_items_are_scored_again_after_a_new_helper() -> None:
    desk = ScoredPair(PYTHON.replace("n * 2", "n * twice(n)"))
    desk.scores()
    desk.edit("def helper", "def twice")
    assert desk.scores() == desk.fresh()
