"""variorum.explainQuality {"uri", "offset"?}: explains each point that a file, or an item in it, has won or lost."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.lsp.conversion.quality_display import item_quality
from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.quality.quality_score import PointScore, QualityScore
from variorum.reports.quality_markdown import quality_markdown
from variorum.workspace import OutsideWorkspace, Workspace


@command("variorum.explainQuality")
async def explain_quality(services: Services, argument: Params) -> Json:
    """Returns the score as fields and as Markdown, which is stored in `.variorum/reports` and shown unless `show` is false."""
    snapshot = await requested_snapshot(services, argument.text("uri"))
    offset = argument.find("offset")
    name, score = await services.tasks.in_thread(
        _scored, snapshot, offset if isinstance(offset, int) else None
    )
    page = quality_markdown(name, snapshot.text, score)
    folder, _ = services.session.place_of(snapshot.uri)
    if argument.find("show") is not False and folder is not None:
        path = await services.tasks.in_thread(_write, folder.workspace, snapshot.name, page)
        await services.client.show_document(folder.uri_of(path))
    return _fields(snapshot, name, score) | {"markdown": page}


def _scored(snapshot: Snapshot, offset: int | None) -> tuple[str, QualityScore]:
    document = snapshot.document
    if document is None or snapshot.quality is None:
        raise MalformedParams(f"{snapshot.name} is no source code")
    item = document.items.at(offset) if offset is not None else None
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
        fields["range"] = range_of(snapshot.text, point.span, snapshot.capabilities.encoding)
    return fields
