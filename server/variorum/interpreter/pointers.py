"""Pointers to objects, in languages whose objects are values."""

from __future__ import annotations

from typing import Any, ClassVar


class Pointer:
    """Points to an object; two pointers are equal if they point to the same one."""

    __slots__ = ("target",)
    kind: ClassVar[str] = "pointer"

    def __init__(self, target: Any) -> None:
        self.target = target

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pointer) and self.target is other.target

    def __hash__(self) -> int:
        return id(self.target)
