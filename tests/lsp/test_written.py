"""Diagnostics as JSON texts say what diagnostics say, whatever was typed before."""

from __future__ import annotations

import json
from random import Random

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.editing import Typist
from tests.lsp.test_convert import EVERYTHING, snapshot
from variorum.languages import language_named
from variorum.lsp.convert import diagnostics_of
from variorum.lsp.positions import Encoding
from variorum.lsp.written import diagnostics_text
from variorum.settings import DEFAULT
from variorum.syntax.span import Span

TEXT = """import os


def first(count):
    spare = "é𝄞"; other = count
    return 1


x = 1; import sys


def second(name):
    # variorum: ignore[unused-variable]
    spare = name
    if name == None:
        print("debug")
    return first(name)
"""


def test_a_finding_that_moved_is_written_in_its_new_place() -> None:
    before = snapshot(TEXT)
    assert json.loads(diagnostics_text(before)) == diagnostics_of(before)
    moved = before.document and before.document.edited([(Span(0, 0), b"# one\n# two\n")])
    assert moved is not None
    after = attrs.evolve(before, document=moved, text=moved.text)
    assert json.loads(diagnostics_text(after)) == diagnostics_of(after)
    assert diagnostics_of(after)[0]["range"]["start"]["line"] == 2


def test_clients_with_other_positions_get_others() -> None:
    for encoding in Encoding:
        shown = snapshot(TEXT, attrs.evolve(EVERYTHING, encoding=encoding))
        assert json.loads(diagnostics_text(shown)) == diagnostics_of(shown)


@given(st.randoms(use_true_random=False))
def test_whatever_was_typed_the_text_says_what_the_diagnostics_say(random: Random) -> None:
    typist = Typist(TEXT, language_named("python"), random)
    abilities = attrs.evolve(EVERYTHING, encoding=typist.encoding)
    for _ in range(5):
        typist.step()
        document = typist.buffer.document
        assert document is not None
        shown = attrs.evolve(snapshot("", abilities), document=document, text=document.text, settings=DEFAULT)
        assert json.loads(diagnostics_text(shown)) == diagnostics_of(shown)


PART = """def part{0}(count):
    spare = count
    if count == None:
        return 1
    elif count == None:
        return 2


"""
MANY = "".join(PART.format(number) for number in range(20))


def test_sections_that_moved_are_written_with_their_lines_alone() -> None:
    # A place that a finding speaks of is named by the text's URI, in which there may be anything.
    before = attrs.evolve(snapshot(MANY), uri="untitled:50%d%")
    texts = [diagnostics_text(before)]
    assert b"50%d%" in texts[0]
    assert len(before.stretches) > 1
    document = before.document
    assert document is not None
    for inserted in (b"# one\n", b"# two\n", b""):
        document = document.edited([(Span(0, 6 if not inserted else 0), inserted)])
        after = attrs.evolve(before, document=document, text=document.text)
        texts.append(diagnostics_text(after))
        assert json.loads(texts[-1]) == diagnostics_of(after)
        fresh = attrs.evolve(snapshot(str(document.text)), uri=before.uri)
        assert texts[-1] == diagnostics_text(fresh)
    assert texts[1] == texts[3]


def test_what_was_written_for_one_client_is_not_shown_to_another() -> None:
    before = snapshot(MANY)
    diagnostics_text(before)
    plain = attrs.evolve(before, abilities=attrs.evolve(EVERYTHING, knows_tags=frozenset()))
    assert json.loads(diagnostics_text(plain)) == diagnostics_of(plain)
    elsewhere = attrs.evolve(before, uri="untitled:2")
    assert json.loads(diagnostics_text(elsewhere)) == diagnostics_of(elsewhere)


@settings(max_examples=30)
@given(st.randoms(use_true_random=False))
def test_whatever_was_typed_into_a_long_text_it_is_written_as_by_a_fresh_server(random: Random) -> None:
    typist = Typist(MANY, language_named("python"), random)
    abilities = attrs.evolve(EVERYTHING, encoding=typist.encoding)
    for _ in range(3):
        typist.step()
        document = typist.buffer.document
        assert document is not None
        shown = attrs.evolve(snapshot("", abilities), document=document, text=document.text, settings=DEFAULT)
        fresh = attrs.evolve(snapshot(str(document.text), abilities), settings=DEFAULT)
        assert diagnostics_text(shown) == diagnostics_text(fresh)


def test_what_is_said_of_the_original_moves_with_it() -> None:
    method = "    static int third{0}(int count) {{\n        return count / 3;\n    }}\n"
    java = f"/* A */\nclass A {{\n{''.join(method.format(number) for number in range(40))}}}\n"
    python = "".join(
        f"def third{number}(count):\n    spare = 1\n    return count / 3\n\n\n" for number in range(40)
    )
    before = snapshot(python, original=java)
    assert b"A.java" in diagnostics_text(before)
    assert before.original is not None
    # The places are as many bytes from the beginning as before, and a line further down.
    document = before.original.document.edited([(Span(2, 3), b"\n")])
    after = attrs.evolve(before, original=attrs.evolve(before.original, document=document))
    assert diagnostics_text(after) != diagnostics_text(before)
    for shown in (before, after):
        assert json.loads(diagnostics_text(shown)) == diagnostics_of(shown)
