"""Input that a program happens to accept is told from input as it is meant to be."""

from __future__ import annotations

from variorum.differential.input_shapes import input_shapes


def test_lists_that_are_longer_than_their_count_are_irregular() -> None:
    shapes = input_shapes(["2\n1 1\n", "1\n5\n", "2\n1 1 1\n"])
    assert [shape.is_regular for shape in shapes] == [True, True, False]


def test_lines_of_a_fixed_length_are_regular() -> None:
    assert all(shape.is_regular for shape in input_shapes(["1\n4 5\n", "3\n1 1\n", "9\n8 8\n"]))


def test_shapes_tell_texts_from_numbers() -> None:
    assert [shape.kinds[0] for shape in input_shapes(["12\n", "ab\n", "ab 1\n"])] == [
        "ints",
        "texts",
        "mixed",
    ]
