"""Bundles one side of a comparison of functions: the program, its runner, and the function."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

import attrs

from variorum.differential.runner import Runner
from variorum.differential.verdict import CalledFunction
from variorum.interpreter.semantics import semantics_of
from variorum.program.declarations import Class, Function, Lambda, Parameter, Program
from variorum.program.expressions import Assign, Call, Member, MethodCall, Unbound, Variable
from variorum.program.node import Node, Symbol
from variorum.program.statements import Declare, Evaluate
from variorum.program.traversal import walk, walk_all
from variorum.program.types import Kind, Type
from variorum.program.values import Value


@attrs.frozen(eq=False)
class Side:
    """A function of a program."""

    program: Program
    runner: Runner
    function: Function
    uses: Node | None = None
    """The node that shows how the parameters are used, if that is not the function itself."""
    made: CalledFunction | None = None
    """How the function is called, if it constructs an object first."""
    returns_object: bool = False
    """Whether the function returns nothing of its own, so that the object it was called on is what is compared."""

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The parameters that get generated arguments. The one that takes the rest gets a list."""
        return tuple(
            _as_list(each) if each.rest else each
            for each in self.function.parameters
            if each.rest != "**" and not each.is_keyword_only
        )

    @property
    def has_one_number_type(self) -> bool:
        """Returns whether the language has one type for whole and other numbers."""
        return semantics_of(self.program.language).one_number_type

    @property
    def called(self) -> CalledFunction:
        """Returns how the function is called."""
        if self.made is not None:
            return self.made
        function = self.function
        needs_object = bool(function.owner) and not function.is_static and not function.is_class_method
        types = tuple(each.symbol.type for each in self.parameters)
        return CalledFunction(
            function.name, function.owner, 0 if needs_object else -1, types, function.result
        )

    def passed(self, arguments: Sequence[Value]) -> Sequence[Value]:
        """Returns the arguments as a call passes them: the list for the parameter that takes the rest becomes arguments of
        its own.
        """
        parameters = self.parameters
        if not parameters or not parameters[-1].rest or len(arguments) != len(parameters):
            return arguments
        *single, rest = arguments
        return [*single, *rest] if isinstance(rest, list) else arguments

    @cached_property
    def reached(self) -> Sequence[Node]:
        """The function and those of the file that it calls, directly or indirectly."""
        found = reachable(self.program, self.function)
        return found if self.uses is None else [*found, self.uses]

    @cached_property
    def nodes(self) -> Sequence[Node]:
        """All nodes of the reached functions."""
        return walk_all(self.reached)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of the variables and members that the reached functions use."""
        return frozenset(_names_in(self.nodes))

    def initial_values(self) -> list[Node]:
        """Returns what the globals, class fields and constants that the reached functions name start with."""
        found: list[Node] = []
        for each in self.program.statements:
            value = each.value if isinstance(each, Evaluate) else each
            if isinstance(value, Assign) and isinstance(value.target, Variable):
                found += [value.value] if value.target.symbol.name in self.names else []
            elif isinstance(value, Declare) and value.value is not None and value.symbol.name in self.names:
                found.append(value.value)
        fields = [field for each in self.program.classes for field in each.fields]
        found += [each.value for each in fields if each.value is not None and each.symbol.name in self.names]
        return [each for each in found if not isinstance(each, Lambda)]


def _as_list(parameter: Parameter) -> Parameter:
    symbol = parameter.symbol
    type = symbol.type if symbol.type.kind is Kind.LIST else Type(Kind.LIST, arguments=(symbol.type,))
    return attrs.evolve(parameter, symbol=Symbol(symbol.name, symbol.kind, type))


def all_functions(program: Program) -> list[Function]:
    """Returns the functions and methods of a file that have bodies, and those that it assigns to its own variables."""
    methods = [method for each in program.classes for method in each.methods]
    functions = (*program.functions, *methods, *_assigned_functions(program))
    return [each for each in functions if each.body is not None]


def _assigned_functions(program: Program) -> Iterator[Function]:
    for each in program.statements:
        value = each.value if isinstance(each, Evaluate) else each
        if isinstance(value, Declare) and isinstance(value.value, Lambda):
            yield attrs.evolve(value.value.function, name=value.symbol.name, is_static=True)
        elif (
            isinstance(value, Assign)
            and isinstance(value.target, Variable)
            and isinstance(value.value, Lambda)
        ):
            yield attrs.evolve(value.value.function, name=value.target.symbol.name, is_static=True)


def _names_in(nodes: Iterable[Node]) -> Iterator[str]:
    for each in nodes:
        if isinstance(each, Variable):
            yield each.symbol.name
        elif isinstance(each, Unbound | Member):
            yield each.name


def called_names(function: Function) -> set[str]:
    """Returns the names that a function calls."""
    names: set[str] = set()
    for node in walk(function):
        if isinstance(node, MethodCall):
            names.add(node.name)
        elif isinstance(node, Call) and isinstance(node.function, Variable):
            names.add(node.function.symbol.name)
        elif isinstance(node, Call) and isinstance(node.function, Unbound):
            names.add(node.function.name)
    return names


def reachable(program: Program, function: Function) -> list[Function]:
    """Returns the function and the functions of its file that it calls, by name."""
    by_name: dict[str, list[Function]] = {}
    for each in all_functions(program):
        by_name.setdefault(each.name, []).append(each)
    found, pending = [function], [function]
    while pending:
        for name in sorted(called_names(pending.pop())):
            new = [each for each in by_name.get(name, ()) if all(each is not other for other in found)]
            found += new
            pending += new
    return found


def classes_by_name(program: Program) -> dict[str, Class]:
    """Returns the classes of a file by name."""
    return {each.name: each for each in program.classes}
