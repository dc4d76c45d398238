"""Finds the translations of an original: the reverse of `pair_search`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from variorum.translation.pair_patterns import InvalidPattern, sources_of
from variorum.translation.pair_search import PatternSetting


def translations_of(
    original: str, *, choices: Mapping[str, str], patterns: Sequence[PatternSetting], files: Collection[str]
) -> tuple[str, ...]:
    """Returns the files that were translated from `original`, by a choice or a pattern, sorted.

    A header comment is only known when its file is read, so translations that name their original in one are not included.

    Args:
        original: the original's path.
        choices: translation to original, as a person chose them.
        patterns: the configuration's patterns.
        files: every file of the workspace that could be a translation.
    """
    found = {target for target, source in choices.items() if source == original and target in files}
    for pattern in patterns:
        try:
            found.update(sources_of(pattern.target, pattern.source, original, files))
        except InvalidPattern:
            # The search for an original reports it.
            continue
    return tuple(
        sorted(name for name in found if name != original and choices.get(name, original) == original)
    )
