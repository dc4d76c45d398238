"""unused-variable: a local variable that nothing reads."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.languages import Language
from variorum.rules.finding import Edit, Fix, Severity, Tag, Violation, Weight
from variorum.rules.policies import is_ignored, reported_kinds
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.item import ItemFacts
from variorum.syntax.span import Span

RULE = Rule(
    id="unused-variable",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    what="Finds variables that are given a value which nothing ever reads. `[rules.unused-variable]` of "
    "a language says which definitions count (`kinds`), whether variables of the file itself do "
    "(`outermost`), which names are exempt (`ignore`), and whether a later assignment is a use "
    "(`writes_count`).",
    why="The reader looks for the use that is not there. In a translation the use may have been lost.",
    example=Example(
        before="def total(prices):\n    count = 0\n    return sum(prices)\n",
        after="def total(prices):\n    return sum(prices)\n",
        language="python",
    ),
)


@RULE.check_item
def unused_locals(item: ItemUnit) -> Iterator[Violation]:
    """Variables of a function or block that the function does not read."""
    names = item.facts.names
    if names.is_dynamic:
        return
    for binding in names.inner:
        if _is_unused(item.language, binding):
            yield _violation(item.language, item.facts, binding)


@RULE.check_file
def unused_file_variables(file: FileUnit) -> Iterator[Violation]:
    """Variables of the file itself, where the language keeps them to the file."""
    document = file.document
    if not file.policy(RULE.id).get("outermost") or document.is_dynamic:
        return
    read = document.read_names
    for item, binding in file.outermost:
        if binding.name not in read and not item.facts.is_broken and _is_unused(file.language, binding):
            yield _violation(file.language, item.facts, binding).shifted(item.span.start)


def _is_unused(language: Language, binding: Binding) -> bool:
    """Whether the binding is of a kind that should be read, and is not."""
    if binding.is_read or binding.is_member or binding.kind not in reported_kinds(language, RULE.id):
        return False
    if (binding.writes or binding.updates) and language.policy(RULE.id).get("writes_count"):
        return False
    return not is_ignored(language, RULE.id, binding.name)


def _violation(language: Language, facts: ItemFacts, binding: Binding) -> Violation:
    has_value = [
        at for at, kind in zip(binding.definitions, binding.kinds, strict=True) if kind != "declared"
    ]
    is_assigned = bool(has_value or binding.writes or binding.updates)
    message = f"`{binding.name}` is {'assigned' if is_assigned else 'declared'} but never used"
    place = has_value[-1] if has_value else binding.first
    return RULE.at(place, message, fix=_removal(language, facts, binding))


def _removal(language: Language, facts: ItemFacts, binding: Binding) -> Fix | None:
    """Takes the only assignment away. A value that may do something stays as a statement."""
    if len(binding.definitions) > 1 or binding.writes or binding.updates:
        return None
    assigns = facts.matches.get("assign.name", ())
    match = next((one for one in assigns if one["assign.name"] == binding.first), None)
    if match is None:
        return None
    statement, value = match["assign.statement"], match.get("assign.value")
    if value is not None and not statement.contains(value):
        # One of several names that a statement binds: the statement is not this name's to take away.
        return None
    if value is None or _is_pure(facts, value):
        return Fix("Remove the unused variable", (without_statement(language, facts, statement),))
    return Fix("Keep only the value", (Edit(Span(statement.start, value.start)),), is_safe=False)


def _is_pure(facts: ItemFacts, value: Span) -> bool:
    return any(match["pure"] == value for match in facts.matches.get("pure", ()))
