"""Diagnostics as JSON texts say what diagnostics say, whatever was typed before."""

from __future__ import annotations

import json
from random import Random

import attrs
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fuzz.editing import Typist
from tests.lsp.test_diagnostics import EVERYTHING, snapshot
from variorum.languages import language_named
from variorum.lsp.conversion.diagnostic_json import PublishedDiagnostics, write_diagnostics
from variorum.lsp.conversion.diagnostics import diagnostics_of
from variorum.lsp.protocol.positions import Encoding
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
    written = write_diagnostics(before)
    assert json.loads(written.data) == diagnostics_of(before)
    moved = before.document and before.document.edited([(Span(0, 0), b"# one\n# two\n")])
    assert moved is not None
    after = attrs.evolve(before, document=moved, text=moved.text)
    assert json.loads(write_diagnostics(after, written).data) == diagnostics_of(after)
    assert diagnostics_of(after)[0]["range"]["start"]["line"] == 2


def test_clients_with_other_positions_get_others() -> None:
    for encoding in Encoding:
        shown = snapshot(TEXT, attrs.evolve(EVERYTHING, encoding=encoding))
        assert json.loads(write_diagnostics(shown).data) == diagnostics_of(shown)


@given(st.randoms(use_true_random=False))
def test_whatever_was_typed_the_text_says_what_the_diagnostics_say(random: Random) -> None:
    typist = Typist(TEXT, language_named("python"), random)
    capabilities = attrs.evolve(EVERYTHING, encoding=typist.encoding)
    written: PublishedDiagnostics | None = None
    for _ in range(5):
        typist.step()
        document = typist.buffer.document
        assert document is not None
        shown = attrs.evolve(
            snapshot("", capabilities), document=document, text=document.text, settings=DEFAULT
        )
        written = write_diagnostics(shown, written)
        assert json.loads(written.data) == diagnostics_of(shown)


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
    written = write_diagnostics(before)
    texts = [written.data]
    assert b"50%d%" in texts[0]
    assert len(before.chunks) > 1
    document = before.document
    assert document is not None
    for inserted in (b"# one\n", b"# two\n", b""):
        document = document.edited([(Span(0, 6 if not inserted else 0), inserted)])
        after = attrs.evolve(before, document=document, text=document.text)
        written = write_diagnostics(after, written)
        texts.append(written.data)
        assert json.loads(texts[-1]) == diagnostics_of(after)
        fresh = attrs.evolve(snapshot(str(document.text)), uri=before.uri)
        assert texts[-1] == write_diagnostics(fresh).data
    assert texts[1] == texts[3]


def test_what_was_written_for_one_client_is_not_shown_to_another() -> None:
    before = snapshot(MANY)
    written = write_diagnostics(before)
    plain = attrs.evolve(before, capabilities=attrs.evolve(EVERYTHING, knows_tags=frozenset()))
    assert json.loads(write_diagnostics(plain, written).data) == diagnostics_of(plain)
    elsewhere = attrs.evolve(before, uri="untitled:2")
    assert json.loads(write_diagnostics(elsewhere, written).data) == diagnostics_of(elsewhere)


@settings(max_examples=30)
@given(st.randoms(use_true_random=False))
def test_whatever_was_typed_into_a_long_text_it_is_written_as_by_a_fresh_server(random: Random) -> None:
    typist = Typist(MANY, language_named("python"), random)
    capabilities = attrs.evolve(EVERYTHING, encoding=typist.encoding)
    written: PublishedDiagnostics | None = None
    for _ in range(3):
        typist.step()
        document = typist.buffer.document
        assert document is not None
        shown = attrs.evolve(
            snapshot("", capabilities), document=document, text=document.text, settings=DEFAULT
        )
        fresh = attrs.evolve(snapshot(str(document.text), capabilities), settings=DEFAULT)
        written = write_diagnostics(shown, written)
        assert written.data == write_diagnostics(fresh).data


def test_what_is_said_of_the_original_moves_with_it() -> None:
    method = "    static int third{0}(int count) {{\n        return count / 3;\n    }}\n"
    java = f"/* A */\nclass A {{\n{''.join(method.format(number) for number in range(40))}}}\n"
    python = "".join(
        f"def third{number}(count):\n    spare = 1\n    return count / 3\n\n\n" for number in range(40)
    )
    before = snapshot(python, original=java)
    written = write_diagnostics(before)
    assert b"A.java" in written.data
    assert before.original is not None
    # The places are as many bytes from the beginning as before, and a line further down.
    document = before.original.document.edited([(Span(2, 3), b"\n")])
    after = attrs.evolve(before, original=attrs.evolve(before.original, document=document))
    again = write_diagnostics(after, written)
    assert again.data != written.data
    assert json.loads(written.data) == diagnostics_of(before)
    assert json.loads(again.data) == diagnostics_of(after)
