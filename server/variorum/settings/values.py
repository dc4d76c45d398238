"""The settings themselves, each with its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.choice import RuleChoice
from variorum.rules.finding import Severity

if TYPE_CHECKING:
    from variorum.linters.quiet import Quiet


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
    other_linters: bool = True
    """Whether what other linters' configuration silences is silent here, too."""
    generated: bool = False
    """Whether generated, minified and vendored files have findings."""
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere; no setting of its own, but of other linters' configuration."""

    @property
    def rules(self) -> RuleChoice:
        """The rules to run, by their names."""
        return RuleChoice.of(
            enabled=self.enabled,
            disabled=self.disabled,
            severities=self.severities,
            known_names=self.known_names,
        )

    @property
    def selection(self) -> Selection:
        """The rules to run and how loud each one is.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
        """
        return self.rules.selection

    def with_quiet(self, quiet: Quiet) -> Settings:
        """These settings for a file of which other linters' configuration says something.

        A rule that `enabled` names is not silenced by it: that is the more explicit wish.
        """
        silent, names = quiet.rules - self.enabled, quiet.names
        if not silent and not names:
            return self
        return attrs.evolve(self, disabled=self.disabled | silent, known_names=self.known_names | names)


DEFAULT = Settings()
