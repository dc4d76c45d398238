"""Applies fixes: several at once where they do not touch, again and again until nothing is left to fix."""

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

# Each round can uncover what the one before hid: a variable whose only reader is gone, for example.
_MOST_ROUNDS = 20


def apply_edits(text: SourceText, edits: Iterable[Edit]) -> SourceText:
    """The text with `edits` applied, all given in its own coordinates and none touching another."""
    data = text.data
    for edit in sorted(edits, key=lambda edit: edit.span, reverse=True):
        data = data[: edit.span.start] + encode(edit.text) + data[edit.span.end :]
    return SourceText(data)


@attrs.frozen
class Change:
    """A fix in its place in a text, and the rule whose finding it answers."""

    rule: str
    fix: Fix


def compatible_changes(found: Iterable[Finding], *, with_unsafe: bool = False) -> list[Change]:
    """The safe fixes, or with `with_unsafe` all fixes, except those that touch one already taken."""
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
    """The text after all safe fixes of the selected rules, or with `with_unsafe` after all fixes; findings that are `known` stay.

    No fix is applied that would leave a sound text with a syntax error.
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
    """A text that was read, and whether some of its code does not parse."""

    @property
    def text(self) -> SourceText:
        """The text as it stands."""

    @property
    def has_errors(self) -> bool:
        """Whether some code does not parse."""


_P = TypeVar("_P", bound=Parsed)


@attrs.frozen
class Fixed(Generic[_P]):
    """A text after its fixes, and how many of them each rule made."""

    parsed: _P
    counts: Counter[str]


def fix_repeatedly(
    parsed: _P, changes_of: Callable[[_P], list[Change]], parse: Callable[[SourceText], _P]
) -> Fixed[_P]:
    """Applies the fixes of a text, and those of the result, until there are none or each would break sound code."""
    counts: Counter[str] = Counter()
    for _ in range(_MOST_ROUNDS):
        changes = changes_of(parsed)
        after = _changed(parsed, changes, parse)
        if after.has_errors and not parsed.has_errors:
            changes, after = _sound_changes(parsed, changes, parse)
        if after.text.data == parsed.text.data:
            break
        parsed = after
        counts.update(change.rule for change in changes)
    return Fixed(parsed, counts)


def _changed(parsed: _P, changes: Iterable[Change], parse: Callable[[SourceText], _P]) -> _P:
    edits = [edit for change in changes for edit in change.fix.edits]
    return parse(apply_edits(parsed.text, edits)) if edits else parsed


def _sound_changes(
    parsed: _P, changes: Iterable[Change], parse: Callable[[SourceText], _P]
) -> tuple[list[Change], _P]:
    """The changes that break nothing together with those before them, and the text after these.

    Two changes can empty a list that has to hold something, for example.
    """
    taken: list[Change] = []
    after = parsed
    for change in changes:
        attempt = _changed(parsed, [*taken, change], parse)
        if not attempt.has_errors:
            taken.append(change)
            after = attempt
    return taken, after
