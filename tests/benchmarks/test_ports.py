"""Files of ports are matched by their names, and their items are compared."""

from __future__ import annotations

from pathlib import Path

from benchmarks.ports import compared_items, matched_files


def _written(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_files_match_by_name_and_folder(tmp_path: Path) -> None:
    source = _written(
        tmp_path / "a", {"core/LineReader.java": "", "util/Node.java": "", "tests/Other.java": ""}
    )
    target = _written(
        tmp_path / "b", {"core/node.py": "", "util/node.py": "", "core/line_reader.py": "", "other.py": ""}
    )
    found = {
        one.path.name: other.path.relative_to(target).as_posix()
        for one, other in matched_files(source, target)
    }
    assert found == {"LineReader.java": "core/line_reader.py", "Node.java": "util/node.py"}


def test_items_have_a_verdict_or_a_reason(tmp_path: Path) -> None:
    source = _written(
        tmp_path / "a",
        {"M.java": "class M { static int f(int x) { return x * 3; } static int g(int x) { return x + 1; } }"},
    )
    target = _written(
        tmp_path / "b", {"m.py": "def f(x):\n    return x * 3\n\n\ndef g(x, y):\n    return x + y\n"}
    )
    [(one, other)] = matched_files(source, target)
    items = {each.place: each for each in compared_items("port", one, other)}
    assert (items["M.java:f"].result, items["M.java:f"].reason) == ("agreement", "")
    assert items["M.java:g"].reason == "the functions have 1 and 2 parameters"
