"""New files are known for those that they were made from."""

from __future__ import annotations

from collections import Counter

import pytest

import variorum.workspace.renames as module
from variorum.workspace.renames import renames

LINES = b"".join(b"line %d\n" % number for number in range(10))


def test_the_most_alike_file_of_the_same_kind_is_the_former_one() -> None:
    gone = {"a.py": LINES, "b.py": LINES + b"more\n", "a.js": LINES}
    assert renames(gone, {"x.py": LINES + b"more\n"}) == {"x.py": "b.py"}
    assert renames(gone, {"x.py": LINES, "y.py": LINES}) == {"x.py": "a.py", "y.py": "b.py"}
    assert renames(gone, {"x.ts": LINES}) == {}


def test_half_of_the_lines_have_to_be_the_same() -> None:
    half = b"".join(LINES.splitlines(keepends=True)[:5])
    assert renames({"a.py": LINES}, {"b.py": half}) == {"b.py": "a.py"}
    assert renames({"a.py": LINES}, {"b.py": half.replace(b"line 0", b"line x")}) == {}
    assert renames({"a.py": b""}, {"b.py": b""}) == {}


def test_among_very_many_files_names_decide() -> None:
    gone = {f"old/{number}.py": LINES for number in range(1000)}
    new = {f"new/{number}.py": LINES for number in range(1000)}
    assert renames(gone, new) == {f"new/{number}.py": f"old/{number}.py" for number in range(1000)}


def test_very_many_files_are_each_compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    likeness = module._similarity

    def counted(one: Counter[bytes], other: Counter[bytes]) -> float:
        nonlocal compared
        compared += 1
        return likeness(one, other)

    monkeypatch.setattr(module, "_similarity", counted)
    gone = {f"old/{number:04}/__init__.py": b"%d\n" % number + LINES for number in range(1500)}
    new = {f"new/{number:04}/__init__.py": b"%d\nmore\n" % number + LINES for number in range(1500)}
    assert renames(gone, new) == {
        f"new/{number:04}/__init__.py": f"old/{number:04}/__init__.py" for number in range(1500)
    }
    assert compared <= 3 * 1500


def test_few_files_are_not_all_compared_where_they_are_very_large() -> None:
    large = b"".join(b"line %d\n" % number for number in range(200_000))
    gone = {f"{number}.py": b"%d\n" % number + large for number in range(5)}
    new = {
        "same.py": gone["3.py"],
        "other/2.py": gone["2.py"] + b"more\n",
        "edited.py": gone["1.py"] + b"more\n",
        "0.py": b"quite other\n" * 200_000,
    }
    assert renames(gone, new) == {"same.py": "3.py", "other/2.py": "2.py"}
