"""A large text is analysed in parts, and in the end like any other."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.rules.engine import findings, findings_of_items
from variorum.rules.finding import Finding
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

FUNCTION = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
TEXT = "import os\n\n\n" + "".join(FUNCTION.format(number) for number in range(30))
PYTHON = language_named("python")


def first_findings(document: Document) -> list[Finding]:
    """What the items that are there show by themselves."""
    return [one for stretch in findings_of_items(document, default_selection()) for one in stretch.findings]


def test_the_first_items_are_there_before_the_rest() -> None:
    opening = ProgressiveParse.of(SourceText.of(TEXT), PYTHON)
    opening.advance(200)
    assert not opening.is_complete
    first = opening.so_far()
    assert 1 < len(first.items) < 10
    assert [one.line for one in first_findings(first)] == [5, 10, 15, 20]


def test_the_first_findings_are_among_all_of_them() -> None:
    opening = ProgressiveParse.of(SourceText.of(TEXT), PYTHON)
    opening.advance(500)
    first = first_findings(opening.so_far())
    everything = findings(opening.completed(), default_selection())
    assert first
    assert set(map(str, first)) < set(map(str, everything))


def test_a_text_that_was_read_in_parts_is_like_one_that_was_not() -> None:
    opening = ProgressiveParse.of(SourceText.of(TEXT), PYTHON)
    while not opening.is_complete:
        opening.advance(100)
    whole = Document.parse(TEXT, PYTHON)
    assert [item.span for item in opening.completed().items] == [item.span for item in whole.items]
    assert findings(opening.completed(), default_selection()) == findings(whole, default_selection())


def test_the_items_around_a_place_are_there_before_those_on_the_way_to_it() -> None:
    opening = ProgressiveParse.of(SourceText.of(TEXT), PYTHON)
    opening.advance(200)
    glimpse = opening.so_far(TEXT.index("def half20"))
    assert len(glimpse.items) == len(opening.so_far().items) + 1
    assert glimpse.items[-1].declaration is not None
    assert glimpse.items[-1].declaration.name == "half20"


METHOD = "    int half{0}(int count) {{\n        int spare = count;\n        return count / 2;\n    }}\n\n"
CLASSES = "".join(
    f"class C{number} {{\n{''.join(METHOD.format(6 * number + one) for one in range(6))}    // end\n}}\n\n"
    for number in range(5)
)
TEXTS = {"python": TEXT, "java": CLASSES}
PIECES = ["x = 1\n", "import os\n", "def f(a):\n    b = a\n", "# said\n", "class A:\n", "    (", '"""', "{", "}\n",
          "// said\n", "int x = 1;\n", "/*", ""]  # fmt: skip
PARTS = st.lists(
    st.tuples(
        st.sampled_from(PIECES),
        st.integers(0, len(TEXT)),
        st.integers(0, 60),
        st.integers(0, 400),
    ),
    max_size=4,
)


@pytest.mark.parametrize("identifier", TEXTS)
@given(edits=PARTS)
def test_a_text_that_was_edited_while_it_was_read_is_like_one_that_was_not(
    identifier: str, edits: list[tuple[str, int, int, int]]
) -> None:
    language = language_named(identifier)
    opening = ProgressiveParse.of(SourceText.of(TEXTS[identifier]), language)
    for replacement, start, length, size in edits:
        opening.advance(size)
        end = min(start + length, len(opening.text))
        opening = opening.edited([(Span(min(start, end), end), replacement.encode())])
        first_findings(opening.so_far(end))
    document, whole = opening.completed(), Document.parse(opening.text, language)
    # Read again after an edit, the parser can make something else of a broken text; that is its own affair.
    assume(str(document.tree.root_node) == str(whole.tree.root_node))
    assert [(item.span, item.node_type) for item in document.items] == [
        (item.span, item.node_type) for item in whole.items
    ]
    assert findings(document, default_selection()) == findings(whole, default_selection())


@pytest.mark.parametrize("identifier", TEXTS)
def test_an_edit_of_a_text_that_is_being_read_keeps_what_was_read(identifier: str) -> None:
    opening = ProgressiveParse.of(SourceText.of(TEXTS[identifier]), language_named(identifier))
    opening.advance(1500)
    before = [item.facts for item in opening.so_far().items]
    place = TEXTS[identifier].index("half3(")
    after = {item.facts for item in opening.edited([(Span(place, place), b"x")]).so_far().items}
    assert sum(facts not in after for facts in before) == 1
