"""Comments and attributes of other linters suppress what they name, and nothing else."""

from __future__ import annotations

import re

import pytest

import variorum
from variorum.languages import Language, all_languages
from variorum.linters.tools import TOOLS
from variorum.rules.registry import all_rules
from variorum.rules.suppression_marks import SuppressionScope


@pytest.mark.parametrize(
    ("language", "text", "lines"),
    [
        ("python", "import os  # noqa\nimport re\n", [2]),
        ("python", "# flake8: noqa\nimport os\nimport re\n", []),
        ("python", "# ruff: noqa: F401\nimport os\nprint(oops)\n", [3]),
        ("python", "import os  # noqa: F\nimport re  # noqa: E501\n", [2]),
        ("javascript", "/* eslint-disable no-undef */\nconst x = oops;\n", [2]),
        ("javascript", "// eslint-disable-next-line\nconst x = 1;\nconst y = 1;\n", [3]),
        ("rust", "#[allow(unused_imports)]\nuse std::fmt;\nuse std::io;\n", [3]),
        ("rust", "#![allow(unused_imports)]\nuse std::fmt;\nuse std::io;\n", []),
        ("ruby", "def f\n  x = 1 # rubocop:disable Lint/UselessAssignment\n  y = 1\n  nil\nend\n", [3]),
        ("ruby", "def f\n  # rubocop:disable Lint\n  x = 1\n  # rubocop:enable Lint\n  y = 1\n  nil\nend\n", [5]),
        # Every spelling that flake8 and ruff accept, and none that names something else.
        ("python", "import os  # NOQA:f401\nimport re  #noqa : F401, W0611\nimport sys  # noqa: E501\n", [3]),
        ("python", "import os  # noqa: this one is needed\nimport re  # noqa:E501,F401 because\n", []),
        ("python", "import os  # noqa: E\nimport re  # noqa: E501 F401\n", [1]),
        ("python", "#flake8:NOQA\nimport os\n", []),
        ("python", "# flake8: noqa: F401, E501\nimport os\nprint(oops)\n", [3]),
        ("python", "# ruff: noqa: E501\nimport os\n", [2]),
        # pylint: to the end of the block, of the module, for the next line, after a head, off and on again.
        ("python", "# pylint: disable=unused-import\nimport os\nimport re\n", []),
        ("python", "import os\n# pylint: disable=W0611\nimport re\n# pylint: enable=W0611\nimport sys\n", [1, 5]),
        (
            "python",
            "def f():\n    if f:\n        # pylint: disable=unused-variable\n        x = 1\n    y = 1\n\n\n"
            "def g():\n    z = 1\n",
            [5, 9],
        ),
        ("python", "def f():  # pylint: disable=unused-variable\n    x = 1\n\n\ndef g():\n    y = 1\n", [6]),
        ("python", "# pylint: disable-next=unused-import\nimport os\nimport re\n", [3]),
        ("python", "# pylint: skip-file\nimport os\n", []),
        # Type checkers
        ("python", "# pyright: reportUnusedImport=false, reportUndefinedVariable=true\nimport os\noops\n", [3]),
        ("python", "# pyright: basic, reportUnusedImport=none\nimport os\n", []),
        ("python", "# pyright: strict\nimport os\n", [2]),
        ("python", "import os  # pyright: ignore\nimport re  # pyright: ignore[reportUnusedImport]\n", []),
        ("python", "import re  # pyright: ignore[reportMissingImports]\n", [1]),
        ("python", "import os  # type: ignore\nprint(oops)  # type: ignore\n", [1]),
        ("python", "print(oops)  # type: ignore[name-defined]\nprint(oops)  # type: ignore[arg-type]\n", [2]),
        ("python", "# mypy: ignore-errors\nimport os\nprint(oops)\n", [2, 3]),
        # What the preprocessor leaves out of every build.
        ("c", "void f(void)\n{\n#if 0\n  int b;\n#endif\n  int a;\n}\n", [6]),
        ("c", "void f(void)\n{\n#if 0\n  int b;\n  int d;\n#else\n  int c;\n#endif\n}\n", [7]),
        ("c", "void f(void)\n{\n#if 1\n  int b;\n#else\n  int c;\n#endif\n}\n", [4]),
        ("c", "#if 0\nvoid f(void)\n{\n  int b;\n}\n#endif\nvoid g(void)\n{\n  int b;\n}\n", [9]),
        ("c", "#ifdef DEEP\n#if 0\nvoid f(void)\n{\n  int b;\n}\n#endif\n#endif\n", []),
        ("c", "#if 0\n#elif DEEP\nvoid f(void)\n{\n  int b;\n}\n#endif\n", [5]),
        ("c", "#if 0 || DEEP\nvoid f(void)\n{\n  int b;\n}\n#endif\n", [4]),
        ("c", "#if 0 // not yet\nvoid f(void)\n{\n  int b;\n}\n#endif\n", []),
        ("cpp", "#if 1\nvoid f()\n{\n  int b;\n}\n#endif\n", [4]),
        ("cpp", "void f()\n{\n#if false\n  int b;\n#endif\n}\n", []),
        (
            "csharp",
            "class A {\n    void F() {\n#if false\n        int b;\n#else\n        int c;\n#endif\n    }\n"
            "#if false\n    void G() {\n        int d;\n    }\n#endif\n}\n",
            [6],
        ),
        # ESLint and JSHint
        ("javascript", '/* eslint no-unused-vars: "off", no-undef: 2 */\nconst x = oops;\n', [2]),
        ("javascript", '/* eslint "no-undef": ["off", { "typeof": true }] */\nprint(oops);\n', []),
        ("javascript", "/* eslint no-undef: 0 */\nprint(oops);\n", []),
        ("javascript", "/* global oops, more:writable */\nprint(oops, more, less);\n", [2]),
        ("javascript", "/* exported run */\nfunction run() {}\n", []),
        ("javascript", "/* jshint undef:false, strict:true */\nprint(oops);\n", []),
        ("javascript", "print(oops); // jshint ignore:line\nprint(oops);\n", [2]),
        (
            "javascript",
            "/* eslint-disable no-undef */\nprint(oops);\n/* eslint-enable no-undef */\nprint(oops);\n",
            [4],
        ),
        ("typescript", "// eslint-disable-next-line @typescript-eslint/no-unused-vars\nimport os from 'os';\n", []),
        # TypeScript's own: what the compiler would report on the next line of code, or anywhere.
        ("typescript", "// @ts-ignore\noops();\noops();\n", [3]),
        ("typescript", "// @ts-ignore: a test\n\n// said twice\noops();\noops();\n", [5]),
        ("typescript", "/* @ts-expect-error */\nconst x = oops;\n", []),
        ("typescript", "lost(); // @ts-ignore\noops();\n", [1]),
        ("typescript", "// @ts-nocheck\noops();\n", []),
        ("typescript", "// not @ts-ignored\noops();\n", [2]),
        ("javascript", "// @ts-expect-error\noops();\n", []),
        # Annotations of Java and Kotlin: on a statement, a method, a class, a file.
        (
            "java",
            'class A {\n  void f() {\n    @SuppressWarnings("unused")\n    int x = 1;\n    int y = 1;\n  }\n}\n',
            [5],
        ),
        ("java", 'class A {\n  @SuppressWarnings({"x", "unused"})\n  void f() {\n    int x = 1;\n  }\n}\n', []),
        ("java", '@SuppressWarnings("unused")\nclass A {\n  void f() {\n    int x = 1;\n  }\n}\n', []),
        ("java", '@SuppressWarnings("rawtypes")\nclass A {\n  void f() {\n    int x = 1;\n  }\n}\n', [4]),
        ("java", "class A {\n  void f() {\n    int x = 1; // NOPMD\n    int y = 1; //NOSONAR\n  }\n}\n", []),
        (
            "java",
            "import java.util.List; // other\n//CHECKSTYLE:OFF\nimport java.util.Map;\n//CHECKSTYLE:ON\nclass A {}\n",
            [1],
        ),
        (
            "java",
            "class A {\n  void f() {\n    //noinspection UnusedAssignment\n    int x = 1;\n    x = 2;\n    g(x);\n  }\n}\n",
            [],
        ),
        ("kotlin", '@Suppress("UNUSED_VARIABLE")\nfun f() {\n  val x = 1\n}\n\nfun g() {\n  val y = 1\n}\n', [7]),
        ("kotlin", '@file:Suppress("UNUSED_VARIABLE")\n\nfun f() {\n  val x = 1\n}\n', []),
        ("kotlin", '@Suppress("unused")\nclass A {\n  fun f() {\n    val x = 1\n  }\n}\n', []),
        # clang-tidy and cppcheck
        ("c", "void f(void) {\n  int x; // NOLINT\n  int y; // NOLINT(bugprone-*)\n}\n", [3]),
        ("c", "void f(void) {\n  // NOLINTNEXTLINE(clang-diagnostic-unused-variable)\n  int x;\n  int y;\n}\n", [4]),
        ("cpp", "void f() {\n  // NOLINTBEGIN\n  int x;\n  // NOLINTEND\n  int y;\n}\n", [5]),
        ("c", "void f(void) {\n  // cppcheck-suppress unusedVariable\n  int x;\n  int y;\n}\n", [4]),
        ("c", "void f(void) {\n  int x; // cppcheck-suppress [memleak, unusedVariable]\n  int y;\n}\n", [3]),
        (
            "csharp",
            "class A {\n  void F() {\n#pragma warning disable CS0168\n    int x;\n#pragma warning restore CS0168\n"
            "    int y;\n  }\n}\n",
            [6],
        ),
        (
            "php",
            "<?php\nfunction f() {\n  // phpcs:disable\n  $x = 1;\n  // phpcs:enable\n  $y = 1;\n"
            "  $z = 1; // @phpstan-ignore-line\n"
            "  /** @noinspection PhpUnusedLocalVariableInspection */\n  $q = 1;\n}\n",
            [6],
        ),
    ],
)
def test_comments_of_other_linters_suppress(language: str, text: str, lines: list[int]) -> None:
    rules = ["unused-import", "unused-variable", "undefined-name"]
    assert [finding.line for finding in variorum.check(text, language=language, rules=rules)] == lines


def test_an_attribute_reaches_to_the_end_of_the_next_item_after_an_edit_above() -> None:
    """Marks are cached with their item and move with it."""
    text = "fn first() {}\n\n#[allow(unused_variables)]\nfn kept() {\n    let x = 1;\n}\n"
    assert not variorum.check(text, language="rust", rules=["unused-variable"])
    assert not variorum.check("\n\n" + text, language="rust", rules=["unused-variable"])


@pytest.mark.parametrize(
    ("head", "lines"),
    [
        ("#![allow(clippy::no_effect)]\n\n", []),
        # A file that asks for one lint of the rule allows only the others.
        ("#![allow(clippy::no_effect)]\n#![warn(clippy::unnecessary_operation)]\n", [4]),
        ("#![allow(clippy::no_effect)]\n#![deny(unused)]\n", []),
    ],
)
def test_a_rust_file_that_asks_for_a_lint_is_checked_for_it(head: str, lines: list[int]) -> None:
    text = head + "fn f() {\n    1 + 2;\n}\n"
    assert [one.line for one in variorum.check(text, language="rust", rules=["useless-expression"])] == lines


def test_comments_of_go_linters_apply_to_files_and_lines() -> None:
    text = "package main\n\nfunc f() int {\n\t//lint:ignore SA4006 kept\n\tx := 1\n\tx = 2\n\treturn x\n}\n"
    rules = ["redundant-assignment"]
    assert [one.line for one in variorum.check(text.replace("lint:", "print:"), language="go", rules=rules)] == [5]
    assert not variorum.check(text, language="go", rules=rules)
    of_file = "//lint:file-ignore SA4006 generated\n" + text.replace("lint:ignore", "")
    assert not variorum.check(of_file, language="go", rules=rules)


@pytest.mark.parametrize("language", all_languages(), ids=lambda language: language.id)
def test_rule_aliases_name_existing_rules(language: Language) -> None:
    tables = language.suppressions
    assert set(tables) <= {"tools", "comments", "groups", "names", "preprocessor"}
    assert set(tables.get("tools", ())) <= set(TOOLS)
    named = {rule for rules in tables.get("names", {}).values() for rule in rules}
    assert named <= {*all_rules(), "*"}
    assert all(tables.get("names", {}).values())
    assert set(tables.get("comments", {})) <= {reach.value for reach in SuppressionScope}
    for forms in tables.get("comments", {}).values():
        for form in forms:
            pattern = re.compile(form if isinstance(form, str) else form["comment"])
            assert set(pattern.groupindex) <= {"codes", "more"}
            assert isinstance(form, str) or re.compile(form["entry"]).groups == 1
