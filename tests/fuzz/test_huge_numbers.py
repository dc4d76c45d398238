"""Numbers that nobody writes, in programs, pairs and whatever holds numbers: they are read as such, or called none."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.test_broken_programs import PROGRAMS, ROOT, language_of
from tests.fuzz.validity import analysed
from variorum.grading.human_judgement import JudgementError, from_line
from variorum.grading.ratings import rating_rows
from variorum.grading.rubric_parser import check_rubric
from variorum.grading.shipped_rubrics import load_rubric
from variorum.judging.completion import read_completion
from variorum.languages import language_named, language_of_path
from variorum.rules.registry import default_selection
from variorum.settings import parse_settings
from variorum.syntax.document import Document
from variorum.syntax.literals import number_value, whole_number
from variorum.translation.comparison import compared
from variorum.translation.operands import Offset, offset_of
from variorum.translation.pair_choices import parse_choices

HUGE = (
    "9" * 5_000,
    "0x" + "f" * 9_000,
    "0b" + "1" * 9_000,
    "1e999999",
    "0" * 5_000 + "1",
    "9" * 500,
    "1." + "9" * 5_000,
)
PAIRS = sorted(
    (source, target)
    for target in (ROOT / "examples").rglob("*")
    if target.is_file() and language_of_path(target) is not None
    for source in (ROOT / "examples").rglob("*")
    if source.is_file() and language_of_path(source) not in (None, language_of_path(target))
)


def with_huge_numbers(program: str, random: Random) -> str:
    """The program with some of its numbers replaced."""
    return re.sub(r"\b\d+\b", lambda found: random.choice((found[0], *HUGE)), program)


@given(st.sampled_from(PROGRAMS), st.randoms(use_true_random=False))
def test_a_program(path: Path, random: Random) -> None:
    analysed(with_huge_numbers(path.read_text(encoding="utf-8"), random).encode(), language_of(path))


@given(st.sampled_from(PAIRS), st.randoms(use_true_random=False))
def test_a_pair(pair: tuple[Path, Path], random: Random) -> None:
    source, target = (
        Document.parse(with_huge_numbers(path.read_text(encoding="utf-8"), random), language_of(path))
        for path in pair
    )
    compared(source, target, default_selection())


def test_a_loop_up_to_a_number_without_end() -> None:
    endless = "9" * 5_000
    java = f"class A {{ void f() {{ for (int i = {endless}; i < {endless}; i += {endless}) g(i << {endless}); }} }}"
    python = f"class A:\n    def f(self):\n        for i in range({endless}, 9, {endless}):\n            g(i << {endless})\n"
    compared(
        Document.parse(java, language_named("java")),
        Document.parse(python, language_named("python")),
        default_selection(),
    )


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("12", 12),
        ("-7", -7),
        ("+7", 7),
        ("0012", 12),
        ("", None),
        ("-", None),
        ("1.5", None),
        ("²", None),
        ("9" * 401, None),
    ],
)
def test_whole_numbers(text: str, number: int | None) -> None:
    assert whole_number(text) == number


def test_a_number_without_end_is_a_name_to_comparisons() -> None:
    endless = "9" * 5_000
    assert number_value(endless) == endless
    assert offset_of(f"count+{endless}") == Offset(f"count+{endless}", 0)
    assert offset_of("count+12") == Offset("count", 12)


NUMBERS = ("9" * 400, "9" * 5_000, "-" + "9" * 5_000, "1e999", "-1e999", "NaN", "-Infinity")
TOML_NUMBERS = ("9" * 400, "9" * 5_000, "0x" + "f" * 9_000, "1e999", "nan", "-inf")


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rating_of_a_run(number: str) -> None:
    rubric = load_rubric("translation")
    marks = ", ".join(f'"{dimension.id}": {number}' for dimension in rubric.dimensions)
    found = rating_rows(f'{{"id": 1, "dimensions": {{{marks}}}}}', rubric, "judge")
    assert found.ratings == ()
    [problem] = found.problems
    assert re.match(
        r"not valid JSON; it is skipped|functional_intent is .{1,40}, not one of", problem.message
    )


@pytest.mark.parametrize("number", NUMBERS)
def test_a_stored_rating(number: str) -> None:
    with pytest.raises(JudgementError, match=r"^not valid JSON$|must be a"):
        from_line(f'{{"judge": "human", "values": {{"safety": {number}}}}}')


@pytest.mark.parametrize("number", [number for number in NUMBERS if len(number) < 1_000])
def test_the_likelihoods_of_an_answer(number: str) -> None:
    choice = f'{{"message": {{"content": "x"}}, "logprobs": {{"content": [{{"token": "x", "logprob": {number}}}]}}}}'
    completion = read_completion(
        f'{{"choices": [{choice}], "usage": {{"prompt_tokens": {number}}}}}'.encode()
    )
    assert len(completion.choices) == 1


@pytest.mark.parametrize("number", TOML_NUMBERS)
def test_settings(number: str) -> None:
    for text in (
        f"alpha = {number}",
        f"[translation]\nalpha = {number}",
        f"max_file_size = {number}",
        f"exclude = [{number}]",
    ):
        _, problems = parse_settings(text, is_pyproject=False)
        assert len(problems) >= 1 or text.startswith("max")
        assert all(len(problem.message) < 600 for problem in problems)
    parse_choices(f"[pairs]\nx = {number}")


@pytest.mark.parametrize("number", TOML_NUMBERS)
def test_a_rubric(number: str) -> None:
    yaml = (ROOT / "rubrics" / "translation.yaml").read_text(encoding="utf-8")
    found = check_rubric(re.sub(r"weight: [\d.]+", f"weight: {number}", yaml))
    assert all(len(problem.message) < 600 for problem in found.problems)
