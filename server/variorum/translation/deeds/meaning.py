"""What two programs do, set beside each other: the agreement of their deeds and of the conditions of these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from variorum.syntax.span import Span
from variorum.translation.agreement import Agreement
from variorum.translation.deeds.conditions import OTHER, Statement
from variorum.translation.deeds.deed import DIRECTED
from variorum.translation.deeds.functions import functions_of
from variorum.translation.deeds.helpers import Placed, Told, told
from variorum.translation.deeds.libraries import Libraries
from variorum.translation.score import Evidence
from variorum.translation.sides import Side

# The shares of what is done, of the conditions and loops around it, and of what is asked.
_DONE, _CONDITIONS, _ASKED = 0.5, 0.4, 0.1
_MOST_EVIDENCE = 8
_WORDS: Mapping[str, str] = {
    "update": "growing a value",
    "keep": "keeping a value",
    "leave": "leaving a loop early",
    "throw": "an error",
    "output": "an output",
    "loop": "a loop",
    "neg": "`-`",
    "true": "`true`",
    "false": "`false`",
}

Token = tuple[Any, ...]


@attrs.frozen(eq=False)
class Tally:
    """The deeds of one side, counted: each by itself, each with every condition around it, and all that is asked."""

    done: Mapping[Token, list[Told]]
    conditions: Counter[Token]
    asked: frozenset[Token]


def placed_in_side(side: Side) -> list[Placed]:
    """The functions of one side of an aligned pair."""
    return [
        Placed(one, item.span.start)
        for item in side.items
        for one in functions_of(side.document, item)
        if side.within is None or side.within.contains(one.span)
    ]


def agreement_of_deeds(libraries: Libraries) -> Agreement:
    """How far two programs do the same under the same conditions."""
    return agreement_in(libraries.mine, libraries.theirs, libraries)


def agreement_in(source: Sequence[Placed], target: Sequence[Placed], libraries: Libraries) -> Agreement:
    """How far some functions of two files do the same, with the helpers that each file has for itself."""
    mine, theirs = libraries.helpers
    one = _tally(told(source, mine), libraries.shared)
    other = _tally(told(target, theirs), libraries.shared)
    counts = Counter({token: len(deeds) for token, deeds in one.done.items()})
    others = Counter({token: len(deeds) for token, deeds in other.done.items()})
    value = (
        _DONE * _dice(counts, others)
        + _CONDITIONS * _dice(one.conditions, other.conditions)
        + _ASKED * _dice(Counter(one.asked), Counter(other.asked))
    )
    return Agreement(value, tuple(_evidence(one, other)), is_present=bool(counts or others))


def _tally(deeds: Iterable[Told], shared: frozenset[str]) -> Tally:
    done: dict[Token, list[Told]] = {}
    conditions: Counter[Token] = Counter()
    asked: set[Token] = set()
    known: dict[Statement, Token] = {}
    for one in deeds:
        deed = one.deed
        if deed.statement is not None:
            asked.add(_spoken(deed.statement, shared))
            continue
        operands = tuple(key if key[:1] != "$" or key in shared else OTHER for key in deed.operands)
        head, _, operator = deed.what.partition(" ")
        if head == "operator" and operator not in DIRECTED:
            operands = tuple(sorted(operands))
        token = (deed.what, operands)
        done.setdefault(token, []).append(one)
        conditions[token, deed.context.loops] += 1
        for guard in deed.context.guards:
            statement = known.get(guard)
            if statement is None:
                statement = known[guard] = _spoken(guard, shared)
            conditions[token, statement] += 1
    return Tally(done, conditions, frozenset(asked))


def _spoken(statement: Statement, shared: frozenset[str]) -> Token:
    """A statement in words that both sides have."""
    spoken: list[Any] = []
    for one in statement:
        if isinstance(one, tuple):
            spoken.append(_spoken(one, shared))
        else:
            spoken.append(one if one[:1] != "$" or one in shared else OTHER)
    if spoken and spoken[0] in ("==", "!="):
        return (spoken[0], *sorted(spoken[1:]))
    return tuple(spoken)


def _dice(mine: Counter[Token], theirs: Counter[Token]) -> float:
    """Twice what both have over all that they have; 1 where neither has anything."""
    whole = mine.total() + theirs.total()
    return 2 * (mine & theirs).total() / whole if whole else 1.0


def _evidence(mine: Tally, theirs: Tally) -> list[Evidence]:
    """What is done on one side only; or else what is done under other conditions."""
    found = []
    for token, deed in _surplus(mine.done, theirs.done):
        found.append(Evidence(f"{_in_words(token)} of the original has no counterpart", source=_place(deed)))
    for token, deed in _surplus(theirs.done, mine.done):
        found.append(Evidence(f"{_in_words(token)} is not in the original", target=_place(deed)))
    moved = {token for token, _ in (mine.conditions - theirs.conditions)} & theirs.done.keys()
    for token in sorted(moved & mine.done.keys(), key=repr):
        if len(mine.done[token]) == len(theirs.done[token]):
            source, target = _place(mine.done[token][-1]), _place(theirs.done[token][-1])
            text = f"{_in_words(token)} happens under another condition or in another loop"
            found.append(Evidence(text, source=source, target=target))
    return found[:_MOST_EVIDENCE]


def _surplus(
    mine: Mapping[Token, Sequence[Told]], theirs: Mapping[Token, Sequence[Told]]
) -> Iterator[tuple[Token, Told]]:
    for token, deeds in mine.items():
        if len(deeds) > len(theirs.get(token, ())):
            yield token, deeds[-1]


def _place(one: Told) -> Span:
    return one.deed.span.shifted(one.start)


def _in_words(token: Token) -> str:
    head, _, rest = str(token[0]).partition(" ")
    if not rest:
        return _WORDS.get(head, head)
    return f"the {head} {rest!r}" if head == "text" else f"`{rest}`"
