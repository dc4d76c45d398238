"""Which of two translations is better? Asked in both orders, because models favour a place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from variorum.judging.asking import Asker
from variorum.judging.failures import FailureKind, JudgeFailure
from variorum.judging.json_answer import find_answer
from variorum.judging.prompt import DATA_RULES, Prompt, block, fresh_boundary
from variorum.judging.rubric import Rubric
from variorum.judging.usage import Usage

PREFERENCES: Mapping[int, str] = {
    2: "A is much better",
    1: "A is better",
    0: "neither is better",
    -1: "B is better",
    -2: "B is much better",
}


@dataclass(frozen=True, slots=True)
class Contest:
    """A source and two translations of it."""

    source: str
    first: str
    second: str
    source_language: str
    target_language: str

    def swapped(self) -> Contest:
        """The same with the translations in the other order."""
        return Contest(self.source, self.second, self.first, self.source_language, self.target_language)


@dataclass(frozen=True, slots=True)
class Preference:
    """Which translation a model prefers: from +2, the first is much better, to -2, the second is.

    `orders` has what it said in either order, both from the first translation's point of view. Where the two
    differ in sign the preference is 0 and not consistent. `value` is None where an answer failed, and
    `failure` says why.
    """

    value: float | None
    orders: tuple[int, ...] = ()
    is_consistent: bool = True
    reasons: tuple[str, ...] = ()
    usage: Usage = field(default_factory=Usage)
    failure: JudgeFailure | None = None


async def compare(asker: Asker, rubric: Rubric, contest: Contest) -> Preference:
    """The preference of a model between two translations, by a rubric's dimensions, in two requests."""
    orders: list[int] = []
    reasons: list[str] = []
    usage = Usage()
    for asked, sign in ((contest, 1), (contest.swapped(), -1)):
        try:
            exchange = await asker.ask(
                comparison_prompt(rubric, asked), comparison_schema, seed_step=0, count=1
            )
            usage += exchange.completion.usage
            preference, reason = read_preference(exchange.completion.choices[0].content)
        except JudgeFailure as failure:
            return Preference(None, tuple(orders), True, tuple(reasons), usage, failure)
        orders.append(sign * preference)
        reasons.append(reason)
    return settled(orders[0], orders[1], tuple(reasons), usage)


def settled(
    forward: int, backward: int, reasons: tuple[str, ...] = (), usage: Usage | None = None
) -> Preference:
    """One preference from those of both orders, both from the first translation's point of view."""
    is_consistent = (forward > 0) == (backward > 0) and (forward < 0) == (backward < 0)
    value = (forward + backward) / 2 if is_consistent else 0.0
    return Preference(value, (forward, backward), is_consistent, reasons, usage or Usage())


def comparison_prompt(rubric: Rubric, contest: Contest, *, boundary: str | None = None) -> Prompt:
    """The prompt that asks for a preference; both translations are data, like the source."""
    word = boundary or fresh_boundary((contest.source, contest.first, contest.second))
    scale = "; ".join(
        f"{value:+d} = {words}" if value else f"0 = {words}" for value, words in PREFERENCES.items()
    )
    dimensions = "\n".join(f"{one.title}: {one.asks}" for one in rubric.dimensions)
    system = "\n\n".join(
        [
            "You compare two translations of one source text, A and B, by the questions below and nothing else.",
            DATA_RULES,
            dimensions,
            f'Answer with one JSON object: {{"rationale": "one short sentence", "preference": NUMBER}}. {scale}.',
        ]
    )
    blocks = [
        f"The word is {word}.",
        block("SOURCE", word, contest.source, contest.source_language),
        block("TRANSLATION A", word, contest.first, contest.target_language),
        block("TRANSLATION B", word, contest.second, contest.target_language),
        "Which translation is better? Answer with the JSON object alone.",
    ]
    return Prompt(system, "\n\n".join(blocks), word)


def comparison_schema(bounded: bool) -> dict[str, Any]:
    """The JSON Schema of a preference."""
    rationale: dict[str, Any] = {"type": "string"}
    if bounded:
        rationale["maxLength"] = 300
    return {
        "type": "object",
        "properties": {
            "rationale": rationale,
            "preference": {"type": "integer", "enum": sorted(PREFERENCES)},
        },
        "required": ["rationale", "preference"],
        "additionalProperties": False,
    }


def read_preference(content: str) -> tuple[int, str]:
    """The preference in an answer, and its reason. Raises `JudgeFailure`."""
    members = find_answer(content, {"preference"}).members
    preference = members["preference"]
    if type(preference) is not int or preference not in PREFERENCES:
        raise JudgeFailure(
            FailureKind.OFF_GRID, f"the preference is {preference!r:.40}, not a step from -2 to 2"
        )
    rationale = members.get("rationale")
    return preference, " ".join(rationale.split()) if isinstance(rationale, str) else ""
