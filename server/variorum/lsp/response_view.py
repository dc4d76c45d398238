"""A text as a response document: what it says, and what was found in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from variorum.syntax.text import SourceText

if TYPE_CHECKING:
    from variorum.responses.document import ResponseDocument
    from variorum.responses.finding import ResponseFinding

ENDING = ".response.md"
_FRONT_MATTER = b"---"
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@attrs.frozen(eq=False)
class ResponseView:
    """A response document as handlers need it."""

    document: ResponseDocument
    findings: tuple[ResponseFinding, ...]


def response_view(name: str, text: SourceText) -> ResponseView | None:
    """The view of a text whose name or front matter says that it is a response document; None for others."""
    has_front_matter = text.data.removeprefix(_BYTE_ORDER_MARK).startswith(_FRONT_MATTER)
    if not name.endswith(ENDING) and not has_front_matter:
        return None
    # The checks bring all rules along, which a session without such documents never needs.
    from variorum.responses.document import is_response_document, parse_document
    from variorum.responses.engine import findings_of

    written = str(text)
    if not name.endswith(ENDING) and not is_response_document(written):
        return None
    document = parse_document(written)
    return ResponseView(document, findings_of(text, document))
