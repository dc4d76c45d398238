"""Copies of values, in languages where an assignment copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.numerals import BY_WIDTH, F32, Big, Char
from variorum.interpreter.objects import Object
from variorum.interpreter.values import Array, Builder, Map, Optional, PriorityQueue, Sequence, Set
from variorum.program.expressions import (
    Assign,
    Cast,
    Conditional,
    Dereference,
    Do,
    Index,
    Logical,
    Member,
    Variable,
)
from variorum.program.node import Expression
from variorum.program.types import Kind

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

IMMUTABLE = frozenset({int, float, bool, str, type(None), Char, Big, F32, tuple, *BY_WIDTH.values()})
SIMPLE_KINDS = frozenset({Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.CHAR, Kind.POINTER, Kind.FUNCTION})


def copier_of(machine: Machine, node: Expression) -> Callable[[Any], Any] | None:
    """Returns what copies the value of the expression when it is stored; None where nothing is to copy: the language copies
    nothing, or the value is a new one that has no other holder."""
    if not machine.semantics.copied:
        return None
    while isinstance(node, Cast) and node.is_implied and node.type.kind not in SIMPLE_KINDS:
        node = node.value
    if not isinstance(node, (Variable, Member, Index, Dereference, Conditional, Assign, Logical, Do)):
        return None
    if isinstance(node, Variable) and node.symbol.type.kind in SIMPLE_KINDS and node.symbol.type.name != "&":
        return None
    return machine.copy


def copies_elements(machine: Machine) -> bool:
    """Whether a loop hands out copies of the elements."""
    return bool(machine.semantics.copied)


def make_copier(machine: Machine) -> Callable[[Any], Any]:
    """Returns the function that copies what the language's assignments copy, and leaves the rest."""
    copied = machine.semantics.copied
    containers, arrays = "container" in copied, "array" in copied
    structs, texts = "struct" in copied, "text" in copied

    def copy(value: Any) -> Any:
        kind = type(value)
        if kind in IMMUTABLE:
            return value
        if kind is Builder:
            return Builder(value.text) if texts else value
        if isinstance(value, Object):
            if structs and value.cls.is_value:
                machine.charge(len(value.fields))
                machine.step()
                return Object(value.cls, {name: copy_part(each) for name, each in value.fields.items()})
            return value
        if isinstance(value, list):
            is_array = isinstance(value, (Array, Sequence)) and value.kind == "array"
            return _copy_list(value) if (arrays if is_array else containers) else value
        if containers:
            return _copy_container(value)
        return value

    def copy_part(value: Any) -> Any:
        """An array in a struct is copied with it, also where an array alone is not."""
        if isinstance(value, Array) and value.kind == "array":
            return _copy_list(value)
        return copy(value)

    def _copy_list(value: Any) -> Any:
        machine.charge(len(value))
        if value and type(value[0]) in IMMUTABLE:
            other = kind_like(value, value)
        else:
            machine.step(len(value))
            other = kind_like(value, [copy(each) for each in value])
        return other

    def _copy_container(value: Any) -> Any:
        if isinstance(value, KeyedArray):
            return value.copy()
        if isinstance(value, Map):
            machine.charge(len(value) * 2)
            machine.step()
            return value.like({key: copy(each) for key, each in value.entries.items()})
        if isinstance(value, Set):
            machine.charge(len(value))
            other = value.like(())
            other.elements = dict(value.elements)
            return other
        if isinstance(value, PriorityQueue):
            machine.charge(len(value))
            queue = PriorityQueue()
            queue.elements = list(value.elements)
            queue.compare, queue.element, queue.is_descending = (
                value.compare,
                value.element,
                value.is_descending,
            )
            return queue
        if isinstance(value, Optional):
            return Optional(copy(value.value))
        return value

    return copy


def kind_like(value: Any, elements: Any) -> Any:
    """Returns a list of the same class as `value`, with other elements."""
    other = type(value)(elements)
    if not isinstance(value, (Sequence, Array)):
        return other
    if value.element is not None:
        other.element = value.element
    if "kind" in value.__dict__:
        other.kind = value.kind
    return other


def replace(machine: Machine, holder: Any, new: Any) -> bool:
    """Gives a container or struct the contents of another. Returns False where the holder is no such value."""
    new = machine.copy(new)
    if isinstance(holder, Builder):
        holder.text = new.text if isinstance(new, Builder) else machine.text(new)
    elif isinstance(holder, list) and isinstance(new, (list, tuple)):
        holder[:] = new
    elif isinstance(holder, KeyedArray) or isinstance(new, KeyedArray):
        if not (isinstance(holder, KeyedArray) and isinstance(new, KeyedArray)):
            return False
        holder.take_over(new)
    elif isinstance(holder, Map) and isinstance(new, Map):
        holder.entries = new.entries
    elif (isinstance(holder, Set) and isinstance(new, Set)) or (
        isinstance(holder, PriorityQueue) and isinstance(new, PriorityQueue)
    ):
        holder.elements = new.elements
    elif isinstance(holder, Object) and isinstance(new, Object) and holder.cls.is_value:
        holder.fields.clear()
        holder.fields.update(new.fields)
    elif isinstance(holder, Optional) and isinstance(new, Optional):
        holder.value = new.value
    else:
        return False
    return True
