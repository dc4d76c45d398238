"""The stub of a missing item: the original's signature in the target language."""

from __future__ import annotations

import pytest

import variorum
from variorum.languages import language_named
from variorum.syntax.document import Document


def with_stub(source: str, target: str, source_language: str, target_language: str) -> str:
    """Returns the translation with its only stub inserted."""
    score = variorum.score_translation(
        source, target, source_language=source_language, target_language=target_language
    )
    [fix] = [one.fix for one in score.findings if one.rule == "missing-item" and one.fix is not None]
    [edit] = fix.edits
    assert not fix.is_safe
    data = target.encode()
    return (data[: edit.span.start] + edit.text.encode() + data[edit.span.end :]).decode()


JAVA = """class Ledger {
    int total(int rate) {
        return rate * 7;
    }

    List<String> namesOf(Map<String, Integer> amountsByName, double minimumRate, boolean[] known, Account owner) {
        return pick(amountsByName, minimumRate);
    }
}
"""


def test_a_stub_method_has_names_and_types_of_the_target() -> None:
    python = "class Ledger:\n    def total(self, rate):\n        return rate * 7\n\n\nprint(Ledger)\n"
    assert with_stub(JAVA, python, "java", "python") == (
        "class Ledger:\n    def total(self, rate):\n        return rate * 7\n\n"
        '    def names_of(self, amounts_by_name: dict[str, int], minimum_rate: float, known: list[bool], owner: "Account")'
        " -> list[str]:\n"
        '        raise NotImplementedError("Ledger.namesOf is not translated yet")\n\n\nprint(Ledger)\n'
    )


def test_untyped_parameters_get_the_top_type() -> None:
    python = "def total(rate):\n    return rate * 7\n\n\ndef shown_name(account, times: int):\n    return account.name * times\n"
    java = "class Ledger {\n    static int total(int rate) {\n        return rate * 7;\n    }\n}\n"
    assert with_stub(python, java, "python", "java") == (
        "class Ledger {\n    static int total(int rate) {\n        return rate * 7;\n    }\n\n"
        "    Object shownName(Object account, int times) {\n"
        '        throw new UnsupportedOperationException("shown_name is not translated yet");\n    }\n}\n'
    )


@pytest.mark.parametrize(
    ("language", "target", "stub"),
    [
        (
            "go",
            "package a\n\nfunc first(n int) int {\n\treturn n * 7\n}\n",
            "func second(names []string) {\n",
        ),
        ("javascript", "function first(n) {\n  return n * 7;\n}\n", "function second(names) {\n"),
        (
            "cpp",
            "int first(int n) {\n    return n * 7;\n}\n",
            "void second(std::vector<std::string> names) {\n",
        ),
        ("rust", "fn first(n: i64) -> i64 {\n    n * 7\n}\n", "fn second(names: Vec<String>) {\n"),
        ("ruby", "def first(n)\n  n * 7\nend\n", "def second(names)\n"),
        ("kotlin", "fun first(n: Int): Int {\n    return n * 7\n}\n", "fun second(names: List<String>) {\n"),
        (
            "php",
            "<?php\nfunction first(int $n) {\n    return $n * 7;\n}\n",
            "function second(array $names): void\n",
        ),
    ],
)
def test_a_stub_function_goes_after_its_neighbour(language: str, target: str, stub: str) -> None:
    python = "def first(n: int) -> int:\n    return n * 7\n\n\ndef second(names: list[str]) -> None:\n    show(names)\n"
    after = with_stub(python, target, "python", language)
    assert after.startswith(target.rstrip("\n"))
    assert stub in after


def test_a_free_function_has_no_stub_in_a_language_of_classes() -> None:
    python = "def only(n):\n    return n * 7\n"
    score = variorum.score_translation(
        python, "class Empty {\n}\n", source_language="python", target_language="java"
    )
    assert [one.fix for one in score.findings if one.rule == "missing-item"] == [None]


SHAPES = """class Shapes {
    int area(int side) {
        return side * side;
    }
}

class Report {
    private final List<String> lines;

    Report(List<String> lines) {
        this.lines = lines;
    }

    String titleOf(String name, int year) {
        return name + ": " + year;
    }

    void clear() {
        lines.clear();
    }
}
"""


def test_the_stub_of_a_class_has_the_signatures_of_its_methods() -> None:
    python = (
        "class Shapes:\n    def area(self, side):\n        return side * side\n\n\nprint(Shapes().area(3))\n"
    )
    assert with_stub(SHAPES, python, "java", "python") == (
        "class Shapes:\n    def area(self, side):\n        return side * side\n\n\n"
        "class Report:\n    def title_of(self, name: str, year: int) -> str:\n"
        '        raise NotImplementedError("Report.titleOf is not translated yet")\n\n'
        "    def clear(self) -> None:\n"
        '        raise NotImplementedError("Report.clear is not translated yet")\n\n\n'
        "print(Shapes().area(3))\n"
    )


@pytest.mark.parametrize(
    ("language", "target"),
    [
        ("typescript", "class Shapes {\n  area(side: number): number {\n    return side * side;\n  }\n}\n"),
        ("kotlin", "class Shapes {\n    fun area(side: Int): Int {\n        return side * side\n    }\n}\n"),
        ("csharp", "class Shapes\n{\n    int Area(int side)\n    {\n        return side * side;\n    }\n}\n"),
        (
            "cpp",
            "class Shapes {\npublic:\n    int area(int side) {\n        return side * side;\n    }\n};\n",
        ),
        ("ruby", "class Shapes\n  def area(side)\n    side * side\n  end\nend\n"),
        (
            "php",
            "<?php\nclass Shapes\n{\n    function area($side)\n    {\n        return $side * $side;\n    }\n}\n",
        ),
        ("javascript", "class Shapes {\n  area(side) {\n    return side * side;\n  }\n}\n"),
    ],
)
def test_the_stub_of_a_class_is_complete_and_valid(language: str, target: str) -> None:
    after = with_stub(SHAPES, target, "java", language)
    assert not Document.parse(after, language_named(language)).has_errors
    score = variorum.score_translation(SHAPES, after, source_language="java", target_language=language)
    assert "missing-item" not in {one.rule for one in score.findings}


def test_a_stub_method_of_go_has_the_receiver_of_its_neighbour() -> None:
    rust = "impl Stack {\n    fn push(&mut self, x: i64) { self.items.push(x); }\n\n"
    rust += "    fn top(&self) -> i64 { self.items[0] * 7 }\n}\n"
    go = "package s\n\nfunc (s *Stack) push(x int64) { s.items = append(s.items, x) }\n"
    assert "func (s *Stack) top() int {\n" in with_stub(rust, go, "rust", "go")


def test_a_property_of_the_name_leaves_no_place_for_a_stub() -> None:
    java = "class Degrees {\n    double celsius() { return 7; }\n\n    double fahrenheit() { return celsius() * 1.8 + 32; }\n}\n"
    csharp = "class Degrees\n{\n    double Celsius() { return 7; }\n\n    double Fahrenheit => Celsius() * 9 / 5 + 32;\n}\n"
    score = variorum.score_translation(java, csharp, source_language="java", target_language="csharp")
    assert [one.fix for one in score.findings if one.rule == "missing-item"] in ([], [None])
