"""Loads what texts will need while nobody waits for it: before the first is opened, and after its findings were shown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

from variorum.languages import Language, language_of_path
from variorum.lsp.handlers import load_all
from variorum.rules.engine import findings
from variorum.syntax.document import Document
from variorum.syntax.grammar import new_parser
from variorum.syntax.lazy_queries import go_on, prepare
from variorum.syntax.source_text import encode
from variorum.workspace import OutsideWorkspace, UnreadableFile

if TYPE_CHECKING:
    from variorum.lsp.folders import Folder
    from variorum.lsp.session import Session

# The languages of a pair; whoever works in more waits a moment for the others.
_MOST = 2
# Of so many files of a language the beginnings tell what the one that is opened may hold.
_SAMPLES, _SAMPLE_SIZE = 3, 5_000
# Seconds of rest after the first findings of a language, in which editors ask for lenses and colours. Compiling a
# query lets nothing else run, so it is done while the findings are read.
_REST = 0.3


class Warming:
    """Gets the server ready, one thing at a time, in a thread."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._completed: set[Language] = set()

    async def begin(self) -> None:
        """Make the rules and the commonest languages of the workspace ready, as long as no text is open."""
        for folder in list(self._session.folders.values()):
            languages = (language_of_path(name) for name in folder.files or ())
            counted = Counter(language for language in languages if language is not None)
            for language, _ in counted.most_common(_MOST):
                if self._is_idle():
                    await self._session.tasks.in_thread(_get_ready, folder, language, self._is_idle)
        if self._is_idle():
            await self._session.tasks.in_thread(load_all)

    def _is_idle(self) -> bool:
        """Whether there is nobody who waits: from the first text on, what is made ready is what it asks for."""
        return not self._session.texts

    def text_shown(self, document: Document | None) -> None:
        """The findings of a text are about to be sent: when they have been, what they could do without is loaded."""
        if document is None or document.language in self._completed:
            return
        self._completed.add(document.language)
        self._session.tasks.start(self._complete(document.language))

    async def _complete(self, language: Language) -> None:
        await asyncio.sleep(_REST)
        while not await self._session.tasks.in_thread(go_on, language):
            pass
        await self._session.tasks.in_thread(load_all)


def _get_ready(folder: Folder, language: Language, is_idle: Callable[[], bool]) -> None:
    findings(Document.parse("", language), folder.loaded.settings.selection(is_translation=False))
    names = (name for name in folder.files or () if language_of_path(name) is language)
    for name in islice(names, _SAMPLES):
        if not is_idle():
            return
        try:
            text = folder.workspace.read(name, folder.loaded.settings.max_file_size).text
        except (OutsideWorkspace, UnreadableFile, OSError):
            continue
        beginning = encode(text[:_SAMPLE_SIZE])
        root = new_parser(language).parse(beginning).root_node
        prepare(language, root, beginning, _SAMPLE_SIZE, is_idle)
