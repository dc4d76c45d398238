"""What the server knows at a time: the open texts, the folders around them, and the other halves of pairs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import attrs

from variorum.languages import Language, UnknownLanguage, dialect_of, language_named, language_of_path
from variorum.lsp.buffers import Buffer
from variorum.lsp.client import Client
from variorum.lsp.companions import CompanionFiles
from variorum.lsp.compiling import Witnesses
from variorum.lsp.connection import Connection
from variorum.lsp.folders import Folder
from variorum.lsp.judging.desk import JudgeDesk
from variorum.lsp.neighbours import Neighbours
from variorum.lsp.notebooks import Notebook
from variorum.lsp.originals import Originals
from variorum.lsp.params import Params
from variorum.lsp.precedence import Precedence
from variorum.lsp.publishing import Publisher
from variorum.lsp.reading import Reading
from variorum.lsp.since import Since
from variorum.lsp.snapshot import NOT_PAIRED, Snapshot
from variorum.lsp.tasks import Tasks
from variorum.lsp.uris import name_of, path_of
from variorum.lsp.views.recognition import companions_of
from variorum.lsp.warming import Warming
from variorum.settings import DEFAULT, Settings
from variorum.syntax.embedding.host import Host, host_named, host_of_path
from variorum.syntax.source_text import decode
from variorum.translation.pairs import PairSearch
from variorum.workspace.file_scopes import LeftOut, left_out_by_text

# Ids by which editors say that they know no language; the file's name then decides.
_NO_LANGUAGE = frozenset({"", "plaintext", "text"})


@attrs.define(eq=False)
class OpenText:
    """An open text, where it lies, and what was last worked out for it."""

    buffer: Buffer
    folder: Folder | None = None
    relative: str | None = None
    notebook: Notebook | None = None
    search: PairSearch = NOT_PAIRED
    left_out: LeftOut | None = None
    """Why the text is left out unless it is half of a pair, as far as it told when it was opened or saved."""
    logged: LeftOut | None = None
    """The reason that the log was told of."""
    recalled: dict[type, object] = attrs.field(factory=dict)
    """What one version's view leaves for the next one to build on."""
    snapshot_key: tuple[object, ...] = ()
    snapshot: Snapshot | None = None


class Session:
    """The state behind one connection. Handlers change it; `snapshots` makes views of it."""

    def __init__(self, client: Client, connection: Connection, stop: Callable[[], None]) -> None:
        self.client = client
        self.connection = connection
        self.stop = stop
        self.folders: dict[str, Folder] = {}
        self.texts: dict[str, OpenText] = {}
        self.notebooks: dict[str, Notebook] = {}
        self.settings_outside = DEFAULT
        """What holds for texts outside every folder: the editor's configuration alone."""
        self.originals = Originals()
        self.companion_files = CompanionFiles()
        self.tasks = Tasks(client)
        self.precedence = Precedence()
        self.publisher = Publisher(self)
        self.reading = Reading(self)
        self.warming = Warming(self)
        self.neighbours = Neighbours(self)
        self.desk = JudgeDesk(client)
        self.witnesses = Witnesses()
        self.since = Since(self)

    def add_folder(self, uri: str) -> Folder | None:
        """Open a folder; None for a URI that names no folder on this machine that can be looked into."""
        path = path_of(uri)
        if path is None or not os.path.isdir(path):
            return None
        folder = Folder(path)
        self.folders[uri] = folder
        self._place_again()
        return folder

    def remove_folder(self, uri: str) -> None:
        """Close a folder."""
        self.folders.pop(uri, None)
        self._place_again()

    def open(self, uri: str, language_id: str, version: int | None, text: str) -> OpenText:
        """Open a text, or replace it if it is open already."""
        language = _language_of(language_id, uri, text)
        host = _host_of(language_id, uri) if language is None else None
        buffer = Buffer(uri, language, version, text, self.client.abilities.encoding, host)
        opened = OpenText(buffer, *self.place_of(uri))
        self.look_over(opened)
        self.texts[uri] = opened
        return opened

    def look_over(self, opened: OpenText) -> None:
        """Find out whether an open text is one that nobody edits by hand; a keystroke does not make it another."""
        language = opened.buffer.language
        if language is not None:
            opened.left_out = left_out_by_text(decode(opened.buffer.text.data), language)

    def open_cell(self, notebook: Notebook, item: Params) -> None:
        """Open the text of a notebook's cell.

        Raises:
            MalformedParams: the item is no text document.
        """
        version = item.whole_number("version", default=0)
        self.open(item.text("uri"), item.text("languageId"), version, item.text("text")).notebook = notebook

    def forget(self) -> None:
        """Give up everything that can be worked out or read again."""
        self.originals.clear()
        self.companion_files.clear()
        self.witnesses.clear()
        self.since.clear()
        self.neighbours.forget()
        for opened in self.texts.values():
            opened.snapshot_key = ()
            opened.snapshot = None
            opened.recalled.clear()
            opened.buffer.forget_document()

    def settings_for(self, folder: Folder | None) -> Settings:
        """The settings that hold in a folder, or outside every folder."""
        return folder.loaded.settings if folder else self.settings_outside

    def place_of(self, uri: str) -> tuple[Folder | None, str | None]:
        """The innermost folder around a file, and the file's path in it."""
        path = path_of(uri)
        if path is None:
            return None, None
        inside = []
        for folder in self.folders.values():
            relative = folder.workspace.relative(path)
            if relative is not None:
                inside.append((folder, relative))
        return min(inside, key=lambda place: len(place[1]), default=(None, None))

    def open_at(self, folder: Folder, relative: str) -> OpenText | None:
        """The open text of a file in a folder, if it is open."""
        found = self.texts.get(folder.uri_of(relative))
        if found is not None:
            return found
        # Editors spell URIs in their own way, with more or fewer characters escaped.
        same = (one for one in self.texts.values() if one.folder is folder and one.relative == relative)
        return next(same, None)

    def dependents_of(self, uri: str) -> Iterator[str]:
        """The open texts that are understood with the file with this URI: its translations, for example."""
        own = self.texts.get(uri)
        folder, relative = (own.folder, own.relative) if own else self.place_of(uri)
        for other, opened in self.texts.items():
            pair = opened.search.pair
            if opened.folder is not folder or relative is None:
                continue
            if (pair is not None and pair.source == relative) or _goes_with(opened, relative):
                yield other

    def _place_again(self) -> None:
        for uri, opened in self.texts.items():
            opened.folder, opened.relative = self.place_of(uri)


def _goes_with(opened: OpenText, relative: str) -> bool:
    """Whether a file is, or would be on being made, a companion of the text."""
    snapshot = opened.snapshot
    names = companions_of(snapshot.kind, snapshot.settings) if snapshot is not None else ()
    return any(f"/{relative}".endswith(f"/{name}") for name in names)


def _language_of(language_id: str, uri: str, text: str) -> Language | None:
    """The language that the editor names; where it names none that is known, what the file's name tells.

    Editors go by the ending, too, so where two languages share it the text decides.
    """
    try:
        return dialect_of(language_named(language_id), name_of(uri), text)
    except UnknownLanguage:
        return language_of_path(name_of(uri), text) if language_id in _NO_LANGUAGE else None


def _host_of(language_id: str, uri: str) -> Host | None:
    """The kind of text with code in it that the editor names, or else the one that the file's name tells."""
    return host_of_path(name_of(uri)) if language_id in _NO_LANGUAGE else host_named(language_id)
