"""Verdicts are kept for items that no edit can have affected, and only for those."""

from __future__ import annotations

from variorum.differential.verdict_cache import VerdictCache
from variorum.languages import language_named
from variorum.rules.registry import default_selection
from variorum.syntax.document import Document
from variorum.translation.behaviour import Behaviour
from variorum.translation.comparison import Comparison, compared
from variorum.translation.interpretation import behaviour_of
from variorum.translation.verdict_keys import unaffected_witnesses

JAVA = """class Numbers {
    static int larger(int first, int second) { return pick(first, second); }
    static int pick(int first, int second) { return first > second ? first : second; }
    static int twice(int number) { return number * 2; }
}
"""
PYTHON = """LIMIT = 3


def larger(first, second):
    return pick(first, second)


def pick(first, second):
    return second if first > second else first


def twice(number):
    return number * 2
"""


def comparison(python: str) -> Comparison:
    source = Document.parse(JAVA, language_named("java"))
    return compared(source, Document.parse(python, language_named("python")), default_selection())


def verdicts(python: str, memory: VerdictCache | None = None) -> Behaviour:
    made = comparison(python)
    return behaviour_of(made.source, made.target, made.matched, memory=memory)


def still_shown(before: Behaviour, python: str) -> list[str]:
    made = comparison(python)
    found = unaffected_witnesses(before, made.source, made.target, made.matched)
    return sorted(item.verdict.target_name for item in found.items)


def test_witnesses_stay_with_edits_of_other_items() -> None:
    before = verdicts(PYTHON)
    assert sorted(item.verdict.target_name for item in before.warnings) == ["larger", "pick"]
    assert still_shown(before, PYTHON.replace("number * 2", "number * 2 + 0")) == ["larger", "pick"]
    assert still_shown(before, "\n\n" + PYTHON) == ["larger", "pick"]


def test_witnesses_go_with_edits_of_the_item_and_of_what_it_calls() -> None:
    before = verdicts(PYTHON)
    assert still_shown(before, PYTHON.replace("pick(first, second)\n", "pick(second, first)\n")) == ["pick"]
    assert still_shown(before, PYTHON.replace("second if first", "first if first")) == []
    assert still_shown(before, PYTHON.replace("LIMIT = 3", "LIMIT = 4")) == []


def test_an_item_moves_with_its_witness() -> None:
    moved = "\n\n" + PYTHON
    made = comparison(moved)
    found = unaffected_witnesses(verdicts(PYTHON), made.source, made.target, made.matched)
    assert found.warnings == verdicts(moved).warnings


def test_what_is_known_is_not_interpreted_again_and_comes_out_the_same() -> None:
    memory = VerdictCache()
    verdicts(PYTHON, memory)
    edited = PYTHON.replace("number * 2", "number * 3")
    kept = {item.verdict.target_name: item.verdict for item in verdicts(edited, memory).items}
    fresh = {item.verdict.target_name: item.verdict for item in verdicts(edited).items}
    assert kept == fresh
    first = {item.verdict.target_name: item.verdict for item in verdicts(PYTHON, memory).items}
    assert kept["pick"] is first["pick"]
    assert kept["twice"] is not first["twice"]
