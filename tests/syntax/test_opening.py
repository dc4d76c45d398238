"""A large text is analysed in parts, and in the end like any other."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings, findings_of_items
from variorum.syntax.document import Document
from variorum.syntax.opening import Opening
from variorum.syntax.span import Span
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


def test_the_items_around_a_place_are_there_before_those_on_the_way_to_it() -> None:
    opening = Opening(SourceText.of(TEXT), PYTHON)
    opening.advance(200)
    glimpse = opening.so_far(TEXT.index("def half20"))
    assert len(glimpse.items) == len(opening.so_far().items) + 1
    assert glimpse.items[-1].declaration is not None
    assert glimpse.items[-1].declaration.name == "half20"


PARTS = st.lists(
    st.tuples(
        st.sampled_from(
            ["x = 1\n", "import os\n", "def f(a):\n    b = a\n", "# said\n", "class A:\n", "    (", '"""']
        ),
        st.integers(0, len(TEXT)),
        st.integers(0, 60),
        st.integers(0, 400),
    ),
    max_size=4,
)


@given(PARTS)
def test_a_text_that_was_edited_while_it_was_read_is_like_one_that_was_not(
    edits: list[tuple[str, int, int, int]],
) -> None:
    opening = Opening(SourceText.of(TEXT), PYTHON)
    for replacement, start, length, size in edits:
        opening.advance(size)
        end = min(start + length, len(opening.text))
        opening = opening.edited([(Span(min(start, end), end), replacement.encode())])
        findings_of_items(opening.so_far(end), default_selection())
    document, whole = opening.completed(), Document.parse(opening.text, PYTHON)
    # Read again after an edit, the parser can make something else of a broken text; that is its own affair.
    assume(str(document.tree.root_node) == str(whole.tree.root_node))
    assert [(item.span, item.node_type) for item in document.items] == [
        (item.span, item.node_type) for item in whole.items
    ]
    assert findings(document, default_selection()) == findings(whole, default_selection())
