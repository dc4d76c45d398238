"""Wildcards match what they always did, in a time that does not grow with their number."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax.globs import matcher
from variorum.syntax.wildcards import Named, Piece, Wild, bounded
from variorum.translation.pair_patterns import sources_of

PLAIN = {Wild.NAME: "[^/]*", Wild.PATH: ".*", Wild.FOLDERS: "(?:.*/)?"}
PIECES = st.lists(
    st.sampled_from([[Wild.NAME], [Wild.PATH], ["a"], ["b"], ["/"], ["[^/]"], ["/", Wild.FOLDERS]]),
    max_size=8,
).map(lambda groups: [piece for group in groups for piece in group])
PATHS = st.text(st.sampled_from("ab/"), max_size=12)


@given(PIECES, PATHS)
def test_what_matches_is_what_matches_with_going_back(pieces: list[Piece], path: str) -> None:
    plain = "".join(PLAIN[one] if isinstance(one, Wild) else str(one) for one in pieces)
    assert bool(re.fullmatch(bounded(pieces), path)) == bool(re.fullmatch(plain, path))


@given(PIECES, PATHS)
def test_so_it_is_with_an_end(pieces: list[Piece], path: str) -> None:
    plain = "".join(PLAIN[one] if isinstance(one, Wild) else str(one) for one in pieces)
    assert bool(re.fullmatch(bounded(pieces, "(?:/.*)?"), path)) == bool(
        re.fullmatch(f"{plain}(?:/.*)?", path)
    )


def test_names_are_told() -> None:
    pattern = bounded(["src/", Wild.FOLDERS, Named("name"), "_", Named("kind"), r"\.py"])
    found = re.fullmatch(pattern, "src/a/b/sales_report.py")
    assert found is not None
    assert found.groupdict() == {"name": "sales", "kind": "report"}


@pytest.mark.parametrize(
    ("glob", "path"),
    [
        ("**/" * 300 + "z", "a/" * 300 + "b"),
        ("*a" * 100 + "b", "a" * 250),
        ("**a" * 100 + "b", "a/a" * 300),
        ("/" + "**/*a" * 100 + "b", "a/a" * 300),
        ("?*" * 100 + "b", "a" * 250),
    ],
)
def test_a_hostile_pattern_takes_no_time(glob: str, path: str) -> None:
    started = time.process_time()
    assert not matcher([glob])(path)
    assert sources_of("x", glob, path, ()) == []
    assert sources_of(glob, "{name}", "a", [path]) == []
    assert time.process_time() - started < 1


def test_a_hostile_pattern_of_names_takes_no_time() -> None:
    names = "".join(f"{{n{number}}}a" for number in range(60))
    started = time.process_time()
    assert sources_of("x", f"{names}b", "a" * 250, ()) == []
    assert time.process_time() - started < 1
