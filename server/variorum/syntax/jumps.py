"""Resolves jumps: what they leave, their targets, and their labels."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from variorum.syntax.flow_tree import Flow
from variorum.syntax.source_text import decode

_KEYWORDS = frozenset({"break", "continue"})
_LABEL_PUNCTUATION = "':@ \t\r\n;"


@attrs.define(eq=False)
class Jumps:
    """The labels of one function, and the jumps to labels that have not been seen yet."""

    places: dict[str, int] = attrs.field(factory=dict)
    pending: list[tuple[int, str]] = attrs.field(factory=list)


@attrs.define(eq=False)
class Frame:
    """What a jump can leave: a loop, a switch, a labelled statement, or a `try` with a `finally`."""

    parent: Frame | None
    break_to: int | None = None
    continue_to: int | None = None
    fall_to: int | None = None
    """In the case of a switch: the entry of the next case."""
    labels: frozenset[str] = frozenset()
    finish: Callable[[int], int] | None = None
    """Builds the `finally` that continues at a node, and returns its entry."""
    is_plain: bool = True
    """Whether a jump without a label can refer to it."""


def targets_of(flow: Flow, frame: Frame | None) -> list[int]:
    """Returns the target of a break, continue or fallthrough, none if nothing around it has its label."""
    kind = next(kind for kind in ("break", "continue", "falls") if kind in flow.kinds)
    label = label_of_jump(flow) if "labelled" in flow.kinds else None
    current = frame
    while current is not None:
        target = {"break": current.break_to, "continue": current.continue_to, "falls": current.fall_to}[kind]
        if target is not None and (current.is_plain if label is None else label in current.labels):
            return [through(frame, current, target)]
        current = current.parent
    return []


def through(frame: Frame | None, until: Frame | None, target: int) -> int:
    """Returns the next node of a jump from `frame` to `target`: the innermost `finally` between them, or the target."""
    crossed = []
    while frame is not None and frame is not until:
        if frame.finish is not None:
            crossed.append(frame.finish)
        frame = frame.parent
    for finish in reversed(crossed):
        target = finish(target)
    return target


def labels_of(flow: Flow) -> frozenset[str]:
    """Returns the labels before a part, in its node or its parents."""
    heads = [flow.node.children[0]] if flow.node.child_count else []
    parent = flow.node.parent
    while (
        parent is not None
        and parent.start_byte < flow.start
        and parent.end_byte == flow.end
        # An enclosing loop may end at the same place, but it starts with a keyword and has its own label.
        and parent.children[0].is_named
    ):
        heads.append(parent.children[0])
        parent = parent.parent
    texts = (
        decode(head.text or b"").strip(_LABEL_PUNCTUATION)
        for head in heads
        if head.end_byte - head.start_byte < 80
    )
    return frozenset(text for text in texts if text.isidentifier())


def label_of_jump(flow: Flow) -> str | None:
    """Returns the label of a jump: the first word after its keyword, before its value."""
    words = [child for child in flow.node.named_children if child.child_count == 0 or "label" in child.type]
    texts = (decode(word.text or b"").strip(_LABEL_PUNCTUATION) for word in words)
    return next((text for text in texts if text not in _KEYWORDS), None)
