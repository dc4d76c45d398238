"""textDocument/didChange: the path of every keystroke."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.lsp.state.buffer import Change


@handler("textDocument/didChange")
def did_change(services: Services, params: Params) -> None:
    """Adds the edits to the document, and publishes its diagnostics after the messages that wait."""
    uri = params.text("textDocument", "uri")
    version = params.whole_number("textDocument", "version", default=0)
    changes = [Change.of(change) for change in params.several("contentChanges")]
    opened = services.session.documents.get(uri)
    if opened is None:
        services.client.log(f"{uri} was changed but is not open: the change is left out", MessageType.WARNING)
        return
    before = opened.buffer.version
    if version <= (before or 0):
        services.client.log(
            f"{uri}: version {version} came after {before}; edits count as they arrive", MessageType.WARNING
        )
    opened.buffer.change(version, changes)
    services.publisher.document_changed(uri)
    services.behaviour.document_changed(uri)
    services.indexer.document_changed(uri)
