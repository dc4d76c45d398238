"""Documents: items, names in scope, and edits that give what a fresh parse gives."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.rules.catalogue import default_selection
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.text import encode
from variorum.syntax.undefined import undefined_names

PYTHON = language_named("python")
PROGRAM = '''import os, sys
from shapes import area as measure


class Circle(Shape):
    """A round shape."""

    radius = 1

    # two
    # lines
    @property
    def size(self, factor=sys):
        total = factor
        for step in range(3):
            total += step
        return measure(total)


def unused(x):
    y = 1
    return x
'''
PIECES = ["x", "\n", "    ", "import os\n", "def f():\n    a = 1\n", "(", '"', "# note\n", "class K:\n", "é"]


def parse(text: str) -> Document:
    return Document.parse(text, PYTHON)


def names(document: Document) -> list[str]:
    return [item.declaration.name if item.declaration else item.node_type for item in document.items]


def test_a_class_falls_into_its_head_and_its_members() -> None:
    document = parse(PROGRAM)
    assert names(document) == [
        "import_statement",
        "import_from_statement",
        "Circle",
        "expression_statement",
        "expression_statement",
        "comment",
        "size",
        "unused",
    ]
    method = document.items[6]
    assert method.container is document.items[2]


def test_names_find_their_binding() -> None:
    document = parse(PROGRAM)
    method = document.items[6].facts.names
    assert {binding.name: len(binding.reads) for binding in method.inner} == {
        "self": 0,
        "factor": 1,
        "total": 2,
        "step": 1,
    }
    assert {"sys", "measure", "range"} <= document.read_names
    assert set(undefined_names(document)) == {"Shape"}


@pytest.mark.parametrize(
    ("code", "free"),
    [
        ("def f(a=a): return a", {"a"}),
        ("[x for x in xs]", {"xs"}),
        ("def f():\n    global n\n    n = 1\n    return n", {"n"}),
        ("lambda x, y=z: x + y", {"z"}),
        ("f(key=value)", {"f", "value"}),
        ("def f():\n    def g():\n        return h\n    h = 1\n    return g", set()),
    ],
)
def test_free_names(code: str, free: set[str]) -> None:
    assert parse(code).items[0].facts.names.free_reads == free


def test_an_edit_keeps_the_facts_of_untouched_items() -> None:
    before = parse(PROGRAM)
    after = before.edited([(Span(0, 0), b"# a new first line\n")])
    known = {id(item.facts) for item in before.items}
    assert [id(item.facts) in known for item in after.items] == [False] + [True] * (len(after.items) - 1)


def seen(item: Item) -> tuple[object, ...]:
    return (item.span, item.node_type, item.facts.text, item.facts.problems, item.facts.unreachable)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.tuples(st.floats(0, 1), st.floats(0, 0.1), st.sampled_from(PIECES)), min_size=1, max_size=6)
)
def test_incremental_equals_fresh_while_the_text_parses(edits: list[tuple[float, float, str]]) -> None:
    document = parse(PROGRAM)
    for place, length, text in edits:
        start = int(place * len(document.text))
        end = min(start + int(length * len(document.text)), len(document.text))
        if any(byte >= 0x80 for byte in document.text.data[start : end + 1]):
            continue
        document = document.edited([(Span(start, end), encode(text))])
        fresh = Document.parse(document.text, PYTHON)
        if document.has_errors or fresh.has_errors:
            continue
        assert [seen(item) for item in document.items] == [seen(item) for item in fresh.items]
        assert findings(document, default_selection()) == findings(fresh, default_selection())


@pytest.mark.parametrize(
    "text", ["(" * 50_000, "[" * 50_000, "{" * 50_000, "x = " + "(" * 20_000 + ")" * 20_000]
)
def test_deep_nesting_is_survived(text: str) -> None:
    document = parse(text)
    assert len(document.text) == len(text)
