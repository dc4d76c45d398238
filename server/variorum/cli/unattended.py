"""Leaves out files that nobody edits by hand, or that another linter leaves out, and says so at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from variorum.cli.checking import Checked, ToCheck
from variorum.cli.files import HostSource, Source, Surroundings
from variorum.workspace.file_scopes import LeftOut, left_out_by_text


def why_left_out(
    source: Source | HostSource, relative: str, around: Surroundings, below: str
) -> LeftOut | None:
    """Why a file in a folder is left out; None for one that is checked.

    Args:
        source: the file.
        relative: its path in the workspace.
        around: the workspace.
        below: the folder that was named, relative to the workspace.
    """
    language = None if isinstance(source, HostSource) else source.language
    by_path = around.scopes.left_out(relative, language, below)
    if by_path is not None or language is None or around.settings.generated:
        return by_path
    return left_out_by_text(source.content.text, language)


def attended(files: Sequence[ToCheck]) -> tuple[list[ToCheck], list[LeftOut]]:
    """The files to check, halves of pairs among them, and why each of the others is left out."""
    paths = {one.original.path for one in files if one.original is not None}
    kept: list[ToCheck] = []
    left_out: list[LeftOut] = []
    for one in files:
        if one.left_out is None or one.original is not None or one.shown_path in paths:
            kept.append(one)
        else:
            left_out.append(one.left_out)
    return kept, left_out


def without_test_data(checked: Sequence[Checked]) -> tuple[list[Checked], list[LeftOut]]:
    """The files without those that turned out to be data of tests, and why each of these is left out."""
    kept = [one for one in checked if one.source_language or not one.job.workspace_context.is_test_data]
    return kept, [LeftOut.TEST_DATA] * (len(checked) - len(kept))


def left_out_note(left_out: Sequence[LeftOut]) -> str:
    """One line about the files that were left out, and how to have them checked."""
    counts = Counter(left_out)
    reasons = ", ".join(f"{counts[reason]} {reason.value}" for reason in LeftOut if counts[reason])
    keys = []
    if counts.total() > counts[LeftOut.EXCLUDED]:
        keys.append("`[analysis] generated = true`")
    if counts[LeftOut.EXCLUDED]:
        keys.append("`[rules] other_linters = false`")
    files = "1 file was" if len(left_out) == 1 else f"{len(left_out)} files were"
    return (
        f"{files} left out: {reasons}; name a file to check it, or set {' and '.join(keys)} in variorum.toml"
    )
