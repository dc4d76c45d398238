"""Texts that nest without end: nobody runs out of stack in them, and nobody waits."""

from __future__ import annotations

import subprocess
import sys
from time import thread_time

import pytest

from variorum.languages import Language, all_languages, language_named
from variorum.quality.evaluate import evaluate
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.syntax.nesting_depth import DEEPEST, nests_too_deep
from variorum.syntax.progressive_parse import ProgressiveParse
from variorum.syntax.source_text import SourceText
from variorum.syntax.span import Span

C = language_named("c")
LEVELS = 3_000
SUM = "int x = 1" + " + 1" * LEVELS + ";\n"
SHORT = "int y = 1" + " + 1" * (DEEPEST // 2) + ";\n"


def in_brackets(levels: int) -> str:
    return "int x = " + "(" * levels + "1" + ")" * levels + ";\n"


@pytest.mark.parametrize("levels", [1, DEEPEST - 100])
def test_what_people_write_is_not_too_deep(levels: int) -> None:
    tree = Document.parse(in_brackets(levels), C).tree
    assert not nests_too_deep(tree, 0, 10_000)


def test_a_text_that_nests_without_end_is_given_up_and_has_one_finding() -> None:
    document = Document.parse(in_brackets(LEVELS), C)
    assert document.is_abandoned
    [finding] = findings(document, default_selection())
    assert (finding.rule, finding.line) == ("syntax-error", 1)
    assert f"nests more than {DEEPEST} levels deep" in finding.message


def test_a_long_sum_is_found_wherever_it_stands() -> None:
    for text in (SUM, SHORT * 9 + SUM, SUM + SHORT * 9):
        assert Document.parse(text, C).is_abandoned
    assert not Document.parse(SHORT * 18, C).is_abandoned


def test_a_text_is_given_up_and_taken_up_again_by_typing() -> None:
    sound = Document.parse(SHORT, C)
    lost = sound.edited([(Span(len(SHORT), len(SHORT)), SUM.encode())])
    assert lost.is_abandoned
    found = lost.edited([(Span(len(SHORT), len(lost.text)), b"")])
    assert not found.has_errors
    assert [one.span for one in found.items] == [one.span for one in sound.items]


def test_an_opening_of_such_a_text_ends() -> None:
    opening = ProgressiveParse.of(SourceText.of(SHORT), C)
    assert opening.edited([(Span(0, 0), SUM.encode())]).completed().is_abandoned


SAVER = """
from variorum.languages import language_named
from variorum.syntax.document import Document

text = "int x = " + "(" * 100_000 + "1" + ")" * 100_000 + ";\\n )\\n"
assert Document.parse(text, language_named("c")).reparsed().has_errors
"""


def test_saving_a_text_that_nests_without_end_does_not_end_the_process() -> None:
    subprocess.run([sys.executable, "-c", SAVER], check=True, timeout=100)


BOTTOMLESS = {
    "a sum": "x = 1" + " + 1" * LEVELS,
    "blocks": "{" * LEVELS + "}" * LEVELS,
    "calls": "f(" * LEVELS + "1" + ")" * LEVELS,
    "types": "A<" * LEVELS + "B" + ">" * LEVELS + " x",
    "signs": "x = " + "!" * LEVELS + "a",
}


@pytest.mark.parametrize("language", all_languages(), ids=lambda one: one.id)
def test_nobody_waits_for_what_nests_without_end(language: Language) -> None:
    started = thread_time()
    for text in BOTTOMLESS.values():
        document = Document.parse(f"<?php {text}", language)
        findings(document, default_selection())
        evaluate(document)
    # It takes a second or two, and took minutes for some languages.
    assert thread_time() - started < 20
