"""resource-not-closed: a file or connection that is never closed."""

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
    what=(
        "Finds local variables with an opened file or connection that the function neither closes nor passes on. "
        "`[rules.resource-not-closed]` of a language has regular expressions for the text around the name: what closes it "
        "(`closing`), what only uses it (`using`), and streams of the program that stay open (`standard`). Any other use counts "
        "as passing it on."
    ),
    why=(
        "Written data may be lost, and the number of open files is limited. Garbage-collected languages close files at an "
        "unknown time."
    ),
    example=Example(
        before="def load(path):\n    file = open(path)\n    return file.read()\n",
        after="def load(path):\n    with open(path) as file:\n        return file.read()\n",
        language="python",
    ),
)


@RULE.check_items_with("resource.name")
def unclosed_resources(item: ItemUnit) -> Iterator[Violation]:
    """Reports every variable that the language's `@resource` marks and that nothing closes or passes on."""
    opened = {match["resource.name"]: match["resource.value"] for match in item.matches("resource.name")}
    for binding in item.facts.names.inner if opened else ():
        if binding.first not in opened or binding.kind == "with" or not _is_alone(binding):
            continue
        if _is_standard(item, opened[binding.first]):
            continue
        if binding.reads and all(_is_use(item, read) for read in binding.reads):
            yield RULE.at(binding.first, _message(binding))


def _is_alone(binding: Binding) -> bool:
    """Returns whether the variable is assigned once and no other function sees it."""
    return not binding.is_captured and len(binding.definitions) + len(binding.writes) == 1


def _is_standard(item: ItemUnit, value: Span) -> bool:
    """Returns whether a standard stream is opened, which need not be closed."""
    standard = item.policy(RULE.id).get("standard")
    return standard is not None and re.search(standard, item.text(value)) is not None


def _message(binding: Binding) -> str:
    return f"`{binding.name}` is never closed"


def _is_use(item: ItemUnit, read: Span) -> bool:
    """Returns whether the read only uses the resource: it neither closes it nor passes it on."""
    policy, around = item.policy(RULE.id), line_around_use(item, read)
    using = use_pattern(policy.get("using", r"@\.\w"))
    closing = use_pattern(policy.get("closing", r"@\.close\b"))
    return bool(using.search(around)) and not closing.search(around)
