"""Compilers as witnesses: what they refuse is placed in the translation, and what they cannot say is no evidence."""

from __future__ import annotations

import shutil
import subprocess
import sys

import pytest

from variorum.compilers.compilation import Compilation, compile_translation
from variorum.compilers.compiler import Compiler, compiler_for
from variorum.compilers.sandbox import CompilerStopped, run_compiler
from variorum.languages import all_languages, language_named
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

JAVA = "static int twice(int number) { return number * 2; }"


def asked(target: str, language: str, source: str = JAVA) -> Compilation:
    return compile_translation(
        Document.parse(source, language_named("java")), Document.parse(target, language_named(language))
    )


def lines(compilation: Compilation, target: str) -> list[int]:
    return [
        target[: one.target.start].count("\n") + 1 for one in compilation.errors if one.target is not None
    ]


def _runs(command: str) -> bool:
    """Whether there is such a compiler, and not just a launcher that finds none in this home folder."""
    if shutil.which(command) is None:
        return False
    return subprocess.run([command, "--version"], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("command", "language", "right", "wrong", "line"),
    [
        (
            "javac",
            "java",
            "static int f(int n) {\n    return n;\n}\n",
            "static int f(int n) {\n    return n.size();\n}\n",
            2,
        ),
        (
            "g++",
            "cpp",
            "int f(vector<int> n) {\n    return n[0];\n}\n",
            "int f(int n) {\n    return n.size();\n}\n",
            2,
        ),
        ("gcc", "c", "int f(int n) {\n    return abs(n);\n}\n", "int f(int n) {\n    return m;\n}\n", 2),
        (
            "rustc",
            "rust",
            "pub fn f(n: i32) -> i32 {\n    n\n}\n",
            "pub fn f(n: i32) -> i32 {\n    m\n}\n",
            2,
        ),
        (
            "go",
            "go",
            "func F(n float64) float64 {\n\treturn math.Abs(n)\n}\n",
            "func F(n int) float64 {\n\treturn math.Abs(n)\n}\n",
            2,
        ),
        (
            "mcs",
            "csharp",
            "int F(List<int> n) {\n    return n.Count;\n}\n",
            "int F(List<int> n) {\n    return n.size();\n}\n",
            2,
        ),
        ("node", "javascript", "let n = 1;\n", "let n = 1;\nlet n = 2;\n", 2),
        ("python3", "python", "n = 1\n", "n = 1\nreturn n\n", 2),
    ],
)
def test_an_error_is_placed_where_it_is(
    command: str, language: str, right: str, wrong: str, line: int
) -> None:
    if not _runs(command):
        pytest.skip(f"{command} is not to be had here")
    assert asked(right, language) == Compilation(compiler=command)
    refused = asked(wrong, language)
    assert lines(refused, wrong)[0] == line
    assert refused.errors[0].text.startswith(f"{command}: ")


def test_without_a_compiler_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert asked("int f();", "cpp").reason == "no compiler for C++ is on the PATH"


def test_a_type_that_neither_side_declares_is_no_error_of_the_translation() -> None:
    if compiler_for(language_named("cpp")) is None:
        pytest.skip("no C++ compiler is on the PATH")
    found = asked(
        "int f(TreeNode* root) { return root->val; }",
        "cpp",
        "static int f(TreeNode root) { return root.val; }",
    )
    assert found.reason == "neither side declares `TreeNode`"


def test_a_compiler_that_does_not_end_is_stopped() -> None:
    with pytest.raises(CompilerStopped, match=r"longer than 0\.2 seconds"):
        run_compiler(
            sys.executable, ["{file}"], {"a.py": "while True: pass"}, "a.py", limits_memory=False, seconds=0.2
        )


def test_nothing_of_the_environment_goes_to_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    text = "import os; print(sorted(os.environ))"
    outcome = run_compiler(sys.executable, ["{file}"], {"a.py": text}, "a.py", limits_memory=False)
    assert outcome.status == 0
    assert "OPENAI_API_KEY" not in outcome.output


def test_what_stands_before_a_text_moves_no_line() -> None:
    for language in all_languages():
        for entry in language.compilers:
            tool = Compiler(**{**entry, "inside": tuple(entry["inside"]) if "inside" in entry else None})
            before = tool.wrapped("first\nsecond\n").split("first")[0]
            assert not before.rpartition("#line 1\n")[2].count("\n")


def test_a_refusal_costs_more_than_half_of_s() -> None:
    source = Document.parse(JAVA, language_named("java"))
    target = Document.parse("int twice(int number) { return number * 2; }", language_named("cpp"))
    evidence = asked("int twice(int number) { return n; }", "cpp").errors
    if not evidence:
        pytest.skip("no C++ compiler is on the PATH")
    assert score_documents(source, target, compiled=evidence).s < score_documents(source, target).s / 2
