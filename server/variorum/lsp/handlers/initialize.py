"""initialize: what the server offers to this client, and which folders it looks at."""

from __future__ import annotations

from variorum.languages import language_ids
from variorum.lsp import commands
from variorum.lsp.client import Abilities
from variorum.lsp.convert import SOURCE
from variorum.lsp.handling import discovered, handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import follow
from variorum.lsp.uris import path_of


@handler("initialize")
def initialize(session: Session, params: Params) -> Json:
    """Open the client's folders and name the server's capabilities."""
    session.client.abilities = Abilities.of(params)
    options = params.find("initializationOptions")
    for uri in _folders(params):
        session.add_folder(uri)
    configuration = options if isinstance(options, dict) else {}
    follow(session, configuration, dict.fromkeys(session.folders, configuration))
    session.connection.is_initialized = True
    return {"capabilities": _capabilities(session.client.abilities), "serverInfo": _server_info()}


def _folders(params: Params) -> list[str]:
    """The URIs of the workspace folders; older clients name one root in one of two ways."""
    named = [folder.find("uri") for folder in params.several("workspaceFolders")]
    if not named:
        named = [params.find("rootUri")]
        root = params.find("rootPath")
        if named == [None] and isinstance(root, str) and path_of(f"file://{root}"):
            named = [f"file://{root}"]
    return [uri for uri in named if isinstance(uri, str)]


def _server_info() -> Json:
    from variorum import __version__

    return {"name": "variorum", "version": __version__}


def _capabilities(abilities: Abilities) -> Json:
    capabilities: Json = {
        "positionEncoding": abilities.encoding.value,
        "textDocumentSync": {"openClose": True, "change": 2},
        "notebookDocumentSync": {
            "notebookSelector": [{"cells": [{"language": identifier} for identifier in language_ids()]}]
        },
        "hoverProvider": True,
        "codeActionProvider": {
            "codeActionKinds": ["quickfix", "refactor.rewrite", "source.fixAll.variorum"],
            "resolveProvider": True,
        },
        "completionProvider": {"triggerCharacters": ["*", "#", ":", "["], "resolveProvider": False},
        "codeLensProvider": {"resolveProvider": False},
        "executeCommandProvider": {"commands": sorted(name for name, _ in discovered(commands, "command"))},
        "workspace": {"workspaceFolders": {"supported": True, "changeNotifications": True}},
    }
    if abilities.pulls_diagnostics:
        capabilities["diagnosticProvider"] = {
            "identifier": SOURCE,
            "interFileDependencies": True,
            "workspaceDiagnostics": True,
        }
    return capabilities
