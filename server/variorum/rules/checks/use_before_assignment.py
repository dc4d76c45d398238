"""use-before-assignment: a local variable that is read before anything gives it a value."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.macros import is_in_macro_body
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.item import Item
from variorum.syntax.undefined_names import prepared_parts

RULE = Rule(
    id="use-before-assignment",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.LOGIC,
    is_about_local_names=True,
    what="Finds reads of local variables in front of which no path gives the variable a value: a name that the "
    "function binds only further down, a declaration without a value, a `let` or `const` above its own line, and "
    "`x += 1` in a function to which `x` does not belong. A value that arrives on some of the paths is enough to "
    "keep the rule silent, and so is a handler for unknown names. "
    "`[rules.use-before-assignment]` of a language lists the `kinds` of names that have no "
    "value until control gets to their definition.",
    why="The program stops there, does not compile, or goes on with whatever the memory held. Translations "
    "get here when a name of the original means something else in the new language, as `sum` does in Python.",
    example=Example(
        before="def mean(values):\n    sum = sum(values)\n    return sum / len(values)\n",
        after="def mean(values):\n    total = sum(values)\n    return total / len(values)\n",
        language="python",
    ),
)


@RULE.check_items_with("reads_before_assignment")
def reads_without_a_value(item: ItemUnit) -> Iterator[Violation]:
    """Every read that no store can have come before."""
    prepared = prepared_parts(item.facts)
    # Nothing runs in what only declares.
    prepared += [match["ambient"] for match in item.facts.matches.get("ambient", ())]
    # A type may have the name of the variable.
    prepared += [match["declared.type"] for match in item.facts.matches.get("declared.type", ())]
    for name in item.facts.reads_before_assignment:
        if any(part.contains(name) for part in prepared) or is_in_macro_body(item.facts, name):
            # What is caught there is caught of a local name as well.
            continue
        yield RULE.at(name, f"`{item.text(name)}` is read here before anything gives it a value")


@RULE.check_files_with("stray_updates")
def updates_of_foreign_names(file: FileUnit) -> Iterator[Violation]:
    """Updates that make a name of the file local to a function; names that nothing binds are `undefined-name`'s."""
    for item in file.document.items_where(_updates_strays):
        for span in item.facts.names.stray_updates:
            name = ItemUnit(file.language, item.facts).text(span)
            if name not in file.unbound_here and not item.facts.names.is_dynamic:
                message = f"to update `{name}` makes it local to this function, where it has no value yet"
                yield RULE.at(span, message).shifted(item.span.start)


def _updates_strays(item: Item) -> bool:
    return bool(item.facts.names.stray_updates) and not item.facts.is_broken
