"""`--since` follows `.git` out of a folder only where git itself made it lead there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_check_since import OLD, elsewhere, found, repository
from tests.repository import Repository
from variorum.workspace.git_command import Git

__all__ = ["elsewhere", "repository"]


@pytest.fixture
def private(elsewhere: Path) -> Repository:
    """A repository of the user's, outside the workspace."""
    made = Repository(elsewhere / "private")
    made.commit(**{"a.py": OLD})
    return made


@pytest.mark.parametrize("way", ["file", "link", "commondir", "worktree"])
def test_a_repository_elsewhere_is_not_read(run: Run, here: Path, private: Repository, way: str) -> None:
    (here / "a.py").write_text(OLD, encoding="utf-8")
    target = private.root / ".git"
    if way == "link":
        (here / ".git").symlink_to(target)
    elif way == "commondir":
        Repository(here).commit()
        (here / ".git/commondir").write_text(f"{target}\n")
    else:
        if way == "worktree":
            private.git("worktree", "add", "--quiet", "../tree", "-b", "tree")
            target /= "worktrees/tree"
        (here / ".git").write_text(f"gitdir: {target}\n")
    status, out, err = run("check", ".", "--since", "HEAD")
    assert (status, out) == (2, "")
    assert "which does not name this folder as its work tree" in err
    assert str(private.root) in err
    assert err.count("\n") == 1


def test_a_linked_worktree_is_read(
    run: Run, repository: Repository, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Repository(elsewhere / "library")
    library.commit(**{"b.py": OLD})
    repository.git("submodule", "--quiet", "add", str(library.root), "sub")
    repository.commit(**{"a.py": OLD})
    tree = elsewhere / "tree"
    repository.git("worktree", "add", "--quiet", str(tree), "-b", "tree")
    linked = Repository(tree, is_new=False)
    linked.git("submodule", "--quiet", "update", "--init")
    for name in ("a.py", "sub/b.py"):
        linked.write(name, f"import re\n{OLD}")
    monkeypatch.chdir(tree)
    assert sorted(found(run)) == ["a.py unused-import 1", "sub/b.py unused-import 1"]
    monkeypatch.chdir(tree / "sub")
    assert found(run) == ["b.py unused-import 1"]


def test_a_repository_kept_elsewhere_is_read_once_it_names_its_work_tree(
    run: Run, repository: Repository, elsewhere: Path
) -> None:
    repository.commit(**{"a.py": OLD})
    repository.write("a.py", f"import re\n{OLD}")
    kept = elsewhere / "kept"
    repository.git("init", "--quiet", f"--separate-git-dir={kept}")
    assert run("check", ".", "--since", "HEAD")[0] == 2
    repository.git("config", "core.worktree", str(repository.root))
    assert found(run) == ["a.py unused-import 1"]


@pytest.mark.parametrize("way", ["file", "link"])
def test_a_submodule_that_leads_elsewhere_is_new_as_a_whole(
    run: Run, repository: Repository, private: Repository, way: str
) -> None:
    repository.git("submodule", "--quiet", "add", str(private.root), "sub")
    repository.commit()
    assert found(run) == []
    sub = repository.root / "sub"
    (sub / ".git").unlink()
    if way == "file":
        (sub / ".git").write_text(f"gitdir: {private.root / '.git'}\n")
    else:
        (sub / ".git").symlink_to(private.root / ".git")
    assert found(run) == ["sub/a.py unused-import 1"]


def test_git_is_not_asked_behind_a_symbolic_link(
    run: Run, repository: Repository, private: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.git("submodule", "--quiet", "add", str(private.root), "sub")
    repository.commit()
    sub = repository.root / "sub"
    for inner in sub.iterdir():
        inner.unlink()
    sub.rmdir()
    sub.symlink_to(private.root)
    asked: list[str] = []
    real = os.path.realpath(repository.root)
    kept = Git.__init__

    def noted(self: Git, folder: Path) -> None:
        asked.append(os.path.realpath(folder))
        kept(self, folder)

    monkeypatch.setattr(Git, "__init__", noted)
    found(run)
    assert set(asked) == {real}
