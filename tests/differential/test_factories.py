"""Where a class has no constructor, its objects come from the function of the file that makes them."""

from __future__ import annotations

import pytest

from variorum.differential.comparison import compare_functions
from variorum.differential.interpreted_pair import interpreted_pair
from variorum.differential.side import all_functions
from variorum.differential.verdict import Verdict
from variorum.languages import language_named

BAG = """class Bag:
    def __init__(self):
        self.counts = {}

    def add(self, word: str) -> int:
        self.counts[word] = self.counts.get(word, 0) + 1
        return self.counts[word] + len(word)
"""
GO_BAG = """package b
type Bag struct { counts map[string]int }
func NewBag() *Bag { return &Bag{counts: make(map[string]int)} }
func (b *Bag) Add(word string) int {
	b.counts[word] += %s
	return b.counts[word] + len(word)
}
"""


@pytest.mark.parametrize(("step", "differs"), [("1", False), ("2", True)])
def test_a_function_makes_the_receiver(step: str, differs: bool) -> None:
    verdict = compared("add", BAG, "python", GO_BAG % step, "go")
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs


PLAIN = """class Scale:
    def __init__(self, step: int):
        self.size = step * 2

    def at(self, n: int) -> int:
        return n * self.size
"""
RUST_SCALE = """pub struct Scale { doubled: i64 }
impl Scale {
    pub fn new(step: i64) -> Self { Scale { doubled: step %s 2 } }
    pub fn at(&self, n: i64) -> i64 { n * self.doubled }
}
"""


@pytest.mark.parametrize(("operator", "differs"), [("*", False), ("+", True)])
def test_a_function_makes_the_receiver_from_arguments(operator: str, differs: bool) -> None:
    verdict = compared("at", PLAIN, "python", RUST_SCALE % operator, "rust")
    assert verdict.is_conclusive
    assert (verdict.warning is not None) is differs


WORDS = """package b
type Set struct { words []bool }
func (s *Set) Has(i int) bool { return i >= 0 && i < len(s.words) && s.words[i] }
"""
RUST_WORDS = """#[derive(Default)]
pub struct Set { words: Vec<bool> }
impl Set {
    pub fn has(&self, i: usize) -> bool { self.words.get(i).copied().unwrap_or(false) }
}
"""


def test_fields_of_rust_are_empty_where_nothing_sets_them() -> None:
    verdict = compared("Has", WORDS, "go", RUST_WORDS, "rust")
    assert verdict.is_conclusive
    assert verdict.reported is None


SEEN = """class Seen:
    def __init__(self):
        self.seen = set()

    def add(self, n: int) -> bool:
        if n in self.seen:
            return False
        self.seen.add(n)
        return True
"""
GO_SEEN = """package b
type Seen struct { seen map[int]bool }
func NewSeen() *Seen { return &Seen{seen: make(map[int]bool)} }
func (s *Seen) Add(n int) bool {
	if s.seen[n] {
		return false
	}
	s.seen[n] = true
	return true
}
"""


def test_a_map_to_booleans_is_a_set() -> None:
    assert compared("add", SEEN, "python", GO_SEEN, "go").witness is None


def compared(name: str, source: str, source_language: str, target: str, target_language: str) -> Verdict:
    """Compares the methods of that name."""
    first, second = interpreted_pair(
        source, language_named(source_language), target, language_named(target_language)
    )
    one, other = (
        next(each for each in all_functions(side.program) if each.name.lower() == name.lower())
        for side in (first, second)
    )
    return compare_functions(first.program, first.machine, one, second.program, second.machine, other)
