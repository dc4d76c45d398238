"""Tests of Go's packages and of methods of types that are no structs."""

from __future__ import annotations

import pytest
from tests.interpreter.support import call, value

HEAP = """package p
import "container/heap"
type Ints []int
func (h Ints) Len() int { return len(h) }
func (h Ints) Less(i, j int) bool { return h[i] < h[j] }
func (h Ints) Swap(i, j int) { h[i], h[j] = h[j], h[i] }
func (h *Ints) Push(x any) { *h = append(*h, x.(int)) }
func (h *Ints) Pop() any { old := *h; n := len(old); x := old[n-1]; *h = old[:n-1]; return x }
func f(a []int) []int {
    h := &Ints{}
    for _, x := range a { heap.Push(h, x) }
    out := []int{}
    for h.Len() > 0 { out = append(out, heap.Pop(h).(int)) }
    return out
}
"""


def test_a_heap_of_a_type_of_the_program() -> None:
    assert value("go", HEAP, "f", [3, 1, 2, 1]) == [1, 1, 2, 3]


@pytest.mark.parametrize(
    ("imports", "body", "given", "expected"),
    [
        ("", "r := []rune(s); r[0] = 'x'; return string(r)", "abc", "xbc"),
        ('"slices"', "b := []byte(s); slices.Sort(b); return string(b)", "bca", "abc"),
        ('"strings"', 'return strings.NewReplacer("a", "b", "b", "a").Replace(s)', "aab", "bba"),
        (
            '"fmt"; "strings"',
            'var b strings.Builder; fmt.Fprintf(&b, "%03d", len(s)); return b.String()',
            "ab",
            "002",
        ),
        (
            "",
            'switch len(s) { case 1: s += "!"; fallthrough; case 5: s += "?"; default: s = "" }; return s',
            "a",
            "a!?",
        ),
        ("", 't := s; defer func() { t = "" }(); return t', "a", "a"),
        ("", 'func() { defer func(t string) { s += t }(s); s = "b" }(); return s', "a", "ba"),
    ],
)
def test_functions_of_texts(imports: str, body: str, given: str, expected: str) -> None:
    text = f"package p\nimport ({imports})\nfunc f(s string) string {{ {body} }}"
    assert value("go", text, "f", given) == expected


def test_a_recovered_panic_gives_the_named_results() -> None:
    text = """package p
func f(n int) (r int) {
    defer func() { if e := recover(); e != nil { r = -1 } }()
    if n > 1 { panic("large") }
    return n
}"""
    assert [value("go", text, "f", n) for n in (1, 2)] == [1, -1]


def test_a_number_with_a_text_of_its_own_is_not_printed_as_a_number() -> None:
    text = """package p
import "fmt"
type Day int
func (d Day) String() string { return "day" }
func f(n int) string { return fmt.Sprint(Day(n)) }"""
    assert call("go", text, "f", 1).kind == "unsupported"


def test_a_function_that_is_named_for_a_type_makes_the_receiver() -> None:
    text = """package p
type Visited struct { seen map[string]bool }
func NewVisited() *Visited { return &Visited{seen: map[string]bool{}} }
func (v *Visited) Visit(x string) bool { old := v.seen[x]; v.seen[x] = true; return !old }
"""
    assert value("go", text, "Visit", "a") is True
