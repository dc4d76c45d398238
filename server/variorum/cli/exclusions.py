"""Excludes files that are generated, vendored or test data, or that another linter excludes, and reports them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from variorum.cli.checked_source import CheckedSource, PendingCheck
from variorum.cli.source_files import CommandWorkspace, HostSource, Source
from variorum.workspace.file_settings import Exclusion, exclusion_by_text


def exclusion_reason(
    source: Source | HostSource, relative: str, around: CommandWorkspace, below: str
) -> Exclusion | None:
    """Returns why a file in a folder is excluded, or None if it is checked.

    Args:
        source: the file.
        relative: its path in the workspace.
        around: the workspace.
        below: the folder that was named, relative to the workspace.
    """
    language = None if isinstance(source, HostSource) else source.language
    by_path = around.file_settings.exclusion(relative, language, below)
    if by_path is not None or language is None or around.settings.generated:
        return by_path
    return exclusion_by_text(source.content.text, language, relative[len(below) :])


def without_excluded(files: Sequence[PendingCheck]) -> tuple[list[PendingCheck], list[Exclusion]]:
    """Splits off the excluded files. Both files of a pair are always checked."""
    paths = {one.original.path for one in files if one.original is not None}
    remaining: list[PendingCheck] = []
    exclusions: list[Exclusion] = []
    for one in files:
        if one.exclusion is None or one.original is not None or one.display_path in paths:
            remaining.append(one)
        else:
            exclusions.append(one.exclusion)
    return remaining, exclusions


def without_test_data(checked: Sequence[CheckedSource]) -> tuple[list[CheckedSource], list[Exclusion]]:
    """Splits off the files that turned out to be test data."""
    remaining = [one for one in checked if one.source_language or not one.job.workspace_context.is_test_data]
    return remaining, [Exclusion.TEST_DATA] * (len(checked) - len(remaining))


def excluded_note(exclusions: Sequence[Exclusion]) -> str:
    """Returns a message about the excluded files and how to include them."""
    counts = Counter(exclusions)
    reasons = ", ".join(f"{counts[reason]} {reason.value}" for reason in Exclusion if counts[reason])
    keys = []
    if counts.total() > counts[Exclusion.EXCLUDED]:
        keys.append("`[analysis] generated = true`")
    if counts[Exclusion.EXCLUDED]:
        keys.append("`[rules] other_linters = false`")
    files = "1 file was" if len(exclusions) == 1 else f"{len(exclusions)} files were"
    return (
        f"{files} left out: {reasons}; name a file to check it, or set {' and '.join(keys)} in variorum.toml"
    )
