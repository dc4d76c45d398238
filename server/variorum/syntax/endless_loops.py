"""Finds endless loops that nothing leaves and that are likely mistakes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs
from tree_sitter import Node

from variorum.syntax.bindings import ItemNames
from variorum.syntax.degenerate_loops import head_of
from variorum.syntax.flow_tree import Flow
from variorum.syntax.reachability import leaves_loop, rest_of_block
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

# What a loop may exist for: access beyond local variables, waiting, output, calls.
_REACHES_OUT = re.compile(
    r"[(\[.@]|->|<-|[;{}]\s*\*|\b(?:await|yield|asm|throw|raise|include|require|echo|print)\b"
)
_COMMENT = re.compile(r"//[^\n]*|#[^\n]*|/\*.*?\*/", re.S)
_EMPTY = re.compile(r"[\s{};:]*+(?:pass|end|do)?[\s{};]*")
# A constant result after the loop is only there to please the compiler.
_CONSTANT = re.compile(
    r"(?:[A-Z]\w*|-?[\d.]++\w*|\"[^\"]*\"|'[^']*'|true|false|null|nil|nullptr|undefined|Ok\(\(\)\))?"
)
_NAMED = re.compile(r"\$?[a-z_][\w.]*")


@attrs.frozen
class EndlessLoop:
    """A loop that never ends once entered. Spans are relative to the item."""

    head: Span
    result: Span | None
    """The unreachable result after the loop."""
    is_empty: bool
    """Whether the loop's body is empty."""


def endless_loops(
    flows: Sequence[Flow], names: ItemNames, tails: frozenset[str], base: int
) -> tuple[EndlessLoop, ...]:
    """Returns the endless loops with an unreachable result after them, and those that use nothing but local
    variables.

    Servers and event loops, which call something in every iteration and have no result, are neither.
    """
    return tuple(
        found
        for loop, block in _without_exit(flows, None)
        if (found := _meaningless(loop, block, names, tails, base)) is not None
    )


def _without_exit(flows: Sequence[Flow], block: Flow | None) -> Iterator[tuple[Flow, Flow | None]]:
    """Yields the endless loops that nothing leaves, each with the block that it is a statement of."""
    for flow in flows:
        if {"loop", "endless"} <= flow.kinds and not leaves_loop(flow):
            yield flow, block
        yield from _without_exit(flow.children, flow if "block" in flow.kinds else None)


def _meaningless(
    loop: Flow, block: Flow | None, names: ItemNames, tails: frozenset[str], base: int
) -> EndlessLoop | None:
    head, result = head_of(loop, base), None if block is None else _result_behind(loop, block, tails)
    body = decode(loop.node.text or b"")[head.end - head.start :]
    body = _COMMENT.sub("", body)
    is_empty = _EMPTY.fullmatch(body) is not None
    place = None if result is None else Span(result.start_byte - base, result.end_byte - base)
    if place is not None and not _reads_only_parameters(place, names):
        return EndlessLoop(head, place, is_empty)
    if is_empty or _stays_local(body, Span(loop.start - base, loop.end - base), names):
        return EndlessLoop(head, None, is_empty)
    return None


def _result_behind(loop: Flow, block: Flow, tails: frozenset[str]) -> Node | None:
    """Returns the statement that ends the block after the loop, if it returns more than a constant."""
    for rest in rest_of_block(block, loop):
        last = next(node for node in reversed(block.node.named_children) if node.end_byte == rest.end)
        text = decode(last.text or b"")
        value = text.removeprefix("return").strip(" ();\t\n")
        if (text.startswith("return") or tails) and _NAMED.match(value) and not _CONSTANT.fullmatch(value):
            return last
    return None


def _reads_only_parameters(result: Span, names: ItemNames) -> bool:
    """Returns whether the result is made of parameters that nothing else reads, only there to please the compiler."""
    read = [one for one in names.inner if any(result.contains(place) for place in one.reads)]
    return bool(read) and all(
        set(one.kinds) == {"parameter"}
        and not (one.writes or one.updates)
        and all(result.contains(place) for place in one.reads)
        for one in read
    )


def _stays_local(body: str, span: Span, names: ItemNames) -> bool:
    """Returns whether the loop uses nothing but local variables and arithmetic."""
    if _REACHES_OUT.search(body):
        return False
    return not any(span.contains(use) for uses in names.free.values() for use in uses)
