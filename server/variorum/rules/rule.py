"""Defines `Rule`: what every rule module declares, and how checks are registered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

import attrs

from variorum.rules.finding import Fix, Related, Severity, Tag, Violation, Weight
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.untranslated import INFORMATION_IF_UNTRANSLATED
from variorum.syntax.span import Span

ItemCheck = Callable[[ItemUnit], Iterable[Violation]]
FileCheck = Callable[[FileUnit], Iterable[Violation]]


def _tag_set(tags: Iterable[Tag]) -> frozenset[Tag]:
    return frozenset(tags)


class Category(Enum):
    """What a rule is about. Reports and the offline estimate group findings by it."""

    SYNTAX = "syntax"
    LEFTOVER = "leftover"
    LOGIC = "logic"
    SAFETY = "safety"
    TRANSLATION = "translation"
    JUDGING = "judging"
    """Attempts to influence a judge. They say nothing about the code, so no estimate counts them."""


class Context(Enum):
    """How much of a program a rule needs."""

    PIECE = "any code, including blocks in Markdown and scripts in pages"
    PROGRAM = "whole programs and scripts in pages, but not blocks in Markdown"
    FILE = "whole files, but not blocks in Markdown or scripts in pages"


@attrs.frozen
class Example:
    """A small program with a finding, and the same program fixed."""

    before: str
    after: str
    language: str


@attrs.define(eq=False)
class Rule:
    """A rule. Its texts are the hover, the output of `variorum rule` and the documentation page."""

    id: str
    weight: Weight
    severity: Severity
    what: str
    why: str
    example: Example
    category: Category = Category.LEFTOVER
    scored_as: Severity | None = None
    """The severity with which scores count a finding, if it differs from the one shown. Scores add up evidence that is too
    weak for a warning."""
    tags: frozenset[Tag] = attrs.field(default=frozenset(), converter=_tag_set)
    is_default: bool = True
    """Whether the rule is on by default."""
    is_style_rule: bool = False
    """Whether the rule is about habits and style. Such a rule runs on translations. On other files it runs only if a setting
    enables it."""
    narrows: str | None = None
    """The id of a broader rule. Where both report the same place, only this one does."""
    skips_broken_items: bool = True
    """Whether items with syntax errors are skipped."""
    is_about_local_names: bool = False
    """Whether findings are about local names, which a macro of the file may use."""
    context: Context = Context.PIECE
    """How much of a program the rule needs."""
    item_check: ItemCheck | None = None
    marks: frozenset[str] = frozenset()
    """The item check runs on items with at least one of these. If empty, it runs on all items."""
    file_check: FileCheck | None = None
    file_marks: frozenset[str] = frozenset()
    """The file check runs on files with an item that has at least one of these. If empty, it runs on all files."""

    @property
    def default_state(self) -> str:
        """When the rule is on without settings, as a phrase."""
        if not self.is_default:
            return "off by default"
        return "on by default in translations" if self.is_style_rule else "on by default"

    @property
    def severity_text(self) -> str:
        """The severity for the documentation."""
        if self.id in INFORMATION_IF_UNTRANSLATED:
            return f"{self.severity.label} (information in files that are no translations)"
        return self.severity.label

    def check_item(self, check: ItemCheck) -> ItemCheck:
        """Registers the check of one item. Its result is cached until the item's text changes."""
        self._refuse_second(self.item_check)
        self.item_check = check
        return check

    def check_items_with(self, *marks: str) -> Callable[[ItemCheck], ItemCheck]:
        """Registers a check of one item that yields nothing unless the item has one of these marks: a capture of
        `artifacts.scm`, or a fact by the name of its field (`variorum.syntax.item.SEEN`). Most items have none, and
        skipping dozens of checks is cheaper than running them."""

        def register(check: ItemCheck) -> ItemCheck:
            self.marks = frozenset(marks)
            return self.check_item(check)

        return register

    def report_each(self, capture: str, message: str) -> None:
        """Registers the check that reports every range of a capture of `artifacts.scm`."""
        self.check_items_with(capture)(lambda item: [self.at(span, message) for span in item.spans(capture)])

    def check_file(self, check: FileCheck) -> FileCheck:
        """Registers the check that folds the facts of all items. It runs on every change and must be cheap."""
        self._refuse_second(self.file_check)
        self.file_check = check
        return check

    def check_files_with(self, *marks: str) -> Callable[[FileCheck], FileCheck]:
        """Registers a check of files that yields nothing unless some item has one of these marks."""

        def register(check: FileCheck) -> FileCheck:
            self.file_marks = frozenset(marks)
            return self.check_file(check)

        return register

    def _refuse_second(self, registered: object) -> None:
        if registered is not None:
            raise ValueError(f"the rule `{self.id}` already has a check of this kind")

    def at(
        self,
        span: Span,
        message: str,
        *,
        fix: Fix | None = None,
        related: Iterable[Related] = (),
        weight: Weight | None = None,
        severity: Severity | None = None,
    ) -> Violation:
        """Returns a violation of this rule at a range of the unit under check. `weight` and `severity` override the rule's
        own."""
        return Violation(self, span, message, fix, tuple(related), weight, severity)
