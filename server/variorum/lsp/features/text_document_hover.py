"""textDocument/hover: why an item has its score, and what a finding means."""

from __future__ import annotations

from variorum.lsp.conversion.hover_content import explanations, explanations_of_original
from variorum.lsp.decorators import handler
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.positions import offset_of, range_of
from variorum.lsp.services.counterparts import translations
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.reports.printable import safe_lines


@handler("textDocument/hover", is_urgent=True)
async def hover(services: Services, params: Params) -> Json | None:
    """Returns what is known of the place under the cursor: for an original, what became of it in its translations too.

    In a large document that is not parsed to its end, it is what the item under the cursor shows by itself.
    """
    uri = params.text("textDocument", "uri")
    if services.snapshots.is_paired(uri):
        snapshot = await services.parser.complete_snapshot(uri)
    else:
        snapshot = services.snapshots.current(uri, params.position("position"))
    if snapshot is None or not snapshot.is_analysed:
        return None
    encoding = snapshot.capabilities.encoding
    offset = offset_of(snapshot.text, *params.position("position"), encoding)
    found = await services.tasks.in_thread(_explanations, snapshot, offset)
    if snapshot.original is None and not snapshot.is_partial and snapshot.names_item(offset):
        for translation in await translations(services, snapshot.uri):
            found += await services.tasks.in_thread(_explanations_of_original, translation, offset)
    if not found:
        return None
    if snapshot.capabilities.markdown:
        contents = {"kind": "markdown", "value": "\n\n---\n\n".join(one.markdown for one in found)}
    else:
        contents = {"kind": "plaintext", "value": "\n\n".join(safe_lines(one.plain) for one in found)}
    return {"contents": contents, "range": range_of(snapshot.text, found[0].span, encoding)}


def _explanations(snapshot: Snapshot, offset: int) -> list[Explanation]:
    return list(explanations(snapshot, offset))


def _explanations_of_original(translation: Snapshot, offset: int) -> list[Explanation]:
    return list(explanations_of_original(translation, offset))
