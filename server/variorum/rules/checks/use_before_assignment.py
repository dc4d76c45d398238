"""use-before-assignment: a local variable that is read before it is assigned."""

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
    what=(
        "Finds reads of local variables that no path assigns before: a name that the function binds only later, a declaration "
        "without a value, a `let` or `const` above its declaration, and `x += 1` in a function to which `x` is not local. If "
        "some path assigns a value, or a handler for unknown names follows, nothing is reported. `[rules.use-before-assignment]` "
        "of a language lists the `kinds` of names that have no value before their definition."
    ),
    why=(
        "The program fails there, does not compile, or uses an undefined value. It happens in translations when a name of the "
        "original means something else in the new language, as `sum` does in Python."
    ),
    example=Example(
        before="def mean(values):\n    sum = sum(values)\n    return sum / len(values)\n",
        after="def mean(values):\n    total = sum(values)\n    return total / len(values)\n",
        language="python",
    ),
)


@RULE.check_items_with("reads_before_assignment")
def reads_of_unassigned_names(item: ItemUnit) -> Iterator[Violation]:
    """Reports every read that no store can precede."""
    prepared = prepared_parts(item.facts)
    # Declarations run nothing.
    prepared += [match["ambient"] for match in item.facts.matches.get("ambient", ())]
    # A type may have the name of the variable.
    prepared += [match["declared.type"] for match in item.facts.matches.get("declared.type", ())]
    for name in item.facts.reads_before_assignment:
        if any(part.contains(name) for part in prepared) or is_in_macro_body(item.facts, name):
            # The handler catches the error for a local name as well.
            continue
        yield RULE.at(name, f"`{item.text(name)}` is used before assignment")


@RULE.check_files_with("stray_updates")
def updates_of_outer_names(file: FileUnit) -> Iterator[Violation]:
    """Reports updates that make a name of the file local to a function. `undefined-name` reports unbound names."""
    for item in file.document.items_where(_updates_strays):
        for span in item.facts.names.stray_updates:
            name = ItemUnit(file.language, item.facts).text(span)
            if name not in file.unbound_here and not item.facts.names.is_dynamic:
                message = f"this update makes `{name}` local to the function, where it has no value yet"
                yield RULE.at(span, message).shifted(item.span.start)


def _updates_strays(item: Item) -> bool:
    return bool(item.facts.names.stray_updates) and not item.facts.is_broken
