"""variorum.explainQuality {"uri", "offset"?}: each point that a file, or an item in it, has won or lost, and where."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.lsp.handling import command
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.positions import range_of
from variorum.lsp.quality_features import item_quality
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.wanted import wanted_snapshot
from variorum.quality.quality_score import PointScore, QualityScore
from variorum.reports.quality_markdown import quality_markdown
from variorum.workspace import OutsideWorkspace, Workspace


@command("variorum.explainQuality")
async def explain_quality(session: Session, argument: Params) -> Json:
    """The score as fields and as Markdown, which is written below `.variorum/reports` and shown if `show` is true."""
    snapshot = await wanted_snapshot(session, argument.text("uri"))
    offset = argument.find("offset")
    name, score = await session.tasks.in_thread(
        _scored, snapshot, offset if isinstance(offset, int) else None
    )
    page = quality_markdown(name, snapshot.text, score)
    folder, _ = session.place_of(snapshot.uri)
    if argument.find("show") is not False and folder is not None:
        written = await session.tasks.in_thread(_write, folder.workspace, snapshot.name, page)
        await session.client.show_document(folder.uri_of(written))
    return _fields(snapshot, name, score) | {"markdown": page}


def _scored(snapshot: Snapshot, offset: int | None) -> tuple[str, QualityScore]:
    document = snapshot.document
    if document is None or snapshot.quality is None:
        raise MalformedParams(f"{snapshot.name} is no source code")
    item = document.item_at(offset) if offset is not None else None
    if item is None or item.declaration is None:
        return snapshot.name, snapshot.quality
    return item.declaration.name, item_quality(document, item)


def _write(workspace: Workspace, name: str, page: str) -> str:
    path = f".variorum/reports/{'-'.join(PurePosixPath(name).parts)}.quality.md"
    try:
        workspace.write(path, page)
    except (OSError, OutsideWorkspace) as error:
        raise MalformedParams(f"the report could not be written: {error}") from error
    return path


def _fields(snapshot: Snapshot, name: str, score: QualityScore) -> Json:
    return {
        "name": name,
        "overall": score.overall,
        "passed": score.passed,
        "threshold": score.threshold,
        "rubric": score.rubric,
        "dimensions": [
            {
                "id": identifier,
                "value": one.value,
                "weight": one.weight,
                "contribution": one.contribution,
                "points": [_point(snapshot, point) for point in one.points],
            }
            for identifier, one in score.dimensions.items()
        ],
    }


def _point(snapshot: Snapshot, point: PointScore) -> Json:
    fields: Json = {
        "id": point.id,
        "means": point.means,
        "earned": point.earned,
        "possible": point.possible,
        "applies": point.is_applicable,
    }
    if point.span is not None:
        fields["range"] = range_of(snapshot.text, point.span, snapshot.abilities.encoding)
    return fields
