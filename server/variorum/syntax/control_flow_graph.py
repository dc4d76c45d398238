"""Builds the control-flow graph of one item from the captures of `flow.scm` and the uses of its local variables.

The graph is built backwards: each part gets the node that follows it and returns its entry node. A `finally` is built
once for every node that follows it, so that a jump through it is not merged with its normal completion.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

import attrs

from variorum.syntax.flow_tree import Flow
from variorum.syntax.jumps import Frame, Jumps, label_of_jump, labels_of, targets_of, through
from variorum.syntax.span import Span

_EXIT = 0


class Event(NamedTuple):
    """A use of a variable. `position` is where it takes effect: for a store, after the stored value."""

    position: int
    whole: Span
    """The range that decides which part of the control flow the use belongs to."""
    variable: int
    scope: Span
    """The scope of the variable. A use outside of it, as in the default of a parameter, runs in the enclosing
    function.
    """
    reads: bool
    stores: bool
    name: Span
    """The occurrence of the name, for the report."""
    each_round: bool = False
    """Whether a store in the head of a loop runs in every iteration, as that of a loop variable does."""


@attrs.define(eq=False)
class Graph:
    """A graph whose nodes are numbers; node 0 is the end of the item. Edges follow control flow."""

    successors: list[list[int]] = attrs.field(factory=lambda: [[]])
    handlers: list[tuple[int, ...]] = attrs.field(factory=lambda: [()])
    """The targets of an exception in the node, raised before the node takes effect."""
    events: list[Event | None] = attrs.field(factory=lambda: [None])
    loops: list[tuple[Flow, int, int]] = attrs.field(factory=list)
    """Each loop with the entry of its body and the node that starts another iteration."""
    entries: list[int] = attrs.field(factory=list)
    """The entries: the item itself, and every function inside it."""
    is_exact: bool = True
    """Whether every jump has a known target. Nothing should be concluded from a graph that is not exact."""

    def entered(self) -> set[int]:
        """Returns every reachable node."""
        return set().union(*(self.reachable(entry) for entry in self.entries))

    def reachable(self, start: int) -> set[int]:
        """Returns the nodes reachable from `start`."""
        seen, stack = {start}, [start]
        while stack:
            node = stack.pop()
            for target in (*self.successors[node], *self.handlers[node]):
                if target not in seen:
                    seen.add(target)
                    stack.append(target)
        return seen


def graph_of(flows: Sequence[Flow], events: Sequence[Event]) -> Graph:
    """Returns the graph of an item. `flows` are its captured parts, `events` the uses of variables in any order."""
    builder = _Builder(sorted(events, key=_position))
    builder.graph.entries.append(builder.body(flows, builder.events))
    return builder.graph


_position = attrgetter("position")


class _Builder:
    def __init__(self, events: list[Event]) -> None:
        self.graph = Graph()
        self.events = events
        self._handlers: tuple[int, ...] = ()
        self._jumps = Jumps()

    def body(self, flows: Sequence[Flow], events: Sequence[Event]) -> int:
        """Builds a function body and returns its entry. Labels are local to it."""
        outer, self._jumps = self._jumps, Jumps()
        entry = self.sequence(flows, events, _EXIT, None)
        for node, label in self._jumps.pending:
            target = self._jumps.places.get(label)
            self.graph.is_exact = self.graph.is_exact and target is not None
            self.graph.successors[node] = [] if target is None else [target]
        self._jumps = outer
        return entry

    def sequence(
        self, flows: Sequence[Flow], events: Sequence[Event], after: int, frame: Frame | None
    ) -> int:
        """Builds consecutive parts and uses, and returns the entry of the first."""
        entry = after
        if not flows:
            for event in sorted(events, key=_position, reverse=True):
                entry = self._node([entry], event)
            return entry
        inside, direct = _divided(flows, events)
        if not direct:
            for flow in reversed(flows):
                entry = self._part(flow, inside[id(flow)], entry, frame)
            return entry
        # A value that ends where its statement does is evaluated before it is stored.
        steps: list[tuple[tuple[int, bool], Flow | Event]] = [((flow.end, False), flow) for flow in flows]
        steps += [((event.position, True), event) for event in direct]
        for _, step in sorted(steps, key=lambda step: step[0], reverse=True):
            if isinstance(step, Event):
                entry = self._node([entry], step)
            else:
                entry = self._part(step, inside[id(step)], entry, frame)
        return entry

    def _node(self, successors: list[int], event: Event | None = None) -> int:
        graph = self.graph
        graph.successors.append(successors)
        graph.handlers.append(self._handlers)
        graph.events.append(event)
        return len(graph.events) - 1

    def _part(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        kinds = flow.kinds
        if "function" in kinds:
            return self._function(flow, events, after, frame)
        if "label" in kinds:
            labels = labels_of(flow)
            frame = Frame(frame, break_to=after, labels=labels, is_plain=False)
            entry = self._statement(flow, events, after, frame)
            self._jumps.places.update(dict.fromkeys(labels, entry))
            return entry
        return self._statement(flow, events, after, frame)

    def _statement(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        kinds = flow.kinds
        if "goto" in kinds:
            return self._goto(flow, events, frame)
        if "exit" in kinds:
            target = through(frame, None, _EXIT)
            return self.sequence(flow.children, events, self._node([target, *self._handlers]), frame)
        if kinds & {"break", "continue", "falls"}:
            targets = targets_of(flow, frame)
            self.graph.is_exact = self.graph.is_exact and bool(targets)
            return self.sequence(flow.children, events, self._node(targets), frame)
        if "hidden" in kinds:
            self.graph.is_exact = False
        if "loop" in kinds:
            return self._loop(flow, events, after, frame)
        if "optional" in kinds:
            return self._optional(flow, events, after, frame)
        if "branch" in kinds:
            return self._branch(flow, events, after, frame)
        if "switch" in kinds:
            return self._switch(flow, events, after, frame)
        if "try" in kinds:
            return self._try(flow, events, after, frame)
        if "swallowing" in kinds:
            return self._catching_block(flow, events, after, frame)
        return self.sequence(flow.children, events, after, frame)

    def _catching_block(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        """Builds a block that may catch its exceptions: control may continue after it from anywhere inside."""
        outer = self._handlers
        self._handlers = (after, *outer)
        entry = self.sequence(flow.children, events, after, frame)
        self._handlers = outer
        return entry

    def _function(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        """Builds a function. Its body runs later, so it has an entry of its own and ends at the exit.

        Only what is evaluated where the function is created, such as the default of a parameter, is part of the flow
        around it.
        """
        own = Span(flow.start, flow.end)
        handlers, self._handlers = self._handlers, ()
        inside = [event for event in events if own.contains(event.scope)]
        self.graph.entries.append(self.body(flow.children, inside))
        self._handlers = handlers
        return self.sequence([], [event for event in events if not own.contains(event.scope)], after, frame)

    def _goto(self, flow: Flow, events: Sequence[Event], frame: Frame | None) -> int:
        """Builds a jump to a label anywhere in the function. One that leaves a `try` with a `finally` is not
        followed.
        """
        node, label = self._node([]), label_of_jump(flow)
        if label is None or through(frame, None, _EXIT) != _EXIT:
            self.graph.is_exact = False
        else:
            self._jumps.pending.append((node, label))
        return self.sequence(flow.children, events, node, frame)

    def _optional(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        """Builds a conditionally compiled part and the alternative, which is at the part's end."""
        others = list(flow.having("else"))
        inside, direct = _divided(flow.children, events)
        own = [child for child in flow.children if "else" not in child.kinds]
        within = [event for child in own for event in inside[id(child)]]
        entries = [self._part(other, inside[id(other)], after, frame) for other in others]
        if not others:
            entries.append(after)
        return self._node([self.sequence(own, [*direct, *within], after, frame), *entries])

    def _branch(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        inside, direct = _divided(flow.children, events)
        arms = [child for child in flow.children if child.kinds & {"arm", "else"}]
        entries = [self._part(arm, inside[id(arm)], after, frame) for arm in arms]
        if not any("else" in arm.kinds for arm in arms):
            entries.append(after)
        fork = self._node(entries)
        others = [child for child in flow.children if not child.kinds & {"arm", "else"}]
        remaining = [event for child in others for event in inside[id(child)]]
        return self.sequence(others, [*direct, *remaining], fork, frame)

    def _loop(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        inside, direct = _divided(flow.children, events)
        parts = {
            kind: [child for child in flow.children if kind in child.kinds]
            for kind in ("condition", "increment", "else")
        }
        body = [child for child in flow.children if not child.kinds & {"condition", "increment", "else"}]
        leaving = after
        for part in reversed(parts["else"]):
            leaving = self._part(part, inside[id(part)], leaving, frame)
        head = self._node([])
        again = self._node([head])
        exits = [] if "endless" in flow.kinds else [leaving]
        round_end = again
        for part in reversed(parts["increment"]):
            round_end = self.sequence(part.children, inside[id(part)], round_end, frame)
        test_first = not parts["condition"] or not body or parts["condition"][0].start <= body[0].start
        fork_after_body = round_end if test_first else self._test(parts, inside, [round_end, *exits], frame)
        around = Frame(frame, break_to=after, continue_to=fork_after_body, labels=labels_of(flow))
        within = [event for part in body for event in inside[id(part)]]
        body_entry = self.sequence(body, within, fork_after_body, around)
        body_entry = self.sequence([], [event for event in direct if event.each_round], body_entry, frame)
        entry = self._test(parts, inside, [body_entry, *exits], frame) if test_first else body_entry
        # The head of a loop may be read in every iteration, but a store in it runs once, before the first.
        reads = [event for event in direct if not event.stores]
        self.graph.successors[head].append(self.sequence([], reads, entry, frame))
        self.graph.loops.append((flow, body_entry, again))
        once = [event for event in direct if event.stores and not event.each_round]
        return self.sequence([], once, head, frame)

    def _test(
        self,
        parts: dict[str, list[Flow]],
        inside: dict[int, list[Event]],
        targets: list[int],
        frame: Frame | None,
    ) -> int:
        entry = self._node(targets)
        for part in reversed(parts["condition"]):
            entry = self._part(part, inside[id(part)], entry, frame)
        return entry

    def _switch(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        falls = "fallthrough" in flow.kinds
        arms = list(_arms(flow))
        cases = [case for case, _ in arms]
        inside, direct = _divided(cases, events)
        if falls:
            direct = _without_strays(cases, inside, direct)
        labels = labels_of(flow)
        entries: list[int] = [] if any("default" in case.kinds for case in cases) else [after]
        following = after
        for case, strays in reversed(arms):
            left = None if "open" in flow.kinds else after
            around = Frame(frame, break_to=left, fall_to=following, labels=labels)
            parts = [*case.children, *strays] if falls else case.children
            following = self.sequence(parts, inside[id(case)], following if falls else after, around)
            entries.append(following)
        return self.sequence([], direct, self._node(entries), frame)

    def _try(self, flow: Flow, events: Sequence[Event], after: int, frame: Frame | None) -> int:
        inside, direct = _divided(flow.children, events)
        parts = {kind: list(flow.having(kind)) for kind in ("catch", "else", "finally")}
        rest = [child for child in flow.children if not child.kinds & {"catch", "else", "finally"}]
        outer, around, finish = self._handlers, frame, None
        if parts["finally"]:
            finish = self._finisher(parts["finally"], inside, frame, outer)
            around = Frame(frame, finish=finish)
        done = finish(after) if finish else after
        # An exception that no handler catches continues to the enclosing handlers through the `finally`.
        escaping = tuple(finish(target) for target in outer or (_EXIT,)) if finish else outer
        self._handlers = escaping
        handlers = [self._part(part, inside[id(part)], done, around) for part in parts["catch"]]
        normal = done
        for part in reversed(parts["else"]):
            normal = self._part(part, inside[id(part)], normal, around)
        self._handlers = (*handlers, *escaping)
        within = [event for part in rest for event in inside[id(part)]]
        body = self.sequence(rest, [*direct, *within], normal, around)
        entry = self._node([body])
        self._handlers = outer
        return entry

    def _finisher(
        self,
        blocks: list[Flow],
        inside: dict[int, list[Event]],
        frame: Frame | None,
        handlers: tuple[int, ...],
    ) -> Callable[[int], int]:
        built: dict[int, int] = {}

        def finish(target: int) -> int:
            if target not in built:
                current, self._handlers = self._handlers, handlers
                entry = target
                for block in reversed(blocks):
                    entry = self.sequence(block.children, inside[id(block)], entry, frame)
                self._handlers = current
                built[target] = entry
            return built[target]

        return finish


def _divided(flows: Sequence[Flow], events: Sequence[Event]) -> tuple[dict[int, list[Event]], list[Event]]:
    """Splits the events into those inside each part and those inside none. The parts are in order and do not
    overlap.
    """
    inside: dict[int, list[Event]] = defaultdict(list)
    if not (flows and events):
        return inside, list(events)
    starts = [flow.start for flow in flows]
    direct: list[Event] = []
    for event in events:
        index = bisect_right(starts, event.whole.start) - 1
        if index >= 0 and event.whole.end <= flows[index].end:
            inside[id(flows[index])].append(event)
        else:
            direct.append(event)
    return inside, direct


def _arms(switch: Flow) -> Iterator[tuple[Flow, list[Flow]]]:
    """Yields the cases of a switch, each with the following parts that are in no case.

    C's grammar ends a case before a preprocessor directive, but what follows the directive belongs to the case.
    """
    arm: tuple[Flow, list[Flow]] | None = None
    for part in _parts_of_switch(switch):
        if "case" in part.kinds:
            if arm is not None:
                yield arm
            arm = (part, [])
        elif arm is not None:
            arm[1].append(part)
    if arm is not None:
        yield arm


def _parts_of_switch(flow: Flow) -> Iterator[Flow]:
    """Yields the cases nested in a part of a switch, and the parts between them."""
    for child in flow.children:
        is_closed = bool(child.kinds & {"case", "function", "switch", "loop"})
        inner = [] if is_closed else list(_parts_of_switch(child))
        if any("case" in part.kinds for part in inner):
            yield from inner
        else:
            yield child


def _without_strays(
    cases: Sequence[Flow], inside: dict[int, list[Event]], direct: Sequence[Event]
) -> list[Event]:
    """Returns the events before all cases, and adds those after a case to it."""
    starts = [case.start for case in cases]
    remaining: list[Event] = []
    for event in direct:
        index = bisect_right(starts, event.whole.start) - 1
        if index < 0:
            remaining.append(event)
        else:
            inside[id(cases[index])].append(event)
    return remaining
