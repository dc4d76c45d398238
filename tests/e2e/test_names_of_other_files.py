"""What other files of the workspace import is used, whether they are open or only on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.editor import Editor

COMPAT = "from urllib.parse import urlparse\n"
USE = "from .shared import urlparse\n\nurlparse('')\n"


@pytest.fixture
def package(workspace: Path) -> Path:
    """A package whose file `shared.py` imports what nothing uses."""
    folder = workspace / "app"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "shared.py").write_text(COMPAT)
    (folder / "use.py").write_text("\n")
    return folder


@pytest.fixture(params=["editor", "older_editor"])
def either(package: Path, request: pytest.FixtureRequest) -> Editor:
    """An editor that asks for diagnostics, and one that does not, in the workspace with the package."""
    one: Editor = request.getfixturevalue(request.param)
    return one


async def test_an_import_is_used_as_soon_as_another_file_takes_it(either: Editor) -> None:
    shared = await either.open("app/shared.py")
    await shared.diagnostics_contain("unused-import")
    use = await either.open("app/use.py")
    await use.replace("\n", USE)
    await shared.diagnostics_lack("unused-import")
    await use.replace("from .shared import urlparse\n", "urlparse = str\n")
    await shared.diagnostics_contain("unused-import")


async def test_a_file_on_disk_counts(either: Editor, package: Path) -> None:
    shared = await either.open("app/shared.py")
    await shared.diagnostics_contain("unused-import")
    (package / "use.py").write_text(USE)
    await _tell_of_change(either, package / "use.py", kind=2)
    await shared.diagnostics_lack("unused-import")
    (package / "use.py").unlink()
    await _tell_of_change(either, package / "use.py", kind=3)
    await shared.diagnostics_contain("unused-import")


async def test_a_closed_file_counts_as_it_is_on_disk(either: Editor) -> None:
    shared = await either.open("app/shared.py")
    use = await either.open("app/use.py", USE)
    await shared.diagnostics_lack("unused-import")
    await use.close()
    await shared.diagnostics_contain("unused-import")


async def test_a_new_file_counts(either: Editor, package: Path) -> None:
    shared = await either.open("app/shared.py")
    await shared.diagnostics_contain("unused-import")
    (package / "more.py").write_text(USE)
    await _tell_of_change(either, package / "more.py", kind=1)
    await shared.diagnostics_lack("unused-import")


async def test_only_texts_that_a_change_concerns_are_published_again(
    package: Path, older_editor: Editor
) -> None:
    (package / "other.py").write_text("import os\n")
    other = await older_editor.open("app/other.py")
    shared = await older_editor.open("app/shared.py")
    use = await older_editor.open("app/use.py")
    await other.diagnostics_contain("unused-import")
    await shared.diagnostics_contain("unused-import")
    await use.replace("\n", USE)
    await shared.diagnostics_lack("unused-import")
    before = len(_published(older_editor, other.uri))
    await use.replace("from .shared import urlparse\n", "")
    await shared.diagnostics_contain("unused-import")
    assert len(_published(older_editor, other.uri)) == before


def _published(editor: Editor, uri: str) -> list[object]:
    return [one for one in editor.heard("textDocument/publishDiagnostics") if one["uri"] == uri]


async def _tell_of_change(editor: Editor, path: Path, kind: int) -> None:
    params = {"changes": [{"uri": path.as_uri(), "type": kind}]}
    await editor.notify("workspace/didChangeWatchedFiles", params)


async def test_an_item_of_the_original_is_found_in_another_file(
    workspace: Path, older_editor: Editor
) -> None:
    target = await older_editor.open("src/ledger.py")
    missing = await target.diagnostics_contain("missing-item")
    name = missing["message"].split("`")[1]
    more = workspace / "src" / "more.py"
    text = f"class Ledger:\n    def {name}(self):\n        return 0\n"
    more.write_text(text)
    await _tell_of_change(older_editor, more, kind=1)

    async def is_found() -> bool:
        found = [one for one in await target.diagnostics() if one["code"] == "missing-item"]
        return any(one["message"].endswith("is in src/more.py") and one["severity"] == 4 for one in found)

    await older_editor.eventually(is_found)
