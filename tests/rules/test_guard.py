"""A rule that fails loses only its own findings, and is reported once."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import attrs
import pytest

from variorum.languages import language_named
from variorum.rules.registry import Selection, rule_named
from variorum.rules.engine import findings
from variorum.rules.finding import Violation
from variorum.rules.guard import use_guard
from variorum.rules.rule import Rule
from variorum.rules.unit import ItemUnit
from variorum.syntax.document import Document
from variorum.watching import OverBudget, Watch

TEXT = "def f(x):\n    left = 1\n    return x\n\n\ndef g(x):\n    right = 1\n    return x\n"


def raising(item: ItemUnit) -> Iterator[Violation]:
    raise LookupError("no such\nthing")
    yield


def endless(item: ItemUnit) -> Iterator[Violation]:
    while True:
        try:
            sum(range(100))
        except Exception:
            continue
    yield


def with_check(check: object) -> Rule:
    """Returns a rule named `debug-breakpoint` with another check."""
    return attrs.evolve(rule_named("debug-breakpoint"), item_check=check, marks=frozenset(), file_check=None)


@pytest.fixture
def messages() -> Iterator[list[str]]:
    """Yields the messages reported while a watch with a short budget is installed."""
    messages: list[str] = []
    before = use_guard(Watch(messages.append, budget=0.2))
    yield messages
    use_guard(before)


def found(rule: Rule, text: str = TEXT) -> list[tuple[str, int]]:
    selection = Selection((rule, rule_named("unused-variable")))
    document = Document.parse(text, language_named("python"))
    return [(one.rule, one.line) for one in findings(document, selection)]


@pytest.mark.parametrize(
    ("check", "message"),
    [
        (raising, "the rule `debug-breakpoint` failed and was skipped: LookupError: no such thing (test_guard.py:"),
        (endless, "the rule `debug-breakpoint` took over 0.2 s on one item and is off until the next start"),
    ],
)
def test_a_failing_rule_is_reported_once_and_the_others_run(check: object, message: str, messages: list[str]) -> None:
    assert found(with_check(check)) == [("unused-variable", 2), ("unused-variable", 7)]
    assert len(messages) == 1
    assert messages[0].startswith(message)


def test_a_rule_that_timed_out_is_not_run_again(messages: list[str]) -> None:
    rule = with_check(endless)
    found(rule)
    assert found(rule, TEXT.replace("left", "other")) == [("unused-variable", 2), ("unused-variable", 7)]
    assert len(messages) == 1


def test_a_rule_that_raises_is_run_on_every_item(messages: list[str]) -> None:
    seen = []

    def picky(item: ItemUnit) -> Iterator[Violation]:
        seen.append(item)
        yield from raising(item)

    found(with_check(picky))
    assert len(seen) == 2
    assert len(messages) == 1


def test_a_late_timeout_does_not_stop_the_next_rule() -> None:
    messages: list[str] = []
    watch, tries = Watch(messages.append, budget=1.0), []

    def slow(unit: str) -> Iterator[str]:
        yield f"slow {unit}"

    def next_one(unit: str) -> Iterator[str]:
        tries.append(unit)
        if len(tries) == 1:
            # As if the watch had fired during the previous check.
            watch._running[threading.get_ident()].over = 0
            raise OverBudget
        yield f"next {unit}"

    checks = [("slow", slow), ("next", next_one)]
    assert watch.run(checks, "one") == ["slow one", "next one"]
    assert watch.run(checks, "two") == ["next two"]
    assert messages == ["the rule `slow` took over 1 s on one item and is off until the next start"]
