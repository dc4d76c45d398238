"""A large text is analysed in parts, and in the end like any other."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings, findings_of_items
from variorum.syntax.document import Document
from variorum.syntax.opening import Opening
from variorum.syntax.text import SourceText

FUNCTION = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
TEXT = "import os\n\n\n" + "".join(FUNCTION.format(number) for number in range(30))
PYTHON = language_named("python")


def test_the_first_items_are_there_before_the_rest() -> None:
    opening = Opening(SourceText.of(TEXT), PYTHON)
    opening.advance(200)
    assert not opening.is_complete
    first = opening.so_far()
    assert 1 < len(first.items) < 10
    assert [one.line for one in findings_of_items(first, default_selection())] == [5, 10, 15, 20]


def test_the_first_findings_are_among_all_of_them() -> None:
    opening = Opening(SourceText.of(TEXT), PYTHON)
    opening.advance(500)
    first = findings_of_items(opening.so_far(), default_selection())
    everything = findings(opening.completed(), default_selection())
    assert first
    assert set(map(str, first)) < set(map(str, everything))


def test_a_text_that_was_read_in_parts_is_like_one_that_was_not() -> None:
    opening = Opening(SourceText.of(TEXT), PYTHON)
    while not opening.is_complete:
        opening.advance(100)
    whole = Document.parse(TEXT, PYTHON)
    assert [item.span for item in opening.completed().items] == [item.span for item in whole.items]
    assert findings(opening.completed(), default_selection()) == findings(whole, default_selection())
