"""What the server knows of a workspace, without a connection."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from variorum.lsp.services.disk_snapshots import snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.buffer import Change
from variorum.lsp.state.folder import Folder
from variorum.syntax.source_text import SourceText
from variorum.translation.pair_search import PairSearch
from variorum.workspace import Workspace

HEADER = "# variorum: translated-from A.java\n"
JAVA = "class A {\n    int first() { return 1; }\n}\n"
MORE_JAVA = JAVA.replace("}\n}", "}\n    int second() { return 2; }\n}")


async def _no_answer(method: str, params: Any, identifier: str) -> None:
    return None


def services_in(root: Path) -> Services:
    services = Services.start(lambda method, params: None, _no_answer)
    folder = services.session.add_folder(root.as_uri())
    assert folder is not None
    folder.set_files(folder.list_files())
    return services


def snapshot(services: Services, path: Path) -> Snapshot:
    found = services.snapshots.current(path.as_uri())
    assert found is not None
    return found


def missing(snapshot: Snapshot) -> list[str]:
    return [one.message for one in snapshot.findings if one.rule == "missing-item"]


def test_a_snapshot_is_kept_until_something_it_depends_on_changes(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_text(JAVA)
    services = services_in(tmp_path)
    session = services.session
    target = tmp_path / "a.py"
    opened = session.open(
        target.as_uri(), "python", 1, f"{HEADER}class A:\n    def first(self):\n        return 1\n"
    )
    first = snapshot(services, target)
    assert snapshot(services, target) is first
    opened.buffer.change(2, [Change(((3, 15), (3, 16)), "2")])
    second = snapshot(services, target)
    assert second is not first
    assert second.version == 2
    assert str(first.text).endswith("return 1\n")


def test_the_original_is_read_again_when_it_changes_on_disk(tmp_path: Path) -> None:
    source, target = tmp_path / "A.java", tmp_path / "a.py"
    source.write_text(JAVA)
    services = services_in(tmp_path)
    session = services.session
    session.open(target.as_uri(), "python", 1, f"{HEADER}class A:\n    def first(self):\n        return 1\n")
    assert missing(snapshot(services, target)) == []
    source.write_text(MORE_JAVA)
    os.utime(source, (1, 1))
    assert len(missing(snapshot(services, target))) == 1


def test_the_editors_text_of_the_original_goes_before_the_one_on_disk(tmp_path: Path) -> None:
    source, target = tmp_path / "A.java", tmp_path / "a.py"
    source.write_text(JAVA)
    services = services_in(tmp_path)
    session = services.session
    session.open(target.as_uri(), "python", 1, f"{HEADER}class A:\n    def first(self):\n        return 1\n")
    session.open(source.as_uri(), "java", 1, MORE_JAVA)
    assert len(missing(snapshot(services, target))) == 1
    assert list(session.dependents_of(source.as_uri())) == [target.as_uri()]


def test_one_original_may_have_several_translations(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_text(JAVA)
    services = services_in(tmp_path)
    session = services.session
    targets = [tmp_path / "a.py", tmp_path / "b.py"]
    for target in targets:
        session.open(
            target.as_uri(), "python", 1, f"{HEADER}class A:\n    def first(self):\n        return 1\n"
        )
        assert snapshot(services, target).original is not None
    assert list(session.dependents_of((tmp_path / "A.java").as_uri())) == [
        target.as_uri() for target in targets
    ]


async def test_a_file_on_disk_has_the_findings_that_it_has_in_the_editor(tmp_path: Path) -> None:
    (tmp_path / "A.java").write_text(MORE_JAVA)
    (tmp_path / "a.py").write_text(f"{HEADER}import os\n")
    services = services_in(tmp_path)
    session = services.session
    folder = next(iter(session.folders.values()))
    on_disk = await snapshot_on_disk(services, folder, "a.py")
    session.open((tmp_path / "a.py").as_uri(), "python", 1, f"{HEADER}import os\n")
    assert on_disk is not None
    assert on_disk.findings == snapshot(services, tmp_path / "a.py").findings
    assert on_disk.findings


def test_the_innermost_folder_counts(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    services = services_in(tmp_path)
    session = services.session
    inner = session.add_folder((tmp_path / "inner").as_uri())
    assert session.place_of((tmp_path / "inner" / "a.py").as_uri()) == (inner, "a.py")
    assert session.place_of("file:///elsewhere/a.py") == (None, None)
    assert session.place_of("untitled:1") == (None, None)


def test_the_language_comes_from_the_editor_and_from_the_name_only_where_it_has_none(tmp_path: Path) -> None:
    services = services_in(tmp_path)
    session = services.session

    def language(identifier: str, name: str) -> str | None:
        found = session.open((tmp_path / name).as_uri(), identifier, 1, "").buffer.language
        return found.id if found else None

    assert language("java", "a.py") == "java"
    assert language("plaintext", "a.py") == "python"
    assert language("markdown", "a.py") is None


def test_typing_does_not_look_for_the_original_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder(tmp_path)
    folder.set_files(("a.py", "b.java", "far/c.java"))
    searched: list[str] = []
    pair_of = Workspace.pair_of

    def counted(workspace: Workspace, target: str, text: str, *rest: Any) -> PairSearch:
        searched.append(text)
        return pair_of(workspace, target, text, *rest)

    monkeypatch.setattr(Workspace, "pair_of", counted)
    for text in (
        "x = 1",
        "x = 12",
        "# variorum: translated-from b.java\n",
        "# variorum: translated-from b.java\nx",
    ):
        folder.search("a.py", SourceText.of(text))
    assert searched == ["", "# variorum: translated-from b.java\n"]
