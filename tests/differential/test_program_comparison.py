"""Whole programs are compared on input that is made up while the source reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.differential.fake_machine import compared_programs
from variorum.differential.generated_input import Read
from variorum.differential.layouts import layouts
from variorum.interpreter.standard_input import StandardInput

Print = Callable[..., Any]


def sum_of_line(stdin: StandardInput, write: Print) -> None:
    count = int(stdin.line(1) or "")
    values = [int(word) for word in (stdin.line(2) or "").split()]
    if len(values) != count:
        raise ValueError
    write(sum(values))


def sum_of_words(stdin: StandardInput, write: Print) -> None:
    count = int(stdin.token("int", 1) or "")
    write(sum(int(stdin.token("int", 2) or "") for _ in range(count)))


def test_a_count_and_its_items_are_learned() -> None:
    verdict = compared_programs(sum_of_line, sum_of_words)
    assert verdict.witness is None
    assert verdict.agreement == 1.0
    assert verdict.results > 5


def test_words_are_replayed_in_the_layout_that_the_target_reads() -> None:
    verdict = compared_programs(sum_of_words, sum_of_line)
    assert verdict.warning is None
    assert verdict.agreement is not None
    assert verdict.agreement > 0.9


def test_another_sum_has_a_witness() -> None:
    def wrong(stdin: StandardInput, write: Print) -> None:
        count = int(stdin.token("int", 1) or "")
        write(sum(int(stdin.token("int", 2) or "") for _ in range(count)) + count)

    verdict = compared_programs(sum_of_line, wrong)
    assert verdict.warning is not None
    assert verdict.warning.message == 'for the input "1\\n1" the original prints "1", the translation "2"'


def test_a_word_per_line_against_a_line_of_words_is_a_matter_of_layout() -> None:
    def by_line(stdin: StandardInput, write: Print) -> None:
        write(int(stdin.line(1) or "") + int(stdin.line(2) or ""))

    def by_word(stdin: StandardInput, write: Print) -> None:
        write(int(stdin.token("int", 1) or "") + int(stdin.token("int", 2) or ""))

    verdict = compared_programs(by_word, by_line)
    assert verdict.witness is not None
    assert verdict.witness.kind == "layout"


def test_programs_that_read_to_the_end() -> None:
    def source(stdin: StandardInput, write: Print) -> None:
        while stdin.has_token("int", 1):
            write(int(stdin.token("int", 1) or "") * 2)

    def target(stdin: StandardInput, write: Print) -> None:
        for word in stdin.rest(1).split():
            write(2 * int(word))

    verdict = compared_programs(source, target)
    assert verdict.agreement == 1.0


def test_a_matrix_is_written_by_rows() -> None:
    words = [("2", 1), ("3", 2), *((str(n), 3) for n in range(6))]
    texts = layouts([Read("token", text, site) for text, site in words])
    assert texts[0] == "2 3\n0 1 2\n3 4 5\n"
    assert "2 3 0 1 2 3 4 5\n" in texts


def test_queries_are_written_one_a_line() -> None:
    words = [("2", 1), ("7", 2), ("8", 3), ("5", 2), ("6", 3)]
    texts = layouts([Read("token", text, site) for text, site in words])
    assert "2\n7 8\n5 6\n" in texts
