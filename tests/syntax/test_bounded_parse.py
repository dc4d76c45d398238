"""Broken texts that a parser would never come to the end of: it is stopped, and what follows says so."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from benchmarks.performance.programs import program
from tree_sitter import Point

from variorum.languages import Language, all_languages, language_named
from variorum.rules.engine import findings
from variorum.rules.registry import all_rules, default_selection, select
from variorum.syntax.bounded_parse import read
from variorum.syntax.document import Document
from variorum.syntax.parser_input import ParserInput
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

KOTLIN = language_named("kotlin")
PYTHON = language_named("python")
FUNCTION = """\
fun sumUp{0}(first: Int, second: Int): Int {{
    var total = first + {0}
    for (index in 0 until first) {{
        if (index % 3 == 0) {{
            total += index * second
        }}
    }}
    return total
}}
"""
SOUND = "".join(FUNCTION.format(number) for number in range(13))
# A stray bracket some functions behind a brace that is missing, as somebody leaves it who types.
LOST = SOUND.replace("    return total\n}", "    return total\n# note}", 1).replace(
    "    }\n    return", "   (     }\n    return", 8
)


def test_a_text_without_end_is_given_up_and_has_one_finding() -> None:
    document = Document.parse(LOST, KOTLIN)
    assert document.is_abandoned
    assert document.has_errors
    [finding] = findings(document, select(all_rules()))
    assert (finding.rule, finding.line) == ("syntax-error", 1)
    assert "the parser gave up" in finding.message


def test_a_text_can_be_lost_and_found_again_by_typing() -> None:
    sound = Document.parse(SOUND, KOTLIN)
    lost = sound.edited([(Span(0, len(sound.text)), LOST.encode())])
    assert lost.is_abandoned
    found = lost.edited([(Span(0, len(lost.text)), SOUND.encode())])
    assert not found.has_errors
    assert [one.span for one in found.items] == [one.span for one in sound.items]


def test_an_opening_of_such_a_text_ends() -> None:
    opening = ProgressiveParse.of(SourceText.of(LOST), KOTLIN)
    assert opening.completed().is_abandoned


@pytest.mark.parametrize("language", ["c", "cpp", "csharp", "go", "java", "javascript", "php"])
def test_a_text_of_open_comments_is_given_up_and_can_be_mended(language: str) -> None:
    # From each of them the parser reads to the end of the text.
    opening, text = "<?php\n" if language == "php" else "", "/* " * 4_000
    document = Document.parse(opening + text, language_named(language))
    assert document.is_abandoned
    [finding] = findings(document, select(all_rules()))
    assert finding.rule == "syntax-error"
    assert "the parser gave up" in finding.message
    end = len(document.text)
    longer = document.edited([(Span(end, end), b"/")])
    assert longer.is_abandoned
    closed = longer.edited([(Span(end, end + 1), b"*/")])
    assert not closed.is_abandoned
    assert not closed.has_errors


def test_a_text_is_not_read_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    piece = ParserInput.__call__

    def counted(self: ParserInput, offset: int, place: Point) -> bytes | bytearray:
        nonlocal asked
        asked += 1
        return piece(self, offset, place)

    monkeypatch.setattr(ParserInput, "__call__", counted)
    text = b"/*\n" * 8_000
    assert read(language_named("cpp"), text).is_abandoned
    # 94 pieces, and those behind the last of them.
    assert asked < 94 * 500


@pytest.mark.parametrize("language", all_languages(), ids=lambda one: one.id)
def test_long_texts_are_not_given_up(language: Language) -> None:
    assert not read(language, program(language.id, 5_000).encode()).is_abandoned


# What stands in front of the end, or of the point at which a part that is read alone ends.
UNENDING = [
    "val l\n@",
    "val l: Int\n@Suppress",
    'val l\n@Suppress("UNCHECKED',
    "class A\n@Deprecated",
    "val l\n@file:",
    "val l\n@[A",
    'val l\n@S("x)(") class B {}',
]
# A grammar that does not come back lets nothing else in its process have a turn.
READER = """
import json, sys
from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.syntax.span import Span

kotlin = language_named("kotlin")
for text in json.load(sys.stdin):
    assert len(Document.parse(text, kotlin).text) == len(text)
    typed = Document.parse("val zero = 0\\n", kotlin)
    for place, letter in enumerate(text):
        typed = typed.edited([(Span(13 + place, 13 + place), letter.encode())])
        assert str(typed.text) == "val zero = 0\\n" + text[: place + 1]
    between = Document.parse("val zero = 0\\nclass B{}class C{}", kotlin)
    between = between.edited([(Span(13, 13), text.encode())])
    assert str(between.text).endswith(text + "class B{}class C{}")
"""


def test_a_text_that_ends_in_an_annotation_is_read() -> None:
    subprocess.run(
        [sys.executable, "-c", READER], input=json.dumps(UNENDING), text=True, check=True, timeout=100
    )


def test_a_line_end_of_ours_comes_and_goes_without_a_trace() -> None:
    document, text = Document.parse("val zero = 0", KOTLIN), "val zero = 0"
    for start, end, typed in [
        (12, 12, "\n"),
        (13, 13, "val one = 1"),
        (24, 24, "\n"),
        (12, 25, ""),
        (0, 12, ""),
    ]:
        document = document.edited([(Span(start, end), typed.encode())])
        text = text[:start] + typed + text[end:]
        fresh = Document.parse(text, KOTLIN)
        assert [one.span for one in document.items] == [one.span for one in fresh.items]
        assert str(document.tree.root_node) == str(fresh.tree.root_node)
        assert not document.has_errors


def test_giving_up_leaves_nothing_behind() -> None:
    # A parser that is lost asks for the same pieces of the text thousands of times.
    read(KOTLIN, LOST.encode())
    before = sys.getallocatedblocks()
    for _ in range(5):
        assert read(KOTLIN, LOST.encode()).is_abandoned
    assert sys.getallocatedblocks() - before < 50


def test_words_are_asked_for_in_a_text_that_ends_without_a_line_end() -> None:
    # Of a tree without its text, a query would take every word for the one that it asks for.
    text = "fun few() = 1 until 9"
    assert read(KOTLIN, text.encode()).tree.root_node.text == text.encode()
    assert findings(Document.parse(text, KOTLIN), default_selection()) == []


def test_a_file_of_which_all_is_commented_out_is_read_to_its_end() -> None:
    # The grammar of Python looks through the comments in front of a line once for each of them.
    text = "class Row:\n    size = 1\n" + '# class Old:\n#     """Text."""\n\n\n# Old.size = 2\n' * 700
    assert not read(PYTHON, text.encode()).is_abandoned
