"""Pairs a file with its original and its findings, before and after the check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import attrs

from variorum.cli.check_job import Job
from variorum.cli.source_files import CommandWorkspace, HostSource, Source, display_path
from variorum.languages import Language, dialect_of, language_named, language_of_path
from variorum.reports.report_data import CheckedFile, Original
from variorum.rules.baseline import Baseline, known_flags
from variorum.rules.finding import Finding
from variorum.rules.workspace_context import WorkspaceContext
from variorum.syntax.source_text import SourceText
from variorum.translation.pair_search import PairSearch
from variorum.workspace import OutsideWorkspace, UnreadableFile
from variorum.workspace.file_settings import Exclusion


@attrs.frozen(eq=False)
class KnownFindings:
    """The known findings of a file, which reports hide. None means that nothing is compared."""

    baseline: Baseline | None = None
    revision: Baseline | None = None

    @property
    def baselines(self) -> tuple[Baseline, ...]:
        """The baselines that are present."""
        return tuple(one for one in (self.baseline, self.revision) if one is not None)


NOTHING_IS_KNOWN = KnownFindings()


@attrs.frozen(eq=False)
class CheckedSource:
    """A checked file and what is needed to check it again."""

    source: Source | HostSource
    around: CommandWorkspace
    only: Sequence[str] | None
    """The rules that the user selected, by id; None for those of the settings."""
    job: Job
    source_language: Language | None
    file: CheckedFile
    known: KnownFindings = NOTHING_IS_KNOWN

    def without_known(self, known: KnownFindings) -> CheckedSource:
        """Returns the file with its known findings moved out of the findings."""
        found, text = self.file.findings, self.file.text
        nothing = [False] * len(found)
        in_baseline, in_revision = (
            nothing if one is None else known_flags(found, text, one)
            for one in (known.baseline, known.revision)
        )
        flags = list(zip(found, in_baseline, in_revision, strict=True))
        file = attrs.evolve(
            self.file,
            findings=tuple(one for one, first, second in flags if not (first or second)),
            in_baseline=tuple(one for one, first, _ in flags if first),
            in_revision=tuple(one for one, first, second in flags if second and not first),
        )
        return attrs.evolve(self, file=file, known=known)


@attrs.frozen(eq=False)
class PendingCheck:
    """A file that is read and paired, and not yet checked."""

    source: Source | HostSource
    around: CommandWorkspace
    only: Sequence[str] | None
    job: Job
    original: Original | None
    notes: tuple[str, ...]
    exclusion: Exclusion | None = None
    """Why the file is not checked, unless it is half of a pair."""
    is_asked_for: bool = True
    """Whether test data is checked as well: the user named the file, or the settings include all files."""

    @classmethod
    def of(
        cls,
        source: Source | HostSource,
        around: CommandWorkspace,
        only: Sequence[str] | None,
        source_language: Language | None,
        exclusion: Exclusion | None = None,
    ) -> PendingCheck:
        """Returns a file with all inputs of its findings.

        Args:
            source: the file.
            around: its workspace.
            only: the rules to run, by id; None for those that the settings choose.
            source_language: the language it was translated from, where the user says so; else the original's.
            exclusion: why nobody asked for the file, where that is so.
        """
        text, problems = source.content.text, source.content.problems
        if isinstance(source, HostSource):
            # Embedded code has no original.
            rules = around.settings.rules(is_translation=False, only=only)
            job = Job(text, source.host.id, True, rules)
            return cls(source, around, only, job, None, tuple(problems), exclusion)
        search = around.pair_of(source.path, text)
        original, problem = _original(search, around)
        spoken = source_language.id if source_language else original and original[1]
        is_translation = search.is_of_translation or source_language is not None
        settings = around.settings_for(source.path, source.language)
        rules = settings.rules(is_translation=is_translation, only=only)
        job = Job(text, source.language.id, False, rules, spoken, original)
        notes = [
            *problems,
            *(f"Pair: {one.message}." for one in search.problems),
            *([problem] if problem else []),
        ]
        original_file = (
            Original(_path_of_original(search, around), SourceText.of(original[0])) if original else None
        )
        return cls(source, around, only, job, original_file, tuple(notes), exclusion)

    @property
    def display_path(self) -> str:
        """The file's path as reports show it."""
        return display_path(self.source.path)

    def with_context(self, workspace_context: WorkspaceContext) -> PendingCheck:
        """Returns the file with its workspace context."""
        return attrs.evolve(self, job=attrs.evolve(self.job, workspace_context=workspace_context))

    def with_findings(self, findings: Iterable[Finding]) -> CheckedSource:
        """Returns the file as a checked file."""
        job, text = self.job, SourceText.of(self.job.text)
        file = CheckedFile(self.display_path, job.kind, text, tuple(findings), self.original, self.notes)
        language = language_named(job.source_language) if job.source_language else None
        return CheckedSource(self.source, self.around, self.only, job, language, file)


def check_source(
    source: Source | HostSource,
    around: CommandWorkspace,
    only: Sequence[str] | None,
    source_language: Language | None,
    workspace_context: WorkspaceContext,
) -> CheckedSource:
    """Checks one file in this process. Takes the arguments of `PendingCheck.of` and a workspace context."""
    from variorum.cli.check_engine import findings_of

    waiting = PendingCheck.of(source, around, only, source_language).with_context(workspace_context)
    return waiting.with_findings(findings_of(waiting.job))


def _original(search: PairSearch, around: CommandWorkspace) -> tuple[tuple[str, str] | None, str | None]:
    """Returns the text and language of the original, or the reason why a stated original cannot be used."""
    if search.pair is None:
        return None, None
    language = language_of_path(search.pair.source)
    if language is None:
        return None, f"The original {search.pair.source} has an unsupported file type."
    try:
        content = around.workspace.read(search.pair.source, around.settings.max_file_size)
    except (OutsideWorkspace, UnreadableFile) as error:
        return None, f"The original cannot be read: {error}."
    return (content.text, dialect_of(language, search.pair.source, content.text).id), None


def _path_of_original(search: PairSearch, around: CommandWorkspace) -> str:
    return display_path(around.workspace.root / Path(search.pair.source)) if search.pair else ""
