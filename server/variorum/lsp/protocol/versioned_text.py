"""One version of a document's text, with what is needed to speak of it to the client."""

from __future__ import annotations

import attrs

from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.settings import Settings
from variorum.syntax.source_text import SourceText


@attrs.frozen(slots=False, eq=False)
class VersionedText:
    """A text, its URI and version, and the settings and client capabilities that hold for it."""

    uri: str
    version: int | None
    """The client's version number. None for a file on disk."""
    text: SourceText
    settings: Settings
    capabilities: ClientCapabilities
    name: str
    """The name in messages: the path in the workspace, or the last part of the URI."""
