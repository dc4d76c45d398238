"""Findings on a very long line keep their columns through edits, and little of the line is stored for them."""

from __future__ import annotations

import sys

import pytest

from variorum.languages import language_named
from variorum.lsp.state.buffer import Buffer, Change
from variorum.lsp.protocol.positions import Encoding
from variorum.rules.registry import default_selection
from variorum.rules.engine import findings
from variorum.rules.line_context import LongContext, LineContext
from variorum.syntax.document import Document

JAVASCRIPT = language_named("javascript")
PADDING = "/* " + "so far " * 200 + "*/ "
FUNCTIONS = "".join(f"function between{index}(a) {{ return a * {index}; }} " for index in range(40))
LINE = f"var s = 'abcd'; {PADDING}{FUNCTIONS}function f(a) {{ var gone = 1; return a; }} {FUNCTIONS}"


@pytest.mark.parametrize("typed", ["ab", "éé", "é€x", "𝄞", "", "abcd\n", "'; var t = '"])
def test_findings_after_long_text_move_by_characters(typed: str) -> None:
    buffer = Buffer("untitled:1", JAVASCRIPT, 1, LINE, Encoding.UTF_32)
    selection = default_selection()
    assert buffer.document is not None
    assert findings(buffer.document, selection)
    buffer.change(2, [Change(((0, 9), (0, 13)), typed)])
    fresh = Document.parse(LINE.replace("abcd", typed, 1), JAVASCRIPT)
    assert buffer.document is not None
    assert findings(buffer.document, selection) == findings(fresh, selection)


def test_a_whole_line_fix_depends_on_the_rest_of_its_line() -> None:
    blank, shown = " " * 1004 + "debugger;\n", "f();" + " " * 1000 + "debugger;\n"
    before = [LineContext.of(Document.parse(text, JAVASCRIPT), 1004, 1013).before for text in (blank, shown)]
    assert [isinstance(one, LongContext) and one.first_token.strip() for one in before] == [b"", b"f();"]
    after = LineContext.of(Document.parse("debugger;" + " " * 1000 + "// why", JAVASCRIPT), 0, 9).after
    assert isinstance(after, LongContext)
    assert after.first_token == b"// why"


def test_equal_bytes_of_other_characters_are_another_context() -> None:
    lines = ["x" * 16 + typed * 500 + "; f();" for typed in ("ab", "é", "ba")]
    places = [LineContext.of(Document.parse(line, JAVASCRIPT), 1018, 1022) for line in lines]
    assert (places[0] == places[1], places[0] == places[2]) == (False, True)


def test_the_context_of_a_long_line_stays_small() -> None:
    document = Document.parse("var x = 1; " * 10_000, JAVASCRIPT)
    place = LineContext.of(document, 55_000, 55_010)
    assert sum(map(sys.getsizeof, place)) < 1000
