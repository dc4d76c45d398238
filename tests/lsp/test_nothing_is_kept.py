"""Of texts that were closed nothing is kept, and no cache grows without a bound."""

from __future__ import annotations

import asyncio
import gc
import importlib
import inspect
import pkgutil
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

import variorum
from tests.lsp.test_session import services_in
from variorum.lsp.features.text_document_code_lens import code_lens
from variorum.lsp.features.text_document_diagnostic import diagnostic
from variorum.lsp.features.text_document_did_change import did_change
from variorum.lsp.features.text_document_did_close import did_close
from variorum.lsp.features.text_document_did_open import did_open
from variorum.lsp.features.text_document_hover import hover
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.services import Services

ORIGINAL = "class Note%d {\n    int first(int a) { return a / 2; }\n}\n"
TRANSLATION = (
    "# variorum: translated-from Note%d.java\nimport os\n\n\nclass Note%d:\n"
    "    def first(self, a):\n        return a / 2\n"
)
ANSWER = "# Code Quality Evaluation\n\n```python\nprint(%d)\n```\n"


@pytest.fixture
def services(tmp_path: Path) -> Services:
    """A workspace of ten pairs and ten answers."""
    for number in range(10):
        (tmp_path / f"Note{number}.java").write_text(ORIGINAL % number)
        (tmp_path / f"note{number}.py").write_text(TRANSLATION % (number, number))
        (tmp_path / f"note{number}.response.md").write_text(ANSWER % number)
    return services_in(tmp_path)


async def test_nothing_is_kept_of_texts_that_were_closed(services: Services, tmp_path: Path) -> None:
    traces = []
    kinds = {".java": "java", ".py": "python", ".md": "markdown"}
    for path in sorted(tmp_path.iterdir()):
        traces += await worked_on(services, path, kinds[path.suffix])
    assert len(traces) >= 150
    await thread_let_go(services)
    forget(services)
    gc.collect()
    assert [trace() for trace in traces if trace() is not None] == []
    services.tasks.stop()


def forget(services: Services) -> None:
    services.session.forget()
    services.snapshots.forget()


async def thread_let_go(services: Services) -> None:
    """Wait until the thread for work has dropped what it worked on last: it hands the result over a moment before.

    On a slow machine, interpretation of a text may have begun before the text was closed.
    """
    await services.tasks.in_thread(int)
    begun = asyncio.all_tasks() - {asyncio.current_task()}
    await asyncio.gather(*begun, return_exceptions=True)


async def worked_on(services: Services, path: Path, language: str) -> list[weakref.ref[object]]:
    """Open a text, edit it, ask for all that can be asked, and close it; traces of what there was of it."""
    uri = path.as_uri()
    text = {"uri": uri, "languageId": language, "version": 1, "text": path.read_text()}
    did_open(services, Params({"textDocument": text}))
    traces: list[weakref.ref[object]] = []
    for version in (2, 3):
        start = {"line": 0, "character": 0}
        change = {"range": {"start": start, "end": start}, "text": "\n"}
        document = {"textDocument": {"uri": uri, "version": version}}
        did_change(services, Params({**document, "contentChanges": [change]}))
        place = Params({**document, "position": {"line": 4, "character": 10}})
        assert await diagnostic(services, place)
        await code_lens(services, place)
        await hover(services, place)
        snapshot = services.snapshots.current(uri)
        assert snapshot is not None
        traces += [weakref.ref(snapshot), weakref.ref(services.session.documents[uri].buffer)]
        traces += [weakref.ref(snapshot.document)] if snapshot.document is not None else []
    did_close(services, Params({"textDocument": {"uri": uri}}))
    return traces


async def test_an_edit_lets_go_of_the_text_before_it(services: Services, tmp_path: Path) -> None:
    pair = [(tmp_path / "Note0.java", "java"), (tmp_path / "note0.py", "python")]
    for path, language in pair:
        text = {"uri": path.as_uri(), "languageId": language, "version": 1, "text": path.read_text()}
        did_open(services, Params({"textDocument": text}))
    traces = []
    for version in range(2, 42):
        for path, _ in pair:
            uri = path.as_uri()
            document = {"textDocument": {"uri": uri, "version": version}}
            place = Params({**document, "position": {"line": 4, "character": 10}})
            # An editor may ask for findings once and then never again.
            assert version > 2 or await diagnostic(services, place)
            await code_lens(services, place)
            snapshot = services.snapshots.current(uri)
            assert snapshot is not None
            assert snapshot.findings or path.suffix == ".java"
            traces += [weakref.ref(snapshot), weakref.ref(snapshot.document)]
            start = {"line": 0, "character": 0}
            change = {"range": {"start": start, "end": start}, "text": "\n"}
            did_change(services, Params({**document, "contentChanges": [change]}))
            services.session.documents[uri].buffer.document  # noqa: B018 - it is worked out when it is asked for
    del snapshot
    await thread_let_go(services)
    gc.collect()
    # Of each half the last snapshot with its text, and what the comparison of the two goes on from.
    assert sum(trace() is not None for trace in traces) <= 6
    forget(services)
    gc.collect()
    assert [trace() for trace in traces if trace() is not None] == []
    services.tasks.stop()


FINITE = {
    "Language",
    # Names of things that are part of Variorum.
    "variorum.differential.undefined_names._library",
    "variorum.grading.rubric_keys._keys",
    "variorum.grading.rubric_structure._validator",
    "variorum.languages.bare._prose",
    "variorum.interpreter.compiling.analysis._fields",
    "variorum.interpreter.semantics.semantics_of",
    "variorum.interpreter.tables.operations_of",
    "variorum.lsp.protocol.rule_pages.rule_page_uri",
    "variorum.lsp.protocol.rule_pages.check_page_uri",
    "variorum.lsp.protocol.rule_pages._pages_folder",
    "variorum.program.traversal.fields_of",
    "variorum.rules.dialects._pattern",
    "variorum.rules.checks.unused_member._pattern",
    "variorum.rules.names_in_directives._pattern",
    "variorum.rules.policies.ignored_names",
    "variorum.rules.policies.reported_kinds",
    "variorum.rules.policies.severity_if_untranslated",
    "variorum.rules.policies.usual_severity",
    "variorum.syntax.language_detection._signs",
    "variorum.syntax.language_detection._stated",
    # The queries of the languages.
    "variorum.syntax.occurrences._part_of",
    "variorum.rules.registry._rules_in",
    # Unknown names are errors, which are not kept.
    "variorum.grading.shipped_rubrics.load_rubric",
    "variorum.languages.registry.language_named",
    "variorum.lsp.commands.command_named",
}
"""What caches without a bound may be asked about: it comes from Variorum's own data, so there is only so much of it."""


def unbounded_caches() -> Iterator[tuple[str, set[str]]]:
    """Every cache without a bound, with the types of what it is asked about."""
    for found in pkgutil.walk_packages(variorum.__path__, "variorum."):
        if found.name.endswith("__main__"):
            continue
        for function in vars(importlib.import_module(found.name)).values():
            parameters = getattr(function, "cache_parameters", None)
            if parameters is None or function.__module__ != found.name or parameters()["maxsize"] is not None:
                continue
            asked = inspect.signature(function).parameters.values()
            yield f"{found.name}.{function.__name__}", {one.annotation for one in asked}


def test_no_cache_grows_with_what_people_write() -> None:
    found = dict(unbounded_caches())
    assert found.keys() >= {"variorum.syntax.grammar.query_of", "variorum.rules.registry.all_rules"}
    del found["variorum.syntax.grammar.query_of"]  # a language and the name of a query
    assert {name for name, asked in found.items() if not asked <= {"Language"}} <= FINITE
