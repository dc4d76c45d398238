"""Compares what goes in and comes out of code with what its task says of it: a list, a text, a number, a decision.

Both sides are read by `task_words.toml`. A side that says nothing is no disagreement.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import attrs

from variorum.quality.quality_facts import QualityFacts
from variorum.quality.task_words import Shapes, task_language
from variorum.syntax.outline import Declaration
from variorum.syntax.program_events import Event, item_program
from variorum.syntax.span import Span

_REACH: Final = 5_000
_TOKEN: Final = re.compile(r"[A-Za-z]+|[.;:!?\n]\s|\d+")
_ENDS: Final = re.compile(r"[.;:!?]")
_AHEAD: Final = 7
"""How many words after a verb its object is looked for."""
_COUNT_AHEAD: Final = 4
_LEAD: Final = len("return ")
_CALL: Final = re.compile(r"\b([A-Za-z_]\w*)\(")
_LONGEST_CALL: Final = 200
_FUNCTIONS: Final = frozenset({"function", "method", "constructor"})


@attrs.frozen
class Shape:
    """What goes in and what comes out, by kinds of values; empty where nothing says so."""

    results: frozenset[str] = frozenset()
    inputs: frozenset[str] = frozenset()
    arities: frozenset[int] = frozenset()
    """How many values are passed."""


@lru_cache(maxsize=64)
def task_shape(text: str) -> Shape:
    """Returns what the text of a task says of inputs, results and, by its examples, the number of inputs."""
    text = text[:_REACH]
    shapes = task_language().shapes
    words = [match[0].lower() for match in _TOKEN.finditer(text)]
    results = set(_objects(words, shapes.result_verbs, shapes))
    if shapes.deciding & set(words):
        results.add("boolean")
    return Shape(
        frozenset(results),
        frozenset(_objects(words, shapes.input_verbs, shapes)),
        frozenset((*_example_arities(text), *_stated_arities(words, shapes))),
    )


def code_shape(facts: QualityFacts) -> Shape:
    """Returns what the functions of the code take and give back, as far as types, uses and names tell."""
    results: set[str] = set()
    inputs: set[str] = set()
    arities: set[int] = set()
    for item in facts.items:
        events = item_program(facts.document, item)
        functions = [one for one in item.facts.declarations if one.kind in _FUNCTIONS]
        for function in functions:
            within = [event for event in events if function.span.contains(event.span)]
            results |= _results(function, within, item.facts.text)
            inputs |= {kind for name in function.parameters for kind in _input_kinds(name, within)}
            arities.add(len(function.parameters))
    return Shape(frozenset(results), frozenset(inputs), frozenset(arities))


def _objects(words: Sequence[str], verbs: frozenset[str], shapes: Shapes) -> Iterator[str]:
    """Yields the kind of the first noun after each of the verbs, in the same sentence."""
    for place, word in enumerate(words):
        if word not in verbs:
            continue
        for following in words[place + 1 : place + 1 + _AHEAD]:
            if _ENDS.match(following):
                break
            if kind := shapes.nouns.get(following):
                yield kind
                break


def _stated_arities(words: Sequence[str], shapes: Shapes) -> Iterator[int]:
    """Yields the number of inputs of `takes two lists` and `given 3 numbers`."""
    for place, word in enumerate(words):
        if word not in shapes.input_verbs:
            continue
        for following in words[place + 1 : place + 1 + _COUNT_AHEAD]:
            if following in shapes.counts:
                yield shapes.counts[following]
                break
            if following in shapes.nouns or _ENDS.match(following):
                break


def _example_arities(text: str) -> Iterator[int]:
    """Yields the number of arguments in calls of what the task calls most."""
    calls = Counter(match[1] for match in _CALL.finditer(text))
    if not calls:
        return
    name, _ = calls.most_common(1)[0]
    for match in _CALL.finditer(text):
        if (
            match[1] == name
            and (count := _arguments(text[match.end() : match.end() + _LONGEST_CALL])) is not None
        ):
            yield count


def _arguments(text: str) -> int | None:
    """Returns how many arguments stand before the bracket that closes; None if none does."""
    depth, count, quote = 0, 0, ""
    for place, character in enumerate(text):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            if depth == 0:
                return count + 1 if text[:place].strip() else 0
            depth -= 1
        elif character == "," and depth == 0:
            count += 1
    return None


def _results(function: Declaration, events: Sequence[Event], text: bytes) -> set[str]:
    shapes = task_language().shapes
    if function.result and (kind := shapes.kind_of_type(function.result)):
        return {kind}
    found: set[str] = set()
    for event in events:
        if event.kind == "return" and (kind := _kind_of_expression(event.span, events, text)):
            found.add(kind)
    return found


def _kind_of_expression(
    span: Span, events: Sequence[Event], text: bytes, *, follows: bool = True
) -> str | None:
    """Returns the kind of the expression by what stands first in it; of a name, by what it is first given."""
    shapes = task_language().shapes
    inside = [one for one in events if span.contains(one.span) and one.span != span]
    before = text[span.start : inside[0].span.start if inside else span.end]
    if b"[" in before:
        return "list"
    if any(f"{one.kind} {one.value}" in shapes.decisions for one in inside) and not any(
        one.kind in ("loop", "branch", "lambda") for one in inside
    ):
        return "boolean"
    if kind := _kind_of_last_call(before + text[inside[0].span.start : span.end] if inside else b"", inside):
        return kind
    for one in inside:
        if one.kind in ("number", "string", "boolean"):
            return one.kind
        if kind := shapes.values.get(f"{one.kind} {one.value}"):
            return kind
        if one.kind == "name" and follows:
            return _kind_of_name(one.value, events, text)
    return None


def _kind_of_last_call(expression: bytes, events: Sequence[Event]) -> str | None:
    """Returns the kind of what the last call of a chain gives, as `collect` does in `a.stream().map(f).collect(g)`."""
    shapes = task_language().shapes
    chain = expression.decode("utf-8", "replace")
    calls = [one for one in events if one.kind in ("method", "call", "member") and one.receiver]
    last = max((len(one.receiver) for one in calls), default=0)
    for one in calls:
        if len(one.receiver) == last and one.receiver in chain[: last + _LEAD]:
            if kind := shapes.values.get(f"{one.kind} {one.value}"):
                return kind
    return None


def _kind_of_name(name: str, events: Sequence[Event], text: bytes) -> str | None:
    shapes = task_language().shapes
    for one in events:
        if one.kind == "typed" and one.value == name and (kind := shapes.kind_of_type(one.receiver)):
            return kind
        if one.kind == "assign":
            inside = [event for event in events if one.span.contains(event.span) and event.span != one.span]
            if inside and inside[0].kind == "name" and inside[0].value == name:
                rest = Span(inside[0].span.end, one.span.end)
                return _kind_of_expression(rest, events, text, follows=False)
    return None


def _input_kinds(name: str, events: Sequence[Event]) -> set[str]:
    shapes = task_language().shapes
    type_texts = {one.receiver for one in events if one.kind == "typed" and one.value == name}
    declared = {kind for text in type_texts if (kind := shapes.kind_of_type(text))}
    if declared:
        return declared
    used = {
        kind
        for one in events
        if one.receiver == name and (kind := shapes.uses.get(f"{one.kind} {one.value}"))
    }
    if used:
        return used
    by_name = shapes.names.get(name.strip("_0123456789").lower())
    return {by_name} if by_name else set()
