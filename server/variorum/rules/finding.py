"""Findings and fixes: what rules yield, and what the outside sees of it."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any

import attrs

from variorum.syntax.span import Span

if TYPE_CHECKING:
    from variorum.rules.rule import Rule


class Severity(IntEnum):
    """How much a finding matters; the numbers are LSP's."""

    ERROR = 1
    WARNING = 2
    INFORMATION = 3
    HINT = 4

    @property
    def label(self) -> str:
        """The name as settings and reports write it."""
        return self.name.lower()


class Weight(Enum):
    """How much a finding counts in the rubric's field for unnecessary artifacts."""

    MINOR = "minor"
    MODERATE = "moderate"
    MAJOR = "major"


class Tag(IntEnum):
    """Hints for the display; the numbers are LSP's."""

    UNNECESSARY = 1


@attrs.frozen
class Edit:
    """A range to replace. With `whole_lines`, lines that the edit leaves blank go as well."""

    span: Span
    text: str = ""
    whole_lines: bool = False

    def shifted(self, offset: int) -> Edit:
        """The same edit, `offset` bytes further on."""
        return Edit(self.span.shifted(offset), self.text, self.whole_lines)


@attrs.frozen
class Fix:
    """A change that answers a finding.

    A fix is safe only if nothing can tell that it was applied: not what the program prints or raises, not what other files
    import, not what a tool reads. All others are suggestions: offered one by one, never applied to all unless asked for.
    """

    title: str
    edits: tuple[Edit, ...]
    is_safe: bool = True

    def with_safety(self, is_safe: bool) -> Fix:
        """The same fix, safe or unsafe."""
        return self if self.is_safe == is_safe else Fix(self.title, self.edits, is_safe)

    def shifted(self, offset: int) -> Fix:
        """The same fix, `offset` bytes further on."""
        return Fix(self.title, tuple([edit.shifted(offset) for edit in self.edits]), self.is_safe)


@attrs.frozen
class Related:
    """Another place that a finding speaks of, in this file or in the other half of the pair."""

    span: Span
    message: str
    in_source: bool = False
    """Whether the span lies in the original of a translation pair rather than in this file."""

    def shifted(self, offset: int) -> Related:
        """The same place, `offset` bytes further on; one in the other file stays where it is."""
        return self if self.in_source else Related(self.span.shifted(offset), self.message)


@attrs.frozen
class Violation:
    """What a check yields: spans relative to the unit under check, no lines yet."""

    rule: Rule
    span: Span
    message: str
    fix: Fix | None = None
    related: tuple[Related, ...] = ()
    weight: Weight | None = None
    """Where it differs from that of the rule."""
    severity: Severity | None = None
    """The same: a rule whose evidence is sometimes weaker says so here."""

    def shifted(self, offset: int) -> Violation:
        """The same violation with every span of its own file `offset` bytes further on."""
        # Built by hand: this runs for every finding of a file on every keystroke, and `attrs.evolve` would be half its cost.
        fix = self.fix.shifted(offset) if self.fix is not None else None
        related = tuple([one.shifted(offset) for one in self.related]) if self.related else ()
        span = self.span.shifted(offset)
        return Violation(self.rule, span, self.message, fix, related, self.weight, self.severity)


@attrs.frozen
class Finding:
    """A violation in its place in a file. Lines and columns count from 1, columns in characters."""

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
    """The change that answers the finding, counted from where the finding begins, so that it moves with it for nothing."""
    tags: frozenset[Tag] = frozenset()
    related: tuple[Related, ...] = ()
    derived: dict[str, Any] = attrs.field(factory=dict, eq=False, repr=False)
    """What others worked out from the finding that does not depend on its lines; it goes along where the finding moves."""

    @property
    def fix(self) -> Fix | None:
        """The change that answers the finding, in its place in the file."""
        return self.relative_fix.shifted(self.span.start) if self.relative_fix is not None else None
