"""Finds unreachable statements from the captures of `flow.scm`.

The captured nodes form a tree by containment. A node *completes* if the statement after it is reachable from its end.
Nodes without captures complete if the blocks inside them do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from variorum.syntax.flow_tree import Flow
from variorum.syntax.jumps import label_of_jump, labels_of
from variorum.syntax.span import Span

_BOUNDARIES = frozenset({"function"})
_JUMPS = frozenset({"exit", "goto", "break", "continue", "falls"})


def unreachable_spans(flows: Sequence[Flow], base: int) -> tuple[tuple[Span, ...], bool]:
    """Returns the ranges of unreachable statements, outermost only and relative to `base`, and whether the item
    completes.
    """
    found: list[Span] = []
    completes = _all_complete(flows, found)
    return tuple(Span(span.start - base, span.end - base) for span in sorted(found)), completes


def completing_functions(flows: Sequence[Flow], base: int) -> tuple[Span, ...]:
    """Returns the functions, relative to `base`, that complete without a `return`."""
    found: list[Span] = []
    for flow in flows:
        if flow.kinds & _BOUNDARIES and _sequence(flow, [], swallows=False):
            found.append(Span(flow.start - base, flow.end - base))
        found.extend(completing_functions(flow.children, base))
    return tuple(found)


def _completes(flow: Flow, found: list[Span], *, swallows: bool = True) -> bool:
    """Returns whether the node completes, and adds unreachable ranges inside it to `found`.

    `swallows` says whether a block that may swallow exceptions (`@flow.swallowing`) always completes.
    """
    kinds = flow.kinds
    if kinds & _BOUNDARIES:
        _sequence(flow, found, swallows=swallows)
        return True
    if kinds & _JUMPS:
        _all_complete(flow.children, found, swallows=swallows)
        return False
    if "never" in kinds:
        found.append(Span(flow.start, flow.end))
        # A statement that is excluded as a whole is skipped.
        return bool(kinds & {"branch", "loop"})
    if "optional" in kinds:
        # The optional part may be the one that ends the flow.
        _all_complete(flow.children, found, swallows=swallows)
        return True
    if "swallowing" in kinds:
        return _sequence(flow, found, swallows=swallows) or swallows
    if "branch" in kinds:
        return _branch_completes(flow, found, swallows=swallows)
    if "loop" in kinds:
        _all_complete(flow.children, found, swallows=swallows)
        return "endless" not in kinds or _breaks(flow)
    if "switch" in kinds:
        return _switch_completes(flow, found, swallows=swallows)
    if "try" in kinds:
        return _try_completes(flow, found, swallows=swallows)
    return _sequence(flow, found, swallows=swallows)


def _all_complete(flows: Sequence[Flow], found: list[Span], *, swallows: bool = True) -> bool:
    outcomes = [_completes(flow, found, swallows=swallows) for flow in flows]
    return all(outcomes)


def _sequence(flow: Flow, found: list[Span], *, swallows: bool = True) -> bool:
    """Returns whether a sequence completes. The first statement that does not makes the rest unreachable, up to one
    that a jump can enter.
    """
    completes = True
    for child in flow.children:
        inside: list[Span] = []
        completes = completes or _is_entered_by_jump(child)
        child_completes = _completes(child, inside, swallows=swallows)
        if not completes:
            continue
        found.extend(inside)
        if child_completes:
            continue
        completes = False
        if "block" in flow.kinds or "case" in flow.kinds:
            found.extend(rest_of_block(flow, child))
    return completes


def rest_of_block(block: Flow, last: Flow) -> Iterator[Span]:
    """Yields the runs of statements of the block after `last`.

    Hoisted declarations, which take effect all the same, separate runs. Comments do not.
    """
    hoisted = {child.node.id for child in block.having("hoisted")}
    labels = {child.node.id for child in block.children if _is_entered_by_jump(child)}
    start = end = None
    for statement in block.node.named_children:
        if statement.start_byte < last.end or statement.is_extra:
            continue
        if statement.id in labels:
            break
        if statement.id in hoisted:
            if start is not None and end is not None:
                yield Span(start, end)
            start = end = None
        elif statement.type not in ("ERROR", "empty_statement"):
            start = statement.start_byte if start is None else start
            end = statement.end_byte
    if start is not None and end is not None:
        yield Span(start, end)


def _is_entered_by_jump(flow: Flow) -> bool:
    """Returns whether control can reach the statement although nothing before it completes."""
    return "hidden" in flow.kinds or _holds_label(flow)


def _holds_label(flow: Flow) -> bool:
    """Returns whether a jump can enter the statement."""
    return "label" in flow.kinds or any(_holds_label(child) for child in flow.children)


def _branch_completes(flow: Flow, found: list[Span], *, swallows: bool = True) -> bool:
    arms = [_completes(arm, found, swallows=swallows) for arm in flow.having("arm")]
    otherwise = [_completes(arm, found, swallows=swallows) for arm in flow.having("else")]
    for other in flow.children:
        if not other.kinds & {"arm", "else"}:
            _completes(other, found, swallows=swallows)
    return any(arms) or not otherwise or any(otherwise)


def _switch_completes(flow: Flow, found: list[Span], *, swallows: bool = True) -> bool:
    cases = list(_descendants(flow, "case"))
    outcomes = [_sequence(case, found, swallows=swallows) for case in cases]
    has_default = any("default" in case.kinds for case in cases)
    if not cases or not has_default or ("open" not in flow.kinds and _breaks(flow)):
        return True
    return outcomes[-1] if "fallthrough" in flow.kinds else any(outcomes)


def _try_completes(flow: Flow, found: list[Span], *, swallows: bool = True) -> bool:
    bodies = [_completes(body, found, swallows=swallows) for body in flow.having("arm")]
    handlers = [_completes(handler, found, swallows=swallows) for handler in flow.having("catch")]
    inside: list[Span] = []
    otherwise = [_completes(body, inside, swallows=swallows) for body in flow.having("else")]
    # The `else` of a `try` runs if its body completes.
    found.extend(inside if all(bodies) else (Span(part.start, part.end) for part in flow.having("else")))
    last = [_completes(body, found, swallows=swallows) for body in flow.having("finally")]
    if last and not all(last):
        return False
    body = all(bodies) and (not otherwise or all(otherwise))
    return body or any(handlers)


def _descendants(flow: Flow, kind: str) -> Iterator[Flow]:
    for child in flow.children:
        if kind in child.kinds:
            yield child
        elif not child.kinds & (_BOUNDARIES | {"switch", "loop"}):
            yield from _descendants(child, kind)


def leaves_loop(flow: Flow) -> bool:
    """Returns whether anything in the loop may end it: a break, or a jump out of the loop or the function."""
    return _breaks(flow) or any(True for _ in _labelled(flow)) or any(_exits(flow))


def _exits(flow: Flow) -> Iterator[bool]:
    for child in flow.children:
        if child.kinds & _BOUNDARIES:
            continue
        if child.kinds & {"exit", "goto", "hidden"}:
            yield True
        yield from _exits(child)


def _breaks(flow: Flow) -> bool:
    """Returns whether a `break` leaves the loop or switch, so that it completes."""
    return _breaks_plainly(flow) or _breaks_by_label(flow)


def _breaks_plainly(flow: Flow) -> bool:
    for child in flow.children:
        if child.kinds & _BOUNDARIES:
            continue
        if "hidden" in child.kinds or ("break" in child.kinds and "labelled" not in child.kinds):
            return True
        if not (child.kinds & {"loop", "switch"} and "open" not in child.kinds):
            if _breaks_plainly(child):
                return True
        # The `else` of a loop runs after the loop, so a break in it belongs to the enclosing loop.
        elif any(_breaks_plainly(part) for part in child.having("else")):
            return True
    return False


def _breaks_by_label(flow: Flow) -> bool:
    jumps = [jump for jump in _labelled(flow) if "continue" not in jump.kinds]
    labels = labels_of(flow) if jumps else ()
    return any(label_of_jump(jump) in (None, *labels) for jump in jumps)


def _labelled(flow: Flow) -> Iterator[Flow]:
    """Yields the jumps with a label at any depth."""
    for child in flow.children:
        if child.kinds & _BOUNDARIES:
            continue
        if "labelled" in child.kinds:
            yield child
        yield from _labelled(child)
