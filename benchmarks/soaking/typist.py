"""Somebody at the editor: types in a few documents at a time, asks for things, changes their mind, closes and opens.

What is typed and asked depends on the seed alone, so every server gets the same, but for requests that it does not offer.
"""

from __future__ import annotations

from random import Random
from typing import Any

import attrs

from benchmarks.soaking.client import Client
from benchmarks.soaking.documents import Document

Json = dict[str, Any]
# How many documents are worked on at a time, and for how many edits.
_HOT, _SPELL = 6, 250
_ASKS, _CANCELS, _REOPENS = 0.25, 0.3, 0.004
_TYPED = ("x", "(", ")", " ", "value = 1", "return", '"', "{", "}", "# note", "if True:", ";")
# Methods, the capability that offers them, and whether they are about a position or a range.
_METHODS = (
    ("textDocument/diagnostic", "diagnosticProvider", ""),
    ("textDocument/hover", "hoverProvider", "position"),
    ("textDocument/codeAction", "codeActionProvider", "range"),
    ("textDocument/codeLens", "codeLensProvider", ""),
    ("textDocument/completion", "completionProvider", "position"),
    ("textDocument/declaration", "declarationProvider", "position"),
    ("textDocument/definition", "definitionProvider", "position"),
    ("textDocument/documentSymbol", "documentSymbolProvider", ""),
)


@attrs.define(eq=False)
class Page:
    """An open document, line by line, without line ends."""

    uri: str
    language: str
    lines: list[str]
    size: int
    """How many lines it had at first; it is kept about as long."""
    version: int = 1
    undo: list[tuple[int, int, list[str]]] = attrs.field(factory=list)
    """Lines that can be put back: the first line, how many to replace, and by what."""

    @property
    def item(self) -> Json:
        """The document as `didOpen` sends it."""
        text = "\n".join(self.lines)
        return {"uri": self.uri, "languageId": self.language, "version": self.version, "text": text}


class Typist:
    """Works on documents, which have to be ASCII, so that every server counts characters alike."""

    def __init__(self, client: Client, random: Random, documents: list[Document]) -> None:
        self._client, self._random = client, random
        self._pages = [
            Page(path.as_uri(), language, text.split("\n"), text.count("\n") + 1)
            for path, language, text in documents
        ]
        self._hot: list[Page] = []
        self._offered = [
            (method, about) for method, ability, about in _METHODS if client.capabilities.get(ability)
        ]
        self.edits = 0

    async def open_all(self) -> None:
        """Open every document."""
        for page in self._pages:
            await self._open(page)

    async def step(self) -> None:
        """One edit, and perhaps a request, a change of mind, or a document closed and opened again."""
        if self.edits % _SPELL == 0:
            self._hot = self._random.sample(self._pages, min(_HOT, len(self._pages)))
        self.edits += 1
        page = self._random.choice(self._hot)
        await self._edit(page)
        if self._random.random() < _ASKS:
            await self._ask(page)
        if self._random.random() < _REOPENS:
            await self._reopen(self._random.choice(self._pages))

    async def _edit(self, page: Page) -> None:
        """Something typed in a line, a line doubled or gone, or an earlier edit undone."""
        draw = self._random.random()
        line = self._random.randrange(len(page.lines))
        old = page.lines[line]
        place = self._random.randint(0, len(old))
        typed = old[:place] + self._random.choice(_TYPED) + old[place:]
        if page.undo and draw < 0.45:
            await self._replace(page, *page.undo.pop())
        elif draw < 0.8 or len(page.lines) < 2:
            await self._replace(page, line, 1, [typed], can_be_undone=True)
        elif len(page.lines) <= page.size:
            await self._replace(page, line, 1, [old, old], can_be_undone=True)
        else:
            await self._replace(page, line, 1, [], can_be_undone=True)

    async def _replace(
        self, page: Page, first: int, count: int, new: list[str], *, can_be_undone: bool = False
    ) -> None:
        """Put other lines in the place of some; what was undone is not done again."""
        old = page.lines[first : first + count]
        if can_be_undone:
            page.undo.append((first, len(new), old))
        is_end = first + count >= len(page.lines)
        start = {"line": first, "character": 0}
        end = {"line": first + count, "character": 0}
        text = "".join(f"{line}\n" for line in new)
        if is_end:
            # The last line has no end, so what is put there takes the line end before it instead.
            start = {"line": first - 1, "character": len(page.lines[first - 1])} if first else start
            end = {"line": len(page.lines) - 1, "character": len(page.lines[-1])}
            text = "".join(f"\n{line}" for line in new) if first else "\n".join(new)
        page.lines[first : first + count] = new
        page.lines = page.lines or [""]
        page.version += 1
        document = {"uri": page.uri, "version": page.version}
        changes = [{"range": {"start": start, "end": end}, "text": text}]
        params = {"textDocument": document, "contentChanges": changes}
        await self._client.notify("textDocument/didChange", params)

    async def _ask(self, page: Page) -> None:
        """Ask for something that the server offers; sometimes it is not wanted any more at once."""
        choice, cancels = self._random.choice(_METHODS), self._random.random() < _CANCELS
        line = self._random.randrange(len(page.lines))
        position = {"line": line, "character": self._random.randint(0, len(page.lines[line]))}
        method, _, about = choice
        if (method, about) not in self._offered:
            return
        params: Json = {"textDocument": {"uri": page.uri}}
        if about == "position":
            params["position"] = position
        elif about == "range":
            params |= {"range": {"start": position, "end": position}, "context": {"diagnostics": []}}
        number = await self._client.ask(method, params)
        if cancels:
            await self._client.cancel(number)

    async def _reopen(self, page: Page) -> None:
        await self._client.notify("textDocument/didClose", {"textDocument": {"uri": page.uri}})
        page.version += 1
        page.undo.clear()
        await self._open(page)

    async def _open(self, page: Page) -> None:
        """Open a document and ask for what an editor shows of it."""
        await self._client.notify("textDocument/didOpen", {"textDocument": page.item})
        offered = [method for method, _ in self._offered]
        for method in ("textDocument/diagnostic", "textDocument/codeLens", "textDocument/documentSymbol"):
            if method in offered:
                await self._client.ask(method, {"textDocument": {"uri": page.uri}})
