"""Alignment of long files: every item finds its counterpart, by its name or by its events."""

from __future__ import annotations

import pytest
from benchmarks.alignment import original, translation

from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.translation.alignment import align
from variorum.translation.alignment_candidates import Candidates

COUNT = 90


@pytest.mark.parametrize("same_names", [True, False])
def test_every_function_of_a_long_file_matches_its_equivalent(same_names: bool) -> None:
    source = Document.parse(original(COUNT), language_named("java"))
    target = Document.parse(translation(COUNT, same_names=same_names), language_named("python"))
    matched = align(Candidates(source), Candidates(target))
    pairs = [
        (
            one.source.side.features["number", str(place - 1)],
            one.target.side.features["number", str(place - 1)],
        )
        for place, one in enumerate(matched)
        if one.source is not None and one.target is not None and not one.source.is_type
    ]
    assert len(pairs) == COUNT
    # Only the first number of a function tells it from all others.
    assert all(in_source and in_target for in_source, in_target in pairs)


def test_a_special_method_matches_a_plain_one_of_its_name() -> None:
    rust = "impl Stack {\n    fn len(&self) -> usize { self.items.len() }\n\n"
    rust += "    fn push(&mut self, x: i64) { self.items.push(x); }\n}\n"
    go = "package s\n\nfunc (s *stack) push(x int64) { *s = append(*s, x) }\n\nfunc (s *stack) len() int {\n\treturn 0\n}\n"
    source, target = (
        Candidates(Document.parse(text, language_named(name))) for text, name in ((rust, "rust"), (go, "go"))
    )
    names = {
        (one.source.profile.name, one.target.profile.name)
        for one in align(source, target)
        if one.source and one.target
    }
    assert names >= {("len", "len"), ("push", "push")}
