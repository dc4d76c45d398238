"""One call of a function of a text with neutral arguments."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.program.declarations import Function


@attrs.frozen
class Call:
    """A function or method, and the arguments it is called with, as neutral values."""

    function: Function
    values: tuple[Any, ...]

    @property
    def is_void(self) -> bool:
        """Whether the function returns nothing."""
        return self.function.result.kind.value == "void"

    def expression(self, arguments: str, new: str = "new ") -> str:
        """Returns the call as most languages write it: methods on a new object, static ones on the class."""
        function = self.function
        if not function.owner:
            return f"{function.name}({arguments})"
        if function.is_static:
            return f"{function.owner}.{function.name}({arguments})"
        return f"{new}{function.owner}().{function.name}({arguments})"
