"""New files are known for those that they were made from."""

from __future__ import annotations

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
    gone = {f"old/{number}.py": LINES for number in range(200)}
    new = {f"new/{number}.py": LINES for number in range(200)}
    assert renames(gone, new) == {f"new/{number}.py": f"old/{number}.py" for number in range(200)}
