"""Shows the mistakes in the retrieval judge's `workflow.yml`, and helps with writing it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from variorum.lsp.documents.document_view import DocumentView
from variorum.lsp.protocol.constants import SOURCE
from variorum.lsp.protocol.edits import text_edit
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.reports.configurations import configurations_markdown, configurations_plain
from variorum.reports.markup import markdown, markdown_code
from variorum.retrieval.workflow import Workflow, WorkflowError, parse_workflow
from variorum.retrieval.workflow_blocks import BLOCKS
from variorum.retrieval.workflow_keys import BY_NAME, SECTIONS, SETTINGS, SWITCHES, Key
from variorum.rules.finding import Edit, Severity
from variorum.syntax.span import Span

# The kinds of completion item that editors show as a property and as a value; the numbers are LSP's.
_PROPERTY_ITEM, _VALUE_ITEM = 10, 12
_LINE = re.compile(r"(?P<indent>[ ]*)(?P<key>\w*)(?P<colon>[ ]*:[ ]*)?(?P<value>[^#\s]*)", re.ASCII)


class WorkflowView(DocumentView):
    """A workflow, as `variorum rank` reads it."""

    @cached_property
    def _read(self) -> Workflow | WorkflowError | None:
        if not self.versioned.text.data.strip():
            return None
        try:
            return parse_workflow(str(self.versioned.text), self.versioned.name)
        except WorkflowError as error:
            return error

    @property
    def workflow(self) -> Workflow | None:
        """The workflow. None if the text is none that can be used."""
        return self._read if isinstance(self._read, Workflow) else None

    @property
    def problems(self) -> list[tuple[int, str, Severity]]:
        """Returns the problems and notes of a workflow: 1-based line, message, severity."""
        read = self._read
        if isinstance(read, WorkflowError):
            return [(line, message, Severity.ERROR) for line, message in read.problems]
        return [(line, message, Severity.WARNING) for line, message in read.warnings] if read else []

    def diagnostics(self) -> Iterator[Json]:
        """Yields the problems, each on its line."""
        for line, message, severity in self.problems:
            yield {
                "range": self._range(self._content(line - 1)),
                "severity": int(severity),
                "code": "workflow",
                "source": SOURCE,
                "message": message,
            }

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields what the key under the cursor means. For a variant or a sweep it is the configurations that follow."""
        found = self._key_at(offset)
        if found is None:
            return
        name, span = found
        line = self.versioned.text.line_at(offset)
        match = self._line(line)
        parents = self._parents(line, len(match["indent"])) if match is not None else []
        if parents in (["variants"], ["sweeps"]):
            if self.workflow is not None:
                names = self.workflow.sweeps.get(name, ()) if parents == ["sweeps"] else (name,)
                shown = [self.workflow.named[one] for one in names]
                yield Explanation(
                    configurations_markdown(shown, self.workflow.default),
                    configurations_plain(shown, self.workflow.default),
                    span,
                )
        elif name in BY_NAME:
            key = BY_NAME[name]
            text = f"**{markdown_code(key.name)}**\n\n{markdown(key.meaning)}"
            yield Explanation(text, f"{key.name}: {key.meaning}", span)

    def suggestions(self, offset: int) -> list[Json]:
        """Returns keys where a key can be, and values behind the colon of a key."""
        text = self.versioned.text
        line = text.line_at(offset)
        start = text.line_starts[line]
        before = _LINE.match(text.slice(Span(start, offset)))
        if before is None or start + before.end() != offset:
            return []
        if before["colon"]:
            key = BY_NAME.get(before["key"])
            typed = Span(offset - len(before["value"]), offset)
            return [self._item(value, value, key, typed, _VALUE_ITEM) for value in key.values] if key else []
        typed = Span(offset - len(before["key"]), offset)
        return [
            self._item(key.name, self._written(key), key, typed, _PROPERTY_ITEM)
            for key in self._keys_for(len(before["indent"]), line)
        ]

    def _keys_for(self, indent: int, line: int) -> Iterable[Key]:
        """Returns the keys that can be on a line and are not yet beside it."""
        offered: tuple[Key, ...] = SETTINGS
        if indent == 0:
            offered = (*SECTIONS, *SWITCHES)
        else:
            parents = self._parents(line, indent)
            if parents == ["variants"]:
                # Names are the writer's own; a sweep may be called after the setting that it sweeps.
                offered = ()
            elif len(parents) == 2:
                offered = (*SETTINGS, *(key for key in SECTIONS if key.name in BLOCKS))
        present = self._siblings(line, indent)
        return (key for key in offered if key.name not in present)

    def _parents(self, line: int, indent: int) -> list[str]:
        """Returns the keys around a line with this indent, outermost first."""
        found: list[str] = []
        for number in range(line - 1, -1, -1):
            match = self._line(number)
            if match is not None and match["colon"] and len(match["indent"]) < indent:
                found.insert(0, match["key"])
                indent = len(match["indent"])
        return found

    def _siblings(self, line: int, indent: int) -> set[str]:
        """Returns the keys of the mapping that a line belongs to."""
        found = set()
        for steps in (range(line - 1, -1, -1), range(line + 1, len(self.versioned.text.line_starts))):
            for number in steps:
                match = self._line(number)
                if match is None:
                    continue
                if len(match["indent"]) < indent:
                    break
                if len(match["indent"]) == indent:
                    found.add(match["key"])
        return found

    def _line(self, number: int) -> re.Match[str] | None:
        """Returns a line's indent and key, or None if it is blank."""
        content = self.versioned.text.line_content(number).decode("utf-8", "replace")
        return _LINE.match(content) if content.strip() else None

    def _key_at(self, offset: int) -> tuple[str, Span] | None:
        text = self.versioned.text
        start = text.line_starts[text.line_at(offset)]
        found = _LINE.match(text.slice(text.line_span(text.line_at(offset))))
        if found is None or not found["colon"]:
            return None
        span = Span(start + found.start("key"), start + found.end("key"))
        return (found["key"], span) if span.start <= offset <= span.end else None

    def _content(self, line: int) -> Span:
        """Returns the range of a line without the blanks around its content."""
        start = self.versioned.text.line_span(line).start
        content = self.versioned.text.line_content(line)
        return Span(start + len(content) - len(content.lstrip()), start + len(content.rstrip()))

    def _range(self, span: Span) -> Json:
        return range_of(self.versioned.text, span, self.versioned.capabilities.encoding)

    def _written(self, key: Key) -> str:
        return f"{key.name}:\n  " if key in SECTIONS else f"{key.name}: "

    def _item(self, label: str, written: str, key: Key, typed: Span, kind: int) -> Json:
        versioned = self.versioned
        return {
            "label": label,
            "kind": kind,
            "documentation": key.meaning.replace("`", ""),
            "textEdit": text_edit(versioned.text, Edit(typed, written), versioned.capabilities.encoding),
        }
