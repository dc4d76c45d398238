"""Which paths a glob covers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax.globs import matcher


@pytest.mark.parametrize(
    ("glob", "path"),
    [
        ("generated", "generated/a.py"),
        ("generated", "src/generated/deep/a.py"),
        ("generated/", "src/generated/a.py"),
        ("*.min.js", "web/x.min.js"),
        ("src/**/old", "src/old/a.py"),
        ("src/**/old", "src/a/b/old/c.py"),
        ("/docs", "docs/a.py"),
        ("./docs/*.py", "docs/a.py"),
        ("src/**", "src/a/b.py"),
        ("**/test_?.py", "a/b/test_1.py"),
        ("[ab].py", "x/a.py"),
        ("[!ab].py", "c.py"),
        ("web\\*.js", "web/a.js"),
        ("[z-a].py", "[z-a].py"),
    ],
)
def test_covered(glob: str, path: str) -> None:
    assert matcher([glob])(path)


@pytest.mark.parametrize(
    ("glob", "path"),
    [
        ("generated", "generated.py"),
        ("/docs", "src/docs/a.py"),
        ("src/*.py", "src/a/b.py"),
        ("src/*.py", "lib/src/a.py"),
        ("[!ab].py", "a.py"),
        ("a?b", "a/b"),
        ("a[!x]b", "a/b"),
        ("*.py", "a.pyi"),
    ],
)
def test_not_covered(glob: str, path: str) -> None:
    assert not matcher([glob])(path)


@given(st.text(min_size=1, max_size=12), st.text(st.sampled_from("ab./"), max_size=12))
def test_no_glob_breaks_the_listing(glob: str, path: str) -> None:
    assert matcher([glob])(path) in (True, False)


@given(st.text(st.sampled_from("ab.-+()^$"), min_size=1, max_size=8))
def test_a_plain_name_covers_itself_at_any_depth(name: str) -> None:
    covers = matcher([name])
    if name.startswith("./") or name == ".":
        return
    assert covers(name)
    assert covers(f"deep/{name}/inside.py")
    assert not covers(f"{name}x")
