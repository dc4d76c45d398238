"""redundant-variable: a variable that is assigned only to be handed on in the next statement."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Edit, Fix, Severity, Violation, Weight
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Match
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-variable",
    weight=Weight.MINOR,
    severity=Severity.INFORMATION,
    what="Finds local variables that are assigned once and then only returned, or passed on, by the very "
    "next statement.",
    why="The name says nothing that the expression does not. Such detours are typical of line-by-line "
    "translation.",
    example=Example(
        before="def area(width, height):\n    result = width * height\n    return result\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_item
def redundant_variables(item: ItemUnit) -> Iterator[Violation]:
    """Pairs of neighbouring statements in which a variable is only a step between the two."""
    matches = item.matches("redundant.definition")
    if not matches or item.facts.names.is_dynamic:
        return
    local = {binding.first: binding for binding in item.facts.names.inner}
    for match in matches:
        binding = local.get(match["redundant.name"])
        if binding is None or not _is_step(binding, match["redundant.use"]):
            continue
        message = f"`{binding.name}` is assigned only to be used once, in the next statement"
        yield RULE.at(match["redundant.name"], message, fix=_inlined(item, match))


def _is_step(binding: Binding, use: Span) -> bool:
    stores = len(binding.definitions) + len(binding.writes) + len(binding.updates)
    return stores == 1 and binding.reads == [use] and not binding.is_captured


def _inlined(item: ItemUnit, match: Match) -> Fix:
    """Puts the value where the variable is used. A comment in between or beside it would be lost, so then a
    person decides."""
    definition, statement = match["redundant.definition"], match["redundant.statement"]
    value = item.text(match["redundant.value"])
    line_end = item.facts.text.find(b"\n", definition.end)
    touched = Span(definition.start, max(statement.start, line_end))
    comments = any(touched.overlaps(comment) for comment in item.facts.comments)
    edits = (without_statement(item.language, item.facts, definition), Edit(match["redundant.use"], value))
    return Fix("Use the value directly", edits, is_safe=not comments)
