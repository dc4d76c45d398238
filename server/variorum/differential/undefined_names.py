"""Finds names of the target that nothing can define: its language looks nowhere else than in the file and the library.

A name that the source takes from elsewhere as well, such as a class of the same project, may be in another file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

import attrs

from variorum.interpreter.outcome import Outcome
from variorum.interpreter.semantics import semantics_of
from variorum.interpreter.tables import operations_of
from variorum.languages import language_named
from variorum.program.declarations import Program
from variorum.program.expressions import Assign, Member, MethodCall, New, OpaqueExpression, Unbound, Variable
from variorum.program.node import Node, Symbol
from variorum.program.plain_names import plain_name
from variorum.program.statements import Try
from variorum.program.traversal import walk

UNDEFINED = "undefined"
"""The exception of a name that nothing can define."""
_NAME = re.compile(r"[^\W\d]\w*")
_UNKNOWN = "unknown:"


def undefined_names(
    source: Program, source_nodes: Sequence[Node], target: Program, target_nodes: Sequence[Node]
) -> frozenset[str]:
    """Returns the names in the target's nodes that nothing can define. The nodes are all that run."""
    elsewhere = semantics_of(target.language).free_names
    if not elsewhere or target.binds_unseen:
        return frozenset()
    if elsewhere == "bases" and (not target.classes or any(each.bases for each in target.classes)):
        return frozenset()
    names = _free_names(target_nodes) - _library(target.language)
    if elsewhere == "bases":
        # Another file of the folder may define a class.
        holders = _holders(target_nodes)
        names = {name for name in names if name[0].islower() or name not in holders}
    names -= {*_assigned_globals(target), *target.needed_to_load} if names else set()
    if not names:
        return frozenset()
    shared = {plain_name(name) for name in _names_from_elsewhere(source_nodes) - _library(source.language)}
    return frozenset(name for name in names if plain_name(name) not in shared)


def with_undefined_name(outcome: Outcome, undefined: frozenset[str]) -> Outcome:
    """Returns the outcome, or that of a failure if the run came to one of the undefined names."""
    found = sorted(name for name in undefined if f"{_UNKNOWN}{name}" in outcome.notes)
    if not found and outcome.exception == "name" and (outcome.message in undefined or is_member(outcome)):
        found = [outcome.message]
    if not found:
        return outcome
    # What the run did after it came to the name is nothing that the target does.
    return attrs.evolve(
        outcome, kind="raised", value=None, exception=UNDEFINED, message=found[0], notes=frozenset()
    )


def is_member(outcome: Outcome) -> bool:
    """Returns whether a run failed at a member that a value of the language itself does not have."""
    return outcome.exception in ("name", UNDEFINED) and outcome.message.startswith(".")


def _free_names(nodes: Iterable[Node]) -> set[str]:
    """Returns the names that the nodes do not bind. A `try` may handle that a name is missing."""
    found: set[str] = set()
    handled: set[str] = set()
    for node in nodes:
        if isinstance(node, Unbound) and _NAME.fullmatch(node.name):
            found.add(node.name)
        elif isinstance(node, Try):
            handled |= {each.name for each in walk(node.body) if isinstance(each, Unbound)}
        elif isinstance(node, OpaqueExpression):
            handled |= {each.name for each in node.parts if isinstance(each, Unbound)}
    return found - handled


def _holders(nodes: Iterable[Node]) -> set[str]:
    """Returns the names in front of a point, such as those of classes."""
    found = [each.object for each in nodes if isinstance(each, Member)]
    found += [each.receiver for each in nodes if isinstance(each, MethodCall)]
    return {each.name for each in found if isinstance(each, Unbound)}


def _assigned_globals(program: Program) -> set[str]:
    """Returns the names that a function of the program makes global."""
    targets = [node.target for node in walk(program) if isinstance(node, Assign)]
    found = {each.name for each in targets if isinstance(each, Unbound)}
    variables = (node for node in walk(program) if isinstance(node, Variable))
    return found | {each.symbol.name for each in variables if each.symbol.kind == Symbol.GLOBAL}


def _names_from_elsewhere(nodes: Iterable[Node]) -> set[str]:
    """Returns the names that the nodes take from imports and from what no file at hand defines."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, Unbound):
            found.add(node.name)
        elif isinstance(node, Variable) and node.symbol.kind == Symbol.MODULE:
            found.add(node.symbol.name)
        elif isinstance(node, New):
            found.add(node.type.name)
    return found


@cache
def _library(identifier: str) -> frozenset[str]:
    """Returns the names that are built in, and all names of the library that are listed anywhere."""
    language, tables = language_named(identifier), operations_of(identifier)
    modules = language.modules.get("modules", {})
    listed = (
        modules,
        tables.functions,
        tables.constructors,
        tables.constants,
        tables.types,
        tables.exceptions,
        tables.libraries,
    )
    paths = {part for table in listed for name in table for part in re.split(r"\W+", name)}
    return frozenset(language.builtins | language.library_names | paths)
