"""unused-label: a label that no jump uses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Tag, Violation, Weight
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.span import Span

RULE = Rule(
    id="unused-label",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    is_about_local_names=True,
    what=(
        "Finds labels that no `break`, `continue` or `goto` names. In an untranslated file the label of a block that is no loop "
        "is information: it may be a heading."
    ),
    why="The reader searches for the jump. Either there is none, or the translation lost it.",
    example=Example(
        before="outer:\nfor (const row of rows) {\n  print(row);\n}\n",
        after="for (const row of rows) {\n  print(row);\n}\n",
        language="javascript",
    ),
)

_COLON = re.compile(rb"\s*:\s*")
# Labels of blocks are used like comments.
_BLOCK = re.compile(rb"\s*:\s*\{")


@RULE.check_item
def unused_labels(item: ItemUnit) -> Iterator[Violation]:
    """Reports labels of the item without a jump."""
    names = item.facts.names
    if names.is_dynamic:
        return
    for binding in (*names.inner, *names.outermost):
        # A `goto` may be outside of the block with the label.
        if binding.kind == "label" and not binding.is_read and binding.name not in names.free_reads:
            label = binding.name.removesuffix(":")
            is_heading = item.source_language is None and _BLOCK.match(item.facts.text, binding.first.end)
            yield RULE.at(
                binding.first,
                f"label `{label}` is never used",
                fix=_removal(item, binding.first),
                severity=Severity.INFORMATION if is_heading else None,
            )


def _removal(item: ItemUnit, label: Span) -> Fix | None:
    colon = _COLON.match(item.facts.text, label.end)
    return Fix("Remove the label", (Edit(Span(label.start, colon.end())),)) if colon else None
