"""A header may be C's or C++'s: its own text tells."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.languages import dialect_of, ending, language_named, language_of_path
from variorum.syntax.language_detection import detect


@pytest.mark.parametrize(
    "text",
    [
        "template <typename T> T twice(T value) { return value + value; }\n",
        "namespace shop {\nint total;\n}\n",
        "class Till;\n",
        "#pragma once\n#include <vector>\n",
        "struct Till {\nprivate:\n  int total;\n};\n",
        "inline bool empty(const Till& till) { return till.total == 0; }\n",
        "using Names = int;\n",
        "static const std::string name;\n",
    ],
)
def test_a_header_that_says_what_c_cannot_is_cpp(text: str) -> None:
    language = language_of_path("include/till.h", text)
    assert language is language_named("cpp")
    assert detect(text, name="till.h").language is language


@pytest.mark.parametrize(
    "text",
    [
        "",
        "#ifndef TILL_H\n#define TILL_H\n#include <stdio.h>\nint total(const struct till *till);\n#endif\n",
        '#ifdef __cplusplus\nextern "C" {\n#endif\nint total(void);\n#ifdef __cplusplus\n}\n#endif\n',
        "/* A\nclass of its own:\nnamespace and template<T> are C++. */\nint class_of(int template);\n",
        "// std::vector\nint total; /* a::b */\n",
        'static const char *name = "std::string";\n',
        "struct [[gnu::packed]] till { int total; };\n",
        "int both(int flags, int mask) { return (flags & mask); }\n",
    ],
)
def test_any_other_header_is_c(text: str) -> None:
    assert language_of_path("include/till.h", text) is language_named("c")


def test_only_a_shared_ending_asks_the_text() -> None:
    text = "namespace shop {}\n"
    assert language_of_path("till.c", text) is language_named("c")
    assert dialect_of(language_named("c"), "till.h", text) is language_named("cpp")
    assert dialect_of(language_named("cpp"), "till.h", "int total;\n") is language_named("cpp")


@given(st.text("aB./", max_size=8))
def test_an_ending_is_that_of_a_path_in_lower_case(path: str) -> None:
    assert ending(f"x/{path}y") == PurePosixPath(f"x/{path}y").suffix.lower()


@pytest.mark.parametrize("name", ["README.RU", "README.ru", "doc/INSTALL.cs", "README_SHORT.ru"])
def test_a_document_in_another_human_language_is_no_program(name: str) -> None:
    assert language_of_path(name) is None


@pytest.mark.parametrize("name", ["config.ru", "readme.rb.ru", "News.cs", "NEWSROOM.java", "notes.rs"])
def test_other_files_with_these_endings_are_programs(name: str) -> None:
    assert language_of_path(name) is not None
