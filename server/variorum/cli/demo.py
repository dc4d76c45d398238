"""`variorum demo`: runs the real server on a workspace and prints what an editor would show."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.console import Console
from variorum.cli.demo_client import Editor, Json, ServerFailed
from variorum.cli.demo_screen import Screen
from variorum.cli.demo_session import DemoSession
from variorum.cli.source_files import CommandWorkspace
from variorum.workspace import UnreadableFile, Workspace

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
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum demo",
        description="Starts the server, opens the translations of a workspace as an editor would, and\n"
        "prints what the editor would show of the one with most findings: its worst findings and its scores.",
        epilog="exit status: 0 shown, 2 could not run",
    )
    arguments.add_argument(
        "workspace",
        nargs="?",
        metavar="WORKSPACE",
        help="the folder to open (default: the project's examples)",
    )
    arguments.add_argument(
        "--full",
        action="store_true",
        help="print all that the editor would show: of every translation the lenses, diagnostics,\n"
        "offered actions, a hover and the tables behind its score",
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Prints what an editor shows of every pair. Returns the exit status."""
    root = _root(options.workspace)
    around = CommandWorkspace(Workspace(root), console)
    pairs = [search.pair for _, search in around.searches() if search.pair is not None]
    if not pairs:
        raise CannotRun(f"{root}: no pairs here; `variorum pairs {root}` lists possible pairs")
    screen = Screen(console)
    editor = Editor([sys.executable, "-m", "variorum", "server"], root)
    try:
        info = _initialize(editor, root)
        screen.title(f"{info['name']} {info['version']} on {root}")
        walk = DemoSession(editor, screen, around.workspace)
        views = walk.views(pairs)
        if options.full:
            for view in views:
                walk.show(view)
        else:
            walk.summarize(views[0])
        status = editor.close()
    except ServerFailed as failure:
        raise CannotRun(f"the server failed: {failure}") from failure
    except UnreadableFile as error:
        raise CannotRun(str(error)) from error
    finally:
        editor.kill()
    for message in editor.messages:
        console.warn(message)
    if not options.full:
        screen.next_steps(root, views[0].pair)
    screen.closing_line(len(pairs))
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
