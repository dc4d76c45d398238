"""A workspace folder: what it lists, what it refuses, what it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from variorum.settings import DEFAULT, Settings
from variorum.translation.pair_search import PairOrigin
from variorum.workspace import OutsideWorkspace, UnreadableFile, Workspace, find_workspace


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    """An empty folder with a stranger's file beside it."""
    root = tmp_path / "books"
    root.mkdir()
    (tmp_path / "secret.py").write_text("key = 1\n", encoding="utf-8")
    return Workspace(root)


def make(workspace: Workspace, *paths: str, text: str = "x = 1\n") -> None:
    """Write files."""
    for path in paths:
        (workspace.root / path).parent.mkdir(parents=True, exist_ok=True)
        (workspace.root / path).write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    "path", ["../secret.py", "a/../../secret.py", "/etc/passwd", "link/secret.py", "nul\0"]
)
def test_paths_that_leave_the_folder_are_refused(workspace: Workspace, path: str) -> None:
    (workspace.root / "link").symlink_to(workspace.root.parent)
    with pytest.raises(OutsideWorkspace, match="leaves the workspace"):
        workspace.read(path)
    with pytest.raises(OutsideWorkspace):
        workspace.write(path, "gone")
    assert workspace.relative(path) is None
    assert (workspace.root.parent / "secret.py").read_text(encoding="utf-8") == "key = 1\n"


def test_paths_inside_may_be_absolute_or_roundabout(workspace: Workspace) -> None:
    make(workspace, "src/a.py")
    assert workspace.relative("src/../src/a.py") == "src/a.py"
    assert workspace.relative(workspace.root / "src/a.py") == "src/a.py"
    assert workspace.read("src/a.py").text == "x = 1\n"


def test_a_link_inside_keeps_its_own_name(workspace: Workspace) -> None:
    make(workspace, "a.py")
    (workspace.root / "b.py").symlink_to("a.py")
    assert workspace.relative("b.py") == "b.py"
    assert workspace.files() == ("a.py", "b.py")


def test_a_link_that_turns_in_a_circle_is_no_file(workspace: Workspace) -> None:
    (workspace.root / "loop.py").symlink_to("loop.py")
    assert workspace.files() == ()
    with pytest.raises((OutsideWorkspace, UnreadableFile)):
        workspace.read("loop.py")


def test_files_lists_sources_without_what_tools_and_builds_leave(workspace: Workspace) -> None:
    make(workspace, "b.py", "src/a.java", "target/c.py", "notes.txt", ".hidden/d.py", "x/__pycache__/e.py")
    make(
        workspace, "web/package.json", "web/dist/f.js", "web/umd/g.js", "web/node_modules/g/h.js", "dist/i.js"
    )
    make(workspace, "env/pyvenv.cfg", "env/lib/j.py", "rust/Cargo.toml", "rust/target/k.py")
    assert workspace.files() == ("b.py", "dist/i.js", "src/a.java", "target/c.py")


def test_files_leaves_out_what_the_settings_exclude(workspace: Workspace) -> None:
    make(workspace, "a.py", "old/b.py", "src/c.min.js", "src/d.js")
    assert workspace.files(["old", "*.min.js"]) == ("a.py", "src/d.js")


def test_files_can_start_further_down(workspace: Workspace) -> None:
    make(workspace, "a.py", "src/b.py", "src/deep/c.py")
    assert workspace.files(under="src") == ("src/b.py", "src/deep/c.py")
    with pytest.raises(OutsideWorkspace):
        workspace.files(under="..")


def test_links_out_of_the_folder_are_not_listed(workspace: Workspace) -> None:
    (workspace.root / "stolen.py").symlink_to(workspace.root.parent / "secret.py")
    (workspace.root / "outside").symlink_to(workspace.root.parent)
    assert workspace.files() == ()


def test_writing_keeps_the_mark_the_line_ends_and_the_permissions(workspace: Workspace) -> None:
    path = workspace.root / "run.py"
    path.write_bytes(b"\xef\xbb\xbfx = 1\r\n")
    path.chmod(0o750)
    content = workspace.read("run.py")
    workspace.write("run.py", content.text.replace("1", "2"), has_bom=content.has_bom)
    assert path.read_bytes() == b"\xef\xbb\xbfx = 2\r\n"
    assert path.stat().st_mode & 0o777 == 0o750
    assert [entry.name for entry in workspace.root.iterdir()] == ["run.py"]


def test_a_failed_write_leaves_the_old_file_and_no_other(workspace: Workspace) -> None:
    make(workspace, "a.py/inside.py")
    with pytest.raises(OSError, match=r"a\.py"):
        workspace.write("a.py", "x")
    assert [entry.name for entry in workspace.root.iterdir()] == ["a.py"]


def test_settings_come_from_the_first_file_that_states_any(workspace: Workspace) -> None:
    assert workspace.settings().settings == DEFAULT
    make(workspace, "pyproject.toml", text="[project]\nname = 'x'\n")
    assert workspace.settings().file is None
    make(workspace, "pyproject.toml", text="[tool.variorum.translation]\nalpha = 0.1\n")
    assert workspace.settings().settings.alpha == 0.1
    make(workspace, "variorum.toml", text="[translation]\nalpha = 0.2\n")
    loaded = workspace.settings(Settings(lens=False))
    assert (loaded.file, loaded.settings.alpha, loaded.settings.lens) == ("variorum.toml", 0.2, False)


def test_a_settings_file_that_is_a_link_out_of_the_folder_is_not_read(workspace: Workspace) -> None:
    outside = workspace.root.parent / "elsewhere.toml"
    outside.write_text("[translation]\nalpha = 0.9\n", encoding="utf-8")
    (workspace.root / "variorum.toml").symlink_to(outside)
    loaded = workspace.settings()
    assert loaded.settings == DEFAULT
    assert "leaves the workspace" in loaded.problems[0].message


def test_a_choice_is_saved_and_pairs_the_files(workspace: Workspace) -> None:
    make(workspace, "a.java", "b.java", "t.py", text="")
    workspace.choose("t.py", "a.java")
    workspace.choose("u.py", "b.java")
    search = workspace.pair_of("t.py", "", DEFAULT, workspace.files())
    assert search.pair is not None
    assert (search.pair.source, search.pair.origin) == ("a.java", PairOrigin.CHOSEN)
    assert workspace.choices()[0] == {"t.py": "a.java", "u.py": "b.java"}


def test_a_choice_outside_the_folder_is_refused(workspace: Workspace) -> None:
    with pytest.raises(OutsideWorkspace):
        workspace.choose("t.py", "../secret.py")
    assert not (workspace.root / ".variorum").exists()


def test_choices_are_not_written_through_a_link_out_of_the_folder(workspace: Workspace) -> None:
    make(workspace, "a.java", "t.py")
    (workspace.root / ".variorum").symlink_to(workspace.root.parent)
    with pytest.raises(OutsideWorkspace):
        workspace.choose("t.py", "a.java")
    assert not (workspace.root.parent / "pairs.toml").exists()


def test_a_broken_file_of_choices_is_a_problem_of_every_search(workspace: Workspace) -> None:
    make(workspace, ".variorum/pairs.toml", text="[pairs\n")
    search = workspace.pair_of("t.py", "", DEFAULT, ())
    assert search.pair is None
    assert "pairs.toml is not valid TOML" in search.problems[0].message


def test_the_workspace_around_a_file_is_the_nearest_one_with_settings(tmp_path: Path) -> None:
    outer, inner = Workspace(tmp_path), Workspace(tmp_path / "inner")
    make(outer, ".git/HEAD", "inner/src/a.py", "other/b.py")
    assert find_workspace(tmp_path / "inner/src/a.py").root == outer.root
    make(inner, "variorum.toml", text="")
    assert find_workspace(tmp_path / "inner/src/a.py").root == inner.root
    assert find_workspace(tmp_path / "other/b.py").root == outer.root
    assert find_workspace(tmp_path / "other/not-yet-there.py").root == outer.root
