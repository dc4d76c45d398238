"""The kinds of expressions and names."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Any

from tree_sitter import Node

from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span
from variorum.translation.values.code import Code, inner
from variorum.translation.values.kinds import (
    INTEGER,
    NEVER,
    NUMBER,
    QUOTIENT,
    TEXT,
    TRUTH,
    Kind,
    Known,
    is_number,
    joined,
    summed,
)

# Expressions that nest deeper, and names that rest on more names than this, are left alone.
_DEEPEST = 60
_SLICE = "slice"
_ABSENT: Any = object()


class Kinds:
    """Works out kinds in one item, each once."""

    def __init__(
        self, code: Code, given: Mapping[str, Kind], outer: Mapping[str, Known], own: Container[str]
    ) -> None:
        self.code = code
        self.given = given
        """The kinds of parameters by their names."""
        self.outer = outer
        """The kinds of names that the item takes from its surroundings."""
        self.own = own
        """The names that the file binds outside of its functions: they mean nothing of the library."""
        self._results: Mapping[str, str] = code.tables.results
        self._known: dict[int, Known] = {}
        self._names: dict[int, Known] = {}
        self._depth = 0

    def of(self, node: Node | None) -> Known:
        """The kind of an expression."""
        if node is None:
            return None
        key = node.id
        known: Known = self._known.get(key, _ABSENT)
        if known is not _ABSENT:
            return known
        work = _FORMS.get(self.code.form(node))
        if work is None or self._depth > _DEEPEST:
            return None
        self._depth += 1
        kind = self._known[key] = work(self, node)
        self._depth -= 1
        return kind

    def of_binding(self, binding: Binding) -> Known:
        """What all the values that a name gets have in common."""
        key = id(binding)
        if key not in self._names:
            # A value that is worked out from the name itself adds nothing to what the others say.
            self._names[key] = NEVER
            before = dict(self._known)
            kind = joined(self._values(binding))
            self._known = before
            self._names[key] = None if kind == NEVER else self.filled(kind, self.fills(binding.reads))
        return self._names[key]

    def bound_to(self, binding: Binding) -> Known:
        """What the values have in common that this item gives to a name."""
        return joined(self._values(binding))

    def _values(self, binding: Binding) -> Iterator[Known]:
        for place in dict.fromkeys((*binding.definitions, *binding.writes, *binding.updates)):
            statement = self.code.sources.get(place)
            if statement is not None:
                yield self._bound(statement, place)
            elif binding.kind == "parameter":
                yield self.given.get(binding.name)
            else:
                yield None

    def _bound(self, statement: Node, place: Span) -> Known:
        """What a statement gives to the name in a place."""
        how = self.code.tables.binds[statement.type]
        names, value = statement.child_by_field_name(how.names), statement.child_by_field_name(how.value)
        if names is None or value is None:
            return None
        if how.operator is not None:
            operator = self.code.text(statement.child_by_field_name(how.operator)).removesuffix("=")
            return summed(self.of(names), self.of(value), operator)
        is_alone = self.code.span(names) == place
        if how.walks:
            return self.element_of(self.of(value)) if is_alone else None
        if is_alone:
            return self.of(value)
        parts, values = inner(names), inner(value)
        if value.type == "expression_list" or self.code.form(value) == "elements":
            if len(parts) != len(values):
                return None
            return next(
                self.of(one)
                for name, one in zip(parts, values, strict=True)
                if self.code.span(name).contains(place)
            )
        return self.element_of(self.of(value))

    @staticmethod
    def filled(kind: Known, fills: Iterable[Known]) -> Known:
        """A list's kind with what it is filled with later on."""
        if kind is None or kind.name != "list":
            return kind
        return Kind("list", joined((kind.element, *fills)))

    def fills(self, uses: Iterable[Span]) -> Iterator[Known]:
        """The kinds of the elements that a list gets by calls and stores; unknown where it is handed on."""
        start = self.code.item.span.start
        for use in uses:
            node = self.code.node.descendant_for_byte_range(use.start + start, use.end + start)
            parent = node.parent if node is not None else None
            if node is not None and parent is not None:
                yield from self._fill(node, parent)

    def _fill(self, node: Node, parent: Node) -> Iterator[Known]:
        call = parent.parent
        if parent.type == "attribute" and call is not None and self.code.form(call) == "call":
            how = self.code.tables.fills.get(self.code.text(parent.child_by_field_name("attribute")))
            arguments = inner(call.child_by_field_name("arguments") or call)
            if how and arguments:
                kind = self.of(arguments[-1])
                yield kind if how == "element" else self.element_of(kind)
        elif self.code.form(parent) == "element" and parent.child_by_field_name("value") == node:
            yield from self._stored(parent)
        elif parent.type == "argument_list" and not self._is_library(call):
            yield None

    def _stored(self, element: Node) -> Iterator[Known]:
        """What is stored to an element, or through it."""
        around = element.parent
        how = self.code.tables.binds.get(around.type) if around is not None else None
        if around is not None and how and around.child_by_field_name(how.names) == element:
            if how.operator is None:
                yield self.of(around.child_by_field_name(how.value))
        elif around is not None and (around.type == "attribute" or self.code.form(around) == "element"):
            # Something may be stored into the element: then nobody knows what it holds.
            yield Kind("list")
        elif around is not None and around.type == "pattern_list":
            yield None

    def _is_library(self, call: Node | None) -> bool:
        return call is not None and self.code.text(call.child_by_field_name("function")) in self._results

    def element_of(self, kind: Known) -> Known:
        """The kind of what a value holds."""
        return TEXT if kind == TEXT else kind.element if kind is not None else None

    def _constant(self, node: Node) -> Known:
        return Kind(self.code.tables.kinds[node.type])

    def _elements(self, node: Node) -> Known:
        return Kind(self.code.tables.kinds[node.type], joined(self.of(one) for one in inner(node)))

    def _each(self, node: Node) -> Known:
        return Kind(self.code.tables.kinds[node.type], self.of(node.child_by_field_name("body")))

    def _inner(self, node: Node) -> Known:
        parts = inner(node)
        return self.of(parts[0]) if len(parts) == 1 else None

    def _choice(self, node: Node) -> Known:
        parts = inner(node)
        return joined((self.of(parts[0]), self.of(parts[2]))) if len(parts) == 3 else None

    def _unary(self, node: Node) -> Known:
        kind = self.of(node.child_by_field_name("argument"))
        return (INTEGER if kind == TRUTH else kind) if is_number(kind) else None

    def _binary(self, node: Node) -> Known:
        left, right = (self.of(node.child_by_field_name(part)) for part in ("left", "right"))
        operator = self.code.text(node.child_by_field_name("operator"))
        if operator == "/" and (left in (None, NEVER) or right in (None, NEVER)):
            # Of all that can be divided, nothing comes to a whole number.
            return QUOTIENT
        return summed(left, right, operator)

    def _name(self, node: Node) -> Known:
        binding = self.code.bindings.get(self.code.span(node))
        if binding is None or binding.is_outermost:
            return self.outer.get(self.code.text(node))
        return self.of_binding(binding)

    def _element(self, node: Node) -> Known:
        of, at = node.child_by_field_name("value"), node.child_by_field_name("subscript")
        kind = self.of(of)
        if kind is None or at is None:
            return None
        if at.type == "slice":
            return kind if kind.name in ("list", "text", "tuple") else None
        if self.code.form(at) == "name" and _SLICE in self.code.item.facts.names.free:
            # Whoever tells slices from places takes either in one name.
            return None
        return self.element_of(kind) if kind.name != "map" else None

    def called(self, call: Node) -> str:
        """The called function as `results` has it: a name or path, or a kind with the name of its method; else empty."""
        function = call.child_by_field_name("function")
        if function is None:
            return ""
        name = self.code.text(function)
        if function.type != "attribute":
            return "" if self.code.span(function) in self.code.bindings or name in self.own else name
        if name in self._results:
            return name
        kind = self.of(function.child_by_field_name("object"))
        return (
            f"{kind.name}.{self.code.text(function.child_by_field_name('attribute'))}"
            if kind is not None
            else ""
        )

    def arguments(self, call: Node) -> list[Node]:
        """The arguments of a call."""
        arguments = call.child_by_field_name("arguments")
        return inner(arguments) if arguments is not None else []

    def _call(self, node: Node) -> Known:
        called = self.called(node)
        result = self._results.get(called)
        if result is None:
            return NEVER if called.startswith(f"{NEVER.name}.") else None
        given = self.arguments(node)
        name, _, argument = result.partition(" of ")
        function = node.child_by_field_name("function")
        receiver = function.child_by_field_name("object") if function is not None else None
        if name == "same":
            return self.of(receiver)
        if name == "element":
            return self.element_of(self.of(receiver))
        if argument == "mapped":
            return Kind(name, self._mapped(given))
        if argument == "elements":
            return Kind(name, self.element_of(self.of(given[-1])) if given else NEVER)
        return Kind(name, Kind(argument) if argument else None)

    def _mapped(self, given: list[Node]) -> Known:
        """What a function hands back for each element, where it is one of the library."""
        result = self._results.get(self.code.text(given[0])) if given else None
        return Kind(result) if result in ("integer", "fraction", "text") else None


# Bound methods kept in their own object would keep it, and with it the whole text, until the garbage collector comes round.
_FORMS: Mapping[str, Callable[[Kinds, Node], Known]] = {
    "constant": Kinds._constant,
    "comparison": Kinds._constant,
    "elements": Kinds._elements,
    "each": Kinds._each,
    "inner": Kinds._inner,
    "choice": Kinds._choice,
    "unary": Kinds._unary,
    "binary": Kinds._binary,
    "name": Kinds._name,
    "call": Kinds._call,
    "element": Kinds._element,
}


def is_whole(kind: Known) -> bool:
    """Whether the kind may be an index or a count; an unknown one may."""
    return kind is None or kind in (INTEGER, TRUTH, NUMBER, NEVER)
