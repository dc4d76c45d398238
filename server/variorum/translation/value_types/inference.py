"""Infers the types of expressions and names."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Any

from tree_sitter import Node

from variorum.syntax.bindings import Binding
from variorum.syntax.span import Span
from variorum.translation.typed_names import plain_type
from variorum.translation.value_types.item_code import ItemCode, syntax_children
from variorum.translation.value_types.types import (
    BOOLEAN,
    INTEGER,
    NEVER,
    NUMBER,
    QUOTIENT,
    STRING,
    MaybeType,
    ValueType,
    is_number,
    join,
    operator_result,
)

# Deeper expressions, and longer chains of names, have an unknown type.
_MAX_DEPTH = 60
_SLICE = "slice"
_ABSENT: Any = object()


class TypeInference:
    """Infers types in one item, each of them once."""

    def __init__(
        self,
        code: ItemCode,
        parameter_types: Mapping[str, ValueType],
        outer_types: Mapping[str, MaybeType],
        file_names: Container[str],
    ) -> None:
        self.code = code
        self.parameter_types = parameter_types
        """The types of parameters by name."""
        self.outer_types = outer_types
        """The types of names that the item takes from enclosing scopes."""
        self.file_names = file_names
        """The names that the file binds outside of functions, which shadow those of the library."""
        self._results: Mapping[str, str] = code.tables.results
        self._known: dict[int, MaybeType] = {}
        self._names: dict[int, MaybeType] = {}
        self._depth = 0

    def type_of(self, node: Node | None) -> MaybeType:
        """Infers the type of an expression."""
        if node is None:
            return None
        key = node.id
        known: MaybeType = self._known.get(key, _ABSENT)
        if known is not _ABSENT:
            return known
        work = _HANDLERS.get(self.code.form(node))
        if work is None or self._depth > _MAX_DEPTH:
            return None
        self._depth += 1
        type_ = self._known[key] = work(self, node)
        self._depth -= 1
        return type_

    def binding_type(self, binding: Binding) -> MaybeType:
        """Returns the common type of all values bound to a name."""
        key = id(binding)
        if key not in self._names:
            # A value computed from the name itself must not add to its type.
            self._names[key] = NEVER
            before = dict(self._known)
            type_ = join(self._values(binding))
            self._known = before
            self._names[key] = (
                None if type_ == NEVER else self.with_elements(type_, self.element_types(binding.reads))
            )
        return self._names[key]

    def assigned_type(self, binding: Binding) -> MaybeType:
        """Returns the common type of the values that this item binds to a name."""
        return join(self._values(binding))

    def _values(self, binding: Binding) -> Iterator[MaybeType]:
        for place in dict.fromkeys((*binding.definitions, *binding.writes, *binding.updates)):
            statement = self.code.sources.get(place)
            if statement is not None:
                yield self._assigned(statement, place)
            elif binding.kind == "import":
                yield self._imported(binding.name, place)
            elif binding.kind == "parameter":
                yield self.parameter_types.get(binding.name)
            else:
                yield None

    def _assigned(self, statement: Node, place: Span) -> MaybeType:
        """Returns the type that a statement binds to the name at a place."""
        how = self.code.tables.binds[statement.type]
        names, value = statement.child_by_field_name(how.names), statement.child_by_field_name(how.value)
        if names is None or value is None:
            return self._annotated(statement)
        if how.operator is not None:
            operator = self.code.text(statement.child_by_field_name(how.operator)).removesuffix("=")
            return operator_result(self.type_of(names), self.type_of(value), operator)
        is_alone = self.code.span(names) == place
        if how.iterates:
            return self.element_of(self.type_of(value)) if is_alone else None
        if is_alone:
            return self.type_of(value) or self._annotated(statement)
        parts, values = syntax_children(names), syntax_children(value)
        if value.type == "expression_list" or self.code.form(value) == "elements":
            if len(parts) != len(values):
                return None
            return next(
                self.type_of(one)
                for name, one in zip(parts, values, strict=True)
                if self.code.span(name).contains(place)
            )
        return self.element_of(self.type_of(value))

    def _imported(self, name: str, place: Span) -> MaybeType:
        """Returns the path of an imported function of the library as a type."""
        node: Node | None = self.code.node_at(place)
        while node is not None and node.type not in self.code.tables.imports:
            node = node.parent
        if node is None:
            return None
        module = node.child_by_field_name(self.code.tables.imports[node.type])
        path = f"{self.code.text(module)}.{name}"
        return ValueType(path) if path in self._results else None

    def _annotated(self, statement: Node) -> MaybeType:
        """Returns the type that is written beside a name."""
        field = self.code.tables.binds[statement.type].annotation
        text = self.code.text(statement.child_by_field_name(field)) if field is not None else ""
        name = self.code.tables.annotations.get(plain_type(text))
        return ValueType(name) if name is not None else None

    @staticmethod
    def with_elements(type_: MaybeType, element_types: Iterable[MaybeType]) -> MaybeType:
        """Returns the type of a list, with the elements that are added to it later."""
        if type_ is None or type_.name != "list":
            return type_
        return ValueType("list", join((type_.element, *element_types)))

    def element_types(self, uses: Iterable[Span]) -> Iterator[MaybeType]:
        """Yields the types of the elements that calls and assignments add to a list. Yields None if the list is
        passed on.
        """
        for use in uses:
            node = self.code.node_at(use)
            parent = node.parent if node is not None else None
            if node is not None and parent is not None:
                yield from self._added_elements(node, parent)

    def _added_elements(self, node: Node, parent: Node) -> Iterator[MaybeType]:
        call = parent.parent
        if parent.type == "attribute" and call is not None and self.code.form(call) == "call":
            how = self.code.tables.adding_methods.get(self.code.text(parent.child_by_field_name("attribute")))
            arguments = syntax_children(call.child_by_field_name("arguments") or call)
            if how and arguments:
                type_ = self.type_of(arguments[-1])
                yield type_ if how == "element" else self.element_of(type_)
        elif self.code.form(parent) == "element" and parent.child_by_field_name("value") == node:
            yield from self._stored_elements(parent)
        elif parent.type == "argument_list" and not self._is_library(call):
            yield None

    def _stored_elements(self, element: Node) -> Iterator[MaybeType]:
        """Yields the types assigned to an element, or to something inside it."""
        around = element.parent
        how = self.code.tables.binds.get(around.type) if around is not None else None
        if around is not None and how and around.child_by_field_name(how.names) == element:
            if how.operator is None:
                yield self.type_of(around.child_by_field_name(how.value))
        elif around is not None and (around.type == "attribute" or self.code.form(around) == "element"):
            # The element itself may be modified, so its own elements are unknown.
            yield ValueType("list")
        elif around is not None and around.type == "pattern_list":
            yield None

    def _is_library(self, call: Node | None) -> bool:
        return call is not None and self.code.text(call.child_by_field_name("function")) in self._results

    def element_of(self, type_: MaybeType) -> MaybeType:
        """Returns the type of a value's elements."""
        return STRING if type_ == STRING else type_.element if type_ is not None else None

    def _constant(self, node: Node) -> MaybeType:
        return ValueType(self.code.tables.types[node.type])

    def _elements(self, node: Node) -> MaybeType:
        return ValueType(
            self.code.tables.types[node.type], join(self.type_of(one) for one in syntax_children(node))
        )

    def _comprehension(self, node: Node) -> MaybeType:
        return ValueType(self.code.tables.types[node.type], self.type_of(node.child_by_field_name("body")))

    def _inner(self, node: Node) -> MaybeType:
        parts = syntax_children(node)
        return self.type_of(parts[0]) if len(parts) == 1 else None

    def _choice(self, node: Node) -> MaybeType:
        parts = syntax_children(node)
        return join((self.type_of(parts[0]), self.type_of(parts[2]))) if len(parts) == 3 else None

    def _unary(self, node: Node) -> MaybeType:
        type_ = self.type_of(node.child_by_field_name("argument"))
        return (INTEGER if type_ == BOOLEAN else type_) if is_number(type_) else None

    def _binary(self, node: Node) -> MaybeType:
        left, right = (self.type_of(node.child_by_field_name(part)) for part in ("left", "right"))
        operator = self.code.text(node.child_by_field_name("operator"))
        if operator == "/" and (left in (None, NEVER) or right in (None, NEVER)):
            # A true division never gives an integer.
            return QUOTIENT
        return operator_result(left, right, operator)

    def _name(self, node: Node) -> MaybeType:
        binding = self.code.bindings.get(self.code.span(node))
        if binding is None or binding.is_outermost:
            return self.outer_types.get(self.code.text(node))
        return self.binding_type(binding)

    def _element(self, node: Node) -> MaybeType:
        of, at = node.child_by_field_name("value"), node.child_by_field_name("subscript")
        type_ = self.type_of(of)
        if type_ is None or at is None:
            return None
        if at.type == "slice":
            return type_ if type_.name in ("list", "text", "tuple") else None
        if self.code.form(at) == "name" and _SLICE in self.code.item.facts.names.free:
            # A program that handles slices and indexes separately uses one name for both.
            return None
        return self.element_of(type_) if type_.name != "map" else None

    def called_name(self, call: Node) -> str:
        """Returns the name of the called function as in the `results` table: a name, a path, or a type with a
        method. Returns an empty string if it is unknown.
        """
        function = call.child_by_field_name("function")
        if function is None:
            return ""
        name = self.code.text(function)
        if function.type != "attribute":
            outer = self.outer_types.get(name)
            if outer is not None and "." in outer.name:
                return outer.name
            return "" if self.code.span(function) in self.code.bindings or name in self.file_names else name
        if name in self._results:
            return name
        type_ = self.type_of(function.child_by_field_name("object"))
        return (
            f"{type_.name}.{self.code.text(function.child_by_field_name('attribute'))}"
            if type_ is not None
            else ""
        )

    def arguments(self, call: Node) -> list[Node]:
        """Returns the arguments of a call."""
        arguments = call.child_by_field_name("arguments")
        return syntax_children(arguments) if arguments is not None else []

    def _call(self, node: Node) -> MaybeType:
        called_name = self.called_name(node)
        result = self._results.get(called_name)
        if result is None:
            return NEVER if called_name.startswith(f"{NEVER.name}.") else None
        arguments = self.arguments(node)
        name, _, argument = result.partition(" of ")
        function = node.child_by_field_name("function")
        receiver = function.child_by_field_name("object") if function is not None else None
        if name == "same":
            return self.type_of(receiver)
        if name == "element":
            return self.element_of(self.type_of(receiver))
        if argument == "mapped":
            return ValueType(name, self._mapped(arguments))
        if argument == "elements":
            return ValueType(name, self.element_of(self.type_of(arguments[-1])) if arguments else NEVER)
        return ValueType(name, ValueType(argument) if argument else None)

    def _mapped(self, arguments: list[Node]) -> MaybeType:
        """Returns the element type of a `map` whose function is one of the library."""
        result = self._results.get(self.code.text(arguments[0])) if arguments else None
        return ValueType(result) if result in ("integer", "fraction", "text") else None


# A table of bound methods in the object would be a reference cycle and keep the whole text until garbage
# collection.
_HANDLERS: Mapping[str, Callable[[TypeInference, Node], MaybeType]] = {
    "constant": TypeInference._constant,
    "comparison": TypeInference._constant,
    "elements": TypeInference._elements,
    "each": TypeInference._comprehension,
    "inner": TypeInference._inner,
    "choice": TypeInference._choice,
    "unary": TypeInference._unary,
    "binary": TypeInference._binary,
    "name": TypeInference._name,
    "call": TypeInference._call,
    "element": TypeInference._element,
}


def is_whole(type_: MaybeType) -> bool:
    """Returns whether the type may be an index or a count. An unknown type may."""
    return type_ is None or type_ in (INTEGER, BOOLEAN, NUMBER, NEVER)
