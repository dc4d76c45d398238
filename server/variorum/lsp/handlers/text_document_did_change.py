"""textDocument/didChange: the path of every keystroke."""

from __future__ import annotations

from variorum.lsp.buffers import Change
from variorum.lsp.client import Loudness
from variorum.lsp.handling import handler
from variorum.lsp.params import Params
from variorum.lsp.session import Session


@handler("textDocument/didChange")
def did_change(session: Session, params: Params) -> None:
    """Take the edits in; they are applied when the result is asked for."""
    uri = params.text("textDocument", "uri")
    version = params.whole_number("textDocument", "version", default=0)
    changes = [Change.of(change) for change in params.several("contentChanges")]
    opened = session.texts.get(uri)
    if opened is None:
        session.client.log(f"{uri} was changed but is not open: the change is left out", Loudness.WARNING)
        return
    if version <= (opened.buffer.version or 0):
        session.client.log(
            f"{uri}: version {version} came after {opened.buffer.version}; edits count as they arrive",
            Loudness.WARNING,
        )
    opened.buffer.change(version, changes)
    session.publisher.text_changed(uri)
    session.neighbours.text_changed(uri)
