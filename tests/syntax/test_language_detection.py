"""The language of a text: told by its name, its fence, its first line, or by how it reads."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from variorum.languages import all_languages
from variorum.syntax.language_detection import detect

# The two examples of the page that defines the code-quality benchmark, and one small program for every language.
PROGRAMS = {
    "factorial": (
        "python",
        "def factorial(n: int) -> int:\n    if n < 0:\n        raise ValueError('negative')\n"
        "    return 1 if n < 2 else n * factorial(n - 1)\n\nassert factorial(5) == 120\n",
    ),
    "short": ("python", "def f(x):\n    if x==0:return 1\n    return x*f(x-1)\n"),
    "java": (
        "java",
        "class Tally {\n    private final int count = 0;\n    boolean isEmpty() { return count == 0; }\n}\n",
    ),
    "method": ("java", "public String greet(String name) { return name.isEmpty() ? null : name.trim(); }\n"),
    "csharp": (
        "csharp",
        'using System;\nclass Tally {\n    public int Count { get; set; }\n    void Show() => Console.WriteLine("x");\n}\n',
    ),
    "c": (
        "c",
        '#include <stdio.h>\nint main(void) {\n    char *name = "x";\n    printf("%s", name);\n    return 0;\n}\n',
    ),
    "cpp": (
        "cpp",
        "#include <vector>\nint total(const std::vector<int>& xs) {\n    int sum = 0;\n"
        "    for (auto x : xs) sum += x;\n    return sum;\n}\n",
    ),
    "go": (
        "go",
        'package main\n\nimport "fmt"\n\nfunc main() {\n\tfor i := range 3 {\n\t\tfmt.Println(i)\n\t}\n}\n',
    ),
    "rust": (
        "rust",
        "fn total(xs: &[i32]) -> i32 {\n    let mut sum = 0;\n    for x in xs { sum += x; }\n    sum\n}\n",
    ),
    "kotlin": ("kotlin", "fun total(xs: List<Int>): Int {\n    val sum = xs.sum()\n    return sum\n}\n"),
    "javascript": (
        "javascript",
        "const total = (xs) => {\n  let sum = 0;\n  for (const x of xs) sum += x;\n  return sum;\n};\n",
    ),
    "typescript": (
        "typescript",
        "export function total(xs: number[]): number {\n  return xs.reduce((a, b) => a + b, 0);\n}\n",
    ),
    "tsx": (
        "typescriptreact",
        'import React from "react";\nexport const Hello = ({ name }: { name: string }) => <p className="x">{name}</p>;\n',
    ),
    "php": ("php", "<?php\nfunction total(array $xs): int {\n    return array_sum($xs);\n}\n"),
    "ruby": ("ruby", "def total(xs)\n  xs.each do |x|\n    puts x\n  end\nend\n"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_told_by_how_it_reads(name: str) -> None:
    language, program = PROGRAMS[name]
    found = detect(program)
    assert (found.language.id if found.language else None, found.by) == (language, "parse")
    assert found.margin > 0


def test_every_language_has_a_program_here() -> None:
    assert {language for language, _ in PROGRAMS.values()} == {language.id for language in all_languages()}


@pytest.mark.parametrize(
    ("fence", "language"),
    [
        ("py", "python"),
        ("Python title=x", "python"),
        ("c++", "cpp"),
        ("rs", "rust"),
        ("{.java}", "java"),
        ("C#", "csharp"),
    ],
)
def test_a_fence_says_it_at_once(fence: str, language: str) -> None:
    found = detect("x", fence=fence)
    assert found.language is not None
    assert (found.language.id, found.by) == (language, "fence tag")


@pytest.mark.parametrize(
    "line", ["#!/usr/bin/python3", "#!/usr/bin/env python3", "#! /usr/bin/env -S python3 -u", "#!/bin/python"]
)
def test_a_shebang_says_it_at_once(line: str) -> None:
    found = detect(f"{line}\nx\n")
    assert found.language is not None
    assert (found.language.id, found.by) == ("python", "shebang")


def test_what_comments_say_is_no_sign_of_a_language() -> None:
    code = """/** @typedef {Array<string>} Paths */
// options: string, limit: number
const path = require('path');

/** @returns {Promise<Paths>} all paths */
function join(first, second) {
    return path.join(first, second);
}
module.exports = { join };
"""
    found = detect(code).language
    assert found is not None
    assert found.id == "javascript"


def test_a_name_comes_before_all_else() -> None:
    found = detect("#!/usr/bin/python3\n", name="src/Main.java", fence="go")
    assert found.language is not None
    assert (found.language.id, found.by) == ("java", "file name")


@pytest.mark.parametrize(
    "text",
    [
        *("", "  \n", "x = 1"),
        "Sorry, but this program cannot be translated.\n",
        "To solve this, add the two numbers.\n\n1. Read them.\n",
        "int twice(int x) { return x + x; }\n",
    ],
)
def test_what_is_no_code_or_could_be_several_languages_is_unknown(text: str) -> None:
    assert detect(text).language is None


@settings(max_examples=30)
@given(st.text(max_size=200))
def test_no_text_breaks_it_and_the_answer_is_always_the_same(text: str) -> None:
    assert detect(text) == detect(text)


def test_deep_nesting_is_read() -> None:
    assert detect("(" * 15_000).by == "parse"


PAIRS = os.environ.get("VARIORUM_PAIRS", "")


@pytest.mark.skipif(
    not PAIRS or not Path(PAIRS).exists(), reason="VARIORUM_PAIRS names no labelled pairs (JSON Lines, gzip)"
)
def test_at_least_98_in_100_of_real_items_are_told_right() -> None:
    with gzip.open(PAIRS, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    items = {(row[f"{side}_lang"], row[side]) for row in rows for side in ("source", "target")}
    right = sum(
        (found := detect(text).language) is not None and found.id == language for language, text in items
    )
    assert right / len(items) >= 0.98
