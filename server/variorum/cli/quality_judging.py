"""Runs the model judge of `variorum quality` on one file, and reports its marks beside the measured ones."""

from __future__ import annotations

import argparse

import attrs

from variorum.cli.calibration_option import calibration_of
from variorum.cli.console import Console
from variorum.cli.score_judging import corrected
from variorum.cli.single_judging import SingleJudge
from variorum.cli.source_files import Source, display_path
from variorum.grading.material import Material, code_material
from variorum.grading.model_judgement import JudgedField, ModelJudgement
from variorum.grading.points_grid import with_grid
from variorum.grading.rubric import Rubric
from variorum.grading.stored_calibration import StoredCalibration
from variorum.reports.report_data import StoredJudge
from variorum.syntax.source_text import SourceText
from variorum.translation.score import Evidence, Field, Judgement


@attrs.frozen(eq=False)
class CodeJudge:
    """A model that judges one file, with the options of `variorum quality`."""

    source: Source
    task: str
    model: SingleJudge
    calibration: StoredCalibration | None

    @classmethod
    def of(cls, options: argparse.Namespace, source: Source, rubric: Rubric) -> CodeJudge:
        """Creates the judge. Raises `CannotRun` if the options do not make one."""
        expand_template = with_grid(rubric)
        calibration = calibration_of(options, expand_template, options.model)
        return cls(source, options.task or "", SingleJudge.of(options, expand_template), calibration)

    def request(self) -> str:
        """Returns the request as one line of JSON. Raises `CannotRun` if there is none."""
        return self.model.request(self._material())

    def judge(self, console: Console) -> StoredJudge:
        """Returns the model's judgement. Raises `CannotRun` if nothing can be sent."""
        rubric = self.model.rubric
        material = self._material()
        found = self.model.judgement(material, [display_path(self.source.path)], console)
        judge = _judge_result(found, rubric, self.source.parse().text)
        if self.calibration is None or judge.judgement.j is None:
            return judge
        return corrected(judge, self.calibration, rubric)

    def _material(self) -> Material:
        document = self.source.parse()
        return code_material(str(document.text), document.language.id, self.task)


def _judge_result(found: ModelJudgement, rubric: Rubric, text: SourceText) -> StoredJudge:
    weights = {dimension.id: dimension.weight or 0.0 for dimension in rubric.dimensions}
    fields = {name: Field(one.value, weights[name], _said(one, text)) for name, one in found.fields.items()}
    judgement = Judgement(found.model, fields, found.j, found.reason)
    return StoredJudge(judgement, (), _facts(found), is_model=True)


def _said(field: JudgedField, text: SourceText) -> tuple[Evidence, ...]:
    if not field.rationale:
        return ()
    line = next((line for line in field.target_lines if line <= len(text.line_starts)), None)
    return (Evidence(field.rationale, None, None if line is None else text.line_span(line - 1)),)


def _facts(found: ModelJudgement) -> str:
    words = [f"rubric {found.rubric} {found.rubric_version}"]
    if found.failure is None:
        words.append(f"{found.usage.total} tokens")
        words += [] if found.cost is None else [f"cost {found.cost:.4f}"]
        words += ["from the cache"] if found.cached else []
        words += found.notes
    return ", ".join(words)
