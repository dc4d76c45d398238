"""Finds the line of every key and array element in TOML. The standard parser has no positions.

The text has been read by `tomllib` before, so it is known to be valid: this walk only has to tell strings,
comments and brackets apart. On a text that is not valid it ends early and yields the lines found so far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count

from variorum.settings.problem import Path

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.S)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN_VALUE = re.compile(r"[^,\]\}#\n]+")


def lines_of_keys(text: str) -> dict[Path, int]:
    """Returns the 1-based line of each key and each array element by its path."""
    walk = _Walk(text)
    try:
        walk.document()
    except (_Unexpected, RecursionError):
        return walk.lines
    return walk.lines


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """Returns the line of a value, or of the nearest enclosing table that has one."""
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return 1


class _Unexpected(Exception):
    """Raised for invalid TOML."""


class _Walk:
    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff")
        self.at = 0
        self.line = 1
        self.lines: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        elements: dict[Path, int] = {}
        self._take(_BLANK)
        while self.at < len(self.text):
            if self._skip("[["):
                array = self._resolved(self._key(), elements)
                elements[array] = elements.get(array, -1) + 1
                table = (*array, elements[array])
                self._note(table)
                self._expect("]]")
            elif self._skip("["):
                table = self._resolved(self._key(), elements)
                self._note(table)
                self._expect("]")
            else:
                self._pair(table)
            self._take(_BLANK)

    def _resolved(self, path: Path, elements: Mapping[Path, int]) -> Path:
        """Returns a header's path with the index of the last element after each array of tables."""
        resolved: Path = ()
        for index, step in enumerate(path):
            resolved = (*resolved, step)
            if resolved in elements and index + 1 < len(path):
                resolved = (*resolved, elements[resolved])
        return resolved

    def _pair(self, table: Path) -> None:
        line = self.line
        path = (*table, *self._key())
        self._note(path, line)
        self._expect("=")
        self._take(_SPACE)
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._skip("["):
            for index in count():
                self._take(_BLANK)
                if self._skip("]"):
                    return
                self._note((*path, index))
                self._value((*path, index))
                self._separator()
        elif self._skip("{"):
            while True:
                self._take(_BLANK)
                if self._skip("}"):
                    return
                self._pair(path)
                self._separator()
        elif self._take(_STRING) is None and self._take(_PLAIN_VALUE) is None:
            raise _Unexpected

    def _separator(self) -> None:
        self._take(_BLANK)
        self._skip(",")

    def _key(self) -> Path:
        parts: list[str] = []
        while True:
            self._take(_SPACE)
            part = self._take(_BARE_KEY)
            if part is None:
                quoted = self._take(_STRING)
                if quoted is None:
                    raise _Unexpected
                part = quoted[1:-1]
            parts.append(part)
            self._take(_SPACE)
            if not self._skip("."):
                return tuple(parts)

    def _note(self, path: Path, line: int | None = None) -> None:
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], line or self.line)

    def _take(self, pattern: re.Pattern[str]) -> str | None:
        found = pattern.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        self.line += found[0].count("\n")
        return found[0]

    def _skip(self, token: str) -> bool:
        if not self.text.startswith(token, self.at):
            return False
        self.at += len(token)
        return True

    def _expect(self, token: str) -> None:
        if not self._skip(token):
            raise _Unexpected
