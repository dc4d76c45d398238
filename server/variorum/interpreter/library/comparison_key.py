"""A value that compares as a comparison function of the program says."""

from __future__ import annotations

from typing import Any, ClassVar


class ComparedKey:
    """A value with its comparison."""

    __slots__ = ("comparator", "machine", "value")
    kind: ClassVar[str] = "key"

    def __init__(self, machine: Any, comparator: Any, value: Any) -> None:
        self.machine = machine
        self.comparator = comparator
        self.value = value

    def __lt__(self, other: ComparedKey) -> bool:
        return bool(self.machine.order(self.value, other.value, self.comparator) < 0)
