"""What interrupts an evaluation: exceptions of the program, budgets, and what cannot be evaluated."""

from __future__ import annotations


class Interruption(Exception):
    """Ends an evaluation for a reason that is not the program's own."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BudgetExceeded(Interruption):
    """Raised when steps, memory or depth are used up."""


class Unsupported(Interruption):
    """Raised where a program does what the interpreter cannot evaluate faithfully."""


class Exited(Exception):
    """Raised where the program ends itself."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Escaped(Exception):
    """Raised where a block leaves the function or the call around it; the landing with the label takes the value."""

    def __init__(self, label: str, value: object) -> None:
        super().__init__(label)
        self.label = label
        self.value = value


class Raised(Exception):
    """An exception of the program.

    `kind` is neutral: `index`, `key`, `null`, `value`, `type`, `arithmetic`, `state`, `end`, `name`, or `thrown` for a type
    of the program's own. `type_name` is what the language calls the type; `value` is the exception object, if there is one.
    """

    def __init__(self, kind: str, message: str = "", *, type_name: str = "", value: object = None) -> None:
        super().__init__(kind, message)
        self.kind = kind
        self.message = message
        self.type_name = type_name
        self.value = value
