"""Reads typed fields from a YAML mapping. A wrong field becomes a problem with its line, and reading continues."""

from __future__ import annotations

from collections.abc import Collection

from variorum.grading.numbers import is_number, render_value
from variorum.grading.yaml_reader import Problem, Value


class Fields:
    """One mapping being read. `name` says what it is in messages, such as "dimension" or "judge_settings"."""

    def __init__(self, value: Value, name: str, problems: list[Problem]) -> None:
        self.line = value.line
        self._name = name
        self._problems = problems
        self._lines = value.key_lines
        self._members: dict[str, Value] = {}
        if isinstance(value.content, dict):
            self._members = value.content
        else:
            self.report_problem(value.line, f"{name} must be a mapping of keys to values")

    def report_problem(self, line: int, message: str) -> None:
        """Records a problem."""
        self._problems.append(Problem(line, message))

    def line_of(self, key: str) -> int:
        """Returns the line of `key`, or of the mapping where the key is absent."""
        return self._lines.get(key, self.line)

    def has(self, key: str) -> bool:
        """Returns whether the mapping has `key`, whatever its value."""
        return key in self._members

    def names(self) -> list[str]:
        """Returns the keys in the order of the file."""
        return list(self._members)

    def value(self, key: str) -> Value | None:
        """Returns what stands under `key`, whatever it is; None if it is absent."""
        return self._members.get(key)

    def reject_unknown_keys(self, known: Collection[str]) -> None:
        """Reports every key that is not in `known`."""
        for key in self._members:
            if key not in known:
                message = f"unknown key `{key}` in {self._name}; known: {', '.join(known)}"
                self.report_problem(self.line_of(key), message)

    def text(self, key: str) -> str:
        """Returns a non-empty text; "" where it is absent or wrong."""
        value = self._members.get(key)
        if value is None:
            return ""
        if isinstance(value.content, str) and value.content.strip():
            return value.content.strip()
        hint = "; put it in quotes" if isinstance(value.content, int | float) else ""
        self.report_problem(value.line, f"`{key}` must be a text that is not empty{hint}")
        return ""

    def number(self, key: str, low: float, high: float) -> float | None:
        """Returns a finite number in `[low, high]`; None if it is absent or wrong."""
        value = self._members.get(key)
        if value is None:
            return None
        content = value.content
        if isinstance(content, bool) or not isinstance(content, int | float):
            self.report_problem(value.line, f"`{key}` must be a number from {low:g} to {high:g}")
            return None
        if not is_number(content) or not low <= content <= high:
            self.report_problem(
                value.line, f"`{key}` must be a number from {low:g} to {high:g}, not {render_value(content)}"
            )
            return None
        return float(content)

    def integer(self, key: str, low: int, high: int) -> int | None:
        """Returns a whole number in `[low, high]`; None if it is absent or wrong."""
        value = self._members.get(key)
        if value is None:
            return None
        content = value.content
        if isinstance(content, bool) or not isinstance(content, int) or not low <= content <= high:
            self.report_problem(value.line, f"`{key}` must be a whole number from {low} to {high}")
            return None
        return content

    def flag(self, key: str) -> bool:
        """True or false; false where it is absent or wrong."""
        value = self._members.get(key)
        if value is None:
            return False
        if isinstance(value.content, bool):
            return value.content
        self.report_problem(value.line, f"`{key}` must be true or false")
        return False

    def choice(self, key: str, choices: Collection[str]) -> str:
        """Returns one of `choices`; "" where it is absent or another value."""
        value = self._members.get(key)
        if value is None:
            return ""
        if isinstance(value.content, str) and value.content in choices:
            return value.content
        self.report_problem(value.line, f"`{key}` must be one of {', '.join(choices)}")
        return ""

    def items(self, key: str) -> tuple[Value, ...]:
        """Returns the members of a list that is not empty; () where it is absent or wrong."""
        value = self._members.get(key)
        if value is None:
            return ()
        if isinstance(value.content, tuple) and value.content:
            return value.content
        self.report_problem(value.line, f"`{key}` must be a list that is not empty")
        return ()

    def mapping(self, key: str) -> Fields | None:
        """Returns the mapping under `key`; None if it is absent. A key with nothing behind it holds an empty one."""
        value = self._members.get(key)
        if value is None:
            return None
        mapping = Value(value.line, {}) if value.content is None else value
        return Fields(mapping, f"`{key}`", self._problems)
