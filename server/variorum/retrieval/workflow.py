"""Parses `workflow.yml`: the settings of the retrieval judge, their named variants and sweeps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from variorum.grading.yaml_fields import Fields
from variorum.grading.yaml_reader import Problem, read_yaml
from variorum.retrieval.configuration import DEFAULT_NAME, Configuration
from variorum.retrieval.settings import Settings
from variorum.retrieval.workflow_blocks import BLOCKS, Blocks, Resolution, read_block, read_blocks
from variorum.retrieval.workflow_sweeps import sweep_points

SWITCHES: Final = ("create_nuggets", "create_qrels", "judge", "judge_uses_qrels")
_KNOWN: Final = frozenset({*BLOCKS, *SWITCHES, "judge_class", "variants", "sweeps"})
# Each point is a whole run of the judge with files of its own.
_MOST_CONFIGURATIONS: Final = 1_000


class WorkflowError(ValueError):
    """A workflow that cannot be used. The message has one line per problem: `path:line: message`."""

    def __init__(self, path: str, problems: list[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(f"{path}:{line}: {message}" for line, message in self.problems))


@attrs.frozen
class Workflow:
    """Every configuration of a workflow, and what a user should know about them, with its line."""

    default: Configuration
    named: Mapping[str, Configuration]
    """Variants and the points of sweeps, by their names."""
    sweeps: Mapping[str, tuple[str, ...]]
    """The names of the points of each sweep."""
    warnings: tuple[Problem, ...]
    judge_class: str = ""
    writes_leaderboard: bool = True
    writes_qrels: bool = True

    @classmethod
    def of_defaults(cls) -> Workflow:
        """Returns what holds where there is no workflow."""
        return cls(Configuration(), {}, {}, ())

    @property
    def settings(self) -> Settings:
        """The settings that runs are scored with where no variant is asked for."""
        return self.default.judge.settings

    def chosen(
        self, *, variant: str | None = None, sweep: str | None = None, all_variants: bool = False
    ) -> tuple[Configuration, ...]:
        """Returns the configurations to run: a variant or a point of a sweep, a whole sweep, or all of them.

        Where nothing is asked for, or the file names none, it is the default one.
        Raises `KeyError` with the names that there are.
        """
        if all_variants:
            return tuple(self.named.values()) or (self.default,)
        if sweep is not None:
            if sweep not in self.sweeps:
                raise KeyError(_names(self.sweeps))
            return tuple(self.named[point] for point in self.sweeps[sweep])
        if variant is None or variant == DEFAULT_NAME:
            return (self.default,)
        if variant not in self.named:
            raise KeyError(_names(self.named))
        return (self.named[variant],)

    @property
    def variants(self) -> Mapping[str, Settings]:
        """The settings of each variant and each point of a sweep."""
        return {name: one.judge.settings for name, one in self.named.items()}


def parse_workflow(text: str, path: str) -> Workflow:
    """Returns the workflow in `text`. Raises `WorkflowError` with every problem; `path` is only named in it.

    `settings` holds for scores and relevance judgements alike; `judge_settings` and `qrels_settings` win over it.
    Each entry of `variants` changes these further, written as they are or in blocks of their own; each value of a
    swept setting in `sweeps` is one more variant. Keys for other judges' steps are passed over with a warning.
    """
    value, problems = read_yaml(text)
    if value is None:
        raise WorkflowError(path, problems)
    reader = _Reader(problems)
    workflow = reader.workflow(Fields(value, "the workflow", problems))
    if problems:
        raise WorkflowError(path, problems)
    return workflow


def _names(known: Mapping[str, object]) -> str:
    return ", ".join(known) or "none"


class _Reader:
    """One reading of one file; problems and warnings are gathered on the way."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        self.warnings: list[Problem] = []

    def workflow(self, fields: Fields) -> Workflow:
        for key in fields.names():
            if key not in _KNOWN:
                self.warnings.append(Problem(fields.line_of(key), f"`{key}` is not used by this judge"))
        resolution = Resolution(read_blocks(fields, self.warnings), self.problems, self.warnings)
        default = resolution.configuration(DEFAULT_NAME, Blocks(), fields.line_of("judge_settings"))
        named: dict[str, Configuration] = {}
        for name, changes, line in self._variants(fields):
            self._add(named, resolution.configuration(name, changes, line), line)
        sweeps: dict[str, tuple[str, ...]] = {}
        for name, points, line in self._sweeps(fields, _MOST_CONFIGURATIONS - len(named)):
            sweeps[name] = tuple(point for point, _ in points)
            for point, changes in points:
                self._add(named, resolution.configuration(point, changes, line), line)
        workflow = Workflow(default, named, sweeps, ())
        workflow = self._switched(fields, workflow)
        return attrs.evolve(workflow, warnings=tuple(dict.fromkeys(self.warnings)))

    def _variants(self, fields: Fields) -> Iterator[tuple[str, Blocks, int]]:
        entries = fields.mapping("variants")
        for name in entries.names() if entries else ():
            entry = entries.mapping(name) if entries else None
            if entries is not None and entry is not None:
                blocks = read_blocks(entry, self.warnings)
                shared = {**blocks.shared, **read_block(entry, others=BLOCKS)}
                yield name, attrs.evolve(blocks, shared=shared), entries.line_of(name)

    def _sweeps(self, fields: Fields, most: int) -> Iterator[tuple[str, list[tuple[str, Blocks]], int]]:
        entries = fields.mapping("sweeps")
        for name in entries.names() if entries else ():
            value = entries.value(name) if entries else None
            if entries is not None and value is not None:
                points = list(sweep_points(name, value, self.problems, self.warnings, most=most))
                most -= len(points)
                yield name, points, entries.line_of(name)

    def _add(self, named: dict[str, Configuration], configuration: Configuration, line: int) -> None:
        if configuration.name in named or configuration.name == DEFAULT_NAME:
            self.problems.append(Problem(line, f"`{configuration.name}` names two configurations"))
        named[configuration.name] = configuration

    def _switched(self, fields: Fields, workflow: Workflow) -> Workflow:
        """Returns the workflow with its switches; what this judge cannot do is warned about."""
        on = {key: fields.flag(key) if fields.has(key) else key != "create_nuggets" for key in SWITCHES}
        if on["create_nuggets"]:
            line = fields.line_of("create_nuggets")
            self.warnings.append(
                Problem(line, "this judge makes no nuggets; `create_nuggets` changes nothing")
            )
        writes_qrels = on["create_qrels"] if fields.has("create_qrels") else on["judge_uses_qrels"]
        if not on["judge"] and not writes_qrels:
            line = fields.line_of("judge")
            self.problems.append(
                Problem(line, "`judge` and `create_qrels` are both off; nothing would be written")
            )
        return attrs.evolve(
            workflow,
            judge_class=fields.text("judge_class"),
            writes_leaderboard=on["judge"],
            writes_qrels=writes_qrels,
        )
