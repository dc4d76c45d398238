"""Applies fixes: several at once where they do not touch, again and again until nothing is left to fix."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from variorum.languages import Language
from variorum.rules.catalogue import Selection
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding, Fix
from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood
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


def compatible_fixes(found: Iterable[Finding]) -> list[Fix]:
    """The safe fixes, leaving out each that touches one already taken."""
    fixes: list[Fix] = []
    taken: list[Edit] = []
    for finding in found:
        fix = finding.fix
        if fix is None or not fix.is_safe:
            continue
        if not any(edit.span.overlaps(other.span) for edit in fix.edits for other in taken):
            taken.extend(fix.edits)
            fixes.append(fix)
    return fixes


def fixed(
    text: str,
    language: Language,
    selection: Selection,
    source_language: Language | None = None,
    neighbourhood: Neighbourhood = NO_NEIGHBOURHOOD,
) -> SourceText:
    """The text after all safe fixes of the selected rules.

    No fix is applied that would leave a sound text with a syntax error.
    """
    return fixed_in_rounds(
        Document.parse(text, language),
        lambda document: compatible_fixes(findings(document, selection, source_language, neighbourhood)),
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


def fixed_in_rounds(parsed: _P, fixes_of: Callable[[_P], list[Fix]], parse: Callable[[SourceText], _P]) -> _P:
    """What a text is after its fixes, and theirs, until there are none or each would break sound code."""
    for _ in range(_MOST_ROUNDS):
        fixes = fixes_of(parsed)
        after = _fixed_together(parsed, fixes, parse)
        if after.has_errors and not parsed.has_errors:
            after = _fixed_one_by_one(parsed, fixes, parse)
        if after.text.data == parsed.text.data:
            break
        parsed = after
    return parsed


def _fixed_together(parsed: _P, fixes: Iterable[Fix], parse: Callable[[SourceText], _P]) -> _P:
    edits = [edit for fix in fixes for edit in fix.edits]
    return parse(apply_edits(parsed.text, edits)) if edits else parsed


def _fixed_one_by_one(parsed: _P, fixes: Iterable[Fix], parse: Callable[[SourceText], _P]) -> _P:
    """The text after those fixes that break nothing beside those before them: two can empty a list that has to hold
    something, for example."""
    taken: list[Fix] = []
    after = parsed
    for fix in fixes:
        attempt = _fixed_together(parsed, [*taken, fix], parse)
        if not attempt.has_errors:
            taken.append(fix)
            after = attempt
    return after
