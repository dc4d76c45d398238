"""The settings themselves, each with its default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.choice import RuleChoice
from variorum.rules.finding import Severity


@attrs.frozen
class PairPattern:
    """Where translations lie: paths relative to the workspace, with placeholders such as `{name:snake}`."""

    source: str
    target: str


@attrs.frozen
class Settings:
    """One workspace folder's settings. Equal settings share one selection, so results survive a reload."""

    disabled: frozenset[str] = frozenset()
    """Ids of rules that report nothing."""
    enabled: frozenset[str] = frozenset()
    """Ids of rules to run although they are off by default."""
    severities: Mapping[str, Severity] = attrs.field(factory=dict, hash=False)
    """Severities of single rules, in place of their own."""
    untranslated: str = "certain"
    """What files that are nobody's translation are shown: `certain` for what is a mistake or dead code in any program,
    `all` for habits and style as well."""
    safe_fixes: frozenset[str] = frozenset()
    """Ids of rules whose fixes all count as safe."""
    unsafe_fixes: frozenset[str] = frozenset()
    """Ids of rules whose fixes all count as unsafe; this wins over `safe_fixes`."""
    baseline: str = ""
    """The baseline file whose findings are not shown, relative to the workspace; empty where there is none."""
    since: str = ""
    """The git revision whose findings are not shown; empty where all are."""
    max_file_size: int = 5_000_000
    """The size, in bytes, up to which a file is analysed; at least 1."""
    alpha: float = 0.5
    """The share of the structural score in the integrated score, in `[0, 1]`."""
    patterns: tuple[PairPattern, ...] = ()
    """Where translations lie; the first pattern that fits wins."""
    topics: str = "topics.jsonl"
    """The topics that run files answer: a path that is looked for beside a run file, then in each folder above."""
    workflow: str = "workflow.yml"
    """The settings that run files are scored with; it is looked for as the topics are."""
    lens: bool = True
    """Whether scores are shown as code lenses."""
    quality_lens: str = "file"
    """Where the quality score is shown as a code lens: `file`, `items` for the file and each of its items, or `off`."""
    quality_diagnostic: bool = False
    """Whether a file whose quality does not pass has a diagnostic."""
    exclude: tuple[str, ...] = ()
    """Globs, relative to the workspace, of files and folders that are left out of listings."""

    def rules(self, *, is_translation: bool, only: Iterable[str] | None = None) -> RuleChoice:
        """The rules to run on a file, by their names.

        Args:
            is_translation: whether the file is known to be a translation.
            only: the rules that a person asked for, instead of those that the settings choose.
        """
        return RuleChoice.of(
            only,
            enabled=() if only is not None else self.enabled,
            disabled=() if only is not None else self.disabled,
            severities=self.severities,
            with_habits=is_translation or self.untranslated == "all",
            safe_fixes=self.safe_fixes,
            unsafe_fixes=self.unsafe_fixes,
        )

    def selection(self, *, is_translation: bool) -> Selection:
        """The rules to run on a file and the severity of each.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
        """
        return self.rules(is_translation=is_translation).selection


DEFAULT = Settings()
