"""Chains of decisions: `if`, `else if` and `else`, the cases of a `switch`, from the captured parts of the control
flow; and those of their parts that say the same thing twice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

import attrs
from tree_sitter import Node

from variorum.syntax.flow_tree import Flow
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_BODIES = frozenset({"arm", "else"})
# What stands between the label of a case and its body.
_SEPARATORS = frozenset({":", "->", "=>"})
_BLANK = re.compile(r"\s+")
# A condition that changes something, or asks for the next of something, may well be asked twice.
_FLEETING = re.compile(r"\+\+|--|(?<![=!<>:])=(?![=>~])|:=|\bawait\b|\byield\b|\w\s*\(\s*\)|<-")
# A head that makes names of its own, which its body then speaks of.
_NAMING = re.compile(
    r"(?<![=!<>:])=(?![=>~])|:=|\b(?:is|instanceof)\s+(?!not\b)[\w.<>\[\]?]+\s+(?!and\b|or\b)[a-z_]\w*"
)
# A label that gives the value a name, or a type, of its own makes the same words mean different things.
_VALUE = r"""(?:[\w.+-]+|'[^']*'|"[^"]*")"""
_PLAIN_LABEL = re.compile(rf"(?:case\s+|default$)?(?:{_VALUE}(?:\s*[,|]\s*{_VALUE})*)?")
_TYPE_TEST = re.compile(r"\b(?:is|in|when|if|as)\b")
# Lines that say nothing of their own.
_FILLER = re.compile(r"[{}()\[\];,\s]*+(?:(?:break|end|pass)\b[\s;]*+)?[{}()\[\];,\s]*")


@attrs.frozen
class RepeatedPart:
    """A part of a chain that repeats an earlier one; both ranges are relative to the item."""

    span: Span
    first: Span
    is_condition: bool


@attrs.frozen
class _Part:
    """A condition, a label or a body of a chain."""

    span: Span
    words: str
    """The text with every run of white space as one blank."""
    lines: int
    """How many lines say something."""


@attrs.frozen
class _Chain:
    conditions: list[_Part]
    bodies: list[_Part]
    is_complete: bool
    """Whether one of the bodies always runs."""


def repeated_parts(flows: Sequence[Flow], base: int) -> tuple[RepeatedPart, ...]:
    """The conditions of a chain that were asked before, and the bodies that do what an earlier one does.

    Bodies of a single line often agree, and reading them side by side is no burden: they count only where all bodies of
    a complete chain are the same, so that the decision decides nothing.
    """
    found: list[RepeatedPart] = []
    for chain in _chains(flows, base):
        found += _repeated(chain.conditions, is_condition=True)
        bodies = [body for body in chain.bodies if body.lines]
        decides_nothing = (
            chain.is_complete
            and len(bodies) == len(chain.bodies) > 1
            and len({body.words for body in bodies}) == 1
        )
        found += _repeated(
            bodies if decides_nothing else [body for body in bodies if body.lines > 1], is_condition=False
        )
    return tuple(sorted(found, key=lambda twin: twin.span))


def _repeated(parts: Sequence[_Part], *, is_condition: bool) -> Iterator[RepeatedPart]:
    in_order = sorted(parts, key=lambda part: part.words)
    for _, same in groupby(in_order, key=lambda part: part.words):
        first, *others = sorted(same, key=lambda part: part.span)
        for other in others:
            yield RepeatedPart(other.span, first.span, is_condition)


def _chains(flows: Sequence[Flow], base: int) -> Iterator[_Chain]:
    for flow in flows:
        if "branch" in flow.kinds and "else" not in flow.kinds:
            if _has_several_parts(flow):
                yield _decisions(flow, base)
        elif "switch" in flow.kinds:
            yield _cases(flow, base)
        yield from _chains(flow.children, base)


def _has_several_parts(branch: Flow) -> bool:
    """Whether the branch has two conditions or two bodies, its `else` included: most have one of each."""
    conditions = sum("condition" in child.kinds for child in branch.children)
    return conditions > 1 or sum(not child.kinds.isdisjoint(_BODIES) for child in branch.children) > 1


def _decisions(flow: Flow, base: int) -> _Chain:
    """The chain that begins with a branch and goes on wherever its `else` is a branch itself."""
    conditions: list[_Part] = []
    bodies: list[_Part] = []
    link = flow
    while True:
        following: Flow | None = None
        names_anew = bool(_NAMING.search(_head(link)))
        for child in link.children:
            if names_anew and child.kinds & {"condition", "arm"}:
                continue
            if "condition" in child.kinds:
                condition = _part(child.node, child.start, child.end, base)
                if not _FLEETING.search(condition.words):
                    conditions.append(condition)
            elif "else" in child.kinds and "branch" in child.kinds:
                following = child
            elif child.kinds & {"arm", "else"}:
                bodies.append(_body(child, base))
        if following is None:
            return _Chain(conditions, bodies, is_complete=any(True for _ in link.having("else")))
        link = following


def _head(branch: Flow) -> str:
    """What stands in front of a branch's arms."""
    start = min((child.start for child in branch.having("arm")), default=branch.end)
    return decode(
        (branch.node.text or b"")[branch.start - branch.node.start_byte : start - branch.node.start_byte]
    )


def _cases(flow: Flow, base: int) -> _Chain:
    """The labels and bodies of a switch, as far as they are plain."""
    chain = _Chain([], [], is_complete=False)
    for case in _own_cases(flow):
        separator = next((child for child in case.node.children if child.type in _SEPARATORS), None)
        if separator is None or "typed" in case.kinds:
            continue
        label = _part(case.node, case.start, separator.start_byte, base)
        if not _PLAIN_LABEL.fullmatch(label.words) or _TYPE_TEST.search(label.words):
            continue
        chain.conditions.append(label)
        chain.bodies.append(_part(case.node, separator.end_byte, case.end, base))
    return chain


def _own_cases(flow: Flow) -> Iterator[Flow]:
    for child in flow.children:
        if "case" in child.kinds:
            yield child
        elif not child.kinds & {"function", "switch", "loop"}:
            yield from _own_cases(child)


def _body(arm: Flow, base: int) -> _Part:
    """The body of an arm with the comments in front of it, which some grammars leave outside."""
    words, before = _part(arm.node, arm.start, arm.end, base), arm.node.prev_sibling
    while before is not None and before.is_extra:
        words = attrs.evolve(words, words=f"{decode(before.text or b'')} {words.words}")
        before = before.prev_sibling
    return words


def _part(node: Node, start: int, end: int, base: int) -> _Part:
    text = decode((node.text or b"")[start - node.start_byte : end - node.start_byte])
    leading = len(text) - len(text.lstrip())
    lines = sum(1 for line in text.splitlines() if not _FILLER.fullmatch(line.strip()))
    span = Span(start + len(text[:leading].encode()) - base, end - base)
    return _Part(span, _BLANK.sub(" ", text).strip(), lines)
