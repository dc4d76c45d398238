"""Collects the facts that the evaluator needs: definitions, events, comments, guards and tests."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from variorum.memo import memoized_property
from variorum.quality.documentation_comments import Documentation, documentation_of
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program_events import Event, item_program
from variorum.syntax.span import Span

_FUNCTIONS = frozenset({"function", "method", "constructor"})
_REFUSALS = frozenset({"throw", "assert", "exit"})


class QualityFacts:
    """Facts of some items of a document, each looked up once."""

    def __init__(self, document: Document, items: Sequence[Item]) -> None:
        self.document = document
        self.items = items
        self.policy: Mapping[str, Any] = document.language.facts.get("quality", {})
        self._tests: Mapping[str, Any] = document.language.facts.get("tests", {})

    @memoized_property
    def events(self) -> tuple[Event, ...]:
        """The program events of the items, absolute."""
        return tuple(
            event.shifted(item.span.start)
            for item in self.items
            for event in item_program(self.document, item)
        )

    def first(self, *kinds: str) -> Span | None:
        """Where an event of one of these kinds stands first."""
        return next((event.span for event in self.events if event.kind in kinds), None)

    def rows(self) -> Iterator[int]:
        """Yields the rows that the items cover, from 0; all rows where the items are the whole file."""
        if self.items is self.document.items:
            yield from range(len(self.document.text.line_starts))
            return
        for item in self.items:
            yield from range(
                self.document.text.line_at(item.span.start), self.document.text.line_at(item.span.end) + 1
            )

    @memoized_property
    def has_code(self) -> bool:
        """Whether there is anything but comments."""
        return any(item.node_type != "comment" for item in self.items)

    @memoized_property
    def first_problem(self) -> Span | None:
        """The first syntax error."""
        problems = (p.span.shifted(item.span.start) for item in self.items for p in item.facts.problems)
        return next(problems, None)

    @memoized_property
    def definitions(self) -> tuple[tuple[str, str, Span], ...]:
        """Kind, name and place of every declaration."""
        return tuple(
            (declaration.kind, declaration.name, declaration.name_span.shifted(item.span.start))
            for item in self.items
            for declaration in item.facts.declarations
            if declaration.kind != "field"
        )

    @property
    def first_definition(self) -> Span | None:
        """Where the first function or type is named."""
        return self.definitions[0][2] if self.definitions else None

    @property
    def functions(self) -> int:
        """How many functions there are."""
        return sum(kind in _FUNCTIONS for kind, _, _ in self.definitions)

    @property
    def returns_value(self) -> bool:
        """Whether a value is returned, by a statement or, where the language does so, by the last expression."""
        return self.first("return") is not None or (
            self.policy.get("implicit_return", False) and self.functions > 0
        )

    @property
    def has_parameters(self) -> bool:
        """Whether a function takes a parameter."""
        return bool(self.parameters)

    @memoized_property
    def parameters(self) -> frozenset[str]:
        """The names of all parameters, receivers left out."""
        receivers = set(self.document.language.meanings.get("receivers", ()))
        names = (d.parameters for item in self.items for d in item.facts.declarations)
        return frozenset(name for several in names for name in several) - receivers

    @memoized_property
    def has_import(self) -> bool:
        """Whether something is imported."""
        kinds = (binding.kind for item in self.items for binding in item.facts.names.outermost)
        return any(kind in ("import", "reexport") for kind in kinds) or any(
            "import.statement" in item.facts.matches for item in self.items
        )

    @memoized_property
    def missing_modules(self) -> frozenset[str]:
        """Well-known modules that the items use by name and the file does not import."""
        if self.document.has_errors:
            return frozenset()
        known = frozenset(self.document.language.modules.get("modules", {}))
        bound = {binding.name for item in self.document.items for binding in item.facts.names.outermost}
        free = frozenset().union(*(item.facts.names.free_reads for item in self.items))
        return (free & known) - bound

    @memoized_property
    def documentation(self) -> Documentation:
        """The first comment on the file, on a declaration, and on neither."""
        return documentation_of(self.document, self.items)

    @memoized_property
    def comment_texts(self) -> tuple[str, ...]:
        """The texts of all comments and documentation strings."""
        return tuple(
            item.facts.text[span.start : span.end].decode("utf-8", "replace")
            for item in self.items
            for span in dict.fromkeys(
                (
                    *item.facts.comments,
                    *(
                        m["comment.documentation"]
                        for m in item.facts.matches.get("comment.documentation", ())
                    ),
                )
            )
        )

    @memoized_property
    def first_handled_error(self) -> Span | None:
        """Where an error is caught, or handled as a value."""
        return self.first("catch") or self._first_match("error.handled")

    @memoized_property
    def first_guard(self) -> Span | None:
        """The first decision about a parameter that refuses a bad value."""
        branches = [event.span for event in self.events if event.kind == "branch"]
        refusals = [
            e.span for e in self.events if e.kind == "throw" or (e.kind == "call" and e.value in _REFUSALS)
        ]
        names = [
            event.span for event in self.events if event.kind == "name" and event.value in self.parameters
        ]
        for branch in branches:
            refused = next((span for span in refusals if branch.contains(span)), None)
            if refused and any(branch.contains(name) and name.start < refused.start for name in names):
                return branch
        return None

    @memoized_property
    def first_test(self) -> Span | None:
        """The first test function."""
        pattern = re.compile(self._tests.get("functions", r"(?i)^test_|^test[A-Z]|_test$|Tests?$"))
        named = next((span for _, name, span in self.definitions if pattern.search(name)), None)
        return named or self._first_match("test")

    @memoized_property
    def first_assertion(self) -> Span | None:
        """The first assertion."""
        for event in self.events:
            if event.kind == "assert" or (event.kind == "call" and event.value == "assert"):
                return event.span
            if event.kind == "invoke" and event.value.lower().startswith("assert"):
                return event.span
        return None

    @memoized_property
    def uses_test_framework(self) -> bool:
        """Whether a test framework of the language is imported."""
        frameworks = self._tests.get("frameworks", ())
        imports = (
            item.facts.text.decode("utf-8", "replace")
            for item in self.items
            if "import.statement" in item.facts.matches
        )
        return any(name in text for text in imports for name in frameworks)

    def spans_of(self, capture: str) -> tuple[Span, ...]:
        """The places of all matches of a capture, absolute."""
        return tuple(
            match[capture].shifted(item.span.start)
            for item in self.items
            for match in item.facts.matches.get(capture, ())
        )

    def _first_match(self, capture: str) -> Span | None:
        for item in self.items:
            for match in item.facts.matches.get(capture, ()):
                return match[capture].shifted(item.span.start)
        return None
