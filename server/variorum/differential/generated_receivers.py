"""Tells differences that only objects with generated fields show, and no object that a constructor made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs

from variorum.differential.receiver_objects import CONSTRUCTORS, receiver_fields
from variorum.differential.side import Side, classes_by_name
from variorum.differential.verdict import Verdict
from variorum.differential.witness_messages import QUESTION
from variorum.program.declarations import Function
from variorum.program.expressions import Assign, Member, This, Variable
from variorum.program.node import Node, Symbol
from variorum.program.statements import Throw
from variorum.program.traversal import walk


def may_contradict(source: Side, target: Side) -> bool:
    """Returns whether the source's constructor sets all fields that both classes have from its arguments, and relates them: it
    uses an argument for two of them, or refuses some.
    """
    definition = classes_by_name(source.program).get(source.function.owner)
    fields = {each.source for each in receiver_fields(source, target)}
    if definition is None or not fields:
        return False
    made = [each for each in definition.methods if each.name in CONSTRUCTORS]
    given = [each for one in made for each in _given(one) if each.field in fields]
    if {each.field for each in given} != fields:
        return False
    uses = Counter(each.parameter for each in dict.fromkeys(given))
    return max(uses.values()) > 1 or any(isinstance(node, Throw) for each in made for node in walk(each))


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


@attrs.frozen
class _Given:
    """A field that a constructor sets from a parameter."""

    field: str
    parameter: Symbol


def _given(constructor: Function) -> Iterator[_Given]:
    parameters = {each.symbol for each in constructor.parameters}
    for node in walk(constructor):
        if not isinstance(node, Assign):
            continue
        name = _assigned(node.target)
        for each in walk(node.value):
            if isinstance(each, Variable) and each.symbol in parameters:
                yield _Given(name, each.symbol)


def _assigned(target: Node) -> str:
    """Returns the name of a field, which the receiver or nothing stands in front of."""
    if isinstance(target, Member) and isinstance(target.object, This):
        return target.name
    return target.symbol.name if isinstance(target, Variable) else ""
