"""What an editor shows in a text that is no source code: one shape for every kind of such text."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.lsp.explanation import Explanation
from variorum.lsp.params import Json, Params
from variorum.lsp.snapshot import Snapshot
from variorum.syntax.span import Span


class View:
    """A text understood as a document of one kind. A kind overrides what it has to offer."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot

    def diagnostics(self) -> Iterable[Json]:
        """The squiggles."""
        return ()

    def explanations(self, offset: int) -> Iterable[Explanation]:
        """What a hover says at a place."""
        return ()

    def lenses(self) -> Iterable[Json]:
        """The lenses; one without a command is completed when it comes into sight."""
        return ()

    def lens_command(self, lens: Params) -> Json | None:
        """The command of a lens that was sent without; None where there is nothing to show any more."""
        return None

    def suggestions(self, offset: int) -> list[Json]:
        """What can be written at a place, best first."""
        return []

    def fixes(self, span: Span, shown: list[Json]) -> Iterable[Json]:
        """The quick fixes for a range; `shown` are the diagnostics that the client shows there."""
        return ()

    def rewrites(self) -> Iterable[Json]:
        """The actions that change the whole text."""
        return ()
