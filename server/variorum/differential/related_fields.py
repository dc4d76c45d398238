"""Makes fields of receivers that do not contradict each other, where a constructor relates them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Sequence

import attrs

from variorum.differential.argument_generation import ArgumentGenerator
from variorum.differential.budget import Budget
from variorum.differential.receiver_objects import CONSTRUCTORS, ReceiverField, receiver_fields
from variorum.differential.side import Side, classes_by_name
from variorum.interpreter.limits import Limits
from variorum.program.declarations import Function
from variorum.program.expressions import Assign, Member, MethodCall, This, Variable
from variorum.program.node import Node, Symbol
from variorum.program.statements import Evaluate, Throw
from variorum.program.traversal import walk
from variorum.program.values import Record, Value

_LIMITS = Limits(steps=1_000, size=100_000, depth=50)
# Numbers that a constructor takes are often sizes.
_SMALL = 0.7
_SIZES = 4
_MODES = 6
_MOST_FAILED = 6


def may_contradict(source: Side, target: Side) -> bool:
    """Returns whether the source's constructor sets all fields that both classes have from its arguments, and relates them: it
    uses an argument for two of them, refuses some, or calls a method of its class that may change them.
    """
    fields = {each.source for each in receiver_fields(source, target)}
    made = _constructors(source)
    if len(made) != 1 or not fields:
        return False
    given = [each for one in made for each in _given(one) if each.field in fields]
    if {each.field for each in given} != fields:
        return False
    uses = Counter(each.parameter for each in dict.fromkeys(given))
    methods = {each.name for each in classes_by_name(source.program)[source.function.owner].methods}
    return max(uses.values()) > 1 or any(
        isinstance(node, Throw) or _is_call_of(node, methods) for each in made for node in walk(each)
    )


def _is_call_of(node: Node, methods: Container[str]) -> bool:
    """Returns whether a node is a statement that calls one of these methods on the receiver."""
    call = node.value if isinstance(node, Evaluate) else None
    return isinstance(call, MethodCall) and isinstance(call.receiver, This) and call.name in methods


def _constructors(side: Side) -> Sequence[Function]:
    definition = classes_by_name(side.program).get(side.function.owner)
    methods = () if definition is None else definition.methods
    return [each for each in methods if each.name in CONSTRUCTORS and each.body is not None]


@attrs.define
class RelatedFields:
    """Takes the fields of receivers from objects that the source's constructor makes, and changes only the numbers in their
    lists: generated fields of a matrix would contradict its size.
    """

    source: Side
    fields: Sequence[ReceiverField]
    generator: ArgumentGenerator
    budget: Budget
    failed: int = 0
    has_made: bool = False

    @property
    def is_useless(self) -> bool:
        """Returns whether the constructor refused all of the first arguments."""
        return not self.has_made and self.failed >= _MOST_FAILED

    def values(self) -> list[Value] | None:
        """Returns the values of the fields. Returns None if the constructor fails."""
        (constructor,) = _constructors(self.source)
        given = self.generator.arguments([each.symbol.type for each in constructor.parameters])
        if self.generator.random.chance(_SMALL):
            given = [_small(each) for each in given]
        outcome = self.source.runner.call(constructor, given, limits=_LIMITS)
        self.budget.spend(outcome.steps)
        made = outcome.value.fields if isinstance(outcome.value, Record) else {}
        if outcome.kind != "returned" or any(each.source not in made for each in self.fields):
            self.failed += 1
            return None
        self.has_made = True
        return [self._filled(made[each.source]) for each in self.fields]

    def _filled(self, value: Value) -> Value:
        """Returns the value with other numbers in its lists."""
        if not isinstance(value, list):
            return value
        mode = self.generator.random.below(_MODES)
        return [self._cell(each, mode) if _is_number(each) else self._filled(each) for each in value]

    def _cell(self, before: float, mode: int) -> Value:
        number = self.generator.element(mode)
        return float(number) if isinstance(before, float) else number


def _small(value: Value) -> Value:
    return abs(value) % _SIZES + 1 if isinstance(value, int) and not isinstance(value, bool) else value


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


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
