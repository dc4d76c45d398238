"""`workflow.yml`: the settings of the retrieval judge and their named variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from variorum.judging.lined_yaml import Problem, read_yaml
from variorum.judging.yaml_fields import Fields
from variorum.retrieval.settings import BM25_MODES, Settings, SettingsError

_WEIGHTS: Final = ("length_weight", "keyword_weight", "bm25_weight", "coverage_weight")
_LENGTHS: Final = ("min_length", "optimal_length", "max_length")
SETTING_NAMES: Final = (*_WEIGHTS, *_LENGTHS, "bm25")

_HIGHEST_WEIGHT: Final = 1_000.0
_LONGEST: Final = 10_000_000


class WorkflowError(ValueError):
    """A workflow that cannot be used. The message has one line per problem: `path:line: message`."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(f"{path}:{line}: {message}" for line, message in self.problems))


@dataclass(frozen=True, slots=True)
class Workflow:
    """The settings, those of each variant, and what a user should know about them, with its line."""

    settings: Settings
    variants: Mapping[str, Settings]
    warnings: tuple[Problem, ...]


def parse_workflow(text: str, path: str) -> Workflow:
    """The workflow in `text`. Raises `WorkflowError` with every problem; `path` is only named in it.

    `judge_settings` changes the defaults; each entry of `variants` changes those settings further,
    written as they are or under a `judge_settings` of its own. Keys for other judges' steps are passed
    over with a warning.
    """
    value, problems = read_yaml(text)
    if value is None:
        raise WorkflowError(path, problems)
    reader = _Reader(problems)
    workflow = reader.workflow(Fields(value, "the workflow", problems))
    if problems:
        raise WorkflowError(path, problems)
    return workflow


class _Reader:
    """One reading of one file; problems and warnings are gathered on the way."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.warnings: list[Problem] = []

    def workflow(self, fields: Fields) -> Workflow:
        for key in fields.names():
            if key not in ("judge_settings", "variants"):
                self.warnings.append(Problem(fields.line_of(key), f"`{key}` is not used by this judge"))
        given = fields.mapping("judge_settings")
        base = self._given(given) if given else {}
        settings = self._settings(base, fields.line_of("judge_settings"))
        entries = fields.mapping("variants")
        variants = self._variants(entries, base) if entries else {}
        return Workflow(settings, variants, tuple(self.warnings))

    def _variants(self, entries: Fields, base: Mapping[str, Any]) -> dict[str, Settings]:
        variants: dict[str, Settings] = {}
        for name in entries.names():
            entry = entries.mapping(name)
            if entry is not None:
                variants[name] = self._settings({**base, **self._variant(entry)}, entries.line_of(name))
        return variants

    def _variant(self, fields: Fields) -> dict[str, Any]:
        nested = fields.mapping("judge_settings")
        if nested is None:
            return self._given(fields)
        fields.refuse_other_keys(("judge_settings",))
        return self._given(nested)

    def _given(self, fields: Fields) -> dict[str, Any]:
        """The settings that a mapping states, without those that are wrong."""
        fields.refuse_other_keys(SETTING_NAMES)
        values: dict[str, Any] = {name: fields.number(name, 0, _HIGHEST_WEIGHT) for name in _WEIGHTS}
        values |= {name: fields.whole_number(name, 0, _LONGEST) for name in _LENGTHS}
        values["bm25"] = fields.choice("bm25", BM25_MODES) or None
        return {name: value for name, value in values.items() if value is not None}

    def _settings(self, given: Mapping[str, Any], line: int) -> Settings:
        try:
            settings = Settings(**given)
        except SettingsError as error:
            self.problems.append(Problem(line, str(error)))
            return Settings()
        if settings.warning is not None:
            self.warnings.append(Problem(line, settings.warning))
        return settings
