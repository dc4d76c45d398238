"""Reads the blocks of settings in a workflow, and overrides those of the file by those of a variant."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import attrs

from variorum.grading.yaml_fields import Fields
from variorum.grading.yaml_reader import Problem
from variorum.retrieval.configuration import Configuration, Step, TemplateError, expand_template
from variorum.retrieval.settings import BM25_MODES, Settings, SettingsError
from variorum.retrieval.topics import FORMATS

BLOCKS: Final = ("settings", "judge_settings", "qrels_settings")
# The blocks of steps that this judge does not have; what they hold is passed over.
OTHER_BLOCKS: Final = ("nugget_settings",)
SETTING_NAMES: Final = tuple(field.name for field in attrs.fields(Settings))
STEP_NAMES: Final = (*SETTING_NAMES, "filebase", "topic_format")

# A published variable of the step that makes nuggets.
_NO_NUGGETS: Final = {"_nugget_filebase": ""}
_HIGHEST_WEIGHT: Final = 1_000.0
_LONGEST: Final = 10_000_000


class Entry(NamedTuple):
    """A setting as a workflow gives it: its value and its line."""

    value: float | int | str
    line: int

    def __str__(self) -> str:
        return f"{self.value:g}" if isinstance(self.value, float) else str(self.value)


Block = Mapping[str, Entry]


@attrs.frozen
class Blocks:
    """The settings for both steps, for scores alone, and for relevance judgements alone."""

    shared: Block = attrs.field(factory=dict)
    judge: Block = attrs.field(factory=dict)
    qrels: Block = attrs.field(factory=dict)


def read_blocks(fields: Fields, warnings: list[Problem]) -> Blocks:
    """Returns the blocks of a workflow or of one of its variants.

    An unknown setting is a mistake in `judge_settings`; the other blocks may hold settings of other judges' steps,
    so there it is a warning.
    """
    for name in OTHER_BLOCKS:
        if fields.has(name):
            warnings.append(Problem(fields.line_of(name), f"`{name}` is not used by this judge"))
    found: list[Block] = []
    for name in BLOCKS:
        block = fields.mapping(name)
        found.append(
            {} if block is None else read_block(block, None if name == "judge_settings" else warnings)
        )
    return Blocks(*found)


def read_block(
    fields: Fields, warnings: list[Problem] | None = None, *, others: Collection[str] = ()
) -> Block:
    """Returns the settings that a mapping states, without those that are wrong; `others` are keys that are none.

    Unknown keys are problems, or warnings where a list for these is given; then a `filebase` may use them.
    """
    values: dict[str, Any] = {}
    for name in fields.names():
        if name in STEP_NAMES:
            values[name] = _value(fields, name)
        elif warnings is not None:
            warnings.append(Problem(fields.line_of(name), f"`{name}` is not used by this judge"))
            given = fields.value(name)
            values[name] = given.content if given and isinstance(given.content, str | int | float) else None
    if warnings is None:
        fields.reject_unknown_keys((*STEP_NAMES, *others, *(OTHER_BLOCKS if others else ())))
    return {name: Entry(value, fields.line_of(name)) for name, value in values.items() if value is not None}


class Resolution:
    """Makes configurations of the blocks of a file and the changes of its variants."""

    def __init__(self, base: Blocks, problems: list[Problem], warnings: list[Problem]) -> None:
        self._base = base
        self._problems = problems
        self._warnings = warnings

    def configuration(self, name: str, changes: Blocks, line: int) -> Configuration:
        """Returns the configuration; problems and warnings about it as a whole stand on `line`.

        A step's own settings win over the shared ones, and a variant's over the file's. Relevance judgements are
        made with the settings of the scores where neither they nor the shared settings say otherwise, so that the
        grades in both agree.
        """
        base = self._base
        judge = {**base.shared, **base.judge, **changes.shared, **changes.judge}
        below = {**base.judge, **changes.judge}
        qrels = {**below, **base.shared, **base.qrels, **changes.shared, **changes.qrels}
        qrels_step = self._step(name, qrels, line, _NO_NUGGETS)
        more = {"_qrels_filebase": qrels_step.filebase or "", **_NO_NUGGETS}
        return Configuration(name, self._step(name, judge, line, more), qrels_step)

    def _step(self, name: str, block: Block, line: int, more: Mapping[str, str]) -> Step:
        try:
            settings = Settings(**{key: entry.value for key, entry in block.items() if key in SETTING_NAMES})  # type: ignore[arg-type]
        except SettingsError as error:
            self._problems.append(Problem(line, str(error)))
            return Step()
        if settings.warning is not None:
            self._warnings.append(Problem(line, settings.warning))
        topic_format = block.get("topic_format")
        return Step(
            settings,
            None if topic_format is None else str(topic_format),
            self._filebase(name, block, settings, more),
        )

    def _filebase(self, name: str, block: Block, settings: Settings, more: Mapping[str, str]) -> str | None:
        template = block.get("filebase")
        if template is None:
            return None
        defaults = {key: str(Entry(getattr(settings, key), 0)) for key in SETTING_NAMES}
        given = {key: str(entry) for key, entry in block.items() if key != "filebase"}
        try:
            return expand_template(str(template), {"_name": name, **more, **defaults, **given})
        except TemplateError as error:
            self._problems.append(Problem(template.line, str(error)))
            return None


def _value(fields: Fields, name: str) -> float | int | str | None:
    if name.endswith("_weight"):
        return fields.number(name, 0, _HIGHEST_WEIGHT)
    if name.endswith("_length"):
        return fields.integer(name, 0, _LONGEST)
    if name == "filebase":
        return fields.text(name) or None
    return fields.choice(name, BM25_MODES if name == "bm25" else FORMATS) or None
