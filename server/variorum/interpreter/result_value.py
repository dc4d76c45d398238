"""The result of an operation that may fail: Rust's `Result`."""

from __future__ import annotations

from typing import Any, ClassVar


class ResultValue:
    """`Ok` or `Err` with what is inside."""

    __slots__ = ("is_ok", "value")
    kind: ClassVar[str] = "result"

    def __init__(self, is_ok: bool, value: Any) -> None:
        self.is_ok, self.value = is_ok, value

    @property
    def variant(self) -> str:
        """The name of the variant."""
        return "Ok" if self.is_ok else "Err"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ResultValue) and (self.is_ok, self.value) == (other.is_ok, other.value)

    def __hash__(self) -> int:
        return hash((self.is_ok, self.value))
