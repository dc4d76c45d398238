"""Makes collections, by the representation that a language's type has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from variorum.interpreter.keyed_array import KeyedArray
from variorum.interpreter.nesting import check_parts
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.values import (
    Array,
    Builder,
    Deque,
    Fifo,
    Fixed,
    Iteration,
    Linked,
    Map,
    Optional,
    Pair,
    Plain,
    PlainDeque,
    PlainLinked,
    PlainStack,
    PriorityQueue,
    Sequence,
    Set,
    Sized,
    Stack,
)
from variorum.program.types import Kind, Type

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine


Convert = Callable[[Any], Any]

LISTS: dict[str, type[list[Any]]] = {
    "list": Sequence,
    "array": Array,
    "python list": list,
    "linked": Linked,
    "deque": Deque,
    "stack": Stack,
    "fifo": Fifo,
    "fixed": Fixed,
    "sized": Sized,
    "pair": Pair,
    "plain": Plain,
    "plain fifo": PlainDeque,
    "plain stack": PlainStack,
    "plain linked": PlainLinked,
}


class Containers:
    """Makes the collections of a language."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.semantics = machine.semantics
        forms = machine.semantics.collections
        self._by_kind = {
            Kind.LIST: forms.list,
            Kind.SET: forms.set,
            Kind.MAP: forms.map,
            Kind.QUEUE: forms.queue,
            Kind.TUPLE: forms.tuple,
        }

    def representation(self, type_: Type) -> str:
        """Returns what represents a type of collection."""
        found = self.machine.operations.types.get(type_.name)
        if found is not None:
            return found
        if type_.kind is Kind.LIST and type_.name.startswith("["):
            return self.machine.operations.types.get("[]", "array")
        return self._by_kind.get(type_.kind, "")

    def element_converter(self, type_: Type, position: int = 0) -> Convert | None:
        """Returns what converts the elements of a typed collection."""
        if not self.semantics.copied or len(type_.arguments) <= position:
            return None
        element = type_.arguments[position]
        if element.kind in (Kind.ANY, Kind.OBJECT, Kind.POINTER):
            return None
        return self.machine.converter(element, True)

    def collected(self, values: Any, type_: Type) -> Any:
        """Returns a collection of the type with the values, or the value itself if it is none."""
        form = self.representation(type_)
        if isinstance(values, (str, Builder)) and form not in ("list", "array"):
            return values
        if isinstance(values, KeyedArray):
            return values
        if isinstance(values, Map):
            return self._retyped_map(values, type_)
        if form == "optional":
            return values if isinstance(values, Optional) else Optional(values)
        if not isinstance(values, (list, tuple, Set)):
            return values
        if isinstance(values, Set):
            values = list(values.elements)
        if form.startswith(("map", "counter")):
            made_map = self.map_maker(type_)()
            for each in values:
                made_map.entries[self.machine.indexer.key(made_map, each[0])] = (
                    made_map.value_of(each[1]) if made_map.value_of is not None else each[1]
                )
            return made_map
        convert = self.element_converter(type_)
        if form in ("pair", "tuple") and type_.arguments:
            converters = [self.element_converter(type_, index) for index in range(len(type_.arguments))]
            values = [
                convert(each) if convert is not None else each
                for each, convert in zip(values, [*converters, *[None] * len(values)], strict=False)
            ]
        elif convert is not None:
            values = [convert(each) for each in values]
        made = self.make_collection(form, values, convert)
        compare = self.comparison(type_) if isinstance(made, Set) else None
        if compare is not None:
            made.comparator = compare()
        return made

    def _retyped_map(self, value: Map, type_: Type) -> Any:
        if type_.kind is Kind.MAP and type_.arguments:
            made = self.map_maker(type_)()
            if made.kind == value.kind:
                made.entries = value.entries
                return made
        return value

    def make_collection(self, form: str, values: Iterable[Any], convert: Convert | None = None) -> Any:
        """Returns a collection of a representation."""
        cls = LISTS.get(form)
        if cls is not None:
            made = cls(values)
            if convert is not None:
                made.element = convert  # type: ignore[attr-defined]
            return made
        if form == "tuple":
            return self._tuple(values)
        if form == "keyed array":
            return KeyedArray.of_values(values)
        word, _, order = form.partition(" ")
        if word in ("set", "multiset"):
            return self._make_set(word, order, values, convert)
        if form == "queue" or form == "queue descending":
            queue = PriorityQueue()
            queue.is_descending = form != "queue"
            queue.element = convert
            for each in values:
                self.machine.operation("queue.push")(self.machine, queue, each)
            return queue
        if form == "builder":
            return Builder("".join(self.machine.text(each) for each in values))
        if form == "text":
            return "".join(self.machine.text(each) for each in values)
        if form == "iterator":
            return Iteration(values)
        if word in ("map", "record", "counter"):
            made_map = self.make_map(form)
            for each in values:
                made_map.entries[each[0]] = each[1]
            return made_map
        raise Unsupported(f"a collection of the form {form or 'unknown'}")

    def _make_set(self, word: str, order: str, values: Iterable[Any], convert: Convert | None) -> Set:
        made = Set(order or "hash", (), "multiset" if word == "multiset" else "set")
        made.element = convert
        for each in values:
            try:
                made.elements[each] = made.elements.get(each, 0) + 1 if word == "multiset" else 1
            except TypeError:
                raise self.machine.fail("type", "unhashable element") from None
        return made

    def make_map(self, form: str) -> Map:
        """Returns an empty map of a representation."""
        if form == "keyed array":
            return KeyedArray()
        word, _, order = form.partition(" ")
        return Map(order or "insertion", None, word)

    def map_maker(self, type_: Type) -> Callable[[], Map]:
        """Returns what makes an empty map of a type."""
        form = "record" if type_.name == "object" else self.representation(type_)
        if not form.startswith(("map", "record", "counter", "keyed")):
            form = "map insertion"
        key = self.element_converter(type_, 0)
        value = self.element_converter(type_, 1)
        makes_default = self.semantics.index.key in ("default", "zero")
        default = (
            self.machine.default_maker(type_.arguments[1])
            if makes_default and len(type_.arguments) > 1
            else None
        )

        compare = self.comparison(type_)

        def make() -> Map:
            made = self.make_map(form)
            made.comparator = compare() if compare is not None else None
            made.key_of, made.value_of, made.missing = key, value, default
            return made

        return make

    def comparison(self, type_: Type) -> Callable[[], Any] | None:
        """Returns what makes the comparison that a type of sorted maps or sets names, None where it names none."""
        position = 2 if type_.kind is Kind.MAP else 1
        if not self.representation(type_).endswith("sorted") or len(type_.arguments) <= position:
            return None
        name = type_.arguments[position].name
        if name == "greater":
            return partial(self.machine.operation("comparator.greater"), self.machine)
        cls = self.machine.class_named(name)
        return partial(self.machine.construct, cls, [], None) if cls is not None else None

    def _tuple(self, values: Iterable[Any]) -> tuple[Any, ...]:
        """Returns a tuple, which the host hashes and compares without counting."""
        parts = tuple(values)
        self.machine.step(check_parts(parts) >> 3)
        return parts

    def collection_maker(self, type_: Type) -> Callable[[list[Any]], Any]:
        """Returns what makes a collection that is written out."""
        if type_.kind is Kind.ANY:
            form = self.semantics.collections.list
            return lambda values: self.make_collection(form, values)
        form = self.representation(type_)
        if form == "python list":
            return lambda values: values
        if form == "tuple" and not self.semantics.copied:
            return self._tuple
        return lambda values: self.collected(values, type_)
