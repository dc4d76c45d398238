"""Where the symbols of a function live: in a slot of its frame, in a cell that closures share, or among the globals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from variorum.interpreter.compiling.analysis import mentions_of
from variorum.program.declarations import Function
from variorum.program.node import Node, Symbol

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

RESULT = 0
THIS = 1
FIRST = 2


@attrs.frozen
class Location:
    """Where a symbol lives. `slot` is its place in the frame, or among the globals."""

    slot: int
    is_cell: bool = False
    is_global: bool = False


class Scope:
    """The symbols of one function. Parameters come first, then locals, then captured variables."""

    def __init__(self, machine: Machine, root: Node, parent: Scope | None) -> None:
        self.machine = machine
        self.parent = parent
        self.locations: dict[Symbol, Location] = {}
        self.captures: list[int] = []
        """For each captured variable, in order, its slot in the frame around."""
        self.fresh_cells: list[int] = []
        self.cell_parameters: list[int] = []
        mentions = mentions_of(root)
        self.size = FIRST
        parameters = [each.symbol for each in root.parameters] if isinstance(root, Function) else []
        for symbol in parameters:
            is_cell = symbol in mentions.nested
            if is_cell:
                self.cell_parameters.append(self.size)
            self._place(symbol, is_cell)
        captured = []
        for symbol in (*mentions.own, *mentions.nested):
            if symbol in self.locations or machine.is_global(symbol):
                continue
            if parent is not None and symbol in parent.locations:
                captured.append(symbol)
            elif symbol in mentions.own:
                is_cell = symbol in mentions.nested
                if is_cell:
                    self.fresh_cells.append(self.size)
                self._place(symbol, is_cell)
        self.first_capture = self.size
        for symbol in dict.fromkeys(captured):
            outer = parent.locations[symbol]  # type: ignore[union-attr]
            self.captures.append(outer.slot)
            self._place(symbol, True)

    def _place(self, symbol: Symbol, is_cell: bool) -> None:
        self.locations[symbol] = Location(self.size, is_cell)
        self.size += 1

    def temporary(self) -> int:
        """Returns a slot for a value that has no name."""
        self.size += 1
        return self.size - 1

    def locate(self, symbol: Symbol) -> Location:
        """Returns where the symbol lives. One that nobody mentions before becomes a global."""
        found = self.locations.get(symbol)
        return found if found is not None else Location(self.machine.global_slot(symbol), is_global=True)
