"""Writes changes of texts as LSP workspace edits."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import Encoding, range_of
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.rules.finding import Edit
from variorum.rules.fixing import Change
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.source_text import SourceText, decode
from variorum.syntax.span import Span


def edit_of(versioned: VersionedText, edits: Iterable[Edit]) -> Json:
    """Returns edits that hold for this version of the text only."""
    changes = [text_edit(versioned.text, edit, versioned.capabilities.encoding) for edit in edits]
    return workspace_edit(versioned.capabilities, versioned.uri, versioned.version, changes)


def replacement(versioned: VersionedText, after: SourceText) -> Json | None:
    """Returns one edit of whole lines that turns the text into another, or None if they are the same."""
    text = versioned.text
    if text.data == after.data:
        return None
    span, _ = minimal_edit(text.data, after.data)
    # Only at the start of a line is a position sure to lie between two characters, whatever the encoding.
    start, end = text.line_span(text.line_at(span.start)).start, _next_line_start(text, span.end)
    replaced = after.data[start : len(after.data) - (len(text.data) - end)]
    return edit_of(versioned, [Edit(Span(start, end), decode(replaced))])


def annotated_edit(versioned: VersionedText, changes: Iterable[Change]) -> Json:
    """Returns fixes as edits that the user confirms in the editor's preview, grouped by rule."""
    annotations: Json = {}
    edits: list[Json] = []
    for change in changes:
        # One rule can have fixes of both kinds, and the user decides about each kind.
        name = change.rule if change.fix.is_safe else f"{change.rule}.unsafe"
        nature = "safe" if change.fix.is_safe else "may change what the program does"
        annotations[name] = {"label": change.rule, "description": nature, "needsConfirmation": True}
        for edit in change.fix.edits:
            edits.append(
                text_edit(versioned.text, edit, versioned.capabilities.encoding) | {"annotationId": name}
            )
    document = {"uri": versioned.uri, "version": versioned.version}
    return {
        "documentChanges": [{"textDocument": document, "edits": edits}],
        "changeAnnotations": annotations,
    }


def text_edit(text: SourceText, edit: Edit, encoding: Encoding) -> Json:
    """Returns one edit as LSP has it."""
    return {"range": range_of(text, edit.span, encoding), "newText": edit.text}


def workspace_edit(
    capabilities: ClientCapabilities, uri: str, version: int | None, changes: list[Json]
) -> Json:
    """Returns edits of one text in the form that the client knows."""
    if capabilities.document_changes:
        return {"documentChanges": [{"textDocument": {"uri": uri, "version": version}, "edits": changes}]}
    return {"changes": {uri: changes}}


def _next_line_start(text: SourceText, offset: int) -> int:
    """Returns the offset itself if a line starts there, else the start of the next line."""
    line = text.line_span(text.line_at(offset))
    return offset if line.start == offset else line.end
