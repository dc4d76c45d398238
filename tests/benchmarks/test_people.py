"""How far the estimate agrees with people: no row is judged by steps that have seen its source's marks."""

from __future__ import annotations

from benchmarks.people import Marked, agreement, candidates, cross_validated, total

from variorum.translation.estimate import INTENT_STEPS

LOW = ((0.5, 1.0), (0.4, 0.75), (0.3, 0.5), (0.2, 0.25))


def marked(source: str, mark: float, s: float, *, has_error: bool = False) -> Marked:
    fields = dict.fromkeys(("idiomaticity", "readability", "unnecessary_artifacts", "safety"), 1.0)
    return Marked(source, mark, s, 0.0, 0.0, has_error, {"functional_intent": 0.0, **fields}, {})


def test_the_steps_in_use_come_first_and_every_choice_falls() -> None:
    first, *others = candidates()
    assert first == INTENT_STEPS
    assert all(steps[i][0] > steps[i + 1][0] for steps in others for i in range(len(steps) - 1))


def test_an_error_bounds_functional_intent() -> None:
    assert total(marked("a", 1, 0.99), INTENT_STEPS) == 1.0
    assert total(marked("a", 1, 0.99, has_error=True), INTENT_STEPS) == 0.85


def test_marks_that_never_differ_agree_with_nothing() -> None:
    assert agreement([marked("a", 3, 0.1), marked("a", 3, 0.9)], lambda one: one.s) == 0.0


def test_a_source_is_judged_by_the_steps_of_the_others() -> None:
    # The marks of one source follow the low steps, those of the two others do not tell these steps apart from those in use.
    own = [marked("own", 1, 0.25), marked("own", 2, 0.35), marked("own", 5, 0.55)]
    others = [marked(name, mark, s) for name in ("b", "c") for mark, s in ((1, 0.1), (2, 0.8), (3, 0.99))]
    rows = [*own, *others]
    by_row = {id(one): value for one, value in cross_validated(rows, [INTENT_STEPS, LOW])}
    assert by_row.keys() == {id(one) for one in rows}
    assert [by_row[id(one)] for one in own] == [total(one, INTENT_STEPS) for one in own]
