"""Sends notifications and requests to the editor."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Sequence
from enum import IntEnum
from typing import Any

from variorum.lsp.protocol import display_text
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json
from variorum.lsp.state.session import Session

logger = logging.getLogger(__name__)


class MessageType(IntEnum):
    """LSP's message types, with LSP's numbers."""

    ERROR = 1
    WARNING = 2
    INFO = 3
    LOG = 4


class ClientRefused(Exception):
    """Raised when the client answers a request with an error. The message is the client's."""


class Client:
    """The editor at the other end."""

    def __init__(
        self,
        session: Session,
        notify: Callable[[str, Json], None],
        request: Callable[[str, Any, str], Awaitable[Any]],
    ) -> None:
        """Makes a client that sends through two functions.

        Args:
            session: holds what the client can do.
            notify: sends a notification: method and parameters.
            request: sends a request, with method, parameters and id, and returns the client's answer.
        """
        self.traces = False
        """Whether the client asks for `$/logTrace`."""
        self.notify = notify
        self._session = session
        self._request = request
        self._numbers = itertools.count(1)
        self._waiting: set[asyncio.Future[Any]] = set()

    @property
    def capabilities(self) -> ClientCapabilities:
        """What the client can do."""
        return self._session.capabilities

    async def request(self, method: str, params: Any) -> Any:
        """Sends a request. Returns the answer, or None if the client answers with an error."""
        try:
            return await self.ask(method, params)
        except ClientRefused as error:
            # The error is the client's own; what was asked for is then not available.
            logger.warning("the client refused %s: %s", method, error)
            return None

    async def ask(self, method: str, params: Any) -> Any:
        """Sends a request and returns the answer. Cancelling the wait cancels the request at the client.

        Raises:
            ClientRefused: the client answers with an error.
        """
        number = f"variorum-{next(self._numbers)}"
        answer = asyncio.ensure_future(self._request(method, params, number))
        # The answer to a cancelled request still comes, and pygls gives it to the future that it made.
        waiting = asyncio.shield(answer)
        self._waiting.add(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            self.notify("$/cancelRequest", {"id": number})
            raise
        except Exception as error:
            raise ClientRefused(str(error)) from error
        finally:
            self._waiting.discard(waiting)

    def cancel_requests(self) -> None:
        """Cancels every request that the client has not answered."""
        for waiting in list(self._waiting):
            waiting.cancel()

    async def show_document(self, uri: str, *, outside: bool = False) -> None:
        """Opens a document in the editor, or outside of it. Tells the user where it is if the editor cannot open it."""
        if self.capabilities.shows_documents:
            await self.request("window/showDocument", {"uri": uri, "external": outside, "takeFocus": True})
        else:
            self.show(f"Open {uri}.", MessageType.INFO)

    def trace(self, method: str, seconds: float) -> None:
        """Logs how long a message took, never its content. Tells the client too if it asked for traces."""
        logger.debug("%s took %.1f ms", method, 1000 * seconds)
        if self.traces:
            self.notify("$/logTrace", {"message": f"{method} took {1000 * seconds:.1f} ms"})

    def show(self, message: str, message_type: MessageType = MessageType.WARNING) -> None:
        """Shows a message to the user."""
        params = {"type": int(message_type), "message": display_text.message(message)}
        self.notify("window/showMessage", params)

    async def choose(
        self, question: str, answers: Sequence[str], message_type: MessageType = MessageType.INFO
    ) -> str | None:
        """Asks the user. Returns the chosen answer, or None."""
        titles = [display_text.title(answer) for answer in answers]
        actions = [{"title": title} for title in titles]
        params = {"type": int(message_type), "message": display_text.message(question), "actions": actions}
        picked = await self.request("window/showMessageRequest", params)
        title = picked.get("title") if isinstance(picked, dict) else None
        return answers[titles.index(title)] if title in titles else None

    async def confirm(
        self,
        question: str,
        detail: str,
        answers: Sequence[str],
        message_type: MessageType = MessageType.INFO,
    ) -> str | None:
        """Asks a question that waits for its answer: a modal dialog if the client has one. Returns the answer, or None."""
        if not self.capabilities.confirms:
            return await self.choose(f"{question} {detail}".rstrip(), answers, message_type)
        params = {
            "type": int(message_type),
            "question": display_text.message(question),
            "detail": display_text.message(detail),
            "answers": list(answers),
        }
        picked = await self.request("variorum/confirm", params)
        return picked if picked in answers else None

    def log(self, message: str, message_type: MessageType = MessageType.LOG) -> None:
        """Writes to the log that the editor keeps."""
        params = {"type": int(message_type), "message": display_text.message(message)}
        self.notify("window/logMessage", params)
