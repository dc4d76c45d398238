"""Finds the counterpart of an item in the other half of its pair."""

from __future__ import annotations

import attrs

from variorum.lsp.protocol.params import Json
from variorum.lsp.protocol.positions import range_of
from variorum.lsp.services.configuration import list_files
from variorum.lsp.services.disk_snapshots import snapshot_on_disk
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.syntax.source_text import SourceText
from variorum.translation.score import Alignment, Declared, TranslationScore
from variorum.translation.translation_search import translations_of


@attrs.frozen
class Counterpart:
    """The counterpart of an item, or of the whole file where no item is aligned."""

    uri: str
    text: SourceText
    item: Declared | None
    is_original: bool
    s: float | None
    """The structural score of the two items, or of the two files."""

    def location(self, snapshot: Snapshot) -> Json:
        """Returns the place as LSP has it: the item's range, and its name's as the selection."""
        encoding = snapshot.capabilities.encoding
        start = self.text.line_span(0)
        whole = self.item.span if self.item else start
        name = self.item.name_span if self.item else start
        return {
            "uri": self.uri,
            "range": range_of(self.text, whole, encoding),
            "selectionRange": range_of(self.text, name, encoding),
        }


async def counterparts_at(services: Services, snapshot: Snapshot, offset: int) -> list[Counterpart]:
    """Returns the counterparts of a byte offset: in the original, or for an original in each known translation."""
    if snapshot.original is not None:
        score = await services.tasks.in_thread(_score, snapshot)
        here = (
            around([one for one in score.alignments if one.target], offset, in_source=False)
            if score
            else None
        )
        item, s = (here.source, here.s) if here else (None, score.s if score else None)
        return [Counterpart(snapshot.original.uri, snapshot.original.document.text, item, True, s)]
    found = []
    for translation in await translations(services, snapshot.uri):
        score = await services.tasks.in_thread(_score, translation)
        if score is None:
            continue
        here = around([one for one in score.alignments if one.source], offset, in_source=True)
        item, s = (here.target, here.s) if here else (None, score.s)
        found.append(Counterpart(translation.uri, translation.text, item, False, s))
    return found


def _score(snapshot: Snapshot) -> TranslationScore | None:
    return snapshot.score


def around(alignments: list[Alignment], offset: int, *, in_source: bool) -> Alignment | None:
    """Returns the innermost aligned item around a byte offset of one side."""

    def declared(one: Alignment) -> Declared | None:
        return one.source if in_source else one.target

    inside = [
        (side.span.end - side.span.start, place, one)
        for place, one in enumerate(alignments)
        if (side := declared(one)) is not None and side.span.start <= offset <= side.span.end
    ]
    return min(inside)[2] if inside else None


async def translations(services: Services, uri: str) -> list[Snapshot]:
    """Returns the translations of an original: those that are open, and those that a choice or a pattern names."""
    dependents = list(services.session.dependents_of(uri))
    snapshots = [await services.parser.complete_snapshot(other) for other in dependents]
    found = [one for one in snapshots if one is not None and one.original is not None]
    folder, relative = services.session.place_of(uri)
    if folder is None or relative is None:
        return found
    if folder.files is None:
        await list_files(services)
    known = {one.name for one in found}
    choices, _ = folder.workspace.choices()
    names = translations_of(
        relative, choices=choices, patterns=folder.loaded.settings.patterns, files=folder.files or ()
    )
    for name in names:
        if name in known or services.session.open_at(folder, name) is not None:
            continue
        snapshot = await snapshot_on_disk(services, folder, name)
        if snapshot is not None and snapshot.original is not None and snapshot.original.uri == uri:
            found.append(snapshot)
    return found
