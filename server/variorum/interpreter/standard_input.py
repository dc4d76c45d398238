"""Standard input as an evaluation asks for it: by line, by token, by character, or all of it."""

from __future__ import annotations

from typing import Protocol


class StandardInput(Protocol):
    """Answers reads. `site` is the start of the node that reads, so that an answer can depend on where the program asks."""

    def line(self, site: int) -> str | None:
        """Returns the next line without its end, None at the end of the input."""

    def token(self, kind: str, site: int) -> str | None:
        """Returns the next word between white space, None at the end. `kind` is `int`, `float` or `word`."""

    def character(self, site: int) -> str:
        """Returns the next character, "" at the end."""

    def rest(self, site: int) -> str:
        """Returns all that is left."""

    def has_line(self, site: int) -> bool:
        """Whether another line follows."""

    def has_token(self, kind: str, site: int) -> bool:
        """Whether another token of the kind follows."""


class TextInput:
    """A text that is read from its start."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0

    def line(self, site: int) -> str | None:
        """Returns the next line without its end."""
        if self.position >= len(self.text):
            return None
        end = self.text.find("\n", self.position)
        stop = len(self.text) if end < 0 else end
        line = self.text[self.position : stop]
        self.position = stop + 1
        return line[:-1] if line.endswith("\r") else line

    def token(self, kind: str, site: int) -> str | None:
        """Returns the next token. One that is not of the kind stays where it is and is returned as it is."""
        start, end = self._next_token()
        if start == end:
            return None
        word = self.text[start:end]
        if not _is_of_kind(word, kind):
            return word
        self.position = end
        return word

    def character(self, site: int) -> str:
        """Returns the next character."""
        if self.position >= len(self.text):
            return ""
        self.position += 1
        return self.text[self.position - 1]

    def rest(self, site: int) -> str:
        """Returns what is left."""
        rest = self.text[self.position :]
        self.position = len(self.text)
        return rest

    def has_line(self, site: int) -> bool:
        """Whether anything is left."""
        return self.position < len(self.text)

    def has_token(self, kind: str, site: int) -> bool:
        """Whether the next token is of the kind."""
        start, end = self._next_token()
        return start < end and _is_of_kind(self.text[start:end], kind)

    def _next_token(self) -> tuple[int, int]:
        start = self.position
        while start < len(self.text) and self.text[start].isspace():
            start += 1
        end = start
        while end < len(self.text) and not self.text[end].isspace():
            end += 1
        return start, end


def _is_of_kind(word: str, kind: str) -> bool:
    if kind == "word":
        return True
    try:
        float(word) if kind == "float" else int(word)
    except ValueError:
        return False
    return True
