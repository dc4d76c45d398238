"""resource-not-closed: a file or connection that is opened and never closed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.line_patterns import line_around_use, use_pattern
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span

RULE = Rule(
    id="resource-not-closed",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    category=Category.SAFETY,
    is_style_rule=True,
    what="Finds local variables that hold an opened file or connection which the function neither closes nor hands on. "
    "`[rules.resource-not-closed]` of a language says what closes it (`closing`, a regular expression for what stands around "
    "the name), what only uses it (`using`), and what is the program's own and stays open (`standard`); any other mention "
    "counts as handing it on, to somebody who may close it.",
    why="What is written may never arrive, and the number of files that a program can hold open is small. Languages "
    "that clean up by themselves do so at a time of their own.",
    example=Example(
        before="def load(path):\n    file = open(path)\n    return file.read()\n",
        after="def load(path):\n    with open(path) as file:\n        return file.read()\n",
        language="python",
    ),
)


@RULE.check_items_with("resource.name")
def unclosed_resources(item: ItemUnit) -> Iterator[Violation]:
    """Every variable that the language's `@resource` marks and that nothing closes or hands on."""
    opened = {match["resource.name"]: match["resource.value"] for match in item.matches("resource.name")}
    for binding in item.facts.names.inner if opened else ():
        if binding.first not in opened or binding.kind == "with" or not _is_alone(binding):
            continue
        if _is_standard(item, opened[binding.first]):
            continue
        if binding.reads and all(_is_use(item, read) for read in binding.reads):
            yield RULE.at(binding.first, _message(binding))


def _is_alone(binding: Binding) -> bool:
    """Whether the variable gets one value only, and no other function sees it."""
    return not binding.is_captured and len(binding.definitions) + len(binding.writes) == 1


def _is_standard(item: ItemUnit, value: Span) -> bool:
    """Whether what is opened is a stream of the program itself, which nobody has to close."""
    standard = item.policy(RULE.id).get("standard")
    return standard is not None and re.search(standard, item.text(value)) is not None


def _message(binding: Binding) -> str:
    return f"`{binding.name}` is opened here and nothing closes it"


def _is_use(item: ItemUnit, read: Span) -> bool:
    """Whether the read only uses the resource: it neither closes it nor hands it on."""
    policy, around = item.policy(RULE.id), line_around_use(item, read)
    using = use_pattern(policy.get("using", r"@\.\w"))
    closing = use_pattern(policy.get("closing", r"@\.close\b"))
    return bool(using.search(around)) and not closing.search(around)
