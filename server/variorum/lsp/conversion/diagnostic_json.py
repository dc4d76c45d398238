"""Writes diagnostics as JSON, and again only those that a keystroke has changed.

A keystroke moves most findings by whole lines, section by section. For those only the numbers of their lines are written again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from variorum.lsp.conversion.diagnostics import diagnostic_of, remarks_of
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.rules.chunks import Chunk
from variorum.rules.finding import Finding
from variorum.rules.placement import PlacedFindings
from variorum.syntax.document import Document

_T = TypeVar("_T")
_json = json.JSONEncoder(separators=(",", ":")).encode
# In JSON the quotation marks within a text are escaped, so this is always the line of a position.
_LINE = re.compile(r'"line":(\d+)')


class _FindingForm(NamedTuple):
    """A diagnostic without its lines."""

    original: Document | None
    """The original, if the finding names a place in it: that place stays while this is the same document."""
    character: int
    end_character: int
    rest: str
    """What follows the range, with the closing brace."""


class _SectionForm(NamedTuple):
    """The diagnostics of a section, as they were written last and without their lines."""

    template: bytes
    lines: Sequence[int]
    """What goes into the template, counted from the line on which the section begins."""
    row: int
    """The line on which the section began when it was written last."""
    text: bytes


class _ChunkForm(NamedTuple):
    """The diagnostics of a chunk that is no section, as they were written last."""

    original: Document | None
    """The original, if they name places in it."""
    text: bytes


class _Forms(Generic[_T]):
    """Forms by the identity of the object that a finding, a section or a chunk shares with its moved copies."""

    def __init__(self) -> None:
        self._forms: dict[int, tuple[object, _T]] = {}

    def get(self, owner: object) -> _T | None:
        found = self._forms.get(id(owner))
        return found[1] if found is not None else None

    def put(self, owner: object, form: _T) -> None:
        # With the owner kept, its identity is no other object's.
        self._forms[id(owner)] = owner, form


class PublishedDiagnostics:
    """The diagnostics of one version as JSON, and the forms that the next version's are written from."""

    def __init__(self, snapshot: Snapshot, before: PublishedDiagnostics | None = None) -> None:
        self.data = b""
        """A JSON array, in UTF-8."""
        self._snapshot_uri, self._capabilities = snapshot.uri, snapshot.capabilities
        self._sections: _Forms[_SectionForm] = _Forms()
        self._chunks: _Forms[_ChunkForm] = _Forms()
        self._findings: _Forms[_FindingForm] = _Forms()
        is_usable = before is not None and before._holds_for(snapshot.uri, snapshot.capabilities)
        self._before: PublishedDiagnostics | None = before if is_usable else None
        self.data = self._write(snapshot)
        self._before = None

    def _holds_for(self, uri: str, capabilities: ClientCapabilities) -> bool:
        return self._capabilities is capabilities and self._snapshot_uri == uri

    def _write(self, snapshot: Snapshot) -> bytes:
        before, behind = remarks_of(snapshot)
        texts = [_json(remark).encode() for remark in before]
        for part in snapshot.chunks:
            texts.append(
                self._chunk(part, snapshot) if part.placed is None else self._section(part.placed, snapshot)
            )
        texts += [_json(remark).encode() for remark in behind]
        if not texts:
            return b"[]"
        # The brackets go in before the texts are joined: a report on thousands of findings takes as long as each copy of it.
        texts[0] = b"[" + texts[0]
        texts[-1] += b"]"
        return b",".join(texts)

    def _section(self, placed: PlacedFindings, snapshot: Snapshot) -> bytes:
        row, owner = placed.place.row, placed.derived
        form = self._before._sections.get(owner) if self._before is not None else None
        if form is None:
            text = ",".join([self._finding(finding, snapshot) for finding in placed.findings])
            lines = [int(line) - row for line in _LINE.findall(text)]
            template = _LINE.sub('"line":%d', text.replace("%", "%%"))
            form = _SectionForm(template.encode(), lines, row, text.encode())
        elif form.row != row:
            moved = form.template % tuple([line + row for line in form.lines])
            form = form._replace(row=row, text=moved)
        self._sections.put(owner, form)
        return form.text

    def _chunk(self, part: Chunk, snapshot: Snapshot) -> bytes:
        form = self._before._chunks.get(part) if self._before is not None else None
        if form is None or (form.original is not None and form.original is not _original(snapshot)):
            text = ",".join([self._finding(finding, snapshot) for finding in part.findings])
            related = [one for finding in part.findings for one in finding.related]
            form = _ChunkForm(_original(snapshot) if related else None, text.encode())
            if not all(one.in_source for one in related):
                # The places in this text that findings name may move while these stay.
                return form.text
        self._chunks.put(part, form)
        return form.text

    def _finding(self, finding: Finding, snapshot: Snapshot) -> str:
        original, owner = _original(snapshot) if finding.related else None, finding.derived
        form = self._before._findings.get(owner) if self._before is not None else None
        if form is None or form.original is not original:
            diagnostic = diagnostic_of(finding, snapshot)
            if finding.related and not all(one.in_source for one in finding.related):
                # The places in this text that it names move on their own.
                return _json(diagnostic)
            form = _form(diagnostic, original)
        self._findings.put(owner, form)
        return (
            f'{{"range":{{"start":{{"line":{finding.line - 1},"character":{form.character}}},'
            f'"end":{{"line":{finding.end_line - 1},"character":{form.end_character}}}}},{form.rest}'
        )


def write_diagnostics(snapshot: Snapshot, before: PublishedDiagnostics | None = None) -> PublishedDiagnostics:
    """Returns what `diagnostics_of` yields, as JSON. `before` are the diagnostics of an earlier version."""
    return PublishedDiagnostics(snapshot, before)


def _original(snapshot: Snapshot) -> Document | None:
    return snapshot.original.document if snapshot.original is not None else None


def _form(diagnostic: Json, original: Document | None) -> _FindingForm:
    place = diagnostic["range"]
    rest = {name: value for name, value in diagnostic.items() if name != "range"}
    characters = place["start"]["character"], place["end"]["character"]
    return _FindingForm(original, *characters, _json(rest).removeprefix("{"))
