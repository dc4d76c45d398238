"""Finds repeated conditions and bodies in `if`/`else if` chains and in the cases of a `switch`."""

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
# Tokens between the label of a case and its body.
_SEPARATORS = frozenset({":", "->", "=>"})
_BLANK = re.compile(r"\s+")
# A condition with side effects, or one that advances an iterator, may be tested twice.
_FLEETING = re.compile(r"\+\+|--|(?<![=!<>:])=(?![=>~])|:=|\bawait\b|\byield\b|\w\s*\(\s*\)|<-")
# A condition that binds names, which its body refers to.
_NAMING = re.compile(
    r"(?<![=!<>:])=(?![=>~])|:=|\b(?:is|instanceof)\s+(?!not\b)[\w.<>\[\]?]+\s+(?!and\b|or\b)[a-z_]\w*"
)
# A label that binds a name or tests a type gives equal bodies different meanings.
_VALUE = r"""(?:[\w.+-]+|'[^']*'|"[^"]*")"""
_PLAIN_LABEL = re.compile(rf"(?:case\s+|default$)?(?:{_VALUE}(?:\s*[,|]\s*{_VALUE})*)?")
_TYPE_TEST = re.compile(r"\b(?:is|in|when|if|as)\b")
# Lines without content of their own.
_FILLER = re.compile(r"[{}()\[\];,\s]*+(?:(?:break|end|pass)\b[\s;]*+)?[{}()\[\];,\s]*")


@attrs.frozen
class RepeatedPart:
    """A part of a chain that repeats an earlier one. Both ranges are relative to the item."""

    span: Span
    first: Span
    is_condition: bool


@attrs.frozen
class _Part:
    """A condition, a label or a body of a chain."""

    span: Span
    words: str
    """The text with every run of whitespace collapsed to one space."""
    lines: int
    """How many lines have content."""


@attrs.frozen
class _Chain:
    conditions: list[_Part]
    bodies: list[_Part]
    is_complete: bool
    """Whether one of the bodies always runs."""


def repeated_parts(flows: Sequence[Flow], base: int) -> tuple[RepeatedPart, ...]:
    """Returns the repeated conditions of each chain, and its repeated bodies.

    Bodies of a single line often agree without harm, so they count only if all bodies of a complete chain are the
    same, which makes the chain pointless.
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
    """Returns whether the branch has two conditions or two bodies, its `else` included. Most have one of each."""
    conditions = sum("condition" in child.kinds for child in branch.children)
    return conditions > 1 or sum(not child.kinds.isdisjoint(_BODIES) for child in branch.children) > 1


def _decisions(flow: Flow, base: int) -> _Chain:
    """Returns the chain that starts with a branch and continues while its `else` is a branch."""
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
    """Returns the text before a branch's bodies."""
    start = min((child.start for child in branch.having("arm")), default=branch.end)
    return decode(
        (branch.node.text or b"")[branch.start - branch.node.start_byte : start - branch.node.start_byte]
    )


def _cases(flow: Flow, base: int) -> _Chain:
    """Returns the chain of a switch's cases with plain labels."""
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
    """Returns the body of a branch with the comments before it, which some grammars leave outside."""
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
