"""The settings themselves, each with its default."""

from __future__ import annotations

from collections.abc import Mapping

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

    @property
    def rules(self) -> RuleChoice:
        """The rules to run, by their names."""
        return RuleChoice.of(enabled=self.enabled, disabled=self.disabled, severities=self.severities)

    @property
    def selection(self) -> Selection:
        """The rules to run and how loud each one is.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
        """
        return self.rules.selection


DEFAULT = Settings()
