"""Evaluates a program: one of its functions on given arguments, or all of it on a given standard input."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Sequence as Arguments
from contextlib import suppress
from itertools import islice
from typing import Any

from variorum.interpreter import boundary, library
from variorum.interpreter.classes import Classes
from variorum.interpreter.comparing import Comparer
from variorum.interpreter.compiling import functions as _registered
from variorum.interpreter.compiling.analysis import mentions_of
from variorum.interpreter.compiling.compiler import Compiler, Jump
from variorum.interpreter.compiling.scope import FIRST, Scope
from variorum.interpreter.compiling.statements import sequence
from variorum.interpreter.compiling.template import Template
from variorum.interpreter.conversions import Conversions
from variorum.interpreter.copying import IMMUTABLE, make_copier
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.dispatching import Dispatching
from variorum.interpreter.display import Displayer
from variorum.interpreter.indexing import Indexer
from variorum.interpreter.limits import Limits
from variorum.interpreter.members import Members
from variorum.interpreter.objects import ClassValue, Closure, Object, Overloads
from variorum.interpreter.operators import Operators
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.semantics import semantics_of
from variorum.interpreter.signals import Exited, Interruption, Raised, Unsupported
from variorum.interpreter.standard_input import StandardInput, TextInput
from variorum.interpreter.tables import operations_of
from variorum.interpreter.values import UNSET
from variorum.languages.language import Language
from variorum.program.declarations import DefineFunction, Function, Program
from variorum.program.node import Symbol
from variorum.program.types import ANY
from variorum.program.values import Value

library.load()
_ = _registered


class Machine(Dispatching):
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
        self.function_members: dict[tuple[int, str], Any] = {}
        self.opaque_functions: set[Template] = set()
        self.comparer = Comparer(self)
        self.operators = Operators(self)
        self.conversions = Conversions(self)
        self.displayer = Displayer(self)
        self.indexer = Indexer(self)
        self.members = Members(self)
        self.copy = make_copier(self)
        self.classes = Classes(self)
        self.constructor_names = frozenset(self.semantics.names.get("constructor", "").split())
        self._bind_helpers()
        self.globals: list[Any] = []
        self.global_slots: dict[Symbol, int] = {}
        self.reference_parameters = _reference_parameters(program)
        for symbol in (*program.symbols, *mentions_of(program).own):
            self.global_slot(symbol)
        self.functions: dict[str, list[Function]] = {}
        for function in _all_functions(program):
            self.functions.setdefault(function.name, []).append(function)
        self.templates: dict[int, Template] = {}
        self.classes.declare(program.classes)
        self._top: Any = None
        self._is_constant: bool | None = None

    def _bind_helpers(self) -> None:
        self.text = self.displayer.text
        self.equal = self.operators.equal
        self.order = self.comparer.order
        self.truth = self.comparer.truth
        self.literal = self.conversions.literal
        self.numeral = self.conversions.numeral
        self.converter = self.conversions.converter
        self.default_maker = self.conversions.default_maker
        self.collection_maker = self.conversions.collection_maker
        self.map_maker = self.conversions.map_maker
        self.make_collection = self.conversions.make_collection
        self.cast_like = self.conversions.cast_like
        self.make_map = self.conversions.make_map
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
            self._prepare_globals(limits, stdin)
            template = self.template_of(function)
            if function.owner and not function.is_static:
                receiver.append(self._receiver(function, fields))
            values.extend(
                boundary.to_own(self, value, parameter.symbol.type)
                for value, parameter in _paired(arguments, function)
            )
            self.begin(limits, stdin)
            this = receiver[0] if receiver else self.classes.by_name.get(function.owner)
            if (function.name == "" or function.name in self.constructor_names) and isinstance(this, Object):
                self.classes.set_up_object(this)
                template.invoke(list(values), None, this)
                return this
            result = template.invoke(list(values), None, this)
            return boundary.exhausted(self, result)

        return self._evaluated(work, values, receiver)

    def _receiver(self, function: Function, fields: Mapping[str, Value] | None) -> Any:
        cls = self.classes.by_name.get(function.owner)
        if cls is None:
            raise Unsupported(f"the unknown class {function.owner}")
        self.make_ready(cls)
        if function.is_class_method:
            return cls
        if function.name == "" or function.name in self.constructor_names:
            return self.classes.blank(cls)
        try:
            made = self.construct(cls, [], None)
        except (Raised, Unsupported):
            if fields is None:
                raise Unsupported("the receiver cannot be made") from None
            made = self.classes.blank(cls)
        types = {
            field.symbol.name: field.symbol.type for each in cls.lineage() for field in each.definition.fields
        }
        for name, value in (fields or {}).items():
            own = next((known for known in made.fields if boundary.same_name(known, name)), name)
            made.fields[own] = boundary.to_own(self, value, types.get(own, ANY))
        return made

    def _run(self, stdin: StandardInput, limits: Limits) -> Outcome:
        def work() -> Any:
            self.fresh()
            self.begin(limits, stdin)
            self._run_top(is_main=True)
            self.run_entry()

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
        except Jump:
            facts = {"kind": "unsupported", "reason": "a jump out of an expression"}
        except (TypeError, AttributeError, ValueError, ArithmeticError, LookupError) as error:
            if not self.hides_errors:
                raise
            # An operation met a value that it did not expect: no result is better than a wrong one.
            facts = {"kind": "unsupported", "reason": f"host: {type(error).__name__} {error}"}
        if facts["kind"] != "budget":
            try:
                facts["arguments"] = tuple(boundary.to_neutral(self, value) for value in values)
                if receiver and isinstance(receiver[0], Object):
                    facts["fields"] = {
                        name: boundary.to_neutral(self, each) for name, each in receiver[0].fields.items()
                    }
            except (Interruption, Raised, RecursionError):
                pass
        return Outcome(
            output="".join(self.output),
            steps=self.limits.steps - self.steps,
            branches=frozenset((self.tests[i >> 1], not i & 1) for i, hit in enumerate(self.hits) if hit),
            notes=frozenset(self.notes),
            compared=frozenset(self.compared),
            trace=tuple(self.trace),
            **facts,
        )

    def _clear_hits(self) -> None:
        self.hits[:] = bytes(len(self.hits))
        self.trace.clear()
        self.compared.clear()

    # --- globals

    def global_slot(self, symbol: Symbol) -> int:
        """Returns the place of a global."""
        found = self.global_slots.get(symbol)
        if found is None:
            found = self.global_slots[symbol] = len(self.globals)
            self.globals.append(UNSET)
        return found

    def is_global(self, symbol: Symbol) -> bool:
        """Whether the symbol is one of the top level."""
        return symbol in self.global_slots

    def fresh(self) -> None:
        """Forgets what an evaluation before has left."""
        self.globals[:] = [UNSET] * len(self.globals)
        self.classes.forget()
        self.unbound_values.clear()
        self.function_members.clear()
        self.run_count += 1

    def _prepare_globals(self, limits: Limits, stdin: StandardInput) -> None:
        self.is_main = False
        if self._is_constant:
            self.run_count += 1
            if any(cls.is_ready for cls in self.classes.by_definition.values()):
                self.classes.forget()
            return
        self.fresh()
        self.begin(limits, TextInput(""))
        # What the top level does is not what is asked for; what it has not bound is missed where it is read.
        with suppress(Raised, Interruption, Exited):
            self._run_top(is_main=False)
        self._is_constant = all(
            type(value) in IMMUTABLE
            or value is UNSET
            or isinstance(value, (Closure, ClassValue, Overloads))
            or _is_fixed(value)
            for value in self.globals
        )

    def _run_top(self, is_main: bool) -> None:
        self.is_main = is_main
        if self._top is None:
            scope = Scope(self, self.program, None)
            compiler = Compiler(self, scope, None)
            statements = self.program.statements
            self._top = (scope, sequence(compiler, statements) if statements else None)
        scope, run = self._top
        if run is not None:
            frame: list[Any] = [None, None, *([UNSET] * (scope.size - FIRST))]
            for slot in scope.fresh_cells:
                frame[slot] = [UNSET]
            run(frame)

    def global_value(self, symbol: Symbol, slot: int) -> Any:
        """Returns what a global is that no statement has bound: a function or class of the file, or something imported."""
        if (
            self.is_main
            and self.semantics.unset == "error"
            and symbol.kind in (Symbol.FUNCTION, Symbol.CLASS)
        ):
            # A definition that has not run yet binds nothing.
            return self.unset(symbol)
        if symbol.kind == Symbol.FUNCTION or symbol.name in self.functions:
            named = self.functions.get(symbol.name)
            if named:
                templates = [self.template_of(each) for each in named]
                value: Any = Closure(templates[0]) if len(templates) == 1 else Overloads(self, templates)
                self.globals[slot] = value
                return value
        cls = self.classes.by_name.get(symbol.name)
        if cls is not None:
            self.globals[slot] = cls
            self.make_ready(cls)
            return cls
        if symbol.path:
            return self.library_value(symbol.path)
        return self.unset(symbol)

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

    # --- helpers for what is compiled

    def bounded(self, values: Iterable[Any]) -> Iterator[Any]:
        """Yields values and counts them; what is endless ends in a budget."""
        for value in values:
            self.step()
            yield value

    def list_of(self, values: Any) -> list[Any]:
        """Returns the values that an iterable hands out, counted."""
        if isinstance(values, (list, tuple, range, str)):
            self.charge(len(values))
            return list(values)
        return list(self.bounded(values))

    def take(self, values: Any, count: int) -> list[Any]:
        """Returns the first values of an iterable."""
        return list(islice(self.bounded(values), max(count, 0)))


def _is_fixed(value: Any) -> bool:
    return isinstance(value, tuple) and all(type(each) in IMMUTABLE for each in value)


def _paired(arguments: Arguments[Value], function: Function) -> Iterator[tuple[Value, Any]]:
    parameters = function.parameters
    for index, value in enumerate(arguments):
        yield value, parameters[min(index, len(parameters) - 1)]


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
