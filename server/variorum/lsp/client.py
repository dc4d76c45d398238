"""The editor at the other end: what it can do, and how to speak to it."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from typing import Any

import attrs

from variorum.lsp.params import Json, Params
from variorum.lsp.positions import Encoding

logger = logging.getLogger(__name__)


class Loudness(IntEnum):
    """The kinds of message that a client shows or logs; the numbers are LSP's."""

    ERROR = 1
    WARNING = 2
    INFO = 3
    LOG = 4


@attrs.frozen
class Abilities:
    """What the client said that it can do; one that says nothing gets the plainest form of everything."""

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
    """Whether it shows edits that need the user's confirmation, grouped by what they are for."""
    applies_edits: bool = False
    configures: bool = False
    watches_files: bool = False
    registers_configuration: bool = False
    shows_progress: bool = False
    shows_documents: bool = False
    runs_models: bool = False
    """Whether it answers `variorum/runModel`."""
    takes_ratings: bool = False
    """Whether it answers `variorum/rate`, with pickers of its own."""

    @classmethod
    def of(cls, params: Params) -> Abilities:
        """The abilities in the parameters of `initialize`."""

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
            takes_ratings=can("experimental", "variorum", "rate") is True,
        )


def _either(can: Callable[..., Any], diagnostics: str, *path: str) -> Any:
    """Clients that pull diagnostics often state only for pushed ones what they can show."""
    value = can("textDocument", diagnostics, *path)
    return can("textDocument", "publishDiagnostics", *path) if value is None else value


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _tags(value: object) -> frozenset[int]:
    return frozenset(tag for tag in _list(value) if isinstance(tag, int))


class ClientRefused(Exception):
    """The client answered a request with an error; the message is the client's."""


class Client:
    """Sends notifications and requests to the editor."""

    def __init__(
        self, notify: Callable[[str, Json], None], request: Callable[[str, Any, str], Awaitable[Any]]
    ) -> None:
        self.abilities = Abilities()
        self.traces = False
        """Whether the client wants to be told of every message that was handled."""
        self.notify = notify
        self._request = request
        self._numbers = itertools.count(1)

    async def request(self, method: str, params: Any) -> Any:
        """The editor's answer, or None where it answers with an error."""
        try:
            return await self.ask(method, params)
        except ClientRefused as error:
            # The error is the client's own; what was asked for is then simply not to be had.
            logger.warning("the client refused %s: %s", method, error)
            return None

    async def ask(self, method: str, params: Any) -> Any:
        """The editor's answer. Raises `ClientRefused`; cancelling the wait cancels the request there."""
        # The greeting needs the abilities above and must not wait for this.
        from asyncio import CancelledError

        number = f"variorum-{next(self._numbers)}"
        try:
            return await self._request(method, params, number)
        except CancelledError:
            self.notify("$/cancelRequest", {"id": number})
            raise
        except Exception as error:
            raise ClientRefused(str(error)) from error

    async def show_document(self, uri: str, *, outside: bool = False) -> None:
        """Open a document in the editor, or outside of it; an editor that cannot is told where the document is."""
        if self.abilities.shows_documents:
            await self.request("window/showDocument", {"uri": uri, "external": outside, "takeFocus": True})
        else:
            self.show(f"Open {uri}.", Loudness.INFO)

    def trace(self, method: str, seconds: float) -> None:
        """Tell the log, and a client that asked for it, how long a message took; of its content nothing is told."""
        logger.debug("%s took %.1f ms", method, 1000 * seconds)
        if self.traces:
            self.notify("$/logTrace", {"message": f"{method} took {1000 * seconds:.1f} ms"})

    def show(self, message: str, loudness: Loudness = Loudness.WARNING) -> None:
        """A message that the user sees."""
        self.notify("window/showMessage", {"type": int(loudness), "message": _words(message)})

    async def choose(
        self, question: str, answers: Sequence[str], loudness: Loudness = Loudness.INFO
    ) -> str | None:
        """The answer that the user picks, or None."""
        from variorum.lsp import shown

        titles = [shown.title(answer) for answer in answers]
        actions = [{"title": title} for title in titles]
        params = {"type": int(loudness), "message": _words(question), "actions": actions}
        picked = await self.request("window/showMessageRequest", params)
        title = picked.get("title") if isinstance(picked, dict) else None
        return answers[titles.index(title)] if title in titles else None

    def log(self, message: str, loudness: Loudness = Loudness.LOG) -> None:
        """A message for the log that the editor keeps."""
        self.notify("window/logMessage", {"type": int(loudness), "message": _words(message)})


def _words(message: str) -> str:
    # The greeting needs the abilities above and must not wait for this.
    from variorum.lsp import shown

    return shown.message(message)
