"""The settings themselves, each with its default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Severity
from variorum.rules.registry import Selection
from variorum.rules.rule_choice import RuleChoice

if TYPE_CHECKING:
    from variorum.linters.overrides import LinterOverrides

# The rule that interprets both sides of a pair.
_BEHAVIOUR = "different-behaviour"


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
    behaviour: bool = True
    """Whether both sides of a pair are interpreted on the same inputs."""
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
    silenced: frozenset[str] = frozenset()
    """Ids of rules that other linters' configuration silences in a file; like the next one no setting of its own."""
    known_names: frozenset[str] = frozenset()
    """Names that are defined elsewhere."""

    def rules(self, *, is_translation: bool, only: Iterable[str] | None = None) -> RuleChoice:
        """Returns the rules to run on a file, by their names.

        Args:
            is_translation: whether the file is known to be a translation.
            only: the rules that a person asked for, instead of those that the settings choose.
        """
        return RuleChoice.of(
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
        """The rules that need what is switched off."""
        return frozenset() if self.behaviour else frozenset({_BEHAVIOUR})

    def selection(self, *, is_translation: bool) -> Selection:
        """Returns the rules to run on a file and the severity of each.

        Raises:
            UnknownRule: an id names no rule; settings that were read from outside never hold one.
        """
        return self.rules(is_translation=is_translation).selection

    def with_overrides(self, linter_overrides: LinterOverrides) -> Settings:
        """These settings for a file of which other linters' configuration says something.

        A rule that `enabled` names is not silenced by it: that is the more explicit wish.
        """
        silent, names = linter_overrides.rules - self.enabled, linter_overrides.names
        if not silent and not names:
            return self
        return attrs.evolve(self, silenced=silent, known_names=names)


DEFAULT = Settings()
