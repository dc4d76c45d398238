"""Which difference is reported depends on the inputs that look intended."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.differential.observation import SAME, VALUE, Observation
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_decision import ObservationCounts, decide
from variorum.interpreter.outcome import Outcome


def decided(printed: Iterable[tuple[str, str, str]]) -> Verdict:
    """Returns the verdict on inputs, each with what both sides print."""
    counts = ObservationCounts(frozenset(), frozenset())
    for text, first, second in printed:
        source, target = (Outcome("returned", output=output) for output in (first, second))
        kind = SAME if first == second else VALUE
        counts.add(Observation((), text, source, target, kind, shows_output=True))
    return decide("", "", (), counts, lambda found: found)


WORDS = [(word, str(len(set(word))), str(len(word))) for word in ("aa", "abca", "bb", "cacbc", "d")]


def test_inputs_of_an_intended_kind_hide_a_difference_on_others() -> None:
    numbers = [(number, number, number) for number in ("1", "2", "3", "4", "5")]
    assert decided([*numbers, *WORDS]).reported is None


def test_inputs_with_one_result_hide_no_difference_on_others() -> None:
    numbers = [(number, "0", "0") for number in ("1", "2", "3", "4", "5")]
    verdict = decided([*numbers, *WORDS])
    assert verdict.warning is None
    assert verdict.reported is not None
