"""Compares binary operations: finds operations on the same operands that differ in the translation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from variorum.memo import memoized
from variorum.syntax.shapes import Shape
from variorum.translation.operands import canonical
from variorum.translation.sides import Side

MIRRORED: Mapping[str, str] = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
_SAME: Mapping[str, str] = {"is": "==", "is-not": "!=", "===": "==", "!==": "!=", "int-/": "/"}
_COMMUTATIVE = frozenset({"+", "*", "==", "!=", "and", "or", "&", "|", "^"})


class Operation(NamedTuple):
    """An operation with its operands in canonical spelling."""

    operator: str
    left: str
    right: str
    shape: Shape

    @property
    def key(self) -> tuple[str, str, str]:
        """Equal for operations with the same meaning: `a < b` and `b > a`, `a + b` and `b + a`."""
        if self.operator in (">", ">="):
            return MIRRORED[self.operator], self.right, self.left
        if self.operator in _COMMUTATIVE and self.right < self.left:
            return self.operator, self.right, self.left
        return self.operator, self.left, self.right


class Changed(NamedTuple):
    """Two different operations on the same operands."""

    source: Operation
    target: Operation
    operator: str
    """The translation's operator for operands in the original's order."""
    is_swapped: bool
    """Whether the translation has the operands swapped."""


@memoized
def operations_of(side: Side) -> Sequence[Operation]:
    """Returns the side's operations in source order, with neutral operators."""
    names: Mapping[str, str] = side.language.meanings.get("operators", {})
    return [_operation(shape, names, side) for shape in side.shapes("binary")]


def changed_operations(source: Side, target: Side) -> list[Changed]:
    """Returns the operations that both sides do on the same operands in different ways."""
    in_source, in_target = operations_of(source), operations_of(target)
    left, right = _unmatched(in_source, in_target), _unmatched(in_target, in_source)
    by_operands: dict[frozenset[str], list[Operation]] = {}
    for operation in right:
        by_operands.setdefault(_operands(operation), []).append(operation)
    twice = Counter(_operands(operation) for operation in left)
    found = []
    for operation in left:
        others = by_operands.get(_operands(operation), [])
        # With several candidates it is unknown which became which.
        if len(others) == 1 and twice[_operands(operation)] == 1:
            found.append(_changed(operation, others[0]))
    return found


def _operation(shape: Shape, names: Mapping[str, str], side: Side) -> Operation:
    operator = " ".join(shape.text("operator").split())
    neutral = names.get(operator, operator)
    return Operation(
        _SAME.get(neutral, neutral),
        canonical(shape.text("left"), side.language),
        canonical(shape.text("right"), side.language),
        shape,
    )


def _unmatched(operations: Sequence[Operation], others: Sequence[Operation]) -> list[Operation]:
    """Returns the operations that the other side does not have unchanged."""
    there = Counter(operation.key for operation in others)
    left = []
    for operation in operations:
        if there[operation.key] > 0:
            there[operation.key] -= 1
        else:
            left.append(operation)
    return left


def _operands(operation: Operation) -> frozenset[str]:
    return frozenset({operation.left, operation.right})


def _changed(source: Operation, target: Operation) -> Changed:
    swapped = source.left == target.right and source.left != target.left
    operator = MIRRORED.get(target.operator, target.operator) if swapped else target.operator
    return Changed(source, target, operator, swapped)
