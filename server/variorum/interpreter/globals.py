"""The globals of a program, and the top level that binds them."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.interpreter.copying import IMMUTABLE
from variorum.interpreter.limits import Limits
from variorum.interpreter.machine_part import MachinePart
from variorum.interpreter.objects import ClassValue, Closure, Overloads
from variorum.interpreter.signals import Exited, Interruption, Raised
from variorum.interpreter.standard_input import StandardInput, TextInput
from variorum.interpreter.values import UNSET
from variorum.program.node import Symbol


class Globals(MachinePart):
    """Keeps the globals of a program."""

    global_slots: dict[Symbol, int]
    globals: list[Any]
    run_count: int
    _is_constant: bool | None
    rebinds_globals: bool
    """Whether a function that has been compiled gives a global another value."""

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

    def prepare_globals(self, limits: Limits, stdin: StandardInput) -> None:
        """Gives the globals the values that the top level binds, unless they have them from the evaluation before."""
        self.is_main = False
        if self._is_constant and not self.rebinds_globals:
            self.run_count += 1
            if any(cls.is_ready for cls in self.classes.by_definition.values()):
                self.classes.forget()
            return
        self.fresh()
        # What the top level binds is kept for runs with another seed.
        limits = attrs.evolve(limits, seed=0)
        self.begin(limits, TextInput(""))
        # What the top level does is not what is asked for; what it has not bound is missed where it is read.
        try:
            self.run_top(is_main=False)
        except (Raised, Interruption, Exited):
            self.fresh()
            self.begin(limits, TextInput(""))
            self.run_top_apart()
        self._is_constant = all(
            type(value) in IMMUTABLE
            or value is UNSET
            or isinstance(value, (Closure, ClassValue, Overloads))
            or _is_fixed(value)
            for value in self.globals
        )
        if self._is_constant:
            # Every evaluation initializes the classes that it uses: the first one like the later ones.
            self.classes.forget()

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


def _is_fixed(value: Any) -> bool:
    return isinstance(value, tuple) and all(type(each) in IMMUTABLE for each in value)
