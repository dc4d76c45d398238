"""An error beside the value is what other languages raise, and the exit status of `main` is no result."""

from __future__ import annotations

import pytest

from variorum.differential.comparison import compare_functions
from variorum.differential.interpreted_pair import interpreted_pair
from variorum.differential.side import all_functions
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

GO = """package p
import "errors"
func Evens(xs []int) ([]int, error) {
	out := []int{}
	for _, x := range xs {
		if x < 0 {
			return nil, errors.New("negative")
		}
		out = append(out, x*2)
	}
	return out, nil
}
"""
PYTHON = """def evens(xs):
    out = []
    for x in xs:
        if x < 0:
            raise ValueError("negative")
        out.append(x * 2)
    return out
"""
JAVA = """import java.util.*;
class P {
    static List<Integer> evens(int[] xs) {
        List<Integer> out = new ArrayList<>();
        for (int x : xs) {
            if (x < 0) throw new IllegalArgumentException("negative");
            out.add(x * 2);
        }
        return out;
    }
}
"""
RUST = """pub fn evens(xs: &[i64]) -> Result<Vec<i64>, String> {
    let mut out = Vec::new();
    for x in xs {
        if *x < 0 {
            return Err("negative".into());
        }
        out.push(x * 2);
    }
    Ok(out)
}
"""
SPLIT_GO = """package p
import ("fmt"; "strings")
func Split(s string) (string, string, error) {
	i := strings.Index(s, "=")
	if i < 0 {
		return "", "", fmt.Errorf("no = in %q", s)
	}
	return s[:i], s[i+1:], nil
}
"""
SPLIT_PYTHON = """def split(s: str) -> tuple[str, str]:
    i = s.find("=")
    if i < 0:
        raise ValueError(f"no = in {s}")
    return s[:i], s[i + 1:]
"""
SPLIT_TYPESCRIPT = """export function split(s: string): [string, string] {
  const i = s.indexOf("=");
  if (i < 0) throw new Error(`no = in ${s}`);
  return [s.slice(0, i), s.slice(i + 1)];
}
"""
HEAD_GO = """package p
import "errors"
func Head(n int) (int, error) {
	if n > 50 {
		return 0, errors.New("large")
	}
	return n + 1, nil
}
"""
HEAD_PYTHON = """def head(n: int) -> int:
    if n > 50:
        raise ValueError("large")
    return n + 1
"""


def verdict(source: str, source_language: str, target: str, target_language: str) -> Verdict:
    """Compares the first functions of two files, also where both are `main`."""
    first, second = interpreted_pair(
        source, language_named(source_language), target, language_named(target_language)
    )
    return compare_functions(
        first.program,
        first.machine,
        all_functions(first.program)[0],
        second.program,
        second.machine,
        all_functions(second.program)[0],
    )


@pytest.mark.parametrize(
    ("go", "other", "language"),
    [
        (GO, PYTHON, "python"),
        (GO, JAVA, "java"),
        (GO, RUST, "rust"),
        (SPLIT_GO, SPLIT_PYTHON, "python"),
        (SPLIT_GO, SPLIT_TYPESCRIPT, "typescript"),
        (HEAD_GO, HEAD_PYTHON, "python"),
    ],
)
def test_an_error_beside_the_value_is_an_exception(go: str, other: str, language: str) -> None:
    for found in (verdict(go, "go", other, language), verdict(other, language, go, "go")):
        assert found.witness is None
        assert found.agreement == 1.0


def test_another_value_beside_no_error_is_a_mistake() -> None:
    found = verdict(GO, "go", PYTHON.replace("* 2", "* 3"), "python")
    assert found.warning is not None
    assert found.warning.message == "for xs = [1] the original returns [2], the translation [3]"


@pytest.mark.parametrize(
    ("mistaken", "message"),
    [
        ("> 5", "for n = 6 the original returns 7, the translation fails with an invalid value"),
        (
            "> 500",
            'for n = 55 the original returns (0, error(message: "large")), the translation 56',
        ),
    ],
)
def test_an_error_on_one_side_alone_is_a_mistake(mistaken: str, message: str) -> None:
    found = verdict(HEAD_GO, "go", HEAD_PYTHON.replace("> 50", mistaken), "python")
    assert found.witness is not None
    assert found.witness.message.startswith(message)


def test_an_error_that_the_original_does_not_raise_is_a_mistake() -> None:
    found = verdict(HEAD_PYTHON, "python", HEAD_GO.replace("> 50", "> 5"), "go")
    assert found.warning is not None
    assert found.warning.message == "for n = 6 the original returns 7, the translation fails with an error"


FIND_RUBY = """def find(xs, wanted)
  xs.each_with_index { |x, i| return i if x == wanted }
  nil
end
"""
FIND_PYTHON = """def find(xs: list[int], wanted: int) -> int | None:
    for i, x in enumerate(xs):
        if x == wanted:
            return i
    return None
"""
FIND_RUST = "pub fn find(xs: &[i64], wanted: i64) -> Option<usize> { xs.iter().position(|&x| x == wanted) }"
FIND_GO = """package p
func Find(xs []int, wanted int) (int, bool) {
	for i, x := range xs {
		if x == wanted {
			return i, true
		}
	}
	return 0, false
}
"""


@pytest.mark.parametrize(
    ("text", "language"), [(FIND_RUBY, "ruby"), (FIND_PYTHON, "python"), (FIND_RUST, "rust")]
)
def test_a_value_or_none_is_a_value_beside_a_boolean(text: str, language: str) -> None:
    assert verdict(text, language, FIND_GO, "go").witness is None
    assert verdict(FIND_GO, "go", text, language).witness is None
    for right, wrong in (("return i, true", "return 0, true"), ("return 0, false", "return 0, true")):
        mistaken = FIND_GO.replace(right, wrong)
        assert mistaken != FIND_GO
        assert verdict(text, language, mistaken, "go").witness is not None


PRINTING_GO = 'package main\nimport "fmt"\nfunc main() {\n\tfmt.Println("ok")\n}\n'
PRINTING_RUST = """use std::process::ExitCode;
fn main() -> ExitCode {
    println!("%s");
    ExitCode::SUCCESS
}
"""
PRINTING_C = "#include <stdio.h>\nint main(void) { puts(%s); return %s; }\n"


def test_the_exit_status_of_success_is_no_result() -> None:
    rust, c = PRINTING_RUST % "ok", PRINTING_C % ('"ok"', 0)
    assert verdict(PRINTING_GO, "go", rust, "rust").witness is None
    assert verdict(rust, "rust", PRINTING_GO, "go").witness is None
    assert verdict(PRINTING_GO, "go", c, "c").witness is None


def test_other_output_or_another_exit_status_is_a_mistake() -> None:
    assert verdict(PRINTING_GO, "go", PRINTING_RUST % "no", "rust").warning is not None
    assert verdict(PRINTING_GO, "go", PRINTING_C % ('"ok"', 1), "c").warning is not None
