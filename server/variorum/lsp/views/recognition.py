"""Which kind a text is, told by its name and its beginning alone, because every keystroke asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, cast

from variorum.syntax.text import SourceText, decode

if TYPE_CHECKING:
    from variorum.lsp.snapshot import Snapshot
    from variorum.lsp.views.view import View

_RESPONSE_ENDING = ".response.md"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def is_response(name: str, text: SourceText) -> bool:
    """Whether the name or the front matter says that this is a response document."""
    if name.endswith(_RESPONSE_ENDING):
        return True
    if not text.data.removeprefix(_BYTE_ORDER_MARK).startswith(b"---"):
        return False
    from variorum.responses.document import is_response_document

    return is_response_document(decode(text.data))


_KINDS: Mapping[str, Callable[[str, SourceText], bool]] = {"response": is_response}


def kind_of(name: str, text: SourceText) -> str | None:
    """The kind of a text by its path; None for source code and for any other text."""
    return next((kind for kind, recognises in _KINDS.items() if recognises(name, text)), None)


def view_of(kind: str, snapshot: Snapshot) -> View:
    """The view of a snapshot's text as a document of its kind."""
    module = import_module(f"variorum.lsp.views.{kind}")
    return cast("View", module.view_of(snapshot))
