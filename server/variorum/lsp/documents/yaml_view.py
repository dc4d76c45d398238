"""Reads a YAML file line by line, so that a file with mistakes has completions and hovers as well."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import SOURCE
from variorum.lsp.protocol.edits import text_edit
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.rules.finding import Edit, Severity
from variorum.syntax.span import Span

# The kinds of completion item that editors show as a property and as a value; the numbers are LSP's.
PROPERTY_ITEM, VALUE_ITEM = 10, 12
_LINE = re.compile(r"(?P<indent>[ ]*(?:-[ ]+)?)(?P<key>\w*)(?P<colon>[ ]*:[ ]*)?(?P<value>[^#\s]*)", re.ASCII)


class YamlView(DocumentView):
    """A YAML file of nested mappings and lists in block style. Lines are 0-based, indents are in characters."""

    def problem(self, line: int, message: str, severity: Severity, code: str) -> Json:
        """Returns a diagnostic on the content of a line."""
        return {
            "range": range_of(self.versioned.text, self._content(line), self.versioned.capabilities.encoding),
            "severity": int(severity),
            "code": code,
            "source": SOURCE,
            "message": message,
        }

    def key_at(self, offset: int) -> tuple[str, Span] | None:
        """Returns the key at a byte offset and its span, or None if there is no key."""
        line = self.versioned.text.line_at(offset)
        found = self._line(line)
        if found is None or not found["colon"]:
            return None
        start = self.versioned.text.line_starts[line]
        span = Span(start + found.start("key"), start + found.end("key"))
        return (found["key"], span) if span.start <= offset <= span.end else None

    def typed_before(self, offset: int) -> re.Match[str] | None:
        """Returns the `indent`, `key`, `colon` and `value` of a line up to a byte offset, or None for other text."""
        text = self.versioned.text
        return _LINE.fullmatch(text.slice(Span(text.line_starts[text.line_at(offset)], offset)))

    def path(self, line: int, indent: int | None = None) -> tuple[str, ...]:
        """Returns the keys around a line, the outermost first: those of the lines above that are indented less."""
        if indent is None:
            own = self._line(line)
            indent = len(own["indent"]) if own is not None else 0
        path: list[str] = []
        for _, found in self._lines(range(line - 1, -1, -1)):
            # A list may stand as far left as its key.
            if found["key"] and found["colon"] and len(found["indent"]) < indent:
                indent = len(found["indent"])
                path.insert(0, found["key"])
            if indent == 0:
                break
        return tuple(path)

    def siblings(self, line: int, indent: int) -> set[str]:
        """Returns the other keys of the mapping around a line."""
        found: set[str] = set()
        for steps in (range(line - 1, -1, -1), range(line + 1, len(self.versioned.text.line_starts))):
            for number, match in self._lines(steps):
                depth = len(match["indent"])
                starts_item = "-" in match["indent"] and depth == indent
                if depth < indent or (starts_item and number > line):
                    break
                if depth == indent:
                    found.add(match["key"])
                if starts_item:
                    break
        return found

    def completion(self, label: str, inserted: str, meaning: str, typed: Span, kind: int) -> Json:
        """Returns a completion item that replaces what is typed."""
        edit = text_edit(self.versioned.text, Edit(typed, inserted), self.versioned.capabilities.encoding)
        return {"label": label, "kind": kind, "documentation": meaning, "filterText": label, "textEdit": edit}

    def _lines(self, numbers: range) -> Iterator[tuple[int, re.Match[str]]]:
        return ((number, found) for number in numbers if (found := self._line(number)) is not None)

    def _line(self, number: int) -> re.Match[str] | None:
        """Returns the parts of a line, or None if it is blank."""
        content = self.versioned.text.line_content(number).decode("utf-8", "replace")
        return _LINE.match(content) if content.strip() else None

    def _content(self, line: int) -> Span:
        """Returns the range of a line without the blanks around its content."""
        text = self.versioned.text
        line = min(line, len(text.line_starts) - 1)
        content, start = text.line_content(line), text.line_starts[line]
        lead = len(content) - len(content.lstrip())
        return Span(start + lead, start + max(lead, len(content.rstrip())))
