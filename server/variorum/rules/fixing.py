"""Applies fixes: all that do not overlap at once, repeatedly until nothing is left to fix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

import attrs

from variorum.languages import Language
from variorum.rules.baseline import Baseline, new_findings
from variorum.rules.engine import findings
from variorum.rules.finding import Edit, Finding, Fix
from variorum.rules.registry import Selection
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText, encode

# Each round can uncover more, such as a variable whose only reader was removed.
_MOST_ROUNDS = 20


def apply_edits(text: SourceText, edits: Iterable[Edit]) -> SourceText:
    """Returns the text with `edits` applied. All offsets refer to the original text; edits must not overlap."""
    data = text.data
    for edit in sorted(edits, key=lambda edit: edit.span, reverse=True):
        data = data[: edit.span.start] + encode(edit.text) + data[edit.span.end :]
    return SourceText(data)


@attrs.frozen
class Change:
    """A fix with absolute offsets, and the rule whose finding it resolves."""

    rule: str
    fix: Fix

    @property
    def inserted(self) -> tuple[str, ...]:
        """The rule and the texts of a fix that only inserts; empty for others."""
        edits = self.fix.edits
        return (
            (self.rule, *(edit.text for edit in edits))
            if all(edit.span.start == edit.span.end for edit in edits)
            else ()
        )


def compatible_changes(found: Iterable[Finding], *, with_unsafe: bool = False) -> list[Change]:
    """Returns the safe fixes, or with `with_unsafe` all fixes, without those that overlap an earlier one."""
    changes: list[Change] = []
    taken: list[Edit] = []
    for finding in found:
        fix = finding.fix
        if fix is None or not (fix.is_safe or with_unsafe):
            continue
        if not any(edit.span.overlaps(other.span) for edit in fix.edits for other in taken):
            taken.extend(fix.edits)
            changes.append(Change(finding.rule, fix))
    return changes


def fixed(
    text: str,
    language: Language,
    selection: Selection,
    source_language: Language | None = None,
    known: Sequence[Baseline] = (),
    *,
    with_unsafe: bool = False,
    workspace_context: WorkspaceContext = NO_WORKSPACE,
) -> SourceText:
    """Returns the text after all safe fixes of the selected rules, or with `with_unsafe` after all fixes. Findings in `known`
    stay.

    A fix that would introduce a syntax error is not applied.
    """

    def changes(document: Document) -> list[Change]:
        found = new_findings(
            findings(document, selection, source_language, workspace_context), document.text, known
        )
        return compatible_changes(found, with_unsafe=with_unsafe)

    return fix_repeatedly(
        Document.parse(text, language), changes, lambda after: Document.parse(after, language)
    ).parsed.text


class Parsed(Protocol):
    """A parsed text, and whether some of its code has syntax errors."""

    @property
    def text(self) -> SourceText:
        """The current text."""

    @property
    def has_errors(self) -> bool:
        """Whether some code has syntax errors."""


_P = TypeVar("_P", bound=Parsed)


@attrs.frozen
class Fixed(Generic[_P]):
    """A text after its fixes, and the number of fixes per rule."""

    parsed: _P
    counts: Counter[str]


def fix_repeatedly(
    parsed: _P, changes_of: Callable[[_P], list[Change]], parse: Callable[[SourceText], _P]
) -> Fixed[_P]:
    """Applies the fixes of a text, then those of the result, until there are none or each would introduce a syntax error.

    An insertion that comes up again has not resolved its finding, and is not repeated.
    """
    counts: Counter[str] = Counter()
    inserted: set[tuple[str, ...]] = set()
    for _ in range(_MOST_ROUNDS):
        changes = [change for change in changes_of(parsed) if change.inserted not in inserted]
        after = _changed(parsed, changes, parse)
        if after.has_errors and not parsed.has_errors:
            changes, after = _sound_changes(parsed, changes, parse)
        if after.text.data == parsed.text.data:
            break
        parsed = after
        counts.update(change.rule for change in changes)
        inserted.update(change.inserted for change in changes if change.inserted)
    return Fixed(parsed, counts)


def _changed(parsed: _P, changes: Iterable[Change], parse: Callable[[SourceText], _P]) -> _P:
    edits = [edit for change in changes for edit in change.fix.edits]
    return parse(apply_edits(parsed.text, edits)) if edits else parsed


def _sound_changes(
    parsed: _P, changes: Iterable[Change], parse: Callable[[SourceText], _P]
) -> tuple[list[Change], _P]:
    """Returns the changes that together introduce no syntax error, and the text after them.

    Two changes can, for example, empty a list that must not be empty.
    """
    taken: list[Change] = []
    after = parsed
    for change in changes:
        attempt = _changed(parsed, [*taken, change], parse)
        if not attempt.has_errors:
            taken.append(change)
            after = attempt
    return taken, after
