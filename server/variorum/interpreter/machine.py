"""Evaluates a program: one of its functions on given arguments, or all of it on a given standard input."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from collections.abc import Sequence as Arguments
from contextlib import suppress
from typing import Any

from variorum.interpreter import boundary, library
from variorum.interpreter.classes import Classes
from variorum.interpreter.comparing import Comparer
from variorum.interpreter.compiling import functions as _registered
from variorum.interpreter.compiling.analysis import own_mentions
from variorum.interpreter.compiling.compiler import Compiler, Jump
from variorum.interpreter.compiling.scope import FIRST, Scope
from variorum.interpreter.compiling.statements import sequence
from variorum.interpreter.compiling.template import Template
from variorum.interpreter.constructors import Constructors
from variorum.interpreter.containers import Containers
from variorum.interpreter.conversions import Conversions
from variorum.interpreter.copying import make_copier
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.dispatching import Dispatching
from variorum.interpreter.display import Displayer
from variorum.interpreter.entry import run_entry
from variorum.interpreter.exceptions import Exceptions
from variorum.interpreter.filling import Filling
from variorum.interpreter.first_values import FirstValues
from variorum.interpreter.globals import Globals
from variorum.interpreter.indexing import Indexer
from variorum.interpreter.juggled_conversions import JuggledConversions
from variorum.interpreter.juggling import JugglingComparer
from variorum.interpreter.kinds import Kinds
from variorum.interpreter.library_names import LibraryNames
from variorum.interpreter.limits import Limits
from variorum.interpreter.looping import Looping
from variorum.interpreter.members import Members
from variorum.interpreter.names import Names
from variorum.interpreter.objects import Object
from variorum.interpreter.operators import Operators
from variorum.interpreter.outcome import NO_RECEIVER, Outcome
from variorum.interpreter.overloads import Overloading
from variorum.interpreter.receivers import receiver_as_made, with_empty_fields
from variorum.interpreter.semantics import semantics_of
from variorum.interpreter.signals import Escaped, Exited, Interruption, Raised, Unsupported
from variorum.interpreter.standard_input import StandardInput, TextInput
from variorum.interpreter.tables import operations_of
from variorum.interpreter.type_tests import TypeTests
from variorum.interpreter.unary import UnaryOperators
from variorum.interpreter.values import UNSET
from variorum.languages.language import Language
from variorum.program.declarations import DefineFunction, Function, Program
from variorum.program.node import Symbol
from variorum.program.types import ANY, Kind, Type
from variorum.program.values import Opaque, Value

library.load()
_ = _registered


class Machine(
    Dispatching,
    Overloading,
    LibraryNames,
    Names,
    Globals,
    Constructors,
    TypeTests,
    Exceptions,
    Looping,
    Filling,
    UnaryOperators,
    Kinds,
):
    """Evaluates one program. An evaluation leaves nothing behind: the next starts with fresh globals and static fields. Errors
    of the interpreter itself end it as unsupported, unless `hides_errors` is false."""

    def __init__(
        self, program: Program, language: Language, *, trace: bool = False, hides_errors: bool = True
    ) -> None:
        super().__init__(semantics_of(language.id), operations_of(language.id))
        self.program = program
        self.language = language
        self.is_tracing = trace
        self.hides_errors = hides_errors
        self.trace: list[tuple[int, int]] = []
        self.compared: set[Any] = set()
        self.hits = bytearray()
        self.tests: list[int] = []
        self.run_count = 0
        self.unbound_values: dict[str, Any] = {}
        self.method_operations: dict[tuple[str, str], Callable[..., Any] | None] = {}
        self.function_members: dict[tuple[int, str], Any] = {}
        self.opaque_functions: set[Template] = set()
        self.calls_of_given = {}
        self.unset_receiver: Object | None = None
        is_juggling = self.semantics.equality == "juggled"
        self.comparer = JugglingComparer(self) if is_juggling else Comparer(self)
        self.operators = Operators(self)
        self.conversions = JuggledConversions(self) if is_juggling else Conversions(self)
        self.containers = Containers(self)
        self.first_values = FirstValues(self)
        self.displayer = Displayer(self)
        self.indexer = Indexer(self)
        self.members = Members(self)
        self.copy = make_copier(self)
        self.classes = Classes(self)
        self.constructor_names = frozenset(self.semantics.objects.constructors)
        self._bind_helpers()
        self.globals: list[Any] = []
        self.global_slots: dict[Symbol, int] = {}
        self.reference_parameters = _reference_parameters(program)
        for symbol in (*program.symbols, *own_mentions(program)[0]):
            self.global_slot(symbol)
        self.functions: dict[str, list[Function]] = {}
        for function in _all_functions(program):
            self.functions.setdefault(function.name, []).append(function)
        self.templates: dict[int, Template] = {}
        self.classes.declare(program.classes)
        self._top: Any = None
        self._top_apart: tuple[Scope, list[Any]] | None = None
        self._is_constant: bool | None = None
        self.rebinds_globals = False

    def _bind_helpers(self) -> None:
        self.text = self.displayer.text
        self.equal = self.operators.equal
        self.order = self.comparer.order
        self.truth = self.comparer.truth
        self.literal = self.conversions.literal
        self.numeral = self.conversions.numeral
        self.converter = self.conversions.converter
        self.default_maker = self.first_values.default_maker
        self.collection_maker = self.containers.collection_maker
        self.map_maker = self.containers.map_maker
        self.make_collection = self.containers.make_collection
        self.cast_like = self.conversions.cast_like
        self.make_map = self.containers.make_map
        self.make_ready = self.classes.make_ready
        self.construct = self.classes.construct

    # --- evaluation

    def call(
        self,
        function: Function,
        arguments: Arguments[Value],
        *,
        limits: Limits | None = None,
        fields: Mapping[str, Value] | None = None,
        stdin: StandardInput | None = None,
    ) -> Outcome:
        """Calls a function on neutral values. A method runs on an object made by its class's constructor without arguments, with
        the given `fields` set afterwards; where there is no such constructor, on an object that has the fields only."""
        return with_deep_stack(
            lambda: self._call(function, arguments, limits or Limits(), fields, stdin or TextInput(""))
        )

    def run(self, stdin: StandardInput, *, limits: Limits | None = None) -> Outcome:
        """Runs the whole program: its top level, and its entry function where the language has one."""
        return with_deep_stack(lambda: self._run(stdin, limits or Limits()))

    def _call(
        self,
        function: Function,
        arguments: Arguments[Value],
        limits: Limits,
        fields: Mapping[str, Value] | None,
        stdin: StandardInput,
    ) -> Outcome:
        receiver: list[Any] = []
        values: list[Any] = []

        def work() -> Any:
            self.prepare_globals(limits, stdin)
            template = self.template_of(function)
            if function.owner and not function.is_static:
                self.begin(limits, TextInput(""))
                receiver.append(self._receiver(function, fields))
                receiver.append(self._neutral_fields(receiver[0]))
            values.extend(boundary.to_own(self, value, type_) for value, type_ in _typed(arguments, function))
            self.begin(limits, stdin)
            self.calls_of_given.clear()
            this = receiver[0] if receiver else self.classes.by_name.get(function.owner)
            if (function.name == "" or function.name in self.constructor_names) and isinstance(this, Object):
                self.classes.set_up_object(this)
                template.invoke(list(values), None, this)
                return this
            result = template.invoke(list(values), None, this)
            # A function may hand on what nobody is meant to use, such as what to wait for.
            return None if function.result.kind is Kind.VOID else boundary.exhausted(self, result)

        return self._evaluated(work, values, receiver)

    def _receiver(self, function: Function, fields: Mapping[str, Value] | None) -> Any:
        cls = self.classes.by_name.get(function.owner)
        if cls is None:
            raise Unsupported(f"the unknown class {function.owner}")
        self.make_ready(cls)
        self.unset_receiver = None
        if function.is_class_method:
            return cls
        if function.name == "" or function.name in self.constructor_names:
            return self.classes.blank(cls)
        try:
            made = receiver_as_made(self, cls)
        except (Raised, Unsupported):
            if fields is None:
                raise Unsupported(NO_RECEIVER) from None
            made = with_empty_fields(self, self.classes.blank(cls))
            self.unset_receiver = made
            for name, value in made.fields.items():
                if value is None:
                    made.fields[name] = self.unknown_name(name)
        types = {
            field.symbol.name: field.symbol.type for each in cls.lineage() for field in each.definition.fields
        }
        for name, value in (fields or {}).items():
            own = next((known for known in made.fields if boundary.same_name(known, name)), name)
            made.fields[own] = boundary.to_own(self, value, types.get(own, ANY))
        return made

    def _neutral_fields(self, receiver: Any) -> dict[str, Value]:
        if not isinstance(receiver, Object):
            return {}
        return {name: boundary.to_neutral(self, each) for name, each in receiver.fields.items()}

    def _run(self, stdin: StandardInput, limits: Limits) -> Outcome:
        def work() -> Any:
            self.fresh()
            self.begin(limits, stdin)
            self.run_top(is_main=True)
            run_entry(self)

        return self._evaluated(work, [], [])

    def _evaluated(self, work: Any, values: list[Any], receiver: list[Any]) -> Outcome:
        self.begin(Limits(), TextInput(""))
        self._clear_hits()
        facts: dict[str, Any] = {"kind": "returned"}
        try:
            facts["value"] = boundary.to_neutral(self, work())
        except Raised as raised:
            facts = {
                "kind": "raised",
                "exception": self.exception_kind(raised),
                "message": self.message_of(raised),
            }
        except Exited:
            facts = {"kind": "exited"}
        except Interruption as interruption:
            is_budget = type(interruption).__name__ == "BudgetExceeded"
            facts = {"kind": "budget" if is_budget else "unsupported", "reason": interruption.reason}
        except (RecursionError, MemoryError):
            facts = {"kind": "budget", "reason": "depth"}
        except (Jump, Escaped):
            facts = {"kind": "unsupported", "reason": "a jump to a place that has been left"}
        except (TypeError, AttributeError, ValueError, ArithmeticError, LookupError) as error:
            if not self.hides_errors:
                raise
            # An operation met a value that it did not expect: no result is better than a wrong one.
            facts = {"kind": "unsupported", "reason": f"host: {type(error).__name__} {error}"}
        if facts["kind"] != "budget":
            try:
                facts["arguments"] = tuple(boundary.to_neutral(self, value) for value in values)
                if receiver:
                    facts["fields"] = self._neutral_fields(receiver[0])
                    facts["initial_fields"] = receiver[1]
            except (Interruption, Raised, RecursionError):
                pass
        return Outcome(
            output="".join(self.output),
            steps=self.limits.steps - self.steps,
            branches=frozenset((self.tests[i >> 1], not i & 1) for i, hit in enumerate(self.hits) if hit),
            notes=frozenset(self.notes),
            compared=frozenset(self.compared),
            trace=tuple(self.trace),
            calls=tuple(Opaque(each.text) for each in self.calls_of_given),
            **facts,
        )

    def _clear_hits(self) -> None:
        self.hits[:] = bytes(len(self.hits))
        self.trace.clear()
        self.compared.clear()
        self.calls_of_given.clear()

    def run_top(self, is_main: bool) -> None:
        """Runs the statements outside of functions."""
        self.is_main = is_main
        if self._top is None:
            scope = Scope(self, self.program, None)
            compiler = Compiler(self, scope, None)
            statements = self.program.statements
            self._top = (scope, sequence(compiler, statements) if statements else None)
        scope, run = self._top
        if run is not None:
            run(self._top_frame(scope))

    def run_top_apart(self) -> None:
        """Runs each statement outside of functions by itself, so that one that fails does not keep others from running."""
        if self._top_apart is None:
            scope = Scope(self, self.program, None)
            compiler = Compiler(self, scope, None)
            parts = [sequence(compiler, (each,)) for each in self.program.statements]
            self._top_apart = (scope, parts)
        scope, parts = self._top_apart
        frame = self._top_frame(scope)
        for run in parts:
            with suppress(Raised, Interruption, Exited):
                run(frame)

    @staticmethod
    def _top_frame(scope: Scope) -> list[Any]:
        frame: list[Any] = [None, None, *([UNSET] * (scope.size - FIRST))]
        for slot in scope.fresh_cells:
            frame[slot] = [UNSET]
        return frame

    def template_of(self, function: Function) -> Template:
        """Returns the code of a function that is not inside of another."""
        found = self.templates.get(id(function))
        if found is not None:
            return found
        owner = self.classes.by_name.get(function.owner) if function.owner else None
        if owner is not None:
            self.classes.complete(owner)
            for template in owner.templates:
                self.templates[id(template.function)] = template
            found = self.templates.get(id(function))
        if found is None:
            found = self.templates[id(function)] = Template(self, function, None, owner)
        return found

    def branch(self, start: int) -> int:
        """Returns the place of a test among the branches: that it holds; the next one is that it does not."""
        place = len(self.hits)
        self.hits.extend(b"\0\0")
        self.tests.append(start)
        return place


def _typed(arguments: Arguments[Value], function: Function) -> Iterator[tuple[Value, Type]]:
    """The arguments with the types of their parameters; of the one that takes the rest, the type of its elements."""
    parameters = function.parameters
    for index, value in enumerate(arguments):
        parameter = parameters[min(index, len(parameters) - 1)]
        type_ = parameter.symbol.type
        if parameter.rest and not isinstance(value, list) and type_.arguments:
            type_ = type_.arguments[0]
        yield value, type_


def _all_functions(program: Program) -> Iterator[Function]:
    seen = set()
    for function in program.functions:
        if not function.owner and id(function) not in seen:
            seen.add(id(function))
            yield function
    for statement in program.statements:
        if isinstance(statement, DefineFunction) and id(statement.function) not in seen:
            seen.add(id(statement.function))
            yield statement.function


def _reference_parameters(program: Program) -> frozenset[Symbol]:
    functions = [*program.functions, *(method for each in program.classes for method in each.methods)]
    return frozenset(
        parameter.symbol
        for function in functions
        for parameter in function.parameters
        if parameter.is_by_reference
    )
