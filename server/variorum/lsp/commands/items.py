"""variorum.items {"uri"}: lists the items of a pair with their scores, for a tree view."""

from __future__ import annotations

from variorum.lsp.decorators import command
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.syntax.source_text import SourceText
from variorum.translation.score import Alignment, Declared


@command("variorum.items")
async def items(services: Services, argument: Params) -> Json:
    """Returns both files, their S, and every item of either side: aligned, missing in the translation, or only there."""
    snapshot = await services.behaviour.interpreted(await requested_snapshot(services, argument.text("uri")))
    result = await services.tasks.in_thread(items_of, snapshot)
    if result is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    return result


def items_of(snapshot: Snapshot) -> Json | None:
    """Returns the tree's content, or None for a document without an original."""
    score, original = snapshot.score, snapshot.original
    if score is None or original is None:
        return None
    return {
        "source": original.uri,
        "target": snapshot.uri,
        "s": score.s,
        "j": score.estimate.j,
        "imm": score.imm,
        "judge": score.estimate.judge,
        "items": [_item(one, snapshot, original.document.text) for one in score.alignments],
    }


def _item(alignment: Alignment, snapshot: Snapshot, original: SourceText) -> Json:
    present = alignment.target or alignment.source
    return {
        "name": present.qualified_name if present else "",
        "kind": present.kind if present else "",
        "s": alignment.s,
        "parts": {name: part.value for name, part in alignment.parts.items() if part.weight},
        "findings": snapshot.divergences_in(alignment.target),
        "source": _place(alignment.source, original, snapshot),
        "target": _place(alignment.target, snapshot.text, snapshot),
    }


def _place(item: Declared | None, text: SourceText, snapshot: Snapshot) -> Json | None:
    if item is None:
        return None
    encoding = snapshot.capabilities.encoding
    return {
        "name": item.qualified_name,
        "range": range_of(text, item.span, encoding),
        "selectionRange": range_of(text, item.name_span, encoding),
    }
