"""The first page of a large text is told of before the rest is parsed."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.rules.engine import findings, findings_of_items
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.item_splitting import KnownFacts
from variorum.syntax.prefix_parse import parse_prefix
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText

PYTHON = language_named("python")
FUNCTION = "def half{0}(count):\n    spare = count\n    return count // 2\n\n\n"
TEXT = "import os\n\n\n" + "".join(FUNCTION.format(number) for number in range(30))
THINGS = {
    "python": ["x = 1\n", "def f(a):\n    b = a\n", "# said\n", "@f\ndef g():\n    pass\n", "f(\n    1,\n)\n", "\n",
               "class A:\n    x = 1\n\n    y = 2\n", "if x:\n    f()\nelse:\n    g()\n", 'text = """\nsaid\n"""\n'],
    "go": ["package a\n", "// said\n", "func f() int {\n\tx := 1\n\treturn 2\n}\n", "var a = []int{\n\t1,\n}\n", "\n",
           "type T struct {\n\ta int\n}\n", "/* said\nof\n*/\n", "const text = `\nsaid\n`\n"],
    "javascript": ["let x = 1\n", "// said\n", "function f() {\n  let b = 1;\n}\n", "class A {\n  f() {}\n}\n", "x = 2\n",
                   "const text = `\nsaid\n`\n", "f(\n  1,\n)\n", "/** said\nof */\n", "if (x)\n  f()\nelse\n  g()\n",
                   "\n"],
}  # fmt: skip


def prefix(text: str, size: int) -> Document | None:
    return parse_prefix(SourceText.of(text), PYTHON, size, {})


def test_the_first_items_are_there_and_nothing_behind_them_is_read() -> None:
    first = prefix(TEXT, 200)
    assert first is not None
    assert [
        one.line for stretch in findings_of_items(first, default_selection()) for one in stretch.findings
    ] == [5, 10, 15]
    assert len(first.text.data) < 300


def test_what_may_go_on_behind_it_is_left_out() -> None:
    text = "import os\n\n\nif os:\n    x = 1\nelse:\n    y = 2\n\n\n" + TEXT
    first = prefix(text, 20)
    assert first is not None
    assert [item.node_type for item in first.items] == ["import_statement"]


@pytest.mark.parametrize(
    "text",
    [
        "class A:\n" + "".join(f"    x{number} = 1\n" for number in range(300)),
        'text = """\n' + "said\n" * 300 + '"""\n',
        "def f(:\n    pass\n" * 30,
        "x = 1\n",
        "",
    ],
    ids=["one thing", "one string", "errors", "short", "empty"],
)
def test_a_text_that_its_beginning_does_not_show_is_left_to_a_whole_reading(text: str) -> None:
    assert prefix(text, 200) is None


def test_what_was_worked_out_is_not_worked_out_again() -> None:
    known: KnownFacts = {}
    first = parse_prefix(SourceText.of(TEXT), PYTHON, 200, known)
    whole = ProgressiveParse.of(SourceText.of(TEXT), PYTHON, known).completed()
    assert first is not None
    assert all(one.facts is same.facts for one, same in zip(first.items, whole.items, strict=False))


@pytest.mark.parametrize("identifier", THINGS)
@given(data=st.data(), size=st.integers(20, 120))
def test_its_items_and_findings_are_those_of_the_whole(
    identifier: str, data: st.DataObject, size: int
) -> None:
    things = data.draw(st.lists(st.sampled_from(THINGS[identifier]), min_size=8, max_size=40))
    text, language = "".join(things), language_named(identifier)
    first, whole = parse_prefix(SourceText.of(text), language, size, {}), Document.parse(text, language)
    assume(first is not None)
    assert first is not None
    assert [item.span for item in first.items] == [item.span for item in whole.items[: len(first.items)]]
    everything = findings(whole, default_selection())
    for stretch in findings_of_items(first, default_selection()):
        assert {str(one) for one in stretch.findings} <= {str(one) for one in everything}
