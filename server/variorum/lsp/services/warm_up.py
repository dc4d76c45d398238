"""Loads code and compiles queries while nobody waits: before a document is opened, and after its findings are shown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import islice

from variorum.languages import Language, language_of_path
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.session import Session
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.lazy_queries import go_on, prepare
from variorum.syntax.source_text import encode
from variorum.workspace import OutsideWorkspace, UnreadableFile

# The languages of a pair. Whoever works in more waits a moment for the others.
_MOST_LANGUAGES = 2
# The beginnings of this many files of a language show which queries the file that is opened may need.
_SAMPLES, _SAMPLE_SIZE = 3, 5_000
# Seconds of rest after the first findings of a language, in which editors ask for lenses and colours. Compiling a
# query lets nothing else run, so it is done while the findings are read.
_REST = 0.3


class WarmUp:
    """Gets the server ready, one thing at a time, in a thread."""

    def __init__(self, session: Session, tasks: Tasks, load_features: Callable[[], None]) -> None:
        self._session, self._tasks, self._load_features = session, tasks, load_features
        self._completed: set[Language] = set()

    async def begin(self) -> None:
        """Loads the rules and the commonest languages of the workspace, as long as no document is open."""
        for folder in list(self._session.folders.values()):
            languages = (language_of_path(name) for name in folder.files or ())
            counted = Counter(language for language in languages if language is not None)
            for language, _ in counted.most_common(_MOST_LANGUAGES):
                if self._may_continue():
                    await self._tasks.in_thread(_prepare, folder, language, self._may_continue)
        if self._may_continue():
            await self._tasks.in_thread(self._load_features)

    def diagnostics_sent(self, snapshot: Snapshot) -> None:
        """Loads what the findings of a document could do without, once they are sent."""
        document = snapshot.document
        if document is None or document.language in self._completed:
            return
        self._completed.add(document.language)
        self._tasks.start(self._complete(document.language))

    def _may_continue(self) -> bool:
        """Whether nobody waits. Once a document is open, the server prepares what that document needs."""
        return not self._session.documents

    async def _complete(self, language: Language) -> None:
        await asyncio.sleep(_REST)
        while not await self._tasks.in_thread(go_on, language):
            pass
        await self._tasks.in_thread(self._load_features)


def _prepare(folder: Folder, language: Language, may_continue: Callable[[], bool]) -> None:
    findings(Document.parse("", language), folder.loaded.settings.selection(is_translation=False))
    names = (name for name in folder.files or () if language_of_path(name) is language)
    for name in islice(names, _SAMPLES):
        if not may_continue():
            return
        try:
            text = folder.workspace.read(name, folder.loaded.settings.max_file_size).text
        except (OutsideWorkspace, UnreadableFile, OSError):
            continue
        sample = encode(text[:_SAMPLE_SIZE])
        root = new_parser(language).parse(sample).root_node
        prepare(language, root, sample, _SAMPLE_SIZE, may_continue)
