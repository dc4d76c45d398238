"""Reads the parameters of a message with checks: they come from outside and may be anything."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class MalformedParams(ValueError):
    """Raised for parameters of the wrong shape. The message names the field and what it has to be."""


class Params:
    """The parameters of one message, read field by field.

    Messages stay the plain dictionaries that JSON yields: converting every one of them into classes costs
    more than most handlers do, and only the few fields that a handler reads have to be checked.
    """

    __slots__ = ("raw",)

    def __init__(self, raw: object) -> None:
        self.raw = raw

    def find(self, *path: str) -> Any:
        """Returns the value behind the path, or None if any step of it is missing."""
        value = self.raw
        for name in path:
            if not isinstance(value, dict):
                return None
            value = value.get(name)
        return value

    def text(self, *path: str) -> str:
        """Returns a string. Raises `MalformedParams` for anything else."""
        value = self.find(*path)
        if not isinstance(value, str):
            raise MalformedParams(f"`{'.'.join(path)}` has to be a string")
        return value

    def whole_number(self, *path: str, default: int | None = None) -> int:
        """Returns an integer, or the default if it is missing. Raises `MalformedParams` for anything else."""
        value = self.find(*path)
        if value is None and default is not None:
            return default
        if not isinstance(value, int) or isinstance(value, bool):
            raise MalformedParams(f"`{'.'.join(path)}` has to be a whole number")
        return value

    def several(self, *path: str) -> list[Params]:
        """Returns a list, empty if it is missing. Raises `MalformedParams` for anything else."""
        value = self.find(*path)
        if value is None:
            return []
        if not isinstance(value, list):
            raise MalformedParams(f"`{'.'.join(path)}` has to be a list")
        return [Params(one) for one in value]

    def inside(self, *path: str) -> Params:
        """Returns the object behind the path. Raises `MalformedParams` if there is none."""
        value = self.find(*path)
        if not isinstance(value, dict):
            raise MalformedParams(f"`{'.'.join(path)}` has to be an object")
        return Params(value)

    def position(self, *path: str) -> tuple[int, int]:
        """Returns line and character, from 0, in the client's encoding. Numbers below 0 count as 0."""
        line = self.whole_number(*path, "line")
        character = self.whole_number(*path, "character")
        return max(line, 0), max(character, 0)
