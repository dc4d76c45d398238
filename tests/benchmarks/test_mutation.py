"""The mutants of a program: one mistake each, the same ones each time."""

from __future__ import annotations

import pytest
from benchmarks.mutation import KINDS, mutants

from variorum.languages import language_named
from variorum.syntax.document import Document

PROGRAMS = {
    "python": """def scan(values, limit):
    total = 0
    count = 1
    for value in values:
        if value < limit and value != 3:
            total = total + min(value, limit)
        count += 2
    return total
""",
    "java": """class Scan {
    static int scan(int[] values, int limit) {
        int total = 0;
        for (int value : values) {
            if (value < limit && value != 3) {
                total = total + Math.min(value, limit);
                limit = limit - 1;
            }
        }
        return total;
    }
}
""",
    "cpp": """int scan(const std::vector<int>& values, int limit) {
    int total = 0;
    for (int value : values) {
        if (value < limit && value != 3) {
            total = total + std::min(value, limit);
            limit = limit - 1;
        }
    }
    return total;
}
""",
    "go": """func scan(values []int, limit int) int {
    total := 0
    for _, value := range values {
        if value < limit && value != 3 {
            total = total + least(value, limit)
            limit = limit - 1
        }
    }
    return total
}
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_kind_of_mistake_is_made(name: str) -> None:
    made = mutants(PROGRAMS[name], language_named(name), seed=0, most=40)
    assert {each.kind for each in made} == set(KINDS)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_mutant_differs_in_one_place_and_parses(name: str) -> None:
    program, language = PROGRAMS[name], language_named(name)
    for each in mutants(program, language, seed=0, most=40):
        before = program.encode()
        assert before[each.start :].startswith(each.before.encode())
        assert (
            each.text.encode()
            == before[: each.start] + each.after.encode() + before[each.start + len(each.before.encode()) :]
        )
        assert each.text != program
        assert not Document.parse(each.text, language).has_errors


def test_a_seed_always_makes_the_same_mutants() -> None:
    def made(seed: int) -> tuple[str, ...]:
        return tuple(
            each.text for each in mutants(PROGRAMS["python"], language_named("python"), seed, most=6)
        )

    assert made(1) == made(1)
    assert len({made(seed) for seed in range(8)}) > 1
