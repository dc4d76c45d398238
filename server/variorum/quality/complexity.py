"""How complicated code is: measures that are reported beside the six dimensions and never counted into them.

All are read off the language-neutral program events, so that one definition holds for every language.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import attrs

from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.program_events import Event, item_program
from variorum.syntax.span import Span

_DECISIONS = frozenset({"branch", "loop", "case", "catch"})
_NESTING = frozenset({"branch", "loop", "switch", "catch"})
_SHORT_CIRCUITS = frozenset({"and", "or", "??"})
_OPERANDS = frozenset({"name", "number", "string", "boolean", "null"})
_NO_TOKENS = frozenset({"head", "typed", "parameter", "member", "method"})


@attrs.frozen
class Complexity:
    """The measures of a file, or of some of its items. Functions are counted as the outline declares them."""

    cyclomatic: int
    """McCabe's number, summed over the functions: one for each, and one for each decision; at least 1."""
    highest_cyclomatic: int
    """The same number of the most complicated item; at least 1."""
    cognitive: int
    """How hard the flow is to follow: each break in it, plus one for each level it is nested; from 0 up."""
    nesting: int
    """How many decisions and repetitions lie within one another at the deepest place; from 0 up."""
    maintainability: float
    """The maintainability index scaled to `[0, 100]`: `(171 - 5.2 ln V - 0.23 G - 16.2 ln L) * 100 / 171` with
    Halstead's volume V, the cyclomatic number G and the lines of code L. More is better."""
    lines: int
    """Lines that hold anything; from 0 up."""


def complexity_of(document: Document, items: Sequence[Item] | None = None) -> Complexity:
    """The measures of a file, or of `items` alone."""
    chosen = document.items if items is None else items
    programs = [(item, item_program(document, item)) for item in chosen]
    functions = sum(
        declaration.kind in ("function", "method", "constructor")
        for item in chosen
        for declaration in item.facts.declarations
    )
    decisions = [sum(_is_decision(event) for event in program) for _, program in programs]
    walks = [_Walk(item.facts.text, program) for item, program in programs]
    lines = sum(1 for item in chosen for line in item.facts.text.splitlines() if line.strip())
    cyclomatic = max(functions, 1) + sum(decisions)
    return Complexity(
        cyclomatic=cyclomatic,
        highest_cyclomatic=1 + max(decisions, default=0),
        cognitive=sum(walk.cognitive for walk in walks),
        nesting=max((walk.deepest for walk in walks), default=0),
        maintainability=_maintainability(
            [event for _, program in programs for event in program], cyclomatic, lines
        ),
        lines=lines,
    )


class _Walk:
    """One pass over the events of an item, with the decisions that lie around each."""

    def __init__(self, text: bytes, program: Iterable[Event]) -> None:
        self.cognitive = 0
        self.deepest = 0
        self._text = text
        around: list[Span] = []
        elses: list[Span] = []
        last_circuit = ""
        for event in program:
            while around and around[-1].end <= event.span.start:
                around.pop()
            if event.kind == "else":
                elses.append(event.span)
            elif event.kind in _NESTING and self._continues_an_else(event, elses):
                # `else if` is one more arm of the decision that it belongs to.
                self.cognitive += 1
            elif event.kind in _NESTING:
                self.cognitive += 1 + len(around)
                around.append(event.span)
                self.deepest = max(self.deepest, len(around))
            elif event.kind == "lambda" and around:
                around.append(event.span)
            if event.kind == "operator" and event.value in _SHORT_CIRCUITS:
                # A run of one operator reads as one condition.
                self.cognitive += event.value != last_circuit
                last_circuit = event.value
            elif event.kind != "operator" and event.kind not in _OPERANDS:
                last_circuit = ""
        self.cognitive += len(elses)

    def _continues_an_else(self, event: Event, elses: list[Span]) -> bool:
        if event.kind != "branch":
            return False
        # `elif` and its kin are one word; elsewhere the new decision follows on the word for "else".
        if self._text.startswith(b"el", event.span.start):
            return True
        for span in elses:
            between = self._text[span.start : event.span.start].strip() if span.contains(event.span) else b"{"
            if not between or between.isalpha():
                elses.remove(span)
                return True
        return False


def _is_decision(event: Event) -> bool:
    if event.kind == "operator":
        return event.value in _SHORT_CIRCUITS
    return event.kind in _DECISIONS and not (event.kind == "case" and event.value == "default")


def _maintainability(events: Sequence[Event], cyclomatic: int, lines: int) -> float:
    tokens = list(_tokens(events))
    volume = len(tokens) * math.log2(max(len(set(tokens)), 2))
    index = 171 - 5.2 * math.log(max(volume, 1.0)) - 0.23 * cyclomatic - 16.2 * math.log(max(lines, 1))
    return min(max(index * 100 / 171, 0.0), 100.0)


def _tokens(events: Iterable[Event]) -> Iterator[tuple[str, str]]:
    """Halstead's operators and operands; the same name is the same token wherever it stands."""
    for event in events:
        if event.kind in _OPERANDS:
            yield "operand", event.value
        elif event.kind not in _NO_TOKENS:
            yield event.kind, event.value
