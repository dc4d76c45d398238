"""Reads what the client can do from `initialize`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from variorum.lsp.protocol.params import Params
from variorum.lsp.protocol.positions import Encoding


@attrs.frozen
class ClientCapabilities:
    """What the client can do. A client that states nothing gets the plainest form of everything."""

    encoding: Encoding = Encoding.UTF_16
    pulls_diagnostics: bool = False
    refreshes_diagnostics: bool = False
    refreshes_lenses: bool = False
    knows_related: bool = False
    knows_tags: frozenset[int] = frozenset()
    knows_code_description: bool = False
    knows_data: bool = False
    markdown: bool = False
    action_literals: bool = False
    resolves_actions: bool = False
    document_changes: bool = False
    creates_files: bool = False
    annotates_changes: bool = False
    """Whether it shows edits that need the user's confirmation, grouped by annotation."""
    applies_edits: bool = False
    configures: bool = False
    watches_files: bool = False
    registers_configuration: bool = False
    shows_progress: bool = False
    shows_documents: bool = False
    runs_models: bool = False
    """Whether it answers `variorum/runModel`."""
    confirms: bool = False
    """Whether it answers `variorum/confirm`, with a modal dialog."""
    takes_ratings: bool = False
    """Whether it answers `variorum/rate`, with pickers of its own."""

    @classmethod
    def of(cls, params: Params) -> ClientCapabilities:
        """Returns the capabilities in the parameters of `initialize`."""

        def can(*path: str) -> Any:
            return params.find("capabilities", *path)

        diagnostics = "diagnostic" if can("textDocument", "diagnostic") else "publishDiagnostics"
        return cls(
            encoding=Encoding.negotiated(_list(can("general", "positionEncodings"))),
            pulls_diagnostics=isinstance(can("textDocument", "diagnostic"), dict),
            refreshes_diagnostics=can("workspace", "diagnostics", "refreshSupport") is True,
            refreshes_lenses=can("workspace", "codeLens", "refreshSupport") is True,
            knows_related=_either(can, diagnostics, "relatedInformation") is True,
            knows_tags=_tags(_either(can, diagnostics, "tagSupport", "valueSet")),
            knows_code_description=_either(can, diagnostics, "codeDescriptionSupport") is True,
            knows_data=_either(can, diagnostics, "dataSupport") is True,
            markdown="markdown" in _list(can("textDocument", "hover", "contentFormat")),
            action_literals=isinstance(can("textDocument", "codeAction", "codeActionLiteralSupport"), dict),
            resolves_actions="edit"
            in _list(can("textDocument", "codeAction", "resolveSupport", "properties")),
            document_changes=can("workspace", "workspaceEdit", "documentChanges") is True,
            annotates_changes=isinstance(can("workspace", "workspaceEdit", "changeAnnotationSupport"), dict),
            creates_files="create" in _list(can("workspace", "workspaceEdit", "resourceOperations")),
            applies_edits=can("workspace", "applyEdit") is True,
            configures=can("workspace", "configuration") is True,
            watches_files=can("workspace", "didChangeWatchedFiles", "dynamicRegistration") is True,
            registers_configuration=can("workspace", "didChangeConfiguration", "dynamicRegistration") is True,
            shows_progress=can("window", "workDoneProgress") is True,
            shows_documents=can("window", "showDocument", "support") is True,
            runs_models=can("experimental", "variorum", "runModel") is True,
            confirms=can("experimental", "variorum", "confirm") is True,
            takes_ratings=can("experimental", "variorum", "rate") is True,
        )


def _either(can: Callable[..., Any], diagnostics: str, *path: str) -> Any:
    """Clients that pull diagnostics often state what they can show for pushed ones only."""
    value = can("textDocument", diagnostics, *path)
    return can("textDocument", "publishDiagnostics", *path) if value is None else value


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _tags(value: object) -> frozenset[int]:
    return frozenset(tag for tag in _list(value) if isinstance(tag, int))
