"""What reports are made of."""

from __future__ import annotations

import attrs

from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.syntax.text import SourceText
from variorum.translation.score import TranslationScore


@attrs.frozen(eq=False)
class Original:
    """The file that a checked file was translated from; related places of its findings lie in it."""

    path: str
    text: SourceText


@attrs.frozen(eq=False)
class CheckedFile:
    """A file and what was found in it."""

    path: str
    """As reports show it: relative to where the command ran, POSIX."""
    language: str
    text: SourceText
    findings: tuple[Finding, ...]
    original: Original | None = None
    notes: tuple[str, ...] = ()
    """What had to be done to read the file: full sentences."""


@attrs.frozen(eq=False)
class PairReport:
    """A translation beside its original, scored."""

    source_path: str
    target_path: str
    source: Document
    target: Document
    score: TranslationScore
    findings: tuple[Finding, ...]
    """Everything found in the translation, in source order, findings about the pair included."""
