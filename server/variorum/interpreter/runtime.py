"""The state of one evaluation: budgets, notes, output, input; and the helpers that operations need."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.limits import Limits
from variorum.interpreter.numerals import Char
from variorum.interpreter.semantics import Semantics
from variorum.interpreter.signals import BudgetExceeded, Raised, Unsupported
from variorum.interpreter.standard_input import StandardInput, TextInput
from variorum.interpreter.tables import Operations
from variorum.interpreter.values import UNDEFINED, Builder

LONG_TEXT = 4096
"""Characters of a text that an operation scans at no cost: shorter ones take no time."""
SCANNED = 11
"""The binary logarithm of how many characters of a long text are scanned in the time of a step. Measured: searching in a million
characters takes as long as 500 steps."""
DIGITS_OF_A_STEP = 7
"""The binary logarithm of how many digits of a number are read in the time of a step."""
LONGEST_OUTPUT = 200_000
"""Characters of output; more end in a budget."""


class Runtime:
    """Counts what an evaluation uses and collects what it does."""

    def __init__(self, semantics: Semantics, operations: Operations) -> None:
        self.semantics = semantics
        self.operations = operations
        self.absent: Any = UNDEFINED if semantics.undefined else None
        self.begin(Limits(), TextInput(""))

    def begin(self, limits: Limits, stdin: StandardInput) -> None:
        """Starts counting anew."""
        self.limits = limits
        self.steps = limits.steps
        self.size = limits.size
        self.depth = limits.depth
        self.stdin = stdin
        self.site = 0
        self.notes: set[str] = set()
        self.output: list[str] = []
        self.output_size = 0
        self.compared: set[Any] = set()
        self.current_exception: Raised | None = None
        self.devices: dict[str, Any] = {}

    def step(self, count: int = 1) -> None:
        """Uses steps. Raises BudgetExceeded if none are left."""
        self.steps -= count
        if self.steps < 0:
            raise BudgetExceeded("steps")

    def charge(self, size: int) -> None:
        """Uses memory, and a step for every sixteen elements. Raises BudgetExceeded, before the value is made."""
        self.size -= size
        if self.size < 0:
            raise BudgetExceeded("memory")
        if size > 16:
            self.step(size >> 4)

    def scan(self, text: Any) -> None:
        """Uses steps for an operation that looks at each character of a text."""
        if len(text) > LONG_TEXT:
            self.step(len(text) >> SCANNED)

    def read_digits(self, text: str) -> None:
        """Uses steps for an operation that reads a number in a text."""
        self.step(len(text) >> DIGITS_OF_A_STEP)

    def note(self, text: str) -> None:
        """Notes what weakens the result."""
        self.notes.add(text)

    def write(self, text: str) -> None:
        """Adds to the output."""
        self.output_size += len(text)
        if self.output_size > LONGEST_OUTPUT:
            raise BudgetExceeded("output")
        self.output.append(text)

    def remember(self, a: Any, b: Any) -> None:
        """Keeps values that are compared."""
        for each in (a, b):
            if isinstance(each, Builder):
                self.compared.add(each.text)
            elif isinstance(each, (int, float)) and not isinstance(each, bool):
                self.compared.add(
                    chr(each) if isinstance(each, Char) else int(each) if isinstance(each, int) else each
                )
            elif isinstance(each, str):
                self.compared.add(each)

    def apply(self, function: Any, *arguments: Any) -> Any:
        """Calls a function value."""
        try:
            invoke = function.invoke
        except AttributeError:
            return self.call_value(function, list(arguments))
        self.step()
        return invoke(list(arguments))

    def as_unknown(self, value: Any) -> Any:
        """Returns the value, or something unknown for a name that the tables do not list; the machine overrides this."""
        return value

    def call_value(self, function: Any, arguments: list[Any]) -> Any:
        """Calls what is no plain function; the machine overrides this for classes and objects."""
        if function is None or function is UNDEFINED:
            raise Raised("null" if not self.semantics.undefined else "type", "not a function")
        raise Unsupported(f"call of {type(function).__name__}")

    def malformed(self, message: str = "") -> Raised:
        """Returns the exception of a text that is no number, for which some languages have a type of their own."""
        name = self.operations.type_of_kind("malformed number") or self.operations.type_of_kind("value")
        return Raised("value", message, type_name=name)

    def outside(self, message: str) -> Raised:
        """Returns the failure of an access out of bounds whose result the language leaves undefined."""
        self.note("outside")
        return self.fail("index", message)

    def fail(self, kind: str, message: str = "") -> Raised:
        """Returns the exception of a neutral kind."""
        message = self.operations.messages.get(message, message)
        return Raised(kind, message, type_name=self.operations.type_of_kind(kind))
