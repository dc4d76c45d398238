"""textDocument/hover: why an item has its score, and what a finding means."""

from __future__ import annotations

from variorum.lsp.counterparts import translations
from variorum.lsp.explaining import explanations, explanations_of_original
from variorum.lsp.explanation import Explanation
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.positions import offset_of, range_of
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.snapshots import glimpse_of, is_paired, whole_snapshot
from variorum.reports.printable import safe_lines


@handler("textDocument/hover", goes_first=True)
async def hover(session: Session, params: Params) -> Json | None:
    """The explanations of what lies under the cursor; of an original, what became of it in its translations.

    Of a large text that is still being read, what the item under the cursor shows by itself.
    """
    uri = params.text("textDocument", "uri")
    snapshot = None if is_paired(session, uri) else glimpse_of(session, uri, params.position("position"))
    if snapshot is None:
        snapshot = await whole_snapshot(session, uri)
    if snapshot is None or not snapshot.is_analysed:
        return None
    encoding = snapshot.abilities.encoding
    offset = offset_of(snapshot.text, *params.position("position"), encoding)
    found = await session.tasks.in_thread(_explanations, snapshot, offset)
    if snapshot.original is None and not snapshot.is_glimpse and snapshot.names_item(offset):
        for translation in await translations(session, snapshot.uri):
            found += await session.tasks.in_thread(_explanations_of_original, translation, offset)
    if not found:
        return None
    if snapshot.abilities.markdown:
        contents = {"kind": "markdown", "value": "\n\n---\n\n".join(one.markdown for one in found)}
    else:
        contents = {"kind": "plaintext", "value": "\n\n".join(safe_lines(one.plain) for one in found)}
    return {"contents": contents, "range": range_of(snapshot.text, found[0].span, encoding)}


def _explanations(snapshot: Snapshot, offset: int) -> list[Explanation]:
    return list(explanations(snapshot, offset))


def _explanations_of_original(translation: Snapshot, offset: int) -> list[Explanation]:
    return list(explanations_of_original(translation, offset))
