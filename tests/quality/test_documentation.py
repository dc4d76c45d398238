"""Which comments earn the documentation points: one on a declaration, one on the file, one on neither."""

from __future__ import annotations

import pytest

import variorum

DECLARATION, PLAIN, FILE = "docstring", "comments", "module_docstring"


def won(code: str, language: str) -> set[str]:
    """The points of documentation that code earns."""
    dimension = variorum.score_quality(code, language=language).dimensions["documentation"]
    return {point.id for point in dimension.points if point.earned}


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("go", "package a\n\n// Sum adds.\n// Twice.\nfunc Sum(a int) int {\n\treturn a\n}\n"),
        ("go", "package a\n\n// A list.\ntype List struct {\n\tlength int\n}\n"),
        ("ruby", "# Adds.\n# Twice.\ndef sum(a)\n  a\nend\n"),
        ("ruby", "class List\n  # Its length.\n  def length\n    1\n  end\nend\n"),
        ("rust", "// Adds.\nfn sum(a: i32) -> i32 {\n    a\n}\n"),
        ("rust", "/// Adds.\n#[inline]\nfn sum(a: i32) -> i32 {\n    a\n}\n"),
        ("rust", "// Adds.\n#[inline]\n#[must_use]\nfn sum(a: i32) -> i32 {\n    a\n}\n"),
        ("c", "/** Adds. */\nint sum(int a) { return a; }\n"),
        ("cpp", "/** Adds. */\nint sum(int a) { return a; }\n"),
        ("cpp", "/// Adds.\n/// Twice.\nint sum(int a) { return a; }\n"),
        ("csharp", "/// <summary>A list.</summary>\nclass List\n{\n    int Length() { return 1; }\n}\n"),
        ("kotlin", "/** Adds. */\nfun sum(a: Int) = a\n"),
        ("javascript", "/** Adds. */\nexport function sum(a) {\n  return a;\n}\n"),
        ("php", "<?php\n/** Adds. */\nfunction sum($a) { return $a; }\n"),
        ("python", 'def sum(a):\n    """Adds."""\n    return a\n'),
    ],
)
def test_a_comment_above_a_declaration_documents_that_alone(language: str, code: str) -> None:
    assert won(code, language) == {DECLARATION}


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("go", "// Package a adds.\npackage a\n\nfunc Sum(a int) int {\n\treturn a\n}\n"),
        ("rust", "//! Adds.\n\nfn sum(a: i32) -> i32 {\n    a\n}\n"),
        ("ruby", "# Adds.\n# Twice.\n\ndef sum(a)\n  a\nend\n"),
        ("c", "/** Adds. */\n#include <stdio.h>\nint sum(int a) { return a; }\n"),
        ("kotlin", "/** Adds. */\n\nfun sum(a: Int) = a\n"),
        ("python", '"""Adds."""\ndef sum(a):\n    return a\n'),
    ],
)
def test_a_comment_about_the_file_documents_no_declaration(language: str, code: str) -> None:
    assert won(code, language) == {FILE}


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("go", "package a\n\nfunc Sum(a int) int {\n\t// The same.\n\treturn a\n}\n"),
        ("go", "package a\n\n// Counted from one.\nvar first = 1\n"),
        ("ruby", "def sum(a)\n  # The same.\n  a\nend\n"),
        ("rust", "fn sum(a: i32) -> i32 { // The same.\n    a\n}\n"),
        ("c", "// Adds.\nint sum(int a) { return a; }\n"),
    ],
)
def test_any_other_comment_is_plain(language: str, code: str) -> None:
    assert won(code, language) == {PLAIN}


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("java", "/** A list. */\nclass List {\n    /** Its length. */\n    int length() { return 1; }\n}\n"),
        ("cpp", "/** Sums. */\n\n/** Adds. */\nint sum(int a) { return a; }\n"),
        ("php", "<?php\n/** Sums. */\n\n/** Adds. */\nfunction sum($a) { return $a; }\n"),
        ("python", '"""Sums."""\ndef sum(a):\n    """Adds."""\n    return a\n'),
    ],
)
def test_two_comments_earn_both_points(language: str, code: str) -> None:
    assert won(code, language) == {DECLARATION, FILE}


def test_only_code_with_declarations_is_asked_to_document_them() -> None:
    score = variorum.score_quality('"""Counts."""\nprint(1)\n', language="python")
    points = {point.id: point for point in score.dimensions["documentation"].points}
    assert not points[DECLARATION].is_applicable
    assert points[FILE].earned > 0


GO = "package a\n\nfunc total() (int, error) {{\n\tsum, err := read()\n{}\treturn sum, err\n}}\n"
RUST = "fn total() -> Result<i32, String> {{\n    {}\n}}\n"


@pytest.mark.parametrize(
    ("language", "code", "handles"),
    [
        ("go", GO.format("\tif err != nil {\n\t\treturn 0, err\n\t}\n"), True),
        ("go", GO.format("\tswitch {\n\tcase err != nil:\n\t\treturn 0, err\n\t}\n"), True),
        ("go", GO.format("\tif err != nil {\n\t}\n"), False),
        ("go", GO.format("\tif sum != 0 {\n\t\treturn 0, nil\n\t}\n"), False),
        ("go", GO.format(""), False),
        ("rust", RUST.format("match read() { Ok(sum) => Ok(sum), Err(e) => return Err(e), }"), True),
        ("rust", RUST.format("match read() { Ok(sum) => Ok(sum), Err(_) => {} }"), False),
        ("rust", RUST.format("if let Err(e) = read() { return Err(e); }"), True),
        ("rust", RUST.format("let Ok(sum) = read() else { return Err(1) };"), True),
        ("rust", RUST.format("Ok(read()? + 1)"), True),
        ("rust", RUST.format("Ok(read().unwrap())"), False),
    ],
)
def test_errors_that_are_values_are_handled_where_they_are_looked_at(
    language: str, code: str, handles: bool
) -> None:
    score = variorum.score_quality(code, language=language)
    points = {point.id: point for point in score.dimensions["error_handling"].points}
    assert (points["catches"].earned > 0) is handles


GO_BODY = "package a\n\n{}func Sum(a int) int {{\n\treturn a\n}}\n"


@pytest.mark.parametrize(
    ("language", "code"),
    [
        ("go", "//go:build linux\n\n" + GO_BODY.format("")),
        ("go", "//go:build linux\n// +build linux\n\n" + GO_BODY.format("")),
        ("go", GO_BODY.format("//go:noinline\n")),
        ("go", GO_BODY.format("//nolint:gocyclo // Known.\n")),
        ("go", 'package a\n\nimport _ "embed"\n\n//go:embed a.txt\nvar text string\n'),
        ("go", "//nolint:all\npackage a\n"),
        ("ruby", "# rubocop:disable Metrics/MethodLength\ndef sum(a)\n  a\nend\n"),
        (
            "ruby",
            "# frozen_string_literal: true\n# rubocop:disable Metrics/MethodLength\n\ndef sum(a)\n  a\nend\n",
        ),
        (
            "ruby",
            "#!/usr/bin/env ruby\n# encoding: utf-8\n\ndef sum(a)\n  a # rubocop:disable Style/X\nend\n",
        ),
        ("python", "#!/usr/bin/env python\n# -*- coding: utf-8 -*-\nimport os  # noqa: F401\n"),
        ("python", "def sum(a):  # type: ignore\n    return a  # pragma: no cover\n"),
        (
            "javascript",
            "/* eslint-disable no-console */\nfunction sum(a) {\n  return a; // eslint-disable-line\n}\n",
        ),
        ("typescript", '// @ts-nocheck\n/// <reference types="node" />\nfunction sum(a) {\n  return a;\n}\n'),
        ("java", "class A {\n    int one() {\n        return 1; // NOSONAR\n    }\n}\n"),
        ("c", "/* clang-format off */\nint one(void) { return 1; } // NOLINT\n"),
        ("cpp", "int one() { return 1; } // NOLINTNEXTLINE(x)\n"),
        ("csharp", "// ReSharper disable All\nclass A\n{\n    int One() { return 1; }\n}\n"),
        ("kotlin", "//noinspection X\nfun one() = 1\n"),
        ("php", "<?php\n// phpcs:disable\nfunction one() { return 1; } // @phpstan-ignore-line\n"),
        ("python", "def sum(a):\n    return a  # variorum: ignore[unused-import]\n"),
    ],
)
def test_what_only_a_tool_reads_documents_nothing(language: str, code: str) -> None:
    assert won(code, language) == set()


@pytest.mark.parametrize(
    ("language", "code", "points"),
    [
        ("go", GO_BODY.format("// Sum adds.\n//\n//go:noinline\n"), {DECLARATION}),
        ("go", "//go:build linux\n\n// Package a adds.\n" + GO_BODY.format(""), {FILE}),
        ("go", GO_BODY.format("// go is a verb: we go on.\n"), {DECLARATION}),
        ("ruby", "# Adds.\n# rubocop:disable Metrics/MethodLength\ndef sum(a)\n  a\nend\n", {DECLARATION}),
        ("ruby", "# frozen_string_literal: true\n\n# Adds.\ndef sum(a)\n  a\nend\n", {DECLARATION}),
        ("python", "def sum(a):\n    # The type: a number.\n    return a\n", {PLAIN}),
        ("python", "def sum(a):\n    return a  # The same.  # noqa\n", {PLAIN}),
    ],
)
def test_comments_beside_what_a_tool_reads_count(language: str, code: str, points: set[str]) -> None:
    assert won(code, language) == points
