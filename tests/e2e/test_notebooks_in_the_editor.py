"""Cells of a notebook: texts of their own that share their names."""

from __future__ import annotations

from typing import Any

from tests.e2e.editor import Editor

NOTEBOOK = "file:///report.ipynb"


def cell(number: int) -> str:
    return f"vscode-notebook-cell:/report.ipynb#{number}"


def item(number: int, text: str) -> dict[str, Any]:
    return {"uri": cell(number), "languageId": "python", "version": 1, "text": text}


async def open_notebook(editor: Editor, *texts: str) -> None:
    cells = [{"kind": 2, "document": cell(number)} for number in range(len(texts))]
    notebook = {"uri": NOTEBOOK, "notebookType": "jupyter-notebook", "version": 1, "cells": cells}
    documents = [item(number, text) for number, text in enumerate(texts)]
    await editor.notify(
        "notebookDocument/didOpen", {"notebookDocument": notebook, "cellTextDocuments": documents}
    )


async def change(editor: Editor, **cells: Any) -> None:
    params = {"notebookDocument": {"uri": NOTEBOOK, "version": 2}, "change": {"cells": cells}}
    await editor.notify("notebookDocument/didChange", params)


def names(editor: Editor, number: int) -> list[str] | None:
    """The findings last pushed for a cell."""
    pushed = [one for one in editor.heard("textDocument/publishDiagnostics") if one["uri"] == cell(number)]
    return [one["message"] for one in pushed[-1]["diagnostics"]] if pushed else None


async def test_an_import_is_used_if_another_cell_uses_it(editor: Editor) -> None:
    await open_notebook(editor, "import os\nimport re\n", "print(os.getcwd())\n")
    await editor.until(lambda: names(editor, 0) == ["`re` is imported but never used"])


async def test_a_new_cell_and_an_edit_count_at_once(editor: Editor) -> None:
    await open_notebook(editor, "import os\nimport re\n")
    await editor.until(lambda: len(names(editor, 0) or ()) == 2)
    array = {"start": 1, "deleteCount": 0, "cells": [{"kind": 2, "document": cell(1)}]}
    await change(editor, structure={"array": array, "didOpen": [item(1, "os.getcwd()\n")]})
    await editor.until(lambda: names(editor, 0) == ["`re` is imported but never used"])
    at_start = {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
    edit = {
        "document": {"uri": cell(1), "version": 2},
        "changes": [{"range": at_start, "text": "re.compile('a')\n"}],
    }
    await change(editor, textContent=[edit])
    await editor.until(lambda: names(editor, 0) == [])


async def test_a_cell_that_goes_takes_its_uses_with_it(editor: Editor) -> None:
    await open_notebook(editor, "import os\n", "os.getcwd()\n")
    await editor.until(lambda: names(editor, 0) == [])
    array = {"start": 1, "deleteCount": 1}
    await change(editor, structure={"array": array, "didClose": [{"uri": cell(1)}]})
    await editor.until(lambda: names(editor, 0) == ["`os` is imported but never used"])


async def test_a_closed_notebook_takes_its_findings_along(editor: Editor) -> None:
    await open_notebook(editor, "import os\n")
    await editor.until(lambda: names(editor, 0))
    closed = {"notebookDocument": {"uri": NOTEBOOK}, "cellTextDocuments": [{"uri": cell(0)}]}
    await editor.notify("notebookDocument/didClose", closed)
    await editor.until(lambda: names(editor, 0) == [])
