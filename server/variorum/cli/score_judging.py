"""The model judge of `variorum score`: one pair sent, and its judgement beside the offline estimate."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from datetime import UTC, datetime

import attrs

from variorum.cli.arguments import CannotRun
from variorum.cli.calibration_option import calibration_of
from variorum.cli.console import Console
from variorum.cli.files import Source, shown
from variorum.cli.judge_consent import agree
from variorum.cli.judge_options import place_of, policy_of
from variorum.cli.rubric import rubric_of
from variorum.judging.cache import Cache, CacheError
from variorum.judging.endpoint import Endpoint
from variorum.judging.failures import JudgeFailure
from variorum.judging.judge import Judge
from variorum.judging.model_judgement import ModelJudgement
from variorum.judging.model_record import record_line, record_of
from variorum.judging.pair_rows import refuse_secrets
from variorum.judging.prompt import Material
from variorum.judging.rubric import Rubric, Scoring
from variorum.judging.stored_calibration import StoredCalibration
from variorum.judging.user_files import cache_file
from variorum.reports.judge_parts import judge_whole_or_parts
from variorum.reports.other_judges import by_model
from variorum.reports.values import OtherJudge
from variorum.translation.score import Field, Judgement


@attrs.frozen(eq=False)
class PairJudge:
    """A model that judges one pair, as the options of `variorum score` state it."""

    options: argparse.Namespace
    source: Source
    target: Source
    rubric: Rubric
    place: Endpoint
    calibration: StoredCalibration | None

    @classmethod
    def of(cls, options: argparse.Namespace, source: Source, target: Source) -> PairJudge:
        """Raises `CannotRun` where the options do not make a judge."""
        rubric = rubric_of(options.rubric)
        if rubric.scoring is not Scoring.WEIGHTED:
            raise CannotRun(
                f"--rubric {options.rubric}: a model needs a rubric of weighted dimensions on a grid"
            )
        calibration = calibration_of(options, rubric, options.model)
        return cls(options, source, target, rubric, place_of(options, options.model), calibration)

    @property
    def alpha(self) -> float | None:
        """The share of S that was fitted to people with this judge, in `[0, 1]`."""
        return None if self.calibration is None else self.calibration.alpha

    def request(self) -> str:
        """What would be sent, as one line of JSON. Raises `CannotRun` where nothing would be."""
        url, body = Judge(self.place, self.rubric).preview(self._checked())
        return json.dumps({"post": url, "body": body}) + "\n"

    def judge(self, console: Console) -> OtherJudge:
        """The model's judgement; an unscored one says why.

        Raises:
            CannotRun: the texts hold secrets, the user does not agree to send, or the cache cannot be used.
        """
        material = self._checked()
        names = f"{shown(self.source.path)} and {shown(self.target.path)}"
        size = len(material.source.encode()) + len(material.target.encode())
        agree(self.options, console, [self.place], names, lambda: size)
        try:
            judgement = asyncio.run(self._ask(material))
        except CacheError as error:
            raise CannotRun(str(error)) from error
        return self._shown(judgement, material)

    def _checked(self) -> Material:
        source, target = self.source.parse(), self.target.parse()
        material = Material(str(source.text), str(target.text), source.language.id, target.language.id)
        if not self.options.send_secrets:
            try:
                refuse_secrets(material)
            except JudgeFailure as failure:
                raise CannotRun(f"{failure} (--send-secrets sends them all the same)") from failure
        return material

    async def _ask(self, material: Material) -> ModelJudgement:
        if self.options.no_cache:
            return await self._ask_with(None, material)
        with Cache(cache_file(os.environ)) as cache:
            return await self._ask_with(cache, material)

    async def _ask_with(self, cache: Cache | None, material: Material) -> ModelJudgement:
        async with Judge(self.place, self.rubric, cache=cache, policy=policy_of(self.options)) as judge:
            return await judge_whole_or_parts(judge, material)

    def _shown(self, judgement: ModelJudgement, material: Material) -> OtherJudge:
        if judgement.failure is not None:
            facts = f"rubric {self.rubric.id} {self.rubric.version}"
            unscored = Judgement(judgement.model, {}, None, judgement.reason)
            return OtherJudge(unscored, (), facts, is_model=True)
        paths = {"source": shown(self.source.path), "target": shown(self.target.path)}
        row = json.loads(record_line(judgement, material, time=datetime.now(UTC), **paths))
        found = by_model(record_of(row), self.rubric, self.source.parse(), self.target.parse())
        return found if self.calibration is None else corrected(found, self.calibration, self.rubric)


def corrected(judge: OtherJudge, calibration: StoredCalibration, rubric: Rubric) -> OtherJudge:
    """A scored judgement with its marks as people mean them; its facts say so."""
    marks = {name: field.value for name, field in judge.judgement.dimensions.items()}
    values = calibration.corrected(marks)
    fields: dict[str, Field] = {
        name: attrs.evolve(field, value=values[name]) for name, field in judge.judgement.dimensions.items()
    }
    judgement = attrs.evolve(judge.judgement, dimensions=fields, j=calibration.total(marks, rubric))
    return attrs.evolve(judge, judgement=judgement, facts=f"{judge.facts}, {calibration.summary}")
