"""Long files: what an edit leaves alone, and that what is left alone is what a fresh parse gives."""

from __future__ import annotations

from textwrap import indent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.editing import opened_anew
from tests.syntax.test_document import seen
from variorum.languages import language_named
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.source_text import encode
from variorum.syntax.span import Span

METHODS = "".join(
    f"    int f{n}(int x) {{\n        int y = x + {n};\n        return x;\n    }}\n\n" for n in range(90)
)
FUNCTIONS = "".join(f"def f{n}(x):\n    y = x + {n}\n    return x\n\n\n" for n in range(90))
STATEMENTS = "".join(f"const f{n} = (x) => {{\n    const y = x + {n}\n    return x\n}}\n" for n in range(90))
LONG = {
    "java": f"class Outer {{\n    class Inner {{\n{METHODS}    }}\n{METHODS}}}\nclass Last {{ int last; }}\n",
    "csharp": f"namespace N {{\n#if A\nclass Outer {{\n{METHODS}}}\n#endif\n}}\n",
    "kotlin": "".join(f"fun f{n}(x: Int): Int {{\n    val y = x + {n}\n    return x\n}}\n\n" for n in range(90)),
    "go": "package p\n\n" + "".join(f"func f{n}(x int) int {{\n\treturn x + {n}\n}}\n\n" for n in range(90)),
    "python": f"{FUNCTIONS}class Last:\n{indent(FUNCTIONS, '    ')}",
    "javascript": STATEMENTS,
    "ruby": "".join(f"def f{n}(x)\n  y = x + {n}\n  x\nend\n\n" for n in range(90)),
}  # fmt: skip
PIECES = ["x", "\n", " ", "", "}", "{", "(x)\n", "else:\n    pass\n", "    def g(x):\n        return 1\n", "// note\n",
          "# note\n", "int g() { return 1; }\n", '"', "class K:\n", "class K { int k; }\n", "é"]  # fmt: skip


@pytest.mark.parametrize("identifier", LONG)
@settings(max_examples=8)
@given(data=st.data())
def test_edits_of_a_long_file_leave_what_a_fresh_parse_gives(identifier: str, data: st.DataObject) -> None:
    language, text = language_named(identifier), LONG[identifier]
    document = Document.parse(text, language)
    lines = text.count("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        start = document.text.line_starts[data.draw(st.integers(0, lines - 10))] + data.draw(
            st.integers(0, 9)
        )
        end = min(start + data.draw(st.sampled_from([0, 0, 1, 7, 60])), len(document.text))
        document = document.edited([(Span(start, end), encode(data.draw(st.sampled_from(PIECES))))])
        fresh = opened_anew(document)
        assert document.has_errors == fresh.has_errors
        assert [seen(item) for item in document.items] == [seen(item) for item in fresh.items]
        heads = {item.facts: item for item in document.items if item.facts.is_header}
        assert all(
            item.container is None or heads[item.container.facts] is item.container for item in document.items
        )
        selection = default_selection()
        assert findings(document, selection) == findings(fresh, selection)


def test_an_edit_in_a_method_leaves_the_other_members_alone() -> None:
    before = Document.parse(LONG["java"], language_named("java"))
    place = LONG["java"].index("return x")
    after = before.edited([(Span(place, place), b"y += 1;\n")])
    known = {id(item.facts) for item in before.items}
    new = [item for item in after.items if id(item.facts) not in known]
    assert [item.declaration and item.declaration.name for item in new] == ["f0"]
    assert after.items[0].span.end == before.items[0].span.end + len("y += 1;\n")
    assert after.items[5].container is after.items[1]
    assert after.items[1].container is after.items[0]


@pytest.mark.parametrize(
    ("identifier", "place", "typed"),
    [
        ("python", "y = x + 40\n", "    z = (\n"),
        ("java", "int y = x + 40;\n", "int z = (;\n"),
        ("javascript", "const y = x + 40\n", "    z = (;\n"),
        ("ruby", "y = x + 40\n", "  z = (\n"),
    ],
)
def test_an_error_in_one_function_leaves_the_others_alone(identifier: str, place: str, typed: str) -> None:
    before = Document.parse(LONG[identifier], language_named(identifier))
    start = LONG[identifier].rindex(place) + len(place)
    broken = before.edited([(Span(start, start), encode(typed))])
    assert broken.has_errors
    again = broken.edited([(Span(start + len(typed), start + len(typed)), b"\n")])
    mended = again.edited([(Span(start, start + len(typed) + 1), b"")])
    assert not mended.has_errors
    for one, other in ((before, broken), (broken, again), (again, mended)):
        parts = {id(section) for section in one.items.sections}
        assert sum(id(section) not in parts for section in other.items.sections) <= 3


@pytest.mark.parametrize(
    ("identifier", "typed"), [("java", "if (x) {\n"), ("javascript", "if (x) {\n"), ("kotlin", "}\n")]
)
def test_who_closes_a_brace_comes_back_to_what_was_there(identifier: str, typed: str) -> None:
    before = Document.parse(LONG[identifier], language_named(identifier))
    start = LONG[identifier].index("return x")
    broken = before.edited([(Span(start, start), encode(typed))])
    again = broken.edited([(Span(start, start), b"\n")])
    mended = again.edited([(Span(start, start + len(typed) + 1), b"")])
    known = {id(item.facts) for item in before.items}
    assert len(broken.items) < len(before.items) * 0.6
    # The heads of containers are never taken from what is remembered.
    assert sum(id(item.facts) not in known for item in mended.items) <= 3


def test_a_keystroke_in_a_long_file_reads_no_more_than_the_items_around_it() -> None:
    before = Document.parse(LONG["python"], language_named("python"))
    item = before.items[40]
    after = before.edited([(Span(item.span.end, item.span.end), b"\n    # more")])
    root = after.root_for(after.items[40])
    assert root.end_byte - root.start_byte < 300 < len(after.text)
    assert not after.has_errors
    assert after.tree.root_node.end_byte == len(after.text)


@pytest.mark.parametrize(
    ("identifier", "typed"),
    [
        ("go", "c = c /*x\n"),
        ("c", "c = 4 /*c;\n"),
        ("c", "c = 4 /*/c;\n"),
        ("ruby", "x <<END\n"),
        ("ruby", "x <<~'END'\n"),
    ],
)
def test_what_ends_far_behind_an_edit_is_read_to_there(identifier: str, typed: str) -> None:
    shape = {
        "go": "func f%d() {\n\t\n}\n\n",
        "c": "int f%d(int *c)\n{\n\treturn 1;\n}\n\n",
        "ruby": "def f%d\n\t1\nend\n\n",
    }
    functions = "".join(shape[identifier] % number for number in range(40))
    end = {"go": "/* end */\n", "c": "/* end */\n", "ruby": "END\n"}[identifier]
    head = "package p\n\n" if identifier == "go" else ""
    text = f"{head}{functions}{end}"
    place = text.index("\t") + 1
    document = Document.parse(text, language_named(identifier)).edited([(Span(place, place), encode(typed))])
    fresh = Document.parse(document.text, document.language)
    assert document.has_errors == fresh.has_errors
    assert len(document.items) == len(fresh.items)
    assert len(fresh.items) < 40


@pytest.mark.parametrize(
    ("language", "text", "place", "piece"),
    [
        ("python", "a = 1\n\n\nif a:\n    b = 1\n\n\nc = 2\n", "\n\nc", "else:\n    d = 1\n"),
        ("javascript", "let a = 1\nlet b = a\n\nlet c = 2\nlet d = 3\n", "\nlet c", "(1)\n"),
        ("javascript", "let a = 1\nlet b = a\n\n;(2)\nlet d = 3\n", "\n;(2)", "b = c\n++"),
    ],
)
def test_what_joins_the_statement_before_it_is_read_with_it(
    language: str, text: str, place: str, piece: str
) -> None:
    start = text.index(place)
    document = Document.parse(text, language_named(language)).edited([(Span(start, start), encode(piece))])
    fresh = Document.parse(document.text, document.language)
    assert [seen(item) for item in document.items] == [seen(item) for item in fresh.items]


BESIDE_A_QUOTE = """\
class Loops {
    int total(int[] values, List<Integer> more) {
        for (int i = 0; i < value".length; i++) {
        }
    }
    void drain(List<String> rows, Rows own) {
        Iterator<String> each = rows.iterator();
        Iterator<String> kept = rows.iterator();
    }
}
"""


def test_what_was_misread_beside_an_error_is_read_again_when_that_is_gone() -> None:
    # Beside the lone quote, the parser takes the second declaration for comparisons.
    broken = Document.parse(BESIDE_A_QUOTE, language_named("java"))
    assert [one.rule for one in findings(broken, default_selection()) if one.line == 8] == [
        "useless-expression"
    ]
    quote = BESIDE_A_QUOTE.index('"')
    sound = broken.edited([(Span(quote, quote + 1), b"s")])
    fresh = Document.parse(sound.text, sound.language)
    assert list(map(seen, sound.items)) == list(map(seen, fresh.items))
    again = sound.edited([(Span(quote, quote + 1), b'"')])
    assert list(map(seen, again.items)) == list(map(seen, broken.items))
