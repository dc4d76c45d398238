"""Computes the probability-weighted score of an answer from the log-probabilities of its tokens."""

from __future__ import annotations

import math
from collections.abc import Sequence

import attrs

# Less than this share of the likely scores told apart is too little to weigh.
_LEAST_COVERAGE = 0.9
_PRECISION = 12


@attrs.frozen
class TokenChoice:
    """A token of an answer, and the likeliest ones at its place with their natural-log probabilities."""

    text: str
    alternatives: tuple[tuple[str, float], ...]


def weighted_value(
    tokens: Sequence[TokenChoice], content: str, span: tuple[int, int], grid: Sequence[float]
) -> float | None:
    """Returns the mean of the grid's values, each weighted by its probability, for the score that stands at `span`.

    Alternatives that are no score are left out, and what is left is renormalised. None if the tokens do
    not spell the answer, or where too many alternatives could be the beginning of several values.

    Args:
        tokens: the answer's tokens in order.
        content: the answer's text.
        span: the score's offsets in it.
        grid: the permitted values.
    """
    # Servers strip what surrounds an answer from its text, but not from its tokens.
    shift = "".join(token.text for token in tokens).find(content)
    if shift < 0:
        return None
    spellings = _spellings(grid)
    weights = dict.fromkeys(grid, 0.0)
    path, lost, position = 1.0, 0.0, -shift
    for token in tokens:
        start, position = position, position + len(token.text)
        if position <= span[0] or start > span[1]:
            continue
        lead = content[span[0] : max(start, span[0])]
        # A token without odds of its own was as good as certain.
        chosen = path
        is_whole = any(len(_number_in(text, start, span[0])) > 1 for text, _ in token.alternatives)
        for text, log_probability in _with_chosen(token):
            probability = path * math.exp(min(log_probability, 0.0))
            if text == token.text:
                chosen = probability
                continue
            value = _value(lead, text, start, span, spellings, is_whole=is_whole)
            if isinstance(value, float):
                weights[value] += probability
            elif value:
                lost += probability
        path = chosen
        if position > span[1] or path == 0.0:
            break
    weights[float(content[slice(*span)])] += path
    return _mean(weights, lost)


def _with_chosen(token: TokenChoice) -> list[tuple[str, float]]:
    """Returns the alternatives, each text once."""
    best: dict[str, float] = {}
    for text, log_probability in token.alternatives:
        if not math.isnan(log_probability):
            best[text] = max(log_probability, best.get(text, -math.inf))
    return list(best.items())


def _mean(weights: dict[float, float], lost: float) -> float | None:
    total = math.fsum(weights.values())
    if total <= 0 or total / (total + lost) < _LEAST_COVERAGE:
        return None
    return round(math.fsum(value * weight for value, weight in weights.items()) / total, _PRECISION)


def _spellings(grid: Sequence[float]) -> dict[str, float]:
    """Returns every way in which JSON writes a value of the grid."""
    spellings = {}
    for value in grid:
        short = f"{value:g}"
        longer = [short + "0"] if "." in short else [f"{short}.0", f"{short}.00"]
        spellings.update(dict.fromkeys([short, *longer], value))
    return spellings


def _number_in(text: str, start: int, first: int) -> str:
    """Returns the characters of a token that can belong to the number; blanks and colons before it do not count."""
    usable = text.lstrip(' \n\t:"') if start <= first else text
    return usable if all(character in "0123456789." for character in usable) else ""


def _value(
    lead: str, text: str, start: int, span: tuple[int, int], spellings: dict[str, float], *, is_whole: bool
) -> float | bool:
    """Returns the value that an alternative leads to; True if it could lead to several, False if to none."""
    ending = text.lstrip() if start > span[0] else ""
    if ending and ending[0] in ",}\n":
        return spellings.get(lead, False)
    digits = _number_in(text, start, span[0])
    if not digits:
        # A blank or a line end after the number ends it as well.
        return spellings.get(lead, False) if start > span[0] and not text.strip() else False
    spelled = lead + digits
    if is_whole and spelled in spellings:
        return spellings[spelled]
    values = {value for spelling, value in spellings.items() if spelling.startswith(spelled)}
    if len(values) > 1:
        return True
    return values.pop() if values else False
