"""The retrieval judge's `workflow.yml`: mistakes in their lines, and help with writing it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from variorum.lsp.convert import SOURCE
from variorum.lsp.edits import text_edit
from variorum.lsp.explanation import Explanation
from variorum.lsp.params import Json
from variorum.lsp.positions import range_of
from variorum.lsp.snapshot import Snapshot
from variorum.lsp.views.view import View
from variorum.reports.markup import markdown, markdown_code
from variorum.retrieval.workflow import WorkflowError, parse_workflow
from variorum.retrieval.workflow_keys import BY_NAME, SECTIONS, SETTINGS, SWITCHES, Key
from variorum.rules.finding import Edit, Severity
from variorum.syntax.span import Span

# The kinds of completion item that editors show as a property and as a value; the numbers are LSP's.
_PROPERTY_ITEM, _VALUE_ITEM = 10, 12
_LINE = re.compile(r"(?P<indent>[ ]*)(?P<key>\w*)(?P<colon>[ ]*:[ ]*)?(?P<value>[^#\s]*)", re.ASCII)


def view_of(snapshot: Snapshot) -> WorkflowView:
    """The view of a workflow."""
    return WorkflowView(snapshot)


class WorkflowView(View):
    """A workflow, as `variorum rank` will read it."""

    @cached_property
    def problems(self) -> list[tuple[int, str, Severity]]:
        """What is wrong, and what a user should know: line from 1, message, severity."""
        if not self.snapshot.text.data.strip():
            return []
        try:
            workflow = parse_workflow(str(self.snapshot.text), self.snapshot.name)
        except WorkflowError as error:
            return [(line, message, Severity.ERROR) for line, message in error.problems]
        return [(line, message, Severity.WARNING) for line, message in workflow.warnings]

    def diagnostics(self) -> Iterator[Json]:
        """The problems, each on what its line holds."""
        for line, message, severity in self.problems:
            yield {
                "range": self._range(self._content(line - 1)),
                "severity": int(severity),
                "code": "workflow",
                "source": SOURCE,
                "message": message,
            }

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """What the key under the cursor means."""
        found = self._key_at(offset)
        key = BY_NAME.get(found[0]) if found is not None else None
        if found is not None and key is not None:
            text = f"**{markdown_code(key.name)}**\n\n{markdown(key.meaning)}"
            yield Explanation(text, f"{key.name}: {key.meaning}", found[1])

    def suggestions(self, offset: int) -> list[Json]:
        """Keys where a key can stand, and values behind the colon of a key."""
        text = self.snapshot.text
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
        """The keys that can stand on a line and are not yet there beside it."""
        text = self.snapshot.text
        written = [
            found
            for number in range(len(text.line_starts))
            if number != line and (found := _LINE.match(text.line_content(number).decode("utf-8", "replace")))
        ]
        if indent == 0:
            present = {one["key"] for one in written if not one["indent"]}
            return (key for key in (*SECTIONS, *SWITCHES) if key.name not in present)
        block = self._siblings(line, indent)
        return (key for key in SETTINGS if key.name not in block)

    def _siblings(self, line: int, indent: int) -> set[str]:
        """The keys of the mapping that a line belongs to."""
        text, found = self.snapshot.text, set()
        for steps in (range(line - 1, -1, -1), range(line + 1, len(text.line_starts))):
            for number in steps:
                content = text.line_content(number).decode("utf-8", "replace")
                match = _LINE.match(content)
                if not content.strip() or match is None:
                    continue
                if len(match["indent"]) < indent:
                    break
                if len(match["indent"]) == indent:
                    found.add(match["key"])
        return found

    def _key_at(self, offset: int) -> tuple[str, Span] | None:
        text = self.snapshot.text
        start = text.line_starts[text.line_at(offset)]
        found = _LINE.match(text.slice(text.line_span(text.line_at(offset))))
        if found is None or not found["colon"]:
            return None
        span = Span(start + found.start("key"), start + found.end("key"))
        return (found["key"], span) if span.start <= offset <= span.end else None

    def _content(self, line: int) -> Span:
        """What a line holds, without the blanks around it."""
        start = self.snapshot.text.line_span(line).start
        content = self.snapshot.text.line_content(line)
        return Span(start + len(content) - len(content.lstrip()), start + len(content.rstrip()))

    def _range(self, span: Span) -> Json:
        return range_of(self.snapshot.text, span, self.snapshot.abilities.encoding)

    def _written(self, key: Key) -> str:
        return f"{key.name}:\n  " if key in SECTIONS else f"{key.name}: "

    def _item(self, label: str, written: str, key: Key, typed: Span, kind: int) -> Json:
        snapshot = self.snapshot
        return {
            "label": label,
            "kind": kind,
            "documentation": key.meaning.replace("`", ""),
            "textEdit": text_edit(snapshot.text, Edit(typed, written), snapshot.abilities.encoding),
        }
