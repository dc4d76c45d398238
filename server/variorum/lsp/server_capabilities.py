"""What the server offers to a client: the result of `initialize`."""

from __future__ import annotations

from variorum import __version__
from variorum.languages import language_ids
from variorum.lsp.commands import command_names
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json


def initialize_result(capabilities: ClientCapabilities) -> Json:
    """Returns the server's capabilities for a client, and its name and version."""
    return {
        "capabilities": _capabilities(capabilities),
        "serverInfo": {"name": "variorum", "version": __version__},
    }


def _capabilities(capabilities: ClientCapabilities) -> Json:
    offered: Json = {
        "positionEncoding": capabilities.encoding.value,
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
    if capabilities.pulls_diagnostics:
        offered["diagnosticProvider"] = {
            "identifier": "variorum",
            "interFileDependencies": True,
            "workspaceDiagnostics": True,
        }
    return offered
