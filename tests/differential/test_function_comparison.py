"""Functions are compared on generated arguments, and a difference comes with the smallest witness."""

from __future__ import annotations

from typing import Any

from tests.differential.fake_machine import Unsupported, compared
from variorum.program.types import ANY, Kind, Type
from variorum.program.values import Opaque

INT = Type(Kind.INT, bits=32)
FLOAT = Type(Kind.FLOAT)
TEXT = Type(Kind.STR)
INTS = Type(Kind.LIST, arguments=(INT,))


def test_a_swapped_result_has_a_witness() -> None:
    verdict = compared(max, min, ("first", INT), ("second", INT))
    assert verdict.warning is not None
    assert verdict.warning.message == "for first = 1, second = 2 the original returns 2, the translation 1"


def test_equal_functions_agree() -> None:
    verdict = compared(max, lambda a, b: a if a >= b else b, ("first", INT), ("second", INT))
    assert verdict.witness is None
    assert verdict.agreement == 1.0
    assert verdict.summary.startswith("agreed on ")


def test_a_difference_on_negative_numbers_is_a_question() -> None:
    verdict = compared(lambda n: n // 2, lambda n: int(n / 2), ("n", INT))
    assert verdict.warning is None
    assert verdict.witness is not None
    assert verdict.witness.is_edge
    assert not verdict.witness.is_reported
    assert verdict.witness.message.endswith(": can that happen?")


def test_a_rare_difference_on_ordinary_input_is_a_question_beside_the_code() -> None:
    def marked(values: list[int]) -> int:
        return sum(values) + (1 if len(values) == 7 else 0)

    verdict = compared(marked, sum, ("values", INTS))
    assert verdict.warning is None
    assert verdict.reported is not None
    assert 0 < verdict.reported.share < 0.2
    assert verdict.reported.message.endswith(": can that happen?")


def test_inputs_on_which_the_source_fails_say_nothing() -> None:
    def source(values: list[int]) -> int:
        if len(values) < 3:
            raise ValueError
        return sum(values)

    verdict = compared(source, lambda values: sum(values) if len(values) >= 3 else 0, ("values", INTS))
    assert verdict.witness is None
    assert verdict.agreement == 1.0


def test_an_exception_of_the_target_alone_is_a_witness() -> None:
    verdict = compared(lambda values: values[-1], lambda values: values[len(values)], ("values", INTS))
    assert verdict.warning is not None
    assert (
        verdict.warning.message
        == "for values = [1] the original returns 1, the translation fails with an index error"
    )


def test_changed_arguments_are_compared_where_nothing_is_returned() -> None:
    def downwards(values: list[int]) -> None:
        values.sort(reverse=True)

    verdict = compared(lambda values: values.sort(), downwards, ("values", INTS))
    assert verdict.witness is not None


def test_a_result_in_place_of_a_changed_argument_is_the_same() -> None:
    verdict = compared(lambda values: values.sort(), sorted, ("values", INTS))
    assert verdict.witness is None
    assert verdict.agreement == 1.0


def test_doubtful_runs_prove_nothing() -> None:
    verdict = compared(max, min, ("first", INT), ("second", INT), notes=frozenset({"unordered"}))
    assert verdict.witness is None
    assert not verdict.is_conclusive


def test_an_overflow_is_a_question() -> None:
    verdict = compared(max, min, ("first", INT), ("second", INT), notes=frozenset({"overflow"}))
    assert verdict.warning is None
    assert verdict.witness is not None
    assert verdict.witness.kind == "overflow"


def test_what_cannot_be_run_has_a_reason() -> None:
    def target(_text: str) -> Any:
        raise Unsupported("a regular expression")

    verdict = compared(len, target, ("text", TEXT))
    assert not verdict.is_conclusive
    assert verdict.reason == "a regular expression"


def test_values_that_cannot_be_made_have_a_reason() -> None:
    deep = INT
    for _ in range(14):
        deep = Type(Kind.TUPLE, arguments=(deep,))
    verdict = compared(id, id, ("deep", deep))
    assert not verdict.is_conclusive
    assert verdict.reason == "cannot make a type that is nested more than 12 deep"


def test_types_that_nobody_states_are_guessed() -> None:
    verdict = compared(lambda rows: len(rows[0]), lambda rows: len(rows[0]) + 1, ("grid", ANY))
    assert verdict.warning is not None


def test_constants_of_the_code_are_tried() -> None:
    verdict = compared(
        lambda n: n % 997 == 0, lambda n: n % 997 == 0 and n != 997, ("n", INT), constants=(997,)
    )
    assert verdict.witness is not None
    assert verdict.witness.arguments == (997,)


def test_the_same_pair_gets_the_same_verdict() -> None:
    first = compared(lambda a, b: a - b, lambda a, b: b - a, ("a", FLOAT), ("b", FLOAT))
    assert first == compared(lambda a, b: a - b, lambda a, b: b - a, ("a", FLOAT), ("b", FLOAT))


def test_columns_that_the_source_ignores_are_no_ordinary_input() -> None:
    def square(rows: list[list[int]]) -> list[int]:
        return [sum(row[v] for row in rows) for v in range(len(rows))]

    def each_column(rows: list[list[int]]) -> list[int]:
        found = [0] * len(rows)
        for row in rows:
            for v, value in enumerate(row):
                found[v] += value
        return found

    def of_columns(rows: list[list[int]]) -> list[int]:
        return [sum(row[v] for row in rows) for v in range(len(rows[0]))]

    rows = ("rows", Type(Kind.LIST, arguments=(INTS,)))
    assert compared(square, each_column, rows).warning is None
    assert compared(of_columns, each_column, rows).warning is not None


def test_what_cannot_be_evaluated_is_no_difference() -> None:
    verdict = compared(lambda n: [0.0, n], lambda n: [Opaque("Decimal.ZERO"), n], ("n", INT))
    assert verdict.witness is None
    assert not verdict.is_conclusive
