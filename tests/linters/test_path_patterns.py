"""Regular expressions from configuration cover what they say, however many wildcards they have."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.linters.path_patterns import plain_regexes

REGEXES = st.lists(st.sampled_from(["a", "b", "/", r"\.", ".*", ".+", "."]), max_size=7).map("".join)
PATHS = st.text(st.sampled_from("ab/."), max_size=12)


@given(REGEXES, st.booleans(), st.booleans(), PATHS)
def test_a_path_is_covered_where_the_regular_expression_is_found(
    body: str, from_start: bool, to_end: bool, path: str
) -> None:
    regex = f"{'^' * from_start}{body}{'$' * to_end}"
    assert plain_regexes([regex]).cover(path) == bool(re.search(regex, path, re.S))
    assert plain_regexes([regex], whole=True).cover(path) == bool(re.match(regex, path, re.S))


@pytest.mark.parametrize("regex", ["a.*a.*a.*b", "a.+a.+a.+b$", ".*.*.*.*b", "a.*" * 40 + "b"])
def test_no_choice_is_gone_back_to(regex: str) -> None:
    paths = plain_regexes([regex])
    [(pattern, _)] = paths.patterns
    # Outside of the groups that keep what they took, only what stands in front of the end may be tried again.
    tried_again = re.sub(r"\(\?>[^()]*\)", "", pattern.pattern).count(".*?")
    assert tried_again <= 1
    assert not paths.cover("a" * 4000)
    assert paths.cover("a" * 4000 + "b")
