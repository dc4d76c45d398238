"""Any text is analysed: no exception, no finding inside what does not parse, whatever was done to a program."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.mutilation import mutilated
from tests.fuzz.validity import analysed
from variorum.languages import Language, all_languages, language_named, language_of_path
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document

ROOT = Path(__file__).parents[2]
PROGRAMS = sorted(
    path
    for folder in ("examples", "tests/rules", "tests/translation/pair_rules")
    for path in (ROOT / folder).rglob("*")
    if path.is_file() and language_of_path(path) is not None
)


def language_of(path: Path) -> Language:
    """The language of a program, which its name tells."""
    language = language_of_path(path)
    assert language is not None
    return language


@given(st.sampled_from(PROGRAMS), st.randoms(use_true_random=False))
def test_a_broken_program_is_analysed(path: Path, random: Random) -> None:
    analysed(mutilated(path.read_bytes(), random), language_of(path))


@given(st.sampled_from(sorted(all_languages(), key=lambda one: one.id)), st.text(max_size=200))
def test_any_text_is_analysed(language: Language, text: str) -> None:
    analysed(text.encode("utf-8", "surrogatepass"), language)


@given(st.sampled_from(sorted(all_languages(), key=lambda one: one.id)), st.binary(max_size=200))
def test_any_bytes_are_analysed(language: Language, data: bytes) -> None:
    analysed(data, language)


@pytest.mark.parametrize(
    "opening", ["(", "[", "{", "f(", "if (x) {", "x = ", "/*", '"', "<", "#if 1\n", "a ? "]
)
def test_deep_nesting_is_analysed(opening: str) -> None:
    for language in all_languages():
        analysed(opening.encode() * 400, language)


def rules_found(text: str, language: str) -> list[tuple[str, int]]:
    """Rule and line of every finding, syntax errors left out."""
    document = Document.parse(text, language_named(language))
    found = findings(document, default_selection())
    return [(one.rule, one.line) for one in found if one.rule != "syntax-error"]


SOUND = "export function sound(a) {\n  let left = 1;\n  return a;\n}\n"
LOST = "function broken(a) {\n  let right = 1;\n  if (a) {\n  unction sound(a) {\n  let l  "


def test_what_stands_before_the_place_where_the_parser_got_lost_keeps_its_findings() -> None:
    document = Document.parse(SOUND + LOST, language_named("javascript"))
    assert document.tree.root_node.is_error
    assert document.unparsed_from == len(SOUND)
    assert rules_found(SOUND + LOST, "javascript") == [("unused-variable", 2)]


def test_what_stands_behind_that_place_has_none() -> None:
    assert rules_found(LOST, "javascript") == []
