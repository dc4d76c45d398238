"""Checks one file: the rules on its own, and those about its pair where its original is found."""

from __future__ import annotations

from pathlib import Path

import attrs

from variorum.cli.files import HostSource, Source, Surroundings, shown
from variorum.languages import Language, dialect_of, language_of_path
from variorum.reports.values import CheckedFile, Original
from variorum.rules.catalogue import Selection
from variorum.rules.engine import findings
from variorum.rules.excerpts import embedded_findings
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.translation.comparison import compared
from variorum.translation.pairs import PairSearch
from variorum.workspace import OutsideWorkspace, UnreadableFile


@attrs.frozen(eq=False)
class Checked:
    """A checked file and what it takes to check it again."""

    source: Source | HostSource
    around: Surroundings
    selection: Selection
    source_language: Language | None
    file: CheckedFile


def check_source(
    source: Source | HostSource, around: Surroundings, selection: Selection, source_language: Language | None
) -> Checked:
    """The findings of a file, those of its pair among them.

    Args:
        source: the file.
        around: its workspace.
        selection: the rules to run.
        source_language: the language it was translated from, where the user says so; else the original's.
    """
    if isinstance(source, HostSource):
        return _check_host(source, around, selection)
    document = source.parse()
    search = around.pair_of(source.path, source.content.text)
    original, problem = _original(search, around)
    language = source_language or (original.language if original else None)
    found = findings(document, selection, language)
    if original is not None:
        found += departures(original, document, selection)
    notes = [*source.content.problems, *(f"Pair: {one.message}." for one in search.problems)]
    notes += [problem] if problem else []
    file = CheckedFile(
        shown(source.path),
        source.language.id,
        document.text,
        tuple(sorted(found, key=lambda finding: (finding.span, finding.rule))),
        Original(_path_of_original(search, around), original.text) if original else None,
        tuple(notes),
    )
    return Checked(source, around, selection, language, file)


def _check_host(source: HostSource, around: Surroundings, selection: Selection) -> Checked:
    """The findings in the code of a text that is no source code itself, and so no half of a pair."""
    parsed = source.parse()
    found = tuple(embedded_findings(parsed, selection))
    notes = tuple(source.content.problems)
    file = CheckedFile(shown(source.path), source.host.id, parsed.text, found, None, notes)
    return Checked(source, around, selection, None, file)


def departures(original: Document, translation: Document, selection: Selection) -> list[Finding]:
    """The findings about a pair."""
    return list(compared(original, translation, selection).findings)


def _original(search: PairSearch, around: Surroundings) -> tuple[Document | None, str | None]:
    """The parsed original, or why there is none although a pair says so."""
    if search.pair is None:
        return None, None
    language = language_of_path(search.pair.source)
    if language is None:
        return None, f"The original {search.pair.source} is of a kind that is not supported."
    try:
        content = around.workspace.read(search.pair.source, around.settings.max_file_size)
    except (OutsideWorkspace, UnreadableFile) as error:
        return None, f"The original cannot be read: {error}."
    return Document.parse(content.text, dialect_of(language, search.pair.source, content.text)), None


def _path_of_original(search: PairSearch, around: Surroundings) -> str:
    return shown(around.workspace.root / Path(search.pair.source)) if search.pair else ""
