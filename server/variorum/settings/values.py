"""Defines the settings and their defaults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Severity
from variorum.rules.registry import Selection
from variorum.rules.rule_choice import RuleChoice

if TYPE_CHECKING:
    from variorum.linters.overrides import LinterOverrides

# The rule that runs differential testing.
_BEHAVIOUR = "different-behaviour"


@attrs.frozen
class PairPattern:
    """Where translations are: paths relative to the workspace, with placeholders such as `{name:snake}`."""

    source: str
    target: str


@attrs.frozen
class Settings:
    """The settings of one workspace folder. Equal settings share one rule selection, so results survive a reload."""

    disabled: frozenset[str] = frozenset()
    """Ids of disabled rules."""
    enabled: frozenset[str] = frozenset()
    """Ids of rules that are off by default and enabled here."""
    severities: Mapping[str, Severity] = attrs.field(factory=dict, hash=False)
    """Severities of single rules that replace the default."""
    untranslated: str = "certain"
    """The findings of files that are not translations: `certain` for mistakes and dead code only, with rules
        that have not earned a warning there as information, `all` for style rules as well, at their usual levels."""
    safe_fixes: frozenset[str] = frozenset()
    """Ids of rules whose fixes all count as safe."""
    unsafe_fixes: frozenset[str] = frozenset()
    """Ids of rules whose fixes all count as unsafe. Overrides `safe_fixes`."""
    baseline: str = ""
    """The baseline file whose findings are hidden, relative to the workspace; empty for none."""
    since: str = ""
    """The git revision whose findings are hidden; empty for none."""
    max_file_size: int = 5_000_000
    """The maximum size of analysed files in bytes; at least 1."""
    alpha: float = 0.5
    """The weight of the structural score in the integrated score, in `[0, 1]`."""
    patterns: tuple[PairPattern, ...] = ()
    """Where translations are. The first matching pattern wins."""
    topics: str = "topics.jsonl"
    """The topics of run files: a path looked up beside a run file, then in each parent folder."""
    workflow: str = "workflow.yml"
    """The workflow that scores run files. Looked up as the topics are."""
    behaviour: bool = True
    """Whether both files of a pair are interpreted on the same inputs."""
    lens: bool = True
    """Whether scores appear as code lenses."""
    item_lens: str = "notable"
    """Which items of a translation have a code lens: `notable` ones, `all`, or `off`."""
    quality_lens: str = "file"
    """Where the quality score appears as a code lens: `file`, `items` for the file and its items, or `off`."""
    quality_diagnostic: bool = False
    """Whether a file that does not pass its quality threshold has a diagnostic."""
    exclude: tuple[str, ...] = ()
    """Globs of excluded files and folders, relative to the workspace."""
    other_linters: bool = True
    """Whether rules follow the configuration of other linters."""
    generated: bool = False
    """Whether generated, minified and vendored files are checked."""
    silenced: frozenset[str] = frozenset()
    """Ids of rules that other linters' configuration disables for a file. Not a user setting, like the next field."""
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere."""

    def rules(self, *, is_translation: bool, only: Iterable[str] | None = None) -> RuleChoice:
        """Returns the names of the rules to run on a file.

        Args:
            is_translation: whether the file is known to be a translation.
            only: the rules that a person asked for, instead of those that the settings choose.
        """
        return RuleChoice(
            only,
            enabled=() if only is not None else self.enabled,
            disabled=self.silenced
            if only is not None
            else self.disabled | self.silenced | self._uninterpreted,
            severities=self.severities,
            with_style_rules=is_translation or self.untranslated == "all",
            safe_fixes=self.safe_fixes,
            unsafe_fixes=self.unsafe_fixes,
            known_names=self.known_names,
        )

    @property
    def _uninterpreted(self) -> frozenset[str]:
        """The rules that need a disabled feature."""
        return frozenset() if self.behaviour else frozenset({_BEHAVIOUR})

    def selection(self, *, is_translation: bool) -> Selection:
        """Returns the rules to run on a file and their severities.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
        """
        return self.rules(is_translation=is_translation).selection

    def with_overrides(self, linter_overrides: LinterOverrides) -> Settings:
        """Returns these settings with the overrides of other linters for a file.

        A rule that `enabled` names is not silenced by it: that is the more explicit wish.
        """
        silent, names = linter_overrides.rules - self.enabled, linter_overrides.names
        if not silent and not names:
            return self
        return attrs.evolve(self, silenced=silent, known_names=names)


DEFAULT = Settings()
