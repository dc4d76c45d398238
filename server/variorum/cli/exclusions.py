"""Excludes files that are generated, vendored or test data, or that another linter excludes, and reports them."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.cli.checked_source import CheckedSource, PendingCheck
from variorum.cli.source_files import CommandWorkspace, HostSource, Source
from variorum.workspace.file_settings import Exclusion, exclusion_by_text

_NAMED_FOLDERS = 3


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


@attrs.frozen
class ExcludedFile:
    """A file that is not checked."""

    path: str
    reason: Exclusion


def without_excluded(files: Sequence[PendingCheck]) -> tuple[list[PendingCheck], list[ExcludedFile]]:
    """Splits off the excluded files. Both files of a pair are always checked."""
    paths = {one.original.path for one in files if one.original is not None}
    remaining: list[PendingCheck] = []
    excluded: list[ExcludedFile] = []
    for one in files:
        if one.exclusion is None or one.original is not None or one.display_path in paths:
            remaining.append(one)
        else:
            excluded.append(ExcludedFile(one.display_path, one.exclusion))
    return remaining, excluded


def without_test_data(checked: Sequence[CheckedSource]) -> tuple[list[CheckedSource], list[ExcludedFile]]:
    """Splits off the files that turned out to be test data."""
    remaining: list[CheckedSource] = []
    excluded: list[ExcludedFile] = []
    for one in checked:
        if one.source_language or not one.job.workspace_context.is_test_data:
            remaining.append(one)
        else:
            excluded.append(ExcludedFile(one.file.path, Exclusion.TEST_DATA))
    return remaining, excluded


def excluded_note(excluded: Sequence[ExcludedFile]) -> str:
    """Returns a message about the excluded files and how to include them."""
    paths = {reason: [one.path for one in excluded if one.reason is reason] for reason in Exclusion}
    reasons = ", ".join(
        f"{len(found)} {reason.value} ({_examples(found)})" for reason, found in paths.items() if found
    )
    keys = []
    if len(excluded) > len(paths[Exclusion.EXCLUDED]):
        keys.append("`[analysis] generated = true`")
    if paths[Exclusion.EXCLUDED]:
        keys.append("`[rules] other_linters = false`")
    files = "1 file was" if len(excluded) == 1 else f"{len(excluded)} files were"
    return (
        f"{files} left out: {reasons}; name a file to check it, or set {' and '.join(keys)} in variorum.toml"
    )


def _examples(paths: Sequence[str]) -> str:
    """Returns the path, or the first of several."""
    return paths[0] if len(paths) == 1 else f"such as {paths[0]}"


def build_note(folders: Sequence[str]) -> str:
    """Returns a message about folders that are left out because a build writes them."""
    names = ", ".join(f"`{folder}`" for folder in folders[:_NAMED_FOLDERS])
    more = f" and {len(folders) - _NAMED_FOLDERS} more" if len(folders) > _NAMED_FOLDERS else ""
    verb = "is" if len(folders) == 1 else "are"
    return f"{names}{more} {verb} left out as the output of a build; name a folder to check it"
