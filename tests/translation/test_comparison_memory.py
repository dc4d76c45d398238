"""A comparison is freed at once when it is no longer used, without waiting for the garbage collector."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from benchmarks.performance.programs import program

from variorum.languages import Language, all_languages, language_named
from variorum.quality.evaluate import evaluate
from variorum.rules.engine import findings
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

SELECTION = default_selection()


@pytest.fixture(autouse=True)
def without_the_collector() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def read(language: Language) -> Document:
    return Document.parse(program(language.id, 60), language)


def garbage_of(work: Callable[[], object]) -> int:
    """Returns how many objects the second run of `work` leaves to the garbage collector."""
    work()
    gc.collect()
    work()
    return gc.collect()


@pytest.mark.parametrize("language", all_languages(), ids=lambda one: one.id)
def test_a_document_is_freed_with_its_findings(language: Language) -> None:
    def work() -> None:
        document = read(language)
        assert findings(document, SELECTION) is not None
        assert evaluate(document).overall > 0

    assert garbage_of(work) == 0


@pytest.mark.parametrize("language", all_languages(), ids=lambda one: one.id)
def test_a_pair_is_freed_with_its_score(language: Language) -> None:
    other = language_named("java" if language.id == "python" else "python")

    def work() -> None:
        for source, target in ((language, other), (other, language)):
            assert score_documents(read(source), read(target), selection=SELECTION) is not None

    assert garbage_of(work) == 0
