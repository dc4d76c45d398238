"""Finds loops that run at most once, and loops whose condition nothing in them can change."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property

import attrs

from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.control_flow_graph import graph_of
from variorum.syntax.flow_tree import Flow
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

# A condition with a call, a member access or a side effect may change between iterations.
_OPAQUE = re.compile(r"<-|[.(\[&*]|\+\+|--|(?<![=!<>])=(?!=)|<<=|>>=|->|\bawait\b|\byield\b")
# Ordered comparison is mostly of numbers; objects that are compared otherwise may change through aliases.
_ORDER = re.compile(r"[<>]")
# A macro may change any variable. Languages without macros hardly call anything by such a name.
_MACRO_CALL = re.compile(r"\b[A-Z][A-Z0-9_]{3,}\s?\(")
_NAME = re.compile(r"\$?[^\W\d]\w*")


@attrs.frozen(order=True)
class SinglePassLoop:
    """A loop without a second iteration. The spans are relative to the item."""

    head: Span
    exit: Span | None
    """The jump that ends the first iteration, if it is a statement of the body itself after one that branches, and
    no `goto` leaves the loop.
    """


def loops_without_repetition(flows: Sequence[Flow], base: int) -> tuple[SinglePassLoop, ...]:
    """Returns the reachable loops without a second iteration, with spans relative to `base`."""
    if not any(_may_leave(loop) for loop in _loops(flows)):
        return ()
    graph = graph_of(flows, ())
    if not graph.is_exact:
        return ()
    entered = graph.entered()
    found = (
        loop
        for loop, body, again in graph.loops
        if "once" not in loop.kinds and body in entered and again not in graph.reachable(body)
    )
    return tuple(sorted(SinglePassLoop(head_of(loop, base), _exit_of(loop, base)) for loop in found))


def _exit_of(loop: Flow, base: int) -> Span | None:
    branches = False
    if any("goto" in part.kinds for part in _within(loop)):
        return None
    for part in (child for body in loop.having("block") for child in body.children):
        if part.kinds & {"exit", "break"}:
            return Span(part.start - base, part.end - base) if branches else None
        branches = branches or bool(part.kinds & {"branch", "loop", "switch"})
    return None


def _loops(flows: Sequence[Flow]) -> Iterator[Flow]:
    for flow in flows:
        if "loop" in flow.kinds:
            yield flow
        yield from _loops(flow.children)


def _within(flow: Flow) -> Iterator[Flow]:
    for child in flow.children:
        yield child
        yield from _within(child)


def _may_leave(flow: Flow) -> bool:
    """Returns whether the loop has a jump or no condition. Nearly all loops are settled by this."""
    return any(
        child.kinds & {"exit", "break", "continue", "endless"} or _may_leave(child) for child in flow.children
    )


def head_of(loop: Flow, base: int) -> Span:
    """Returns the loop's range up to its body."""
    parts = [
        child.start for child in loop.children if child.kinds & {"block", "arm"} and child.start > loop.start
    ]
    end = min(parts, default=loop.end)
    text = loop.node.text or b""
    return Span(loop.start - base, loop.start - base + len(text[: end - loop.start].rstrip()))


def stuck_loops(flows: Sequence[Flow], names: ItemNames, base: int) -> tuple[Span, ...]:
    """Returns the conditions, relative to `base`, of loops that never end once entered. See the rule
    `infinite-loop`.
    """
    found, reads = [], _Reads(names)
    for loop in _loops(flows):
        condition = next(loop.having("condition"), None)
        if condition is None or "endless" in loop.kinds or _may_leave(loop):
            continue
        span = Span(condition.start - base, condition.end - base)
        whole = Span(loop.start - base, loop.end - base)
        text = decode(loop.node.text or b"")
        if _MACRO_CALL.search(text):
            continue
        rest = decode(_without(loop, condition))
        if _is_fixed(decode(condition.node.text or b""), span, whole, rest, reads):
            found.append(span)
    return tuple(sorted(found))


def _without(loop: Flow, condition: Flow) -> bytes:
    """Returns the text of a loop without its condition, which may be at its end."""
    text = loop.node.text or b""
    return text[: condition.start - loop.start] + text[condition.end - loop.start :]


class _Reads:
    """The reads of the names bound in an item, sorted by position: a broken item may contain the rest of a file."""

    def __init__(self, names: ItemNames) -> None:
        self._names = names

    @cached_property
    def _all(self) -> list[tuple[Span, Binding]]:
        return sorted(((read, one) for one in self._names.inner for read in one.reads), key=_span)

    def within(self, span: Span) -> list[Binding]:
        """Returns the bindings of the names that are read in a range, each once."""
        first = bisect_left(self._all, span.start, key=_start)
        behind = bisect_left(self._all, span.end, key=_start)
        found = {id(one): one for read, one in self._all[first:behind] if span.contains(read)}
        return list(found.values())


def _span(read: tuple[Span, Binding]) -> Span:
    return read[0]


def _start(read: tuple[Span, Binding]) -> int:
    return read[0].start


def _is_fixed(condition: str, span: Span, loop: Span, text: str, reads: _Reads) -> bool:
    """Returns whether the condition reads local variables only, at least one, and the loop does not change them."""
    condition = condition.removeprefix("(").removesuffix(")")
    if _OPAQUE.search(condition) or not _ORDER.search(condition):
        return False
    read = reads.within(span)
    if not read or {one.name for one in read} != _words(condition):
        return False
    for binding in read:
        if binding.lent:
            # The variable was passed by reference or to a macro, which may keep the reference.
            return False
        stores = (*binding.definitions, *binding.writes, *binding.updates)
        name = re.escape(binding.name)
        changed = re.compile(
            rf"(?:\+\+|--|&)\s*{name}\b|(?<!\w){name}\s*(?:\+\+|--|[-+*/%&|^<>]*=(?!=)|\.|->|\[)"
        )
        if binding.is_captured or any(loop.contains(store) for store in stores) or changed.search(text):
            return False
    return True


def _words(condition: str) -> set[str]:
    return {word for word in _NAME.findall(condition) if word not in ("and", "or", "not")}
