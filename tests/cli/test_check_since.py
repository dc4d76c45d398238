"""`variorum check --since REV` over real repositories: only what was added since is reported."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import JAVA, PYTHON, Run
from tests.repository import Repository

OLD = "import os\n\n\ndef f(x):\n    return x\n"
PADDING = "".join(f"\n\ndef g{number}(x):\n    return x + {number}\n" for number in range(9))


@pytest.fixture
def repository(here: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    """The workspace as a repository with one commit."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    made = Repository(here)
    made.commit()
    return made


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder outside the workspace."""
    return tmp_path_factory.mktemp("elsewhere")


def found(run: Run, *arguments: str, since: str = "HEAD") -> list[str]:
    """The findings since a revision, as `path rule line`."""
    status, out, err = run("check", *(arguments or (".",)), "--since", since, "--format", "json")
    assert status in (0, 1), err
    return [
        f"{file['path']} {finding['rule']} {finding['range']['start']['line']}"
        for file in json.loads(out)["files"]
        for finding in file["findings"]
    ]


def test_only_changed_files_are_checked_and_only_new_findings_told(run: Run, repository: Repository) -> None:
    assert run("check", ".", "--since", "HEAD") == (0, "Nothing new found in 0 files.\n", "")
    repository.write("src/tally.py", f"# why\nimport re\n{PYTHON}")
    status, out, _ = run("check", ".", "--since", "HEAD")
    assert status == 1
    assert "src/tally.py:2:8: warning[unused-import]" in out
    assert (
        "1 new finding in 1 file: 1 warning. 1 can be fixed with --fix. 3 that `HEAD` has are not shown.\n"
        in out
    )
    repository.commit()
    assert found(run) == []
    assert found(run, since="HEAD~1") == ["src/tally.py unused-import 2"]
    assert found(run, "legacy", since="HEAD~1") == []
    assert found(run, "src/tally.py", since="HEAD~1") == ["src/tally.py unused-import 2"]


def test_staged_untracked_and_ignored_files(run: Run, repository: Repository) -> None:
    repository.commit(**{".gitignore": "ignored.py\n"})
    for name in ("staged.py", "with space.py", "naïve-ß.py", "new/line\nend.py", "ignored.py", "added.py"):
        repository.write(name, OLD)
    repository.git("add", "staged.py")
    repository.git("add", "--intent-to-add", "added.py")
    names = ("added.py", "naïve-ß.py", "new/line\nend.py", "staged.py", "with space.py")
    assert sorted(found(run)) == [f"{name} unused-import 1" for name in sorted(names)]


def test_names_of_all_kinds_in_the_revision(run: Run, repository: Repository) -> None:
    names = ("with space.py", "naïve-ß.py", "line\nend.py", "-dash.py")
    repository.commit(**dict.fromkeys(names, OLD))
    for name in names:
        repository.write(name, f"import re\n{OLD}")
    assert sorted(found(run)) == [f"{name} unused-import 1" for name in sorted(names)]


def test_renamed_files_keep_their_findings(run: Run, repository: Repository) -> None:
    repository.commit(**{"old.py": OLD + PADDING})
    (repository.root / "deeper").mkdir()
    repository.git("mv", "old.py", "deeper/new.py")
    repository.write("deeper/new.py", f"import re\n{OLD}{PADDING}")
    assert found(run) == ["deeper/new.py unused-import 1"]


def test_files_renamed_without_git_keep_their_findings(run: Run, repository: Repository) -> None:
    repository.commit(**{"old.py": OLD + PADDING, "other.py": OLD})
    (repository.root / "old.py").rename(repository.root / "né w.py")
    (repository.root / "other.py").unlink()
    repository.write("né w.py", f"import re\n{OLD}{PADDING}")
    repository.write("unlike.py", f"import os\n{PADDING}")
    assert sorted(found(run)) == ["né w.py unused-import 1", "unlike.py unused-import 1"]


def test_a_translation_is_looked_at_again_when_its_original_changes(run: Run, repository: Repository) -> None:
    assert found(run, "src") == []
    repository.write(
        "legacy/Tally.java", JAVA.replace("class Tally {", "class Tally {\n    int one() { return 1; }")
    )
    (only,) = found(run, "src")
    assert only.startswith("src/tally.py missing-")
    repository.commit()
    assert found(run, "src") == []


def test_only_new_findings_are_fixed(run: Run, repository: Repository) -> None:
    path = repository.write("src/tally.py", f"import re\n{PYTHON}")
    assert "-import os" not in run("check", ".", "--since", "HEAD", "--diff")[1]
    run("check", ".", "--since", "HEAD", "--fix")
    assert path.read_text(encoding="utf-8") == PYTHON


def test_a_baseline_and_a_revision_know_each_their_own(run: Run, repository: Repository) -> None:
    repository.write("src/tally.py", f"import re\n{PYTHON}")
    run("check", ".", "--write-baseline", "known.json")
    repository.write("src/tally.py", f"import re\nimport abc\n{PYTHON}")
    status, out, _ = run("check", ".", "--since", "HEAD", "--baseline", "known.json")
    assert status == 1
    assert "`abc`" in out
    assert "4 in the baseline are not shown." in out
    states = json.loads(run("check", ".", "--since", "HEAD", "--format", "sarif")[1])["runs"][0]["results"]
    assert [one["baselineState"] for one in states] == ["new", "new", *["unchanged"] * 3]


def test_standard_input_is_compared_by_its_name(
    run: Run, repository: Repository, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.cli.test_check import pipe

    pipe(monkeypatch, f"import re\n{PYTHON}".encode())
    assert found(run, "-", "--stdin-filename", "src/tally.py") == ["src/tally.py unused-import 1"]


@pytest.mark.parametrize(
    ("revision", "words"),
    [
        ("nonsense", "git knows no revision `nonsense` here"),
        ("--output=x", "expected one argument"),
        ("HEAD:src", "git knows no revision `HEAD:src` here"),
        ("main..main", "git knows no revision"),
        ("", "'' is not a git revision"),
        ("a\nb", "is not a git revision"),
    ],
)
def test_a_bad_revision_is_one_line_and_2(
    run: Run, repository: Repository, revision: str, words: str
) -> None:
    status, out, err = run("check", ".", "--since", revision)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
    status, _, err = run("check", ".", f"--since={revision}")
    assert status == 2
    assert err.count("\n") == 1
    assert not (repository.root / "x").exists()


def test_outside_of_a_repository_and_before_the_first_commit(run: Run, here: Path) -> None:
    status, _, err = run("check", ".", "--since", "HEAD")
    assert (status, err) == (2, "variorum: --since HEAD: .: not inside a git repository\n")
    Repository(here)
    status, _, err = run("check", ".", "--since", "HEAD")
    assert status == 2
    assert "git knows no revision `HEAD` here" in err
    assert err.count("\n") == 1


def test_a_machine_without_git(run: Run, repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    status, _, err = run("check", ".", "--since", "HEAD")
    assert status == 2
    assert "git is not on the PATH" in err


def test_a_shallow_clone_says_that_it_is_one(
    run: Run, repository: Repository, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.commit(**{"a.py": OLD})
    clone = elsewhere / "clone"
    repository.git("clone", "--quiet", "--depth=1", f"file://{repository.root}", str(clone))
    monkeypatch.chdir(clone)
    (clone / "a.py").write_text(f"import re\n{OLD}", encoding="utf-8")
    assert found(run) == ["a.py unused-import 1"]
    status, _, err = run("check", ".", "--since", "HEAD~1")
    assert status == 2
    assert "the clone is shallow" in err
    assert err.count("\n") == 1


def test_a_submodule_is_compared_with_the_commit_that_the_revision_names(
    run: Run, repository: Repository, elsewhere: Path
) -> None:
    library = Repository(elsewhere / "library")
    library.commit(**{"a.py": OLD})
    repository.git("submodule", "--quiet", "add", str(library.root), "sub")
    assert found(run) == ["sub/a.py unused-import 1"]
    repository.commit()
    assert found(run) == []
    sub = Repository(repository.root / "sub", is_new=False)
    sub.write("a.py", f"import re\n{OLD}")
    sub.write("b.py", OLD)
    assert sorted(found(run)) == ["sub/a.py unused-import 1", "sub/b.py unused-import 1"]
    sub.commit()
    assert sorted(found(run)) == ["sub/a.py unused-import 1", "sub/b.py unused-import 1"]
    repository.commit()
    assert found(run) == []
    assert sorted(found(run, since="HEAD~1")) == ["sub/a.py unused-import 1", "sub/b.py unused-import 1"]
    assert found(run, "sub") == []


def test_a_repository_inside_is_new_as_a_whole(run: Run, repository: Repository) -> None:
    Repository(repository.root / "inner").commit(**{"a.py": OLD})
    assert found(run) == ["inner/a.py unused-import 1"]


def test_a_merge_that_is_not_done(run: Run, repository: Repository) -> None:
    repository.commit(**{"a.py": OLD})
    repository.git("checkout", "--quiet", "-b", "other")
    repository.commit(**{"a.py": f"import re\n{OLD}"})
    repository.git("checkout", "--quiet", "main")
    repository.commit(**{"a.py": f"import abc\n{OLD}"})
    with pytest.raises(Exception, match="merge"):
        repository.git("merge", "other")
    repository.write("a.py", f"import re\nimport abc\n{OLD}")
    assert found(run) == ["a.py unused-import 1"]


def test_nothing_that_the_repository_names_is_run(run: Run, repository: Repository) -> None:
    repository.commit(**{".gitattributes": "*.py filter=evil diff=evil\n", "a.py": OLD})
    touch = f"touch {repository.root / 'pwned'}; cat"
    (repository.root / ".git/hooks/post-index-change").write_text(f"#!/bin/sh\n{touch}\n")
    (repository.root / ".git/hooks/post-index-change").chmod(0o755)
    for name in (
        "core.fsmonitor", "filter.evil.clean", "filter.evil.process", "filter.evil.smudge",
        "diff.evil.textconv", "diff.evil.command", "diff.external", "core.pager", "core.sshCommand",
    ):  # fmt: skip
        repository.git("config", name, touch)
    repository.git("config", "filter.evil.required", "true")
    index = (repository.root / ".git/index").read_bytes()
    (repository.root / "a.py").write_text(f"import re\n{OLD}", encoding="utf-8")
    assert found(run) == ["a.py unused-import 1"]
    assert not (repository.root / "pwned").exists()
    assert (repository.root / ".git/index").read_bytes() == index


def test_what_a_hook_sets_does_not_lead_elsewhere(
    run: Run, repository: Repository, monkeypatch: pytest.MonkeyPatch, elsewhere: Path
) -> None:
    repository.write("a.py", OLD)
    monkeypatch.setenv("GIT_DIR", str(elsewhere / "nowhere"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(elsewhere / "nothing"))
    assert found(run) == ["a.py unused-import 1"]


def test_contents_that_a_partial_clone_lacks_are_not_fetched(
    run: Run, repository: Repository, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repository.commit(**{"a.py": OLD})
    repository.commit(**{"a.py": f"{OLD}\n"})
    repository.git("config", "uploadpack.allowFilter", "true")
    clone = elsewhere / "clone"
    repository.git("clone", "--quiet", "--filter=blob:none", f"file://{repository.root}", str(clone))
    monkeypatch.chdir(clone)
    status, _, err = run("check", ".", "--since", "HEAD~1")
    assert status == 2
    assert err.count("\n") == 1
    assert "promisor remote" in err or "not in this clone" in err
