"""redundant-assignment: an assigned value that is never read."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.dead_member_stores import dead_member_stores
from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.inlinable_variables import inlinable_variables
from variorum.rules.overwritten_fields import overwritten_fields
from variorum.rules.policies import is_ignored
from variorum.rules.rebindings import rebindings
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.self_assigned import self_assigned
from variorum.rules.test_detection import is_example
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.unused_objects import unused_objects
from variorum.rules.value_removal import is_pure, is_removable_unseen
from variorum.rules.write_only_lists import write_only_lists
from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-assignment",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    is_about_local_names=True,
    is_style_rule=True,
    what=(
        "Finds dead stores: assignments to local variables whose value no path reads, self-assignments, and initial values of "
        "fields that every constructor overwrites. Branches, loops, `try` and `finally` are followed. Variables that a nested "
        "function shares, or whose storage may be aliased, are ignored. Where a language's linters accept a defensive initial "
        "`0` or `NULL` (those of C and C++ do), it may be overwritten. `[rules.redundant-assignment]` of a language says whether "
        'variables that are never read count (`unread`: `true`, or `"reassigned"` for those with more than one assignment), '
        "whether `x += 1` is a store (`updates`), whether arguments are (`parameters`), whether a variable that the next "
        'statement only returns counts (`steps`: reported at its `"definition"`, at its `"use"`, or at a `"value"` that is '
        "a statement of its own), and which names are exempt (`ignore`). Initial values, overwritten arguments and variables "
        "before a return are information: defensive code initialises variables and names its results."
    ),
    why="A dead store is a line without effect, and often the trace of a use that the translation lost.",
    example=Example(
        before="def best(scores):\n    top = 0\n    top = max(scores)\n    return top\n",
        after="def best(scores):\n    top = max(scores)\n    return top\n",
        language="python",
    ),
)


@RULE.check_items_with("dead_stores", "redundant.definition", "rebound.statement", "appended.name")
def stores_in_item(item: ItemUnit) -> Iterator[Violation]:
    """Reports dead stores to local variables, variables that are only returned, and self-assignments."""
    yield from _dead_stores(item)
    yield from _returned_steps(item)
    yield from _rebound(item)
    for name, place in write_only_lists(item):
        if place not in item.facts.dead_stores:
            yield RULE.at(place, f"the value assigned to `{name}` is never read")


def _rebound(item: ItemUnit) -> Iterator[Violation]:
    for match in rebindings(item):
        edit = remove_statement(item.language, item.facts, match["rebound.statement"])
        message = f"`{item.text(match['rebound.name'])}` is assigned its own value"
        fix = Fix("Remove the assignment", (edit,), is_safe=False)
        yield RULE.at(match["rebound.name"], message, fix=fix)


@RULE.check_files_with("redundant.assignment", "object.name", "value.name", "initial.field")
def stores_in_file(file: FileUnit) -> Iterator[Violation]:
    """Reports what depends on the whole file: self-assignments, overwritten initial values, and values of unused objects."""
    yield from _self_assignments(file)
    yield from _stores_to_unused_objects(file)
    for item, name, place in overwritten_fields(file.document):
        if not is_ignored(file.language, RULE.id, name):
            message = f"every constructor overwrites this initial value of `{name}`"
            yield RULE.at(place, message, severity=Severity.INFORMATION).shifted(item.span.start)
    for item, name, place in dead_member_stores(file.document):
        if not is_ignored(file.language, RULE.id, name):
            message = f"the value stored in this field of `{name}` is never read"
            yield RULE.at(place, message).shifted(item.span.start)


def _self_assignments(file: FileUnit) -> Iterator[Violation]:
    """Yields self-assignments, unless the rule `self-assignment` reports them."""
    for span in self_assigned(file):
        yield RULE.at(span, "assigned to itself")


def _dead_stores(item: ItemUnit) -> Iterator[Violation]:
    if is_example(item):
        return
    passed = {one.first for one in item.facts.names.inner if one.kind == "parameter"}
    first = _first_values(item) if item.facts.dead_stores else set()
    for name in item.facts.dead_stores:
        text = item.text(name)
        if is_ignored(item.language, RULE.id, text):
            continue
        if name in passed:
            message = f"the argument `{text}` is overwritten before it is read"
            yield RULE.at(name, message, severity=Severity.INFORMATION)
        else:
            severity = Severity.INFORMATION if name in first else None
            yield RULE.at(name, _message(text), fix=_removal(item, name), severity=severity)


def _first_values(item: ItemUnit) -> set[Span]:
    """Returns the places that initialise variables which are also assigned elsewhere."""
    return {
        one.first for one in item.facts.names.inner if one.is_read or one.writes or len(one.definitions) > 1
    }


def _returned_steps(item: ItemUnit) -> Iterator[Violation]:
    """Yields variables that only carry a value to the next return, where the language's linter reports these."""
    placement = item.policy(RULE.id).get("steps")
    for variable in inlinable_variables(item) if placement else ():
        if placement == "definition":
            message = f"`{variable.name}` is only used by the next statement"
            yield RULE.at(variable.definition, message, fix=variable.fix, severity=Severity.INFORMATION)
        elif placement == "use" or variable.statement == variable.use:
            message = f"`{variable.name}` only carries a value from the previous statement"
            yield RULE.at(variable.use, message, fix=variable.fix, severity=Severity.INFORMATION)


def _stores_to_unused_objects(file: FileUnit) -> Iterator[Violation]:
    """Yields values given to unused objects of trivial classes."""
    for unused in unused_objects(file.document):
        name, reported = unused.binding.name, set(unused.item.facts.dead_stores)
        for place in unused.stores:
            if place not in reported and not is_ignored(file.language, RULE.id, name):
                yield RULE.at(place, _message(name)).shifted(unused.item.span.start)


def _message(name: str) -> str:
    return f"the value assigned to `{name}` is never read"


def _removal(item: ItemUnit, name: Span) -> Fix | None:
    """Returns the fix that removes the assignment, if the value has no effect. A declaration that is needed stays."""
    match = next((one for one in item.matches("assign.value") if one["assign.name"] == name), None)
    binding = next((one for one in item.facts.names.inner if name in (*one.definitions, *one.writes)), None)
    if match is None or binding is None or not is_pure(item.facts, match["assign.value"]):
        return None
    if name not in binding.writes and len(binding.definitions) == 1:
        # The store declares the variable, which later code needs.
        return None
    edit = remove_statement(item.language, item.facts, match["assign.statement"])
    is_safe = is_removable_unseen(item.facts, match["assign.value"]) and _is_first_store(item, binding, name)
    return Fix("Remove the assignment", (edit,), is_safe)


def _is_first_store(item: ItemUnit, binding: Binding, name: Span) -> bool:
    """Returns whether the variable has no value before: a later store also releases the previous value, which may destroy an
    object."""
    stores = (*binding.definitions, *binding.writes, *binding.updates)
    return name == min(stores) and not any(loop.contains(name) for loop in item.facts.loops)
