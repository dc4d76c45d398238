"""`variorum demo`: walks through a workspace as an editor would, with the real server over its pipes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

import attrs

from variorum.cli.arguments import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.demo_client import Editor, Json, ServerFailed
from variorum.cli.demo_screen import Screen
from variorum.cli.files import Surroundings
from variorum.languages import language_of_path
from variorum.syntax.text import SourceText
from variorum.translation.pairs import Pair
from variorum.workspace import Workspace

# How long, in seconds, an editor's user would look at a file before wondering where its scores are.
_REFRESH = 10.0
_CAPABILITIES: Json = {
    "general": {"positionEncodings": ["utf-8"]},
    "workspace": {
        "configuration": True,
        "diagnostics": {"refreshSupport": True},
        "codeLens": {"refreshSupport": True},
        "workspaceEdit": {"documentChanges": True},
    },
    "textDocument": {
        "diagnostic": {"relatedInformation": True},
        "publishDiagnostics": {"relatedInformation": True},
        "hover": {"contentFormat": ["markdown"]},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source.fixAll"]}}
        },
    },
}


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum demo",
        description="Starts the server, opens the translations of a workspace as an editor would, and\n"
        "prints what the editor would show: lenses, diagnostics, offered actions, hovers and scores.",
    )
    arguments.add_argument(
        "workspace",
        nargs="?",
        metavar="WORKSPACE",
        help="the folder to open (default: the project's examples)",
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Walk through every pair."""
    root = _root(options.workspace)
    around = Surroundings(Workspace(root), console)
    pairs = _pairs(around)
    if not pairs:
        raise CannotRun(f"{root}: no translation is paired here; `variorum pairs {root}` says what could be")
    screen = Screen(console)
    editor = Editor([sys.executable, "-m", "variorum", "server"], root)
    try:
        info = _initialize(editor, root)
        screen.title(f"{info['name']} {info['version']} on {root}")
        walk = _Walk(editor, screen, around.workspace)
        for view in walk.views(pairs):
            walk.show(view)
        status = editor.close()
    except ServerFailed as failure:
        raise CannotRun(f"the server failed: {failure}") from failure
    finally:
        editor.kill()
    for message in editor.messages:
        console.complain(message)
    screen.farewell(len(pairs))
    return status


def _root(given: str | None) -> Path:
    if given is not None:
        if not Path(given).is_dir():
            raise CannotRun(f"{given}: there is no such folder")
        return Path(given).resolve()
    here = [Path.cwd() / "examples", Path(__file__).resolve().parents[3] / "examples"]
    for folder in here:
        if (folder / "variorum.toml").is_file():
            return folder.resolve()
    raise CannotRun("the examples are not installed with the package: give a workspace folder")


def _pairs(around: Surroundings) -> list[Pair]:
    searches = (
        around.workspace.pair_of(path, around.workspace.read(path).text, around.settings, around.files)
        for path in sorted(around.files)
    )
    return [search.pair for search in searches if search.pair is not None]


def _initialize(editor: Editor, root: Path) -> Json:
    uri = root.as_uri()
    answer = editor.request(
        "initialize",
        {
            "processId": None,
            "rootUri": uri,
            "workspaceFolders": [{"uri": uri, "name": root.name}],
            "capabilities": _CAPABILITIES,
        },
    )
    editor.notify("initialized", {})
    info: Json = answer.get("serverInfo") or {"name": "variorum", "version": ""}
    return info


@attrs.frozen
class _View:
    """What the editor has of a translation as soon as it is open."""

    pair: Pair
    text: SourceText
    uri: str
    lenses: list[Json]
    diagnostics: list[Json]


class _Walk:
    """The editor's way through the pairs."""

    def __init__(self, editor: Editor, screen: Screen, workspace: Workspace) -> None:
        self._editor = editor
        self._screen = screen
        self._workspace = workspace
        self._may_wait = True

    def views(self, pairs: Iterable[Pair]) -> list[_View]:
        """Open both halves of every pair; the translation with most to see comes first, as in a list of problems."""
        found = [self._view(pair) for pair in pairs]
        return sorted(found, key=lambda view: len(view.diagnostics), reverse=True)

    def show(self, view: _View) -> None:
        """Print all that the editor shows of a translation."""
        self._screen.title(f"{view.pair.target}, translated from {view.pair.source}")
        self._screen.lenses(view.lenses)
        for diagnostic in view.diagnostics:
            self._screen.diagnostic(view.pair.target, view.text, diagnostic, self._actions(view, diagnostic))
        self._hover(view)
        command = {"command": "variorum.scoreTranslation", "arguments": [{"uri": view.uri}]}
        self._screen.score(self._editor.request("workspace/executeCommand", command))

    def _view(self, pair: Pair) -> _View:
        self._open(pair.source)
        text = self._open(pair.target)
        uri = self._uri(pair.target)
        lenses = self._lenses(uri)
        report = self._editor.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
        return _View(pair, text, uri, lenses, report["items"])

    def _open(self, path: str) -> SourceText:
        text = self._workspace.read(path).text
        language = language_of_path(path)
        identifier = language.id if language else "plaintext"
        item = {"uri": self._uri(path), "languageId": identifier, "version": 1, "text": text}
        self._editor.notify("textDocument/didOpen", {"textDocument": item})
        return SourceText.of(text)

    def _lenses(self, uri: str) -> list[Json]:
        """The lenses; the server finds pairs once it has listed the workspace, and asks to be asked again."""
        while True:
            self._editor.refreshed.clear()
            lenses: list[Json] = (
                self._editor.request("textDocument/codeLens", {"textDocument": {"uri": uri}}) or []
            )
            if lenses or not self._may_wait:
                return lenses
            # A workspace may have its lenses switched off; that is waited for only once.
            self._may_wait = self._editor.refreshed.wait(_REFRESH)

    def _actions(self, view: _View, diagnostic: Json) -> list[str]:
        """The titles that the light bulb beside a diagnostic offers."""
        context = {"diagnostics": [diagnostic], "triggerKind": 1}
        params = {"textDocument": {"uri": view.uri}, "range": diagnostic["range"], "context": context}
        actions = self._editor.request("textDocument/codeAction", params) or []
        return list(dict.fromkeys(str(action["title"]) for action in actions))

    def _hover(self, view: _View) -> None:
        """Hover where a finding refers to the original, or else over the first item that has a lens."""
        places = [one["range"]["start"] for one in view.diagnostics if one.get("relatedInformation")]
        places += [lens["range"]["start"] for lens in view.lenses if lens["range"]["start"]["line"] > 0]
        for place in places:
            params = {"textDocument": {"uri": view.uri}, "position": place}
            hover = self._editor.request("textDocument/hover", params)
            if hover:
                self._screen.hover(view.text, place, hover["contents"]["value"])
                return

    def _uri(self, path: str) -> str:
        return (self._workspace.root / path).as_uri()
