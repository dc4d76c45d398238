"""Diagnostics as JSON texts.

A keystroke moves most findings by whole lines, section by section, and then only the numbers of their lines are written
again; what was read back or placed anew is written as a whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import NamedTuple

from variorum.lsp.client import Abilities
from variorum.lsp.convert import diagnostic_of, remarks_of
from variorum.lsp.params import Json
from variorum.lsp.snapshot import Snapshot
from variorum.rules.finding import Finding
from variorum.rules.placement import Placed
from variorum.rules.stretches import Stretch
from variorum.syntax.document import Document

_KEY = "diagnostic"
_json = json.JSONEncoder(separators=(",", ":")).encode
# In JSON the quotation marks within a text are escaped, so this is always the line of a position.
_LINE = re.compile(r'"line":(\d+)')


class JsonText:
    """A value in a message that is written as JSON already."""

    __slots__ = ("data",)

    def __init__(self, data: bytes) -> None:
        self.data = data


class _Form(NamedTuple):
    """A diagnostic but for its lines."""

    abilities: Abilities
    original: Document | None
    """The other half of the pair, where the finding speaks of a place in it: that place stays while this is the same."""
    character: int
    end_character: int
    rest: str
    """What follows the range, the closing brace included."""


class _SectionForm(NamedTuple):
    """The diagnostics of a section, as they were written last and but for their lines."""

    abilities: Abilities
    uri: str
    template: bytes
    lines: Sequence[int]
    """What goes into the template, counted from the line on which the section begins."""
    row: int
    """The line on which the section began when it was written last, and what was written."""
    text: bytes


class _LooseForm(NamedTuple):
    """The diagnostics of a stretch that is no section, as they were written last."""

    abilities: Abilities
    uri: str
    original: Document | None
    """The other half of the pair, where they speak of places in it."""
    text: bytes

    def holds_for(self, snapshot: Snapshot) -> bool:
        """Whether they would be written in the same way for a snapshot."""
        is_same_original = self.original is None or self.original is _original(snapshot)
        return self.abilities is snapshot.abilities and self.uri == snapshot.uri and is_same_original


def diagnostics_text(snapshot: Snapshot) -> bytes:
    """What `diagnostics_of` yields, as one JSON text."""
    before, behind = remarks_of(snapshot)
    texts = [_json(remark).encode() for remark in before]
    texts += [_text_of_stretch(stretch, snapshot) for stretch in snapshot.stretches]
    texts += [_json(remark).encode() for remark in behind]
    if not texts:
        return b"[]"
    # The brackets go in before the texts are joined: a report on thousands of findings takes as long as each copy of it.
    texts[0] = b"[" + texts[0]
    texts[-1] += b"]"
    return b",".join(texts)


def _text_of_stretch(stretch: Stretch, snapshot: Snapshot) -> bytes:
    if stretch.placed is None:
        return _text_of_loose(stretch, snapshot)
    placed = stretch.placed
    form: _SectionForm | None = placed.kept.get(_KEY)
    if form is None or form.abilities is not snapshot.abilities or form.uri != snapshot.uri:
        form = placed.kept[_KEY] = _section_form(placed, snapshot)
    row = placed.place.row
    if form.row != row:
        text = form.template % tuple([line + row for line in form.lines])
        form = placed.kept[_KEY] = form._replace(row=row, text=text)
    return form.text


def _text_of_loose(stretch: Stretch, snapshot: Snapshot) -> bytes:
    form: _LooseForm | None = stretch.kept.get(_KEY)
    if form is None or not form.holds_for(snapshot):
        text = ",".join([_text(finding, snapshot) for finding in stretch.loose])
        related = [one for finding in stretch.loose for one in finding.related]
        form = _LooseForm(
            snapshot.abilities, snapshot.uri, _original(snapshot) if related else None, text.encode()
        )
        if all(one.in_source for one in related):
            # The places in this text that findings speak of may move while these stay.
            stretch.kept[_KEY] = form
    return form.text


def _section_form(placed: Placed, snapshot: Snapshot) -> _SectionForm:
    text = ",".join([_text(finding, snapshot) for finding in placed.findings])
    row = placed.place.row
    lines = [int(line) - row for line in _LINE.findall(text)]
    template = _LINE.sub('"line":%d', text.replace("%", "%%"))
    return _SectionForm(snapshot.abilities, snapshot.uri, template.encode(), lines, row, text.encode())


def _text(finding: Finding, snapshot: Snapshot) -> str:
    original = _original(snapshot) if finding.related else None
    form: _Form | None = finding.kept.get(_KEY)
    if form is None or form.abilities is not snapshot.abilities or form.original is not original:
        diagnostic = diagnostic_of(finding, snapshot)
        if not all(one.in_source for one in finding.related):
            # The places in this text that it speaks of move on their own.
            return _json(diagnostic)
        form = finding.kept[_KEY] = _form(diagnostic, snapshot.abilities, original)
    return (
        f'{{"range":{{"start":{{"line":{finding.line - 1},"character":{form.character}}},'
        f'"end":{{"line":{finding.end_line - 1},"character":{form.end_character}}}}},{form.rest}'
    )


def _original(snapshot: Snapshot) -> Document | None:
    return snapshot.original.document if snapshot.original is not None else None


def _form(diagnostic: Json, abilities: Abilities, original: Document | None) -> _Form:
    place = diagnostic["range"]
    rest = {name: value for name, value in diagnostic.items() if name != "range"}
    characters = place["start"]["character"], place["end"]["character"]
    return _Form(abilities, original, *characters, _json(rest).removeprefix("{"))
