"""A file that a document is analysed with: the topics of a retrieval run, for example."""

from __future__ import annotations

import attrs

from variorum.syntax.source_text import SourceText


@attrs.frozen(eq=False)
class Companion:
    """The file as it is in the editor, else on disk."""

    name: str
    """The path in the workspace."""
    text: SourceText
