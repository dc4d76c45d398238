"""Diagnostics as JSON texts. A keystroke moves most findings by whole lines, and then only the numbers of their lines are
written again; a finding that was read back or placed anew is written as a whole."""

from __future__ import annotations

import json
from typing import NamedTuple

from variorum.lsp.client import Abilities
from variorum.lsp.convert import diagnostic_of, remarks_of
from variorum.lsp.params import Json
from variorum.lsp.snapshot import Snapshot
from variorum.rules.finding import Finding
from variorum.syntax.document import Document

_KEY = "diagnostic"


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


def diagnostics_text(snapshot: Snapshot) -> bytes:
    """What `diagnostics_of` yields, as one JSON text."""
    before, behind = remarks_of(snapshot)
    texts = [json.dumps(remark) for remark in before]
    texts += [_text(finding, snapshot) for finding in snapshot.findings]
    texts += [json.dumps(remark) for remark in behind]
    return f"[{','.join(texts)}]".encode()


def _text(finding: Finding, snapshot: Snapshot) -> str:
    original = snapshot.original.document if finding.related and snapshot.original is not None else None
    form: _Form | None = finding.kept.get(_KEY)
    if form is None or form.abilities is not snapshot.abilities or form.original is not original:
        diagnostic = diagnostic_of(finding, snapshot)
        if not all(one.in_source for one in finding.related):
            # The places in this text that it speaks of move on their own.
            return json.dumps(diagnostic)
        form = finding.kept[_KEY] = _form(diagnostic, snapshot.abilities, original)
    return (
        f'{{"range":{{"start":{{"line":{finding.line - 1},"character":{form.character}}},'
        f'"end":{{"line":{finding.end_line - 1},"character":{form.end_character}}}}},{form.rest}'
    )


def _form(diagnostic: Json, abilities: Abilities, original: Document | None) -> _Form:
    place = diagnostic["range"]
    rest = {name: value for name, value in diagnostic.items() if name != "range"}
    characters = place["start"]["character"], place["end"]["character"]
    return _Form(abilities, original, *characters, json.dumps(rest).removeprefix("{"))
