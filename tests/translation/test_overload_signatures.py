"""Missing functions of one name are named with their parameters, as the original writes them."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.rules.registry import select
from variorum.syntax.document import Document
from variorum.translation.comparison import compared

PYTHON = "class Account:\n    def open(self):\n        log('open')\n"


def missing(language: str, members: str) -> list[str]:
    """Returns the names in messages about what a translation with only `open` lacks."""
    original = Document.parse(f"class Account {{\n{members}\n}}\n", language_named(language))
    translation = Document.parse(PYTHON, language_named("python"))
    found = compared(original, translation, select(["missing-item"])).findings
    return [one.message.split("`")[1] for one in found]


def test_overloads_are_named_with_their_parameters() -> None:
    assert missing(
        "java",
        'void open() { log("open"); }\n'
        "void deposit(int amount) { log(amount); }\n"
        "<T> void deposit(\n    int amount,\n    java.util.List<T> notes\n) { log(notes); }\n"
        "boolean isOverdrawn(int limit) { return limit < 0; }\n",
    ) == [
        "Account.deposit(int amount)",
        "Account.deposit(int amount, java.util.List<T> notes)",
        # Only one function has this name, so its name is enough.
        "Account.isOverdrawn",
    ]


@pytest.mark.parametrize(
    ("language", "one", "other", "names"),
    [
        (
            "kotlin",
            "fun put(a: Int) = log(a)",
            "fun put(a: () -> Unit) { a() }",
            ["(a: Int)", "(a: () -> Unit)"],
        ),
        ("csharp", "void put<T>(T a) { log(a); }", "void put() { log(1); }", ["(T a)", "()"]),
        (
            "cpp",
            "void put(int a) { log(a); }",
            "void put(const char *a) { log(a); }",
            ["(int a)", "(const char *a)"],
        ),
    ],
)
def test_languages_with_overloads(language: str, one: str, other: str, names: list[str]) -> None:
    assert missing(language, f"{one}\n{other}") == [f"Account.put{name}" for name in names]


def test_a_long_parameter_list_is_shortened() -> None:
    many = ", ".join(f"int number{place}" for place in range(40))
    first, second = missing("java", f"void put({many}) {{ log(1); }}\nvoid put(int a) {{ log(2); }}")
    assert first.startswith("Account.put(int number0, int number1, ")
    assert first.endswith("...)")
    assert len(first) < 90
    assert second == "Account.put(int a)"


def test_a_second_function_of_a_name_renames_the_first() -> None:
    one, other = "void put(int a) { log(a); }", "void put(String a) { log(a); }"
    assert missing("java", one) == ["Account.put"]
    assert missing("java", f"{one}\n{other}") == ["Account.put(int a)", "Account.put(String a)"]
