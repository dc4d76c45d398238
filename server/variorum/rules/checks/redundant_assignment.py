"""redundant-assignment: a value that is stored and never read."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.grown_lists import grown_in_vain
from variorum.rules.idle_objects import idle_objects
from variorum.rules.lost_parts import lost_parts
from variorum.rules.policies import is_ignored
from variorum.rules.rebindings import rebindings
from variorum.rules.removal import without_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.self_assigned import self_assigned
from variorum.rules.steps import steps
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.syntax.span import Span

RULE = Rule(
    id="redundant-assignment",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    is_about_local_names=True,
    what="Finds assignments to local variables whose value no path reads before the variable is assigned "
    "again or ends, and assignments of a variable to itself. Branches, loops, `try` and `finally` "
    "are followed; variables that a nested function shares, or whose storage something else can "
    "reach, are left alone. Where a language's linters take a first `0` or `NULL` for care (those of C and "
    "C++ do), it may be overwritten. `[rules.redundant-assignment]` of a language says whether variables "
    'that are never read count (`unread`: `true`, or `"reassigned"` for those that get more than the '
    "value of their declaration), whether `x += 1` is a store (`updates`), whether what a caller passes is one "
    "(`parameters`), whether a variable that the next "
    'statement only returns counts (`steps`: shown at its `"definition"`, or at its `"use"` where that is a statement '
    "of its own), and which names are exempt (`ignore`).",
    why="A lost value is a line without effect, and often the trace of a use that did not survive the "
    "translation.",
    example=Example(
        before="def best(scores):\n    top = 0\n    top = max(scores)\n    return top\n",
        after="def best(scores):\n    top = max(scores)\n    return top\n",
        language="python",
    ),
)


@RULE.check_items_with("dead_stores", "redundant.definition", "rebound.statement", "grown.name")
def stores_in_item(item: ItemUnit) -> Iterator[Violation]:
    """Stores to local variables that no path reads, those that only lead up to a return, and those of what is there."""
    yield from _dead_stores(item)
    yield from _returned_steps(item)
    yield from _rebound(item)
    for name, place in grown_in_vain(item):
        if place not in item.facts.dead_stores:
            yield RULE.at(place, f"nothing looks at what is put into `{name}` here")


def _rebound(item: ItemUnit) -> Iterator[Violation]:
    for match in rebindings(item):
        edit = without_statement(item.language, item.facts, match["rebound.statement"])
        message = f"`{item.text(match['rebound.name'])}` takes over its own value"
        fix = Fix("Remove the assignment", (edit,), is_safe=False)
        yield RULE.at(match["rebound.name"], message, fix=fix)


@RULE.check_files_with("redundant.assignment", "object.name", "value.name")
def stores_in_file(file: FileUnit) -> Iterator[Violation]:
    """What only the whole file can tell: assignments of what is there, and values given to idle objects."""
    yield from _self_assignments(file)
    yield from _idle_stores(file)
    for item, name, place in lost_parts(file.document):
        if not is_ignored(file.language, RULE.id, name):
            message = f"nothing reads what is stored in this part of `{name}`"
            yield RULE.at(place, message).shifted(item.span.start)


def _self_assignments(file: FileUnit) -> Iterator[Violation]:
    """Assignments of what is there already, which `self-assignment` reports where it is on."""
    for span in self_assigned(file):
        yield RULE.at(span, "this assigns what is there already")


def _dead_stores(item: ItemUnit) -> Iterator[Violation]:
    passed = {one.first for one in item.facts.names.inner if one.kind == "parameter"}
    for name in item.facts.dead_stores:
        text = item.text(name)
        if is_ignored(item.language, RULE.id, text):
            continue
        if name in passed:
            yield RULE.at(name, f"what is passed as `{text}` is overwritten before anything reads it")
        else:
            yield RULE.at(name, _message(text), fix=_removal(item, name))


def _returned_steps(item: ItemUnit) -> Iterator[Violation]:
    """Variables that only carry a value to the return behind them, where the language's linter counts these."""
    shown = item.policy(RULE.id).get("steps")
    for step in steps(item) if shown else ():
        if shown == "definition":
            message = f"`{step.name}` only carries its value to the next statement"
            yield RULE.at(step.definition, message, fix=step.fix)
        elif step.statement == step.use:
            message = f"`{step.name}` only carries its value here from the statement before"
            yield RULE.at(step.use, message, fix=step.fix)


def _idle_stores(file: FileUnit) -> Iterator[Violation]:
    """Values given to objects that do nothing and that nothing reads."""
    for idle in idle_objects(file.document):
        name, told = idle.binding.name, set(idle.item.facts.dead_stores)
        for place in idle.stores:
            if place not in told and not is_ignored(file.language, RULE.id, name):
                yield RULE.at(place, _message(name)).shifted(idle.item.span.start)


def _message(name: str) -> str:
    return f"the value assigned to `{name}` here is never read"


def _removal(item: ItemUnit, name: Span) -> Fix | None:
    """Takes the assignment away where its value does nothing; a declaration that others rely on stays."""
    match = next((one for one in item.matches("assign.value") if one["assign.name"] == name), None)
    pure = {one["pure"] for one in item.matches("pure")}
    if match is None or match["assign.value"] not in pure or not _is_plain(item, name):
        return None
    edit = without_statement(item.language, item.facts, match["assign.statement"])
    return Fix("Remove the assignment", (edit,))


def _is_plain(item: ItemUnit, name: Span) -> bool:
    """Whether the store declares nothing that later code needs: the language declares by assigning, or this
    is none."""
    binding = next((one for one in item.facts.names.inner if name in (*one.definitions, *one.writes)), None)
    if binding is None:
        return False
    return name in binding.writes or len(binding.definitions) > 1
