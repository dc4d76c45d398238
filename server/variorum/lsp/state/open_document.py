"""One open document: its buffer, and its place in the workspace."""

from __future__ import annotations

import attrs

from variorum.lsp.state.buffer import Buffer
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.notebooks import Notebook
from variorum.syntax.source_text import decode
from variorum.translation.pair_search import PairSearch
from variorum.workspace.file_settings import Exclusion, exclusion_by_text

NOT_PAIRED = PairSearch(None)
"""The search of a document that is no translation."""


@attrs.define(eq=False)
class OpenDocument:
    """A document that the client has opened."""

    buffer: Buffer
    folder: Folder | None = None
    relative: str | None = None
    """The path in the folder."""
    notebook: Notebook | None = None
    """The notebook that the document is a cell of."""
    search: PairSearch = NOT_PAIRED
    """The original, as it was last looked for."""
    companions: tuple[str, ...] = ()
    """The paths, in the folders around, of the files that the document is read with: topics of a run, for example."""
    left_out: Exclusion | None = None
    """Why the document has no findings unless it is half of a pair, as far as its text showed on open or save."""

    def find_left_out(self) -> None:
        """Looks in the text for a mark of generated or copied code. A keystroke does not put one there."""
        language = self.buffer.language
        if language is not None:
            self.left_out = exclusion_by_text(decode(self.buffer.text.data), language, self.relative)

    def is_read_with(self, relative: str) -> bool:
        """Whether a file is a companion of the document, or would be one if it existed."""
        return any(f"/{relative}".endswith(f"/{name}") for name in self.companions)
