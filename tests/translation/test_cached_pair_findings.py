"""Findings of an item and its counterpart are cached: an edit only costs the checks of the item that it touched."""

from __future__ import annotations

from collections.abc import Iterator

from variorum.languages import language_named
from variorum.rules.finding import Finding, Severity, Violation, Weight
from variorum.rules.registry import Selection, select
from variorum.rules.rule import Example
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.comparison import Comparison, compared
from variorum.translation.pair_rule import AlignedUnit, PairRule, TargetItemUnit, original

JAVA = """class Shop {
    int first(int n) {
        return n + 1;
    }

    int second(int n) {
        return n + 2;
    }

    int third(int n) {
        return n + 3;
    }
}
"""
PYTHON = """def first(n):
    return n + 1


def second(n):
    return n + 2


def third(n):
    return n + 3
"""


class Counting:
    """A selection of one rule that reports every function and records which ones it checked."""

    def __init__(self, *, looks_around: bool = False) -> None:
        self.asked: list[str] = []
        self.parts: list[str] = []
        self._before: Comparison | None = None
        rule = PairRule(
            id="counting",
            weight=Weight.MINOR,
            severity=Severity.HINT,
            what="Counts.",
            why="Records what is checked.",
            example=Example("", "", "python"),
        )

        @rule.check_aligned
        def count(unit: AlignedUnit) -> Iterator[Violation]:
            assert unit.target.declaration is not None
            self.asked.append(unit.target.declaration.name)
            assert not looks_around or unit.has_same_effects in (True, False)
            yield rule.at(unit.target.place, "seen", related=original(unit.source.place, "here"))

        @rule.check_target_item
        def note(unit: TargetItemUnit) -> Iterator[Violation]:
            self.parts.append(unit.facts.text.decode().split("(")[0])
            return iter(())

        self.selection = Selection((), about_pairs=lambda: (rule,))

    def findings(self, source: Document, target: Document) -> list[Finding]:
        """Returns the findings about the pair. Clears the record first."""
        self.asked.clear()
        self.parts.clear()
        self._before = compared(source, target, self.selection, self._before)
        return list(self._before.findings)


def edited(document: Document, old: str, new: str) -> Document:
    """Returns the document with the first `old` replaced."""
    start = str(document.text).encode().index(old.encode())
    return document.edited([(Span(start, start + len(old.encode())), new.encode())])


def documents() -> tuple[Document, Document]:
    """Returns the original and its translation."""
    return Document.parse(JAVA, language_named("java")), Document.parse(PYTHON, language_named("python"))


def test_a_keystroke_in_the_translation_checks_only_its_item() -> None:
    counting, (source, target) = Counting(), documents()
    counting.findings(source, target)
    assert counting.asked == ["first", "second", "third"]
    counting.findings(source, edited(target, "n + 2", "n + 22"))
    assert counting.asked == ["second"]
    assert counting.parts == ["def second"]


def test_a_keystroke_in_the_original_checks_only_its_item() -> None:
    counting, (source, target) = Counting(), documents()
    counting.findings(source, target)
    counting.findings(edited(source, "n + 1", "n + 11"), target)
    assert counting.asked == ["first"]


def test_a_check_of_effects_runs_again_when_a_helper_changes() -> None:
    counting, (source, target) = Counting(looks_around=True), documents()
    target = edited(target, "def first", "def helper(n):\n    return n + 4\n\n\ndef first")
    counting.findings(source, target)
    counting.findings(source, edited(target, "n + 3", "n + 33"))
    assert counting.asked == ["third"]
    counting.findings(source, edited(target, "n + 4", "n + 44"))
    assert counting.asked == ["first", "second", "third"]


def test_a_check_of_effects_runs_again_when_the_shared_names_change() -> None:
    counting, (source, target) = Counting(looks_around=True), documents()
    counting.findings(edited(source, "n + 3", "price + 3"), target)
    counting.findings(edited(source, "n + 3", "price + 3"), edited(target, "n + 3", "price + 3"))
    assert counting.asked == ["first", "second", "third"]


def test_no_check_runs_again_without_a_change() -> None:
    counting, (source, target) = Counting(), documents()
    first = counting.findings(source, target)
    assert counting.findings(source, target) == first
    assert counting.asked == []


def test_cached_findings_move_with_their_items_in_both_files() -> None:
    counting, (source, target) = Counting(), documents()
    counting.findings(source, target)
    source, target = edited(source, "class", "\n\nclass"), edited(target, "def first", "# new\n\ndef first")
    found = counting.findings(source, target)
    assert "third" not in counting.asked
    assert [one.line for one in found] == [3, 7, 11]
    for one, name in zip(found, ("first", "second", "third"), strict=True):
        assert target.text.slice(one.span) == name
        assert source.text.slice(one.related[0].span) == name


def test_a_misuse_in_a_method_moves_with_it_and_not_with_the_head_of_its_class() -> None:
    selection, java, python = select(["runtime-type-error"]), language_named("java"), language_named("python")
    source = Document.parse("class Shop {\n    void sell(int[] all) {\n    }\n}\n", java)
    method = "    def sell(self, all):\n        for one in len(all):\n            print(one)\n"
    before = compared(source, Document.parse(f"class Shop:\n{method}", python), selection)
    assert [one.line for one in before.findings] == [3]
    place = len("class Shop:\n")
    edited = before.target.edited([(Span(place, place), b"    size = 1\n")])
    assert [one.line for one in compared(source, edited, selection, before).findings] == [4]
