"""variorum.witnessTest {"uri", "range"}: writes the witness at a place as a unit test of the translation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from variorum.differential.verdict import Witness
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import requested_pair
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.positions import range_of, span_of
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.rules.finding import Finding
from variorum.syntax.span import Span
from variorum.workspace import OutsideWorkspace

COMMAND = "variorum.witnessTest"
_RULE = "different-behaviour"
_FOLDER = ".variorum/reports"


@command(COMMAND)
async def witness_test(services: Services, argument: Params) -> Json:
    """Returns the test and its framework, and shows the test as a file of the reports' folder."""
    pair = await requested_pair(services, argument.text("uri"))
    snapshot = pair.snapshot
    span = span_of(snapshot.text, argument.inside("range"), snapshot.capabilities.encoding)
    unit_test = unit_test_for(snapshot, span)
    if unit_test is None:
        raise MalformedParams("no witness here can be written as a test")
    framework, text = unit_test
    path = PurePosixPath(pair.target)
    name = f"{_FOLDER}/{'-'.join((*path.parts[:-1], path.stem))}.witness{path.suffix}"
    try:
        await services.tasks.in_thread(pair.folder.workspace.write, name, text)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the test could not be written: {error}") from error
    uri = pair.folder.uri_of(name)
    await services.client.show_document(uri)
    return {"framework": framework, "text": text, "document": uri}


def unit_test_for(snapshot: Snapshot, span: Span) -> tuple[str, str] | None:
    """The framework and the test of the witness on the item whose name or likely mistake touches the range."""
    witness = _witness_at(snapshot, span)
    if witness is None or snapshot.document is None:
        return None
    from variorum.translation.witness_test import witness_test as test_of

    return test_of(witness, snapshot.document.language, snapshot.name, str(snapshot.text))


def _witness_at(snapshot: Snapshot, span: Span) -> Witness | None:
    behaviour = snapshot.displayed_behaviour
    for item in behaviour.reported if behaviour is not None else ():
        if any(
            one is not None and one.start <= span.end and span.start <= one.end
            for one in (item.target, item.place)
        ):
            return item.verdict.reported
    return None


def witness_ranges(snapshot: Snapshot, findings: Sequence[Finding]) -> Iterator[Json]:
    """The ranges of those findings that are witnesses which can be written as tests."""
    for finding in findings:
        if finding.rule == _RULE and unit_test_for(snapshot, finding.span) is not None:
            yield range_of(snapshot.text, finding.span, snapshot.capabilities.encoding)
