"""What the server offers to a client: the answer to `initialize`."""

from __future__ import annotations

from variorum import __version__
from variorum.languages import language_ids
from variorum.lsp.client import Abilities
from variorum.lsp.commands import command_names
from variorum.lsp.params import Json


def initialize_result(abilities: Abilities) -> Json:
    """The capabilities for a client with these abilities, and the server's name and version."""
    return {
        "capabilities": _capabilities(abilities),
        "serverInfo": {"name": "variorum", "version": __version__},
    }


def _capabilities(abilities: Abilities) -> Json:
    capabilities: Json = {
        "positionEncoding": abilities.encoding.value,
        "textDocumentSync": {"openClose": True, "change": 2, "save": True},
        "notebookDocumentSync": {
            "notebookSelector": [{"cells": [{"language": identifier} for identifier in language_ids()]}]
        },
        "hoverProvider": True,
        "declarationProvider": True,
        "codeActionProvider": {
            "codeActionKinds": [
                "quickfix",
                "refactor.rewrite",
                "source.fixAll.variorum",
                "source.previewFixes.variorum",
                "source.explainScore.variorum",
                "source.judge.variorum",
            ],
            "resolveProvider": True,
        },
        "completionProvider": {"triggerCharacters": ["*", "#", ":", "["], "resolveProvider": False},
        "codeLensProvider": {"resolveProvider": True},
        "executeCommandProvider": {"commands": command_names()},
        "workspace": {"workspaceFolders": {"supported": True, "changeNotifications": True}},
    }
    if abilities.pulls_diagnostics:
        capabilities["diagnosticProvider"] = {
            "identifier": "variorum",
            "interFileDependencies": True,
            "workspaceDiagnostics": True,
        }
    return capabilities
