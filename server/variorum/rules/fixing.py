"""Applies fixes: several at once where they do not touch, again and again until nothing is left to fix."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from variorum.languages import Language
from variorum.rules.catalogue import Selection
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding
from variorum.syntax.document import Document
from variorum.syntax.text import SourceText, encode

# Each round can uncover what the one before hid: a variable whose only reader is gone, for example.
_MOST_ROUNDS = 20


def apply_edits(text: SourceText, edits: Iterable[Edit]) -> SourceText:
    """The text with `edits` applied, all given in its own coordinates and none touching another."""
    data = text.data
    for edit in sorted(edits, key=lambda edit: edit.span, reverse=True):
        data = data[: edit.span.start] + encode(edit.text) + data[edit.span.end :]
    return SourceText(data)


def compatible_edits(found: Iterable[Finding]) -> list[Edit]:
    """The edits of the safe fixes, leaving out each fix that touches one already taken."""
    taken: list[Edit] = []
    for finding in found:
        fix = finding.fix
        if fix is None or not fix.is_safe:
            continue
        if not any(edit.span.overlaps(other.span) for edit in fix.edits for other in taken):
            taken.extend(fix.edits)
    return taken


def fixed(
    text: str, language: Language, selection: Selection, source_language: Language | None = None
) -> SourceText:
    """The text after all safe fixes of the selected rules.

    A round of fixes that would leave a sound text with a syntax error is not applied.
    """
    return fixed_in_rounds(
        Document.parse(text, language),
        lambda document: compatible_edits(findings(document, selection, source_language)),
        lambda after: Document.parse(after, language),
    ).text


class Parsed(Protocol):
    """A text that was read, and whether some of its code does not parse."""

    @property
    def text(self) -> SourceText:
        """The text as it stands."""

    @property
    def has_errors(self) -> bool:
        """Whether some code does not parse."""


_P = TypeVar("_P", bound=Parsed)


def fixed_in_rounds(
    parsed: _P, edits_of: Callable[[_P], list[Edit]], parse: Callable[[SourceText], _P]
) -> _P:
    """What a text is after its edits, and theirs, until there are none or one would break sound code."""
    for _ in range(_MOST_ROUNDS):
        edits = edits_of(parsed)
        if not edits:
            break
        after = parse(apply_edits(parsed.text, edits))
        if after.has_errors and not parsed.has_errors:
            break
        parsed = after
    return parsed
