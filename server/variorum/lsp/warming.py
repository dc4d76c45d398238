"""Loads what the first text will need while its user is still about to open it."""

from __future__ import annotations

from collections import Counter

from variorum.languages import Language, language_of_path
from variorum.lsp.handlers import load_all
from variorum.lsp.session import Session
from variorum.rules.engine import findings
from variorum.settings import Settings
from variorum.syntax.document import Document
from variorum.syntax.grammar import query_of

# The languages of a pair; whoever works in more waits a moment for the others.
_MOST = 2
# The queries that first findings ask. One at a time, because nothing else runs while one is compiled.
_QUERIES = ("artifacts", "scopes", "flow", "outline")


async def warm_up(session: Session) -> None:
    """Make the rules, the commonest languages of the workspace and the remaining handlers ready, in a thread."""
    for folder in list(session.folders.values()):
        languages = (language_of_path(name) for name in folder.files or ())
        counted = Counter(language for language in languages if language is not None)
        for language, _ in counted.most_common(_MOST):
            for name in _QUERIES:
                await session.tasks.in_thread(query_of, language, name)
            await session.tasks.in_thread(_load_rules, language, folder.loaded.settings)
    await session.tasks.in_thread(load_all)


def _load_rules(language: Language, settings: Settings) -> None:
    findings(Document.parse("", language), settings.selection)
