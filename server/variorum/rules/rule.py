"""The shape of a rule: what every rule file declares, and what its check yields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

import attrs

from variorum.rules.finding import Fix, Related, Severity, Tag, Violation, Weight
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.span import Span

ItemCheck = Callable[[ItemUnit], Iterable[Violation]]
FileCheck = Callable[[FileUnit], Iterable[Violation]]


def _tag_set(tags: Iterable[Tag]) -> frozenset[Tag]:
    return frozenset(tags)


class Category(Enum):
    """What a rule is about; reports and the offline estimate group findings by it."""

    SYNTAX = "syntax"
    LEFTOVER = "leftover"
    LOGIC = "logic"
    SAFETY = "safety"
    TRANSLATION = "translation"
    JUDGING = "judging"
    """Attempts on a judge. They say nothing of the code, so no estimate counts them."""


class Context(Enum):
    """How much of a program has to be there before a rule may speak."""

    PIECE = "any piece of code, a block in Markdown or a script in a page too"
    PROGRAM = "whole programs and scripts in pages, but not in blocks of Markdown"
    FILE = "whole files, but not in blocks of Markdown or scripts in pages"


@attrs.frozen
class Example:
    """A small program that the rule finds fault with, and the same program mended."""

    before: str
    after: str
    language: str


@attrs.define(eq=False)
class Rule:
    """One finding rule. Its texts are the hover, the `variorum rule` output and the page in the documentation."""

    id: str
    weight: Weight
    severity: Severity
    what: str
    why: str
    example: Example
    category: Category = Category.LEFTOVER
    scored_as: Severity | None = None
    """The severity with which scores count a finding, where that is not the one that is shown. A score adds up evidence
    that is too weak to warn a reader with."""
    tags: frozenset[Tag] = attrs.field(default=frozenset(), converter=_tag_set)
    is_default: bool = True
    """Whether the rule is on unless somebody switches it off."""
    is_style_rule: bool = False
    """Whether the rule judges habits and style. Such a rule runs on translations; on other files only if a setting asks
    for it, because code that was written by people has habits for reasons."""
    narrows: str | None = None
    """The id of a broader rule that finds the same: in one place, only this one speaks where both are on."""
    skips_broken_items: bool = True
    """Whether an item with syntax errors is left alone."""
    is_about_local_names: bool = False
    """Whether what the item check shows are names of a function's own, which a macro of the file may mean unseen."""
    context: Context = Context.PIECE
    """Where the rule speaks: code in Markdown and in pages is a part of something that is not there."""
    item_check: ItemCheck | None = None
    marks: frozenset[str] = frozenset()
    """What an item has to have one of for the item check to be run on it; without any, it is run on all of them."""
    file_check: FileCheck | None = None
    file_marks: frozenset[str] = frozenset()
    """The same for the file check: what some item of the file has to have."""

    @property
    def default_state(self) -> str:
        """Where the rule is on unless a setting says otherwise, as a phrase."""
        if not self.is_default:
            return "off by default"
        return "on by default in translations" if self.is_style_rule else "on by default"

    @property
    def severity_text(self) -> str:
        """The severity as the documentation has it."""
        return self.severity.label

    def check_item(self, check: ItemCheck) -> ItemCheck:
        """Decorates the check that looks at one item alone; its result is kept until the item's text changes."""
        self._refuse_second(self.item_check)
        self.item_check = check
        return check

    def check_items_with(self, *marks: str) -> Callable[[ItemCheck], ItemCheck]:
        """Decorates a check of single items that yields nothing unless the item has one of these marks: a capture of
        `artifacts.scm`, or a fact by the name of its field (`variorum.syntax.item.SEEN`). Most items have none, and
        with dozens of rules it is cheaper not to ask than to be told of nothing."""

        def register(check: ItemCheck) -> ItemCheck:
            self.marks = frozenset(marks)
            return self.check_item(check)

        return register

    def check_file(self, check: FileCheck) -> FileCheck:
        """Decorates the check that folds the facts of all items; it runs on every change and must stay cheap."""
        self._refuse_second(self.file_check)
        self.file_check = check
        return check

    def check_files_with(self, *marks: str) -> Callable[[FileCheck], FileCheck]:
        """Decorates a check of files that yields nothing unless some item has one of these marks, as above."""

        def register(check: FileCheck) -> FileCheck:
            self.file_marks = frozenset(marks)
            return self.check_file(check)

        return register

    def _refuse_second(self, registered: object) -> None:
        if registered is not None:
            raise ValueError(
                f"the rule `{self.id}` has a check of this kind: a second would replace it unseen"
            )

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
        """A violation of this rule at a range of the unit under check; `weight` and `severity` where not the rule's own."""
        return Violation(self, span, message, fix, tuple(related), weight, severity)
