"""Runs the model judge of `variorum score` on one pair, and reports its judgement beside the offline estimate."""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime

import attrs

from variorum.cli.argument_parser import CannotRun
from variorum.cli.calibration_option import calibration_of
from variorum.cli.console import Console
from variorum.cli.rubric import rubric_of
from variorum.cli.single_judging import SingleJudge
from variorum.cli.source_files import Source, display_path
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.model_record import format_record, parse_record
from variorum.grading.rubric import Rubric, Scoring
from variorum.grading.stored_calibration import StoredCalibration
from variorum.reports.report_data import StoredJudge
from variorum.reports.stored_judgements import by_model
from variorum.rounding import rounded
from variorum.translation.score import Field, Judgement


@attrs.frozen(eq=False)
class PairJudge:
    """A model that judges one pair, with the options of `variorum score`."""

    source: Source
    target: Source
    model: SingleJudge
    calibration: StoredCalibration | None
    alpha: float | None
    """The share of S that calibration fitted for this judge, in `[0, 1]`; None if an option states one."""

    @classmethod
    def of(cls, options: argparse.Namespace, source: Source, target: Source) -> PairJudge:
        """Creates the judge. Raises `CannotRun` if the options do not make one."""
        rubric = rubric_of(options.rubric)
        if rubric.scoring is Scoring.POINTS:
            raise CannotRun(
                f"--rubric {options.rubric}: it is about one file; use `variorum quality FILE --rubric NAME --model NAME`"
            )
        if rubric.scoring is not Scoring.WEIGHTED:
            raise CannotRun(
                f"--rubric {options.rubric}: a model needs a rubric of weighted dimensions on a grid"
            )
        calibration = calibration_of(options, rubric, options.model)
        alpha = calibration.alpha if calibration is not None and options.alpha is None else None
        return cls(source, target, SingleJudge.of(options, rubric), calibration, alpha)

    @property
    def rubric(self) -> Rubric:
        """The rubric of the judgement."""
        return self.model.rubric

    def request(self) -> str:
        """Returns the request as one line of JSON. Raises `CannotRun` if there is none."""
        return self.model.request(self._material())

    def judge(self, console: Console) -> StoredJudge:
        """Returns the model's judgement. Raises `CannotRun` if nothing can be sent."""
        material = self._material()
        names = [display_path(self.source.path), display_path(self.target.path)]
        return self._judge_result(self.model.judgement(material, names, console), material)

    def _material(self) -> Material:
        source, target = self.source.parse(), self.target.parse()
        return Material(str(source.text), str(target.text), source.language.id, target.language.id)

    def _judge_result(self, judgement: ModelJudgement, material: Material) -> StoredJudge:
        if judgement.failure is not None:
            facts = f"rubric {self.rubric.id} {self.rubric.version}"
            unscored = Judgement(judgement.model, {}, None, judgement.reason)
            return StoredJudge(unscored, (), facts, is_model=True)
        paths = {"source": display_path(self.source.path), "target": display_path(self.target.path)}
        row = json.loads(format_record(judgement, material, time=datetime.now(UTC), **paths))
        found = by_model(parse_record(row), self.rubric, self.source.parse(), self.target.parse())
        if self.calibration is not None:
            found = corrected(found, self.calibration, self.rubric)
        if self.alpha is not None:
            facts = f"{found.facts}, {rounded(self.alpha, 2)} of IMM is S as people weigh it"
            found = attrs.evolve(found, alpha=self.alpha, facts=facts)
        return found


def corrected(judge: StoredJudge, calibration: StoredCalibration, rubric: Rubric) -> StoredJudge:
    """Returns a judgement with calibrated marks, and records that in its facts."""
    marks = {name: field.value for name, field in judge.judgement.dimensions.items()}
    values = calibration.corrected(marks)
    fields: dict[str, Field] = {
        name: attrs.evolve(field, value=values[name]) for name, field in judge.judgement.dimensions.items()
    }
    judgement = attrs.evolve(judge.judgement, dimensions=fields, j=calibration.total(marks, rubric))
    return attrs.evolve(judge, judgement=judgement, facts=f"{judge.facts}, {calibration.summary}")
