"""The state behind one connection: plain values, which features change and snapshots read."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import attrs

from variorum.differential.verdict_cache import VerdictCache
from variorum.languages import Language, UnknownLanguage, dialect_of, language_named, language_of_path
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Params
from variorum.lsp.protocol.uris import name_of, path_of
from variorum.lsp.state.buffer import Buffer
from variorum.lsp.state.companion_files import CompanionFiles
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.lifecycle import Lifecycle
from variorum.lsp.state.name_indexes import NameIndexes
from variorum.lsp.state.notebooks import Notebook
from variorum.lsp.state.open_document import OpenDocument
from variorum.lsp.state.pair_results import PairResults
from variorum.lsp.state.parsed_files import ParsedFiles
from variorum.lsp.state.revision_findings import RevisionFindings
from variorum.settings import DEFAULT, Settings
from variorum.syntax.embedding.host import Host, host_named, host_of_path

if TYPE_CHECKING:
    from variorum.compilers.compilation import Compilation
    from variorum.translation.behaviour import Behaviour

# Language ids that editors send for a language that they do not know. The file's name decides then.
_NO_LANGUAGE = frozenset({"", "plaintext", "text"})


@attrs.define(eq=False)
class Session:
    """What the server knows."""

    capabilities: ClientCapabilities = attrs.field(factory=ClientCapabilities)
    lifecycle: Lifecycle = attrs.field(factory=Lifecycle)
    folders: dict[str, Folder] = attrs.field(factory=dict)
    """The workspace folders by URI."""
    documents: dict[str, OpenDocument] = attrs.field(factory=dict)
    """The open documents by URI."""
    notebooks: dict[str, Notebook] = attrs.field(factory=dict)
    settings_outside: Settings = DEFAULT
    """The settings of documents outside of every folder: the editor's configuration alone."""
    parsed_files: ParsedFiles = attrs.field(factory=ParsedFiles)
    companion_files: CompanionFiles = attrs.field(factory=CompanionFiles)
    name_indexes: NameIndexes = attrs.field(factory=NameIndexes)
    compiler_results: PairResults[Compilation] = attrs.field(factory=PairResults)
    behaviours: PairResults[Behaviour] = attrs.field(factory=PairResults)
    """What both sides of pairs do on the same inputs."""
    verdicts: VerdictCache = attrs.field(factory=VerdictCache)
    """What interpreting items has shown, for later states of their pairs."""
    revision_findings: RevisionFindings = attrs.field(factory=RevisionFindings)

    def add_folder(self, uri: str) -> Folder | None:
        """Opens a workspace folder. Returns None if the URI names no folder on this machine that can be read."""
        path = path_of(uri)
        if path is None or not os.path.isdir(path):
            return None
        folder = Folder(path)
        self.folders[uri] = folder
        self._place_documents()
        return folder

    def remove_folder(self, uri: str) -> None:
        """Closes a workspace folder."""
        self.folders.pop(uri, None)
        self._place_documents()

    def open(self, uri: str, language_id: str, version: int | None, text: str) -> OpenDocument:
        """Opens a document, or replaces it if it is open already."""
        language = _language_of(language_id, uri, text)
        host = _host_of(language_id, uri) if language is None else None
        buffer = Buffer(uri, language, version, text, self.capabilities.encoding, host)
        opened = OpenDocument(buffer, *self.place_of(uri))
        opened.find_left_out()
        self.documents[uri] = opened
        return opened

    def open_cell(self, notebook: Notebook, item: Params) -> None:
        """Opens the document of a notebook's cell.

        Raises:
            MalformedParams: the item is no text document.
        """
        version = item.whole_number("version", default=0)
        opened = self.open(item.text("uri"), item.text("languageId"), version, item.text("text"))
        opened.notebook = notebook

    def forget(self) -> None:
        """Drops everything that can be computed or read again."""
        self.parsed_files.clear()
        self.companion_files.clear()
        self.compiler_results.clear()
        self.behaviours.clear()
        self.verdicts.clear()
        self.revision_findings.clear()
        self.name_indexes.clear()
        for opened in self.documents.values():
            opened.buffer.forget()

    def settings_for(self, folder: Folder | None) -> Settings:
        """Returns the settings of a folder, or those outside of every folder."""
        return folder.loaded.settings if folder else self.settings_outside

    def place_of(self, uri: str) -> tuple[Folder | None, str | None]:
        """Returns the innermost folder around a file, and the file's path in it."""
        path = path_of(uri)
        if path is None:
            return None, None
        inside = []
        for folder in self.folders.values():
            relative = folder.workspace.relative(path)
            if relative is not None:
                inside.append((folder, relative))
        return min(inside, key=lambda place: len(place[1]), default=(None, None))

    def open_at(self, folder: Folder, relative: str) -> OpenDocument | None:
        """Returns the open document of a file in a folder, or None if it is not open."""
        found = self.documents.get(folder.uri_of(relative))
        if found is not None:
            return found
        # Editors spell URIs in their own way, with more or fewer characters escaped.
        for opened in self.documents.values():
            if opened.folder is folder and opened.relative == relative:
                return opened
        return None

    def dependents_of(self, uri: str) -> Iterator[str]:
        """Yields the URIs of the open documents that are analysed with this file: its translations, for example."""
        own = self.documents.get(uri)
        folder, relative = (own.folder, own.relative) if own else self.place_of(uri)
        if relative is None:
            return
        for other, opened in self.documents.items():
            if opened.folder is not folder:
                continue
            pair = opened.search.pair
            is_original = pair is not None and pair.source == relative
            if is_original or (opened.companions and opened.is_read_with(relative)):
                yield other

    def _place_documents(self) -> None:
        for uri, opened in self.documents.items():
            opened.folder, opened.relative = self.place_of(uri)


def _language_of(language_id: str, uri: str, text: str) -> Language | None:
    """Returns the language that the editor names, or that the file's name tells where the editor names none.

    Editors go by the file's suffix too, so where two languages share it the text decides.
    """
    try:
        return dialect_of(language_named(language_id), name_of(uri), text)
    except UnknownLanguage:
        return language_of_path(name_of(uri), text) if language_id in _NO_LANGUAGE else None


def _host_of(language_id: str, uri: str) -> Host | None:
    """Returns the kind of text with code inside that the editor names, or that the file's name tells."""
    return host_of_path(name_of(uri)) if language_id in _NO_LANGUAGE else host_named(language_id)
