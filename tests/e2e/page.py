"""An open text as the person at the editor sees it."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.e2e.editor import Editor

Json = dict[str, Any]
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$")
_BYTES_OF = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


class Page:
    """A text, its version, and what the server says of it."""

    def __init__(self, editor: Editor, uri: str, language: str, text: str) -> None:
        self.editor, self.uri, self.language, self.text = editor, uri, language, text
        self.version = 1
        self.encoding = editor.capabilities.get("positionEncoding", "utf-16")
        self.result_id: str | None = None
        self.known: list[Json] = []
        self._later: list[asyncio.Task[None]] = []

    async def replace(self, old: str, new: str) -> None:
        """Type `new` in place of the first `old`."""
        start = self.text.index(old)
        await self.change([{"range": self._range(start, start + len(old)), "text": new}])

    async def change(self, changes: list[Json], version: int | None = None) -> None:
        """Send content changes, and make them here too."""
        self.version = self.version + 1 if version is None else version
        for change in changes:
            if "range" not in change:
                self.text = change["text"]
            else:
                self.text = self.edited([{"range": change["range"], "newText": change["text"]}])
        document = {"uri": self.uri, "version": self.version}
        params = {"textDocument": document, "contentChanges": changes}
        await self.editor.notify("textDocument/didChange", params)

    async def close(self) -> None:
        """Close the text."""
        del self.editor.pages[self.uri]
        await self.editor.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})

    async def diagnostics(self) -> list[Json]:
        """What the editor shows for the text as it stands."""
        if self.editor.pulls:
            report = await self.pull()
            if report["kind"] == "full":
                self.known = report["items"]
            self.result_id = report["resultId"]
            return self.known
        published: list[Json] = (await self.editor.until(self._published))["diagnostics"]
        return published

    async def pull(self) -> Json:
        """Ask for diagnostics, naming those that are known."""
        params = {"textDocument": {"uri": self.uri}, "previousResultId": self.result_id}
        report: Json = await self.editor.request("textDocument/diagnostic", params)
        return report

    async def diagnostics_contain(self, code: str, *, line: int | None = None) -> Json:
        """The diagnostic of a rule, on a line counted from 1, awaited if it is not there yet."""
        return await self._eventually(lambda found: next(iter(_of(found, code, line)), None))  # type: ignore[no-any-return]

    async def diagnostics_lack(self, code: str, *, line: int | None = None) -> None:
        """Wait until no diagnostic of a rule is shown any more."""
        await self._eventually(lambda found: not _of(found, code, line))

    async def hover(self, on: str) -> str | None:
        """What the hover says over the first place of a text."""
        position = self._position(self.text.index(on))
        params = {"textDocument": {"uri": self.uri}, "position": position}
        answer = await self.editor.request("textDocument/hover", params)
        return answer["contents"]["value"] if answer else None

    async def lenses(self) -> list[Json]:
        """The lenses over the text as a reader sees them."""
        return [
            lens if "command" in lens else await self.editor.request("codeLens/resolve", lens)
            for lens in await self.unseen_lenses()
        ]

    async def unseen_lenses(self) -> list[Json]:
        """The lenses over the text before any of them has come into sight."""
        params = {"textDocument": {"uri": self.uri}}
        lenses: list[Json] = await self.editor.request("textDocument/codeLens", params)
        return lenses

    async def actions(self, *, line: int, only: list[str] | None = None) -> list[Json]:
        """What the editor offers on a line, counted from 1."""
        here = [one for one in await self.diagnostics() if one["range"]["start"]["line"] == line - 1]
        position = {"line": line - 1, "character": 0}
        context: Json = {"diagnostics": here} | ({"only": only} if only else {})
        params = {"textDocument": {"uri": self.uri}, "range": {"start": position, "end": position}}
        found: list[Json] = await self.editor.request(
            "textDocument/codeAction", {**params, "context": context}
        )
        return found

    async def apply(self, *, action: str, line: int) -> None:
        """Take an action by its title."""
        offered = await self.actions(line=line)
        chosen = next((one for one in offered if one["title"] == action), None)
        assert chosen is not None, f"{action!r} is not offered, but {[one['title'] for one in offered]}"
        if "edit" not in chosen:
            chosen = await self.editor.request("codeAction/resolve", chosen)
        self.editor.apply(chosen["edit"])
        await self.settled()

    async def settled(self) -> None:
        """Wait until edits that the server asked for have been sent."""
        while self._later:
            await self._later.pop()

    @property
    def unsent(self) -> tuple[asyncio.Task[None], ...]:
        """Edits that the server asked for and that may not have been sent."""
        return tuple(self._later)

    def edit_later(self, edits: list[Json]) -> None:
        """Make the server's edits, the last one first so that the ranges of the others hold."""
        ordered = sorted(edits, key=lambda one: _key(one["range"]["start"]), reverse=True)
        changes = [{"range": one["range"], "text": one["newText"]} for one in ordered]
        self._later.append(asyncio.ensure_future(self.change(changes)))

    def edited(self, edits: list[Json]) -> str:
        """The text after edits that do not touch one another."""
        text = self.text
        for one in sorted(edits, key=lambda one: _key(one["range"]["start"]), reverse=True):
            start, end = self._offset(one["range"]["start"]), self._offset(one["range"]["end"])
            text = text[:start] + one["newText"] + text[end:]
        return text

    def _published(self) -> Json | None:
        """The newest pushed diagnostics, if they are of the newest version."""
        pushed = [
            one for one in self.editor.heard("textDocument/publishDiagnostics") if one["uri"] == self.uri
        ]
        return pushed[-1] if pushed and pushed[-1].get("version") == self.version else None

    async def _eventually(self, holds: Any) -> Any:
        async def look() -> Any:
            return holds(await self.diagnostics())

        try:
            return await self.editor.eventually(look)
        except TimeoutError:
            shown = [(one["code"], one["range"]["start"]["line"] + 1, one["message"]) for one in self.known]
            raise AssertionError(f"the editor shows {shown} in\n{self.text}") from None

    def _range(self, start: int, end: int) -> Json:
        return {"start": self._position(start), "end": self._position(end)}

    def _position(self, offset: int) -> Json:
        lines = [found for found in _LINE.finditer(self.text) if found.start() <= offset]
        if not lines or (lines[-1].end() <= offset and lines[-1][0].endswith(("\r", "\n"))):
            return {"line": len(lines), "character": 0}
        codec, width = _BYTES_OF[self.encoding]
        before = self.text[lines[-1].start() : offset]
        return {"line": len(lines) - 1, "character": len(before.encode(codec, "surrogatepass")) // width}

    def _offset(self, position: Json) -> int:
        lines = list(_LINE.finditer(self.text))
        if position["line"] >= len(lines):
            return len(self.text)
        line = lines[position["line"]]
        codec, width = _BYTES_OF[self.encoding]
        content = line[0].rstrip("\r\n").encode(codec, "surrogatepass")[: position["character"] * width]
        return line.start() + len(content.decode(codec, "surrogatepass"))


def _of(found: list[Json], code: str, line: int | None) -> list[Json]:
    same = [one for one in found if one["code"] == code]
    return [one for one in same if line is None or one["range"]["start"]["line"] == line - 1]


def _key(position: Json) -> tuple[int, int]:
    return position["line"], position["character"]
