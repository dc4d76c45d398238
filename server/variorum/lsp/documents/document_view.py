"""The shape that every kind of document has which is no source code."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from variorum.lsp.documents.companion import Companion
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.syntax.span import Span


class DocumentView:
    """A text read as a document of one kind. A kind overrides what it offers."""

    def __init__(
        self, versioned: VersionedText, companions: Sequence[Companion | None] = (), before: object = None
    ) -> None:
        """Reads the text.

        Args:
            versioned: the text, its URI and version.
            companions: the files that a document of this kind is analysed with. None for one that does not exist.
            before: what the view of the version before hands on.
        """
        self.versioned = versioned

    def for_successor(self) -> object:
        """Returns what the view of the next version can continue. It must not refer to this view."""
        return None

    def diagnostics(self) -> Iterable[Json]:
        """Returns the diagnostics."""
        return ()

    def explanations(self, offset: int) -> Iterable[Explanation]:
        """Returns what a hover shows at a byte offset."""
        return ()

    def lenses(self) -> Iterable[Json]:
        """Returns the lenses. One without a command is resolved when it becomes visible."""
        return ()

    def lens_command(self, lens: Params) -> Json | None:
        """Returns the command of a lens that was sent without one, or None if there is nothing to show any more."""
        return None

    def suggestions(self, offset: int) -> list[Json]:
        """Returns the completions at a byte offset, best first."""
        return []

    def fixes(self, span: Span, client_diagnostics: list[Json]) -> Iterable[Json]:
        """Returns the quick fixes for a range. `client_diagnostics` are the diagnostics that the client shows there."""
        return ()

    def rewrites(self) -> Iterable[Json]:
        """Returns the actions that change the whole text."""
        return ()
