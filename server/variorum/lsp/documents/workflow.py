"""Shows the mistakes in the retrieval judge's `workflow.yml`, and helps with writing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variorum.lsp.documents.yaml_view import PROPERTY_ITEM, VALUE_ITEM, YamlView
from variorum.lsp.protocol.explanation import Explanation
from variorum.lsp.protocol.params import Json
from variorum.memo import memoized_property
from variorum.reports.configurations import configurations_markdown, configurations_plain
from variorum.reports.markup import markdown, markdown_code
from variorum.retrieval.workflow import Workflow, WorkflowError, parse_workflow
from variorum.retrieval.workflow_blocks import BLOCKS
from variorum.retrieval.workflow_keys import BY_NAME, SECTIONS, SETTINGS, SWITCHES, Key
from variorum.rules.finding import Severity
from variorum.syntax.span import Span


class WorkflowView(YamlView):
    """A workflow, as `variorum rank` reads it."""

    @memoized_property
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

    def diagnostics(self) -> Iterator[Json]:
        """Yields the problems and notes of a workflow, each on its line."""
        read = self._read
        if isinstance(read, WorkflowError):
            for line, message in read.problems:
                yield self.problem(line - 1, message, Severity.ERROR, "workflow")
        elif read is not None:
            for line, message in read.warnings:
                yield self.problem(line - 1, message, Severity.WARNING, "workflow")

    def explanations(self, offset: int) -> Iterator[Explanation]:
        """Yields what the key under the cursor means. For a variant or a sweep it is the configurations that follow."""
        found = self.key_at(offset)
        if found is None:
            return
        name, span = found
        path = self.path(self.versioned.text.line_at(offset))
        if path in (("variants",), ("sweeps",)):
            if self.workflow is not None:
                names = self.workflow.sweeps.get(name, ()) if path == ("sweeps",) else (name,)
                configurations = [self.workflow.named[one] for one in names]
                yield Explanation(
                    configurations_markdown(configurations, self.workflow.default),
                    configurations_plain(configurations, self.workflow.default),
                    span,
                )
        elif name in BY_NAME:
            key = BY_NAME[name]
            text = f"**{markdown_code(key.name)}**\n\n{markdown(key.meaning)}"
            yield Explanation(text, f"{key.name}: {key.meaning}", span)

    def suggestions(self, offset: int) -> list[Json]:
        """Returns keys where a key can be, and values behind the colon of a key."""
        before = self.typed_before(offset)
        if before is None:
            return []
        if before["colon"]:
            key = BY_NAME.get(before["key"])
            typed = Span(offset - len(before["value"]), offset)
            return [_item(self, value, value, key, typed, VALUE_ITEM) for value in key.values] if key else []
        typed = Span(offset - len(before["key"]), offset)
        return [
            _item(self, key.name, _line_start(key), key, typed, PROPERTY_ITEM)
            for key in self._keys_for(len(before["indent"]), self.versioned.text.line_at(offset))
        ]

    def _keys_for(self, indent: int, line: int) -> Iterable[Key]:
        """Returns the keys that can be on a line and are not yet beside it."""
        offered: tuple[Key, ...] = SETTINGS
        if indent == 0:
            offered = (*SECTIONS, *SWITCHES)
        else:
            path = self.path(line, indent)
            if path == ("variants",):
                # Names are the writer's own; a sweep may be called after the setting that it sweeps.
                offered = ()
            elif len(path) == 2:
                offered = (*SETTINGS, *(key for key in SECTIONS if key.name in BLOCKS))
        present = self.siblings(line, indent)
        return (key for key in offered if key.name not in present)


def _item(view: YamlView, label: str, inserted: str, key: Key, typed: Span, kind: int) -> Json:
    return view.completion(label, inserted, key.meaning.replace("`", ""), typed, kind)


def _line_start(key: Key) -> str:
    """Returns a key as it begins a line, with the line after it for a section."""
    return f"{key.name}:\n  " if key in SECTIONS else f"{key.name}: "
