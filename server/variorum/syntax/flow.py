"""Control flow: which statements nothing can reach, from the captures of `flow.scm`.

The captured nodes form a tree by containment. A node *completes* when the statement after it can be reached from
its end. Everything that no query captures completes, and passes on what the blocks inside it do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs
from tree_sitter import Node

from variorum.syntax.span import Span

_BOUNDARIES = frozenset({"function"})
# Deeper nesting than any person writes: such a text gets no findings about its control flow.
_DEEPEST_NESTING = 150


@attrs.define(eq=False)
class _Flow:
    """A captured node: its part in the control flow, its range, and the captured nodes inside it."""

    kinds: set[str]
    node: Node
    children: list[_Flow] = attrs.field(factory=list)

    def having(self, kind: str) -> Iterator[_Flow]:
        """The children that play a part."""
        return (child for child in self.children if kind in child.kinds)


def unreachable_spans(captures: Mapping[str, list[Node]], base: int) -> tuple[Span, ...]:
    """The ranges of statements that nothing can reach, outermost only, relative to `base`."""
    found: list[Span] = []
    flows, depth = _tree(captures)
    if depth > _DEEPEST_NESTING:
        return ()
    for flow in flows:
        _completes(flow, found)
    return tuple(Span(span.start - base, span.end - base) for span in sorted(found))


def _tree(captures: Mapping[str, list[Node]]) -> tuple[list[_Flow], int]:
    flows: dict[int, _Flow] = {}
    for capture, nodes in captures.items():
        head, _, kind = capture.partition(".")
        if head == "flow":
            for node in nodes:
                flows.setdefault(node.id, _Flow(set(), node)).kinds.add(kind)
    roots: list[_Flow] = []
    stack: list[_Flow] = []
    depth = 0
    for flow in sorted(flows.values(), key=lambda flow: (flow.node.start_byte, -flow.node.end_byte)):
        while stack and stack[-1].node.end_byte <= flow.node.start_byte:
            stack.pop()
        (stack[-1].children if stack else roots).append(flow)
        stack.append(flow)
        depth = max(depth, len(stack))
    return roots, depth


def _completes(flow: _Flow, found: list[Span]) -> bool:
    """Whether control reaches the end of the node; unreachable ranges inside it go to `found`."""
    kinds = flow.kinds
    if kinds & _BOUNDARIES:
        _sequence(flow, found)
        return True
    if "exit" in kinds or "break" in kinds or "continue" in kinds:
        _all_complete(flow.children, found)
        return False
    if "branch" in kinds:
        return _branch_completes(flow, found)
    if "loop" in kinds:
        _all_complete(flow.children, found)
        return "endless" not in kinds or _breaks(flow)
    if "switch" in kinds:
        return _switch_completes(flow, found)
    if "try" in kinds:
        return _try_completes(flow, found)
    return _sequence(flow, found)


def _all_complete(flows: list[_Flow], found: list[Span]) -> bool:
    return all([_completes(flow, found) for flow in flows])


def _sequence(flow: _Flow, found: list[Span]) -> bool:
    """Statements one after another: the first that does not complete cuts off the rest."""
    completes = True
    for child in flow.children:
        inside: list[Span] = []
        child_completes = _completes(child, inside)
        if not completes:
            continue
        found.extend(inside)
        if child_completes:
            continue
        completes = False
        if "block" in flow.kinds or "case" in flow.kinds:
            found.extend(_rest_of_block(flow, child))
    return completes


def _rest_of_block(block: _Flow, last: _Flow) -> Iterator[Span]:
    """The statements of the block behind `last`, from the first to the last that is no comment or hoisted declaration."""
    hoisted = {child.node.id for child in block.having("hoisted")}
    labels = {child.node.id for child in block.having("label")}
    start = end = None
    for statement in block.node.named_children:
        if statement.start_byte < last.node.end_byte or statement.is_extra:
            continue
        if statement.id in labels:
            break
        if statement.id in hoisted or statement.type == "ERROR":
            continue
        start = statement.start_byte if start is None else start
        end = statement.end_byte
    if start is not None and end is not None:
        yield Span(start, end)


def _branch_completes(flow: _Flow, found: list[Span]) -> bool:
    arms = [_completes(arm, found) for arm in flow.having("arm")]
    otherwise = [_completes(arm, found) for arm in flow.having("else")]
    for other in flow.children:
        if not other.kinds & {"arm", "else"}:
            _completes(other, found)
    return any(arms) or not otherwise or any(otherwise)


def _switch_completes(flow: _Flow, found: list[Span]) -> bool:
    cases = list(_descendants(flow, "case"))
    outcomes = [_sequence(case, found) for case in cases]
    has_default = any("default" in case.kinds for case in cases)
    if not cases or not has_default or _breaks(flow):
        return True
    return outcomes[-1] if "fallthrough" in flow.kinds else any(outcomes)


def _try_completes(flow: _Flow, found: list[Span]) -> bool:
    bodies = [_completes(body, found) for body in flow.having("arm")]
    handlers = [_completes(handler, found) for handler in flow.having("catch")]
    otherwise = [_completes(body, found) for body in flow.having("else")]
    last = [_completes(body, found) for body in flow.having("finally")]
    if last and not all(last):
        return False
    body = all(bodies) and (not otherwise or all(otherwise))
    return body or any(handlers)


def _descendants(flow: _Flow, kind: str) -> Iterator[_Flow]:
    for child in flow.children:
        if kind in child.kinds:
            yield child
        elif not child.kinds & (_BOUNDARIES | {"switch", "loop"}):
            yield from _descendants(child, kind)


def _breaks(flow: _Flow) -> bool:
    """Whether something leaves the loop or switch by `break`; a labelled break counts for every loop around it."""
    for child in flow.children:
        if child.kinds & _BOUNDARIES:
            continue
        if "break" in child.kinds or "labelled" in child.kinds:
            return True
        if child.kinds & {"loop", "switch"}:
            if any(_leaves_outward(child)):
                return True
        elif _breaks(child):
            return True
    return False


def _leaves_outward(flow: _Flow) -> Iterator[bool]:
    for child in flow.children:
        if child.kinds & _BOUNDARIES:
            continue
        if "labelled" in child.kinds:
            yield True
        yield from _leaves_outward(child)
