"""Finds conditions with a constant value: `x == x`, `if (true)`, `x != 1 or x != 2`.

They are matched in the text: all languages write these forms in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs

from variorum.syntax.flow_tree import Flow
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_PLACE = r"[$@]?[^\W\d][\w.]*(?:\[\w+\])?"
_VALUE = r"""-?\d[\w.]*|'[^'\\]*'|"[^"\\]*\""""
_SAME = re.compile(rf"({_PLACE})\s*(===?|<=|>=|<|>|\bis\b)\s*\1")
_EQUAL = re.compile(rf"({_PLACE})\s*(?:===?)\s*({_VALUE})")
_UNEQUAL = re.compile(rf"({_PLACE})\s*(?:!==?|<>)\s*({_VALUE})")
_STORED = re.compile(rf"{_PLACE}\s*=\s*({_VALUE}|true|false|null|nullptr|NULL)")
_EITHER, _BOTH = re.compile(r"\|\||\bor\b"), re.compile(r"&&|\band\b")
_REFLEXIVE = frozenset({"==", "===", "<=", ">=", "is"})
_QUOTED = re.compile(r"""'[^']*'|"[^"]*\"""")


@attrs.frozen
class ConstantCondition:
    """A condition with a constant value. The range is relative to the item."""

    span: Span
    reason: str


def constant_conditions(
    flows: Sequence[Flow], literals: frozenset[str], base: int
) -> tuple[ConstantCondition, ...]:
    """Returns the constant conditions of an item.

    Args:
        flows: the captured parts of the control flow.
        literals: the language's words for true and false.
        base: the byte offset of the item.
    """
    found = list(_is_constant(flows, literals, base))
    # An operand of a condition may be reported too; one report is enough.
    return tuple(
        one
        for one in found
        if not any(other.span != one.span and other.span.contains(one.span) for other in found)
    )


def _is_constant(flows: Sequence[Flow], literals: frozenset[str], base: int) -> Iterator[ConstantCondition]:
    for flow in flows:
        for condition in flow.having("condition") if flow.kinds & {"branch", "loop"} else ():
            words = _bare(decode(condition.node.text or b""))
            reason = _reason(words)
            if reason is None and "branch" in flow.kinds and words in literals:
                reason = f"this condition is always `{words}`"
            if reason is not None:
                yield ConstantCondition(Span(condition.start - base, condition.end - base), reason)
        yield from _is_constant(flow.children, literals, base)


def _reason(words: str) -> str | None:
    """Returns why the condition is constant. Returns None if it is not."""
    if _STORED.fullmatch(words):
        return f"`{words}` stores a value and never compares"
    either, both = _parts(words, _EITHER), _parts(words, _BOTH)
    for part in (words, *either, *both):
        same = _SAME.fullmatch(part)
        if same:
            outcome = "true" if same[2] in _REFLEXIVE else "false"
            return f"`{part}` compares something with itself and is always {outcome}"
    if _differs_from_itself(either, _UNEQUAL):
        return f"`{words}` is always true: nothing equals both values"
    if _differs_from_itself(both, _EQUAL):
        return f"`{words}` is always false: nothing equals both values"
    return None


def _parts(words: str, joint: re.Pattern[str]) -> list[str]:
    """Returns the operands of a short-circuit operator, none if string literals or another operator make the split
    unreliable.
    """
    other = _BOTH if joint is _EITHER else _EITHER
    plain = _QUOTED.sub("''", words)
    if (
        not joint.search(plain)
        or other.search(plain)
        or len(joint.findall(plain)) != len(joint.findall(words))
    ):
        return []
    return [_bare(part) for part in joint.split(words)]


def _differs_from_itself(parts: Sequence[str], shape: re.Pattern[str]) -> bool:
    """Returns whether one place is compared with two different values."""
    found = [shape.fullmatch(part) for part in parts]
    pairs = [(one[1], one[2]) for one in found if one is not None]
    return len(pairs) == len(parts) > 1 and len({place for place, _ in pairs}) == 1 < len(set(pairs))


def _bare(words: str) -> str:
    """Returns the text without parentheses around the whole."""
    words = words.strip()
    while words.startswith("(") and _closing(words) == len(words) - 1:
        words = words[1:-1].strip()
    return words


def _closing(words: str) -> int:
    """Returns the offset of the parenthesis that closes the first one, -1 if there is none."""
    depth = 0
    for place, sign in enumerate(words):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return place
    return -1
