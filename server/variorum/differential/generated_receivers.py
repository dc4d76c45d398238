"""Tells differences that only objects with generated fields show, and no object that a constructor made."""

from __future__ import annotations

import attrs

from variorum.differential.receiver_objects import CONSTRUCTORS, receiver_fields
from variorum.differential.side import Side, classes_by_name
from variorum.differential.verdict import Verdict
from variorum.differential.witness_messages import QUESTION
from variorum.program.declarations import Class
from variorum.program.expressions import Assign, Member, This, Variable
from variorum.program.node import Node, Symbol
from variorum.program.traversal import walk

_MIN_INPUTS = 8


def sets_all_fields(source: Side, target: Side) -> bool:
    """Returns whether the source's constructor sets all fields that both classes have from its arguments."""
    definition = classes_by_name(source.program).get(source.function.owner)
    fields = receiver_fields(source, target)
    return definition is not None and bool(fields) and {each.source for each in fields} <= _given(definition)


def agrees_on_made_objects(made: Verdict) -> bool:
    """Returns whether both sides agree on objects of their constructors, even if these have too few results for a verdict."""
    return made.inputs >= _MIN_INPUTS and made.witness is None and made.agreed == made.inputs


def as_question(verdict: Verdict) -> Verdict:
    """Returns the verdict with its warning as a question: the fields may contradict each other."""
    found = verdict.warning
    if found is None:
        return verdict
    return attrs.evolve(
        verdict,
        witness=attrs.evolve(
            found, is_warning=False, is_edge=True, share=0.0, message=f"{found.message}{QUESTION}"
        ),
    )


def _given(definition: Class) -> set[str]:
    """Returns the fields that the constructor sets from its arguments."""
    names: set[str] = set()
    for made in definition.methods:
        if made.name not in CONSTRUCTORS:
            continue
        given = {each.symbol for each in made.parameters}
        for node in walk(made):
            if isinstance(node, Assign) and _is_made_of(node.value, given):
                names |= _assigned(node.target)
    return names


def _is_made_of(value: Node, given: set[Symbol]) -> bool:
    return any(isinstance(each, Variable) and each.symbol in given for each in walk(value))


def _assigned(target: Node) -> set[str]:
    if isinstance(target, Member) and isinstance(target.object, This):
        return {target.name}
    return {target.symbol.name} if isinstance(target, Variable) else set()
