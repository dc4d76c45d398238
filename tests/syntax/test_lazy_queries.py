"""Queries compiled in part answer as whole ones do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from variorum.languages import Language, language_ids, language_named, language_of_path
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax import item_analysis, lazy_queries, query_prefilter
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.item import ItemFacts, Match
from variorum.syntax.lazy_queries import ITEM_QUERIES, go_on, prepare
from variorum.syntax.progressive_parse import ProgressiveParse, parse_lazily
from variorum.syntax.query_patterns import patterns_of
from variorum.syntax.source_text import SourceText

PROGRAMS = sorted(
    path for path in (Path(__file__).parents[1] / "rules").glob("*/*.*") if path.suffix != ".pyc"
)
PYTHON = language_named("python")
SET = re.compile(r"frozenset\(\{(.*?)\}\)")


@pytest.fixture(autouse=True)
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a server that has just started."""
    monkeypatch.setattr(lazy_queries, "_whole", {})
    monkeypatch.setattr(lazy_queries, "_partial", {})


def programs_in(language: Language) -> Iterator[str]:
    """The rules' test programs in a language."""
    for path in PROGRAMS:
        text = path.read_text(encoding="utf-8")
        if language_of_path(path.name, text) is language:
            yield text


def facts_of(document: Document) -> list[str]:
    """All that is known of the items of a document, to compare; of matches, nobody may ask in which order they come."""
    return [SET.sub(in_order, repr(with_matches_in_order(item.facts))) for item in document.items]


def with_matches_in_order(item_analysis: ItemFacts) -> ItemFacts:
    """The same facts, with the matches in the order of how they are spelled."""
    spelled = {
        capture: sorted(str(sorted(match.items())) for match in matches)
        for capture, matches in sorted(item_analysis.matches.items())
    }
    return attrs.evolve(item_analysis, matches=spelled)


def in_order(members: re.Match[str]) -> str:
    """The members of a set, which equal sets may hold in another order, by how they are spelled."""
    return str(sorted(members[1].split(", ")))


@pytest.mark.parametrize("language", language_ids())
def test_the_facts_are_those_of_whole_queries(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Each may have more compiled, which takes its time.
    texts = list(programs_in(language_named(language)))[::8]
    assert texts
    whole = [facts_of(Document.parse(text, language_named(language))) for text in texts]
    monkeypatch.setattr(lazy_queries, "_whole", {})
    for text, expected in zip(texts, whole, strict=True):
        # Each text is read with what the ones before it have left compiled.
        assert facts_of(parse_lazily(SourceText.of(text), language_named(language))) == expected
    assert not lazy_queries._whole


@pytest.mark.parametrize("language", language_ids())
def test_a_text_that_nothing_was_compiled_for_has_them_too(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = list(programs_in(language_named(language)))
    whole = [facts_of(Document.parse(text, language_named(language))) for text in texts]
    monkeypatch.setattr(lazy_queries, "_whole", {})
    parse_lazily(SourceText.of(texts[0]), language_named(language))
    assert [facts_of(Document.parse(text, language_named(language))) for text in texts] == whole


def test_a_short_text_compiles_less_than_all_and_nothing_whole() -> None:
    parse_lazily(SourceText.of("import os\n\n\ndef f(a):\n    return len(a)\n"), PYTHON)
    parts = lazy_queries._partial[PYTHON].files["artifacts"].part
    assert 0 < len(parts.places) < len(parts.places) + len(parts.left_out) // 2
    assert not lazy_queries._whole


def test_what_is_compiled_is_not_compiled_again() -> None:
    parse_lazily(SourceText.of("import os\n"), PYTHON)
    (first,) = lazy_queries._partial[PYTHON].files["artifacts"].part.pieces
    parse_lazily(SourceText.of("def f(a):\n    return len(a)\n"), PYTHON)
    before, more = lazy_queries._partial[PYTHON].files["artifacts"].part.pieces
    assert before is first
    places = lazy_queries._partial[PYTHON].files["artifacts"].part.places
    assert first.query.pattern_count + more.query.pattern_count == len(places)


@pytest.mark.parametrize("language", language_ids())
def test_findings_do_not_depend_on_the_order_of_matches(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, matches = list(programs_in(language_named(language)))[::3], item_analysis._matches

    def turned_round(*asked: Any) -> dict[str, tuple[Match, ...]]:
        return {capture: several[::-1] for capture, several in reversed(matches(*asked).items())}

    def found() -> list[list[str]]:
        documents = [Document.parse(text, language_named(language)) for text in texts]
        return [[str(one) for one in findings(document, default_selection())] for document in documents]

    straight = found()
    monkeypatch.setattr(item_analysis, "_matches", turned_round)
    assert any(straight)
    assert found() == straight


def test_what_an_edit_brings_is_found() -> None:
    document = parse_lazily(SourceText.of("def f(a):\n    return a\n"), PYTHON)
    assert not document.items_with("eval")
    changed = parse_lazily(SourceText.of("def f(a):\n    return a\n"), PYTHON).edited(
        [(document.items[0].span, b"def f(a):\n    breakpoint()\n    return [x for x in a]")]
    )
    fresh = Document.parse(str(changed.text), PYTHON)
    assert facts_of(changed) == facts_of(fresh)


def test_the_first_part_of_a_long_text_waits_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    first = "def f(a):\n    return a\n\n\n" * 300
    text = (
        first
        + "class A:\n    async def f(self):\n        with open(self.x) as y:\n            yield y\n" * 300
    )
    opening = ProgressiveParse.of(SourceText.of(text), PYTHON)
    opening.prepare(5_000)
    opening.advance(5_000)
    first_part = len(lazy_queries._partial[PYTHON].files["artifacts"].part.places)
    in_parts = facts_of(opening.completed())
    assert len(lazy_queries._partial[PYTHON].files["artifacts"].part.places) > first_part
    monkeypatch.setattr(lazy_queries, "_partial", {})
    assert in_parts == facts_of(Document.parse(text, PYTHON))


def test_what_stands_late_in_a_long_text_is_known_of(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, late = b"x = 1\n" * 2000, b"while x:\n    x -= 1\n"
    queries = lazy_queries.LazyQueries(PYTHON)

    def kinds_in(text: bytes, end: int) -> frozenset[str] | None:
        return queries.contents(new_parser(PYTHON).parse(text).root_node, end, text).kinds

    assert kinds_in(plain + late, len(plain + late)) == kinds_in(plain[:6] + late, len(plain[:6] + late))
    assert kinds_in(plain + late, len(plain)) == kinds_in(plain[:6], 6)
    monkeypatch.setattr(query_prefilter, "_LONGEST", len(plain))
    assert kinds_in(plain + late, len(plain + late)) is None


def test_the_rest_is_compiled_piece_by_piece() -> None:
    parse_lazily(SourceText.of("import os\n"), PYTHON)
    files, pieces = lazy_queries._partial[PYTHON].files, 1
    while not go_on(PYTHON):
        pieces += 1
    assert pieces > len(ITEM_QUERIES)
    assert not any(file.part.left_out for file in files.values())
    assert go_on(PYTHON)
    counted = {name: sum(one.query.pattern_count for one in files[name].part.pieces) for name in ITEM_QUERIES}
    assert counted == {name: len(patterns_of(PYTHON.query_source(name))) for name in ITEM_QUERIES}


def test_what_is_not_wanted_any_more_is_left() -> None:
    text, answers = b"import os\n", iter([True, False, False, False])
    root = new_parser(PYTHON).parse(text).root_node
    prepare(PYTHON, root, text, 10, lambda: next(answers))
    assert [bool(file.part.pieces) for file in lazy_queries._partial[PYTHON].files.values()] == [
        True,
        False,
        False,
        False,
    ]


def test_whole_queries_are_not_taken_apart() -> None:
    tree = Document.parse("import os\n", PYTHON).tree
    prepare(PYTHON, tree.root_node, b"import os\n", 10)
    assert PYTHON not in lazy_queries._partial
