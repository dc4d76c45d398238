"""Defines violations, findings and fixes: what rules yield, and what users see of it."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any

import attrs

from variorum.syntax.span import Span

if TYPE_CHECKING:
    from variorum.rules.rule import Rule


class Severity(IntEnum):
    """How serious a finding is. The numbers are those of LSP."""

    ERROR = 1
    WARNING = 2
    INFORMATION = 3
    HINT = 4

    @property
    def label(self) -> str:
        """The name in settings and reports."""
        return self.name.lower()


class Weight(Enum):
    """How much a finding counts in the rubric's field for unnecessary artifacts."""

    MINOR = "minor"
    MODERATE = "moderate"
    MAJOR = "major"


class Tag(IntEnum):
    """Hints for the display. The numbers are those of LSP."""

    UNNECESSARY = 1


@attrs.frozen
class Edit:
    """A range to replace. With `whole_lines`, lines that the edit leaves blank are removed as well."""

    span: Span
    text: str = ""
    whole_lines: bool = False

    def shifted(self, offset: int) -> Edit:
        """Returns the edit moved by `offset` bytes."""
        return Edit(self.span.shifted(offset), self.text, self.whole_lines)


@attrs.frozen
class Fix:
    """A change that resolves a finding.

    A fix is safe only if it cannot be observed: not in what the program prints or raises, not in what other files import, not in
    what a tool reads. All others are suggestions: offered one by one, and applied in bulk only on request.
    """

    title: str
    edits: tuple[Edit, ...]
    is_safe: bool = True

    def with_safety(self, is_safe: bool) -> Fix:
        """Returns the fix marked as safe or unsafe."""
        return self if self.is_safe == is_safe else Fix(self.title, self.edits, is_safe)

    def shifted(self, offset: int) -> Fix:
        """Returns the fix moved by `offset` bytes."""
        return Fix(self.title, tuple([edit.shifted(offset) for edit in self.edits]), self.is_safe)


@attrs.frozen
class Related:
    """Another place that a finding refers to, in this file or in the other file of the pair."""

    span: Span
    message: str
    in_source: bool = False
    """Whether the span is in the original of a pair rather than in this file."""

    def shifted(self, offset: int) -> Related:
        """Returns the place moved by `offset` bytes. A place in the original does not move."""
        return self if self.in_source else Related(self.span.shifted(offset), self.message)


@attrs.frozen
class Violation:
    """What a check yields. Spans are relative to the unit under check; there are no lines yet."""

    rule: Rule
    span: Span
    message: str
    fix: Fix | None = None
    related: tuple[Related, ...] = ()
    weight: Weight | None = None
    """Overrides the weight of the rule."""
    severity: Severity | None = None
    """Overrides the severity of the rule, for weaker evidence."""

    def shifted(self, offset: int) -> Violation:
        """Returns the violation with every span of its own file moved by `offset` bytes."""
        # Built by hand: this runs for every finding of a file on every keystroke, and `attrs.evolve` would be half its cost.
        fix = self.fix.shifted(offset) if self.fix is not None else None
        related = tuple([one.shifted(offset) for one in self.related]) if self.related else ()
        span = self.span.shifted(offset)
        return Violation(self.rule, span, self.message, fix, related, self.weight, self.severity)


@attrs.frozen
class Finding:
    """A violation at its place in a file. Lines and columns count from 1, columns in characters."""

    rule: str
    message: str
    severity: Severity
    weight: Weight
    line: int
    column: int
    end_line: int
    end_column: int
    span: Span
    relative_fix: Fix | None = None
    """The fix, with offsets relative to the start of the finding, so that it moves with it at no cost."""
    tags: frozenset[Tag] = frozenset()
    related: tuple[Related, ...] = ()
    derived: dict[str, Any] = attrs.field(factory=dict, eq=False, repr=False)
    """Values derived from the finding that do not depend on its lines. They stay valid when the finding moves."""

    @property
    def fix(self) -> Fix | None:
        """The fix with absolute offsets."""
        return self.relative_fix.shifted(self.span.start) if self.relative_fix is not None else None
