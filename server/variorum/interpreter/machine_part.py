"""The base of the parts that a machine is put together from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.runtime import Runtime


class MachinePart(Runtime):
    """Methods of a machine that belong together. The parts call each other through the machine that they all are."""

    is_main = False

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """The other parts of the machine."""
