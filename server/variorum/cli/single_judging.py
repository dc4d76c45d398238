"""Sends one material to a model, for commands whose arguments are files and not data sets."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from collections.abc import Sequence

import attrs

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.cli.judge_consent import ask_consent
from variorum.cli.judge_options import place_of, policy_of
from variorum.grading.failures import JudgeFailure
from variorum.grading.judgement_rows import refuse_secrets
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.prompt_injection import find_injections
from variorum.grading.rubric import Rubric
from variorum.judging.cache import Cache, CacheError
from variorum.judging.endpoint import Endpoint
from variorum.judging.judge import Judge
from variorum.judging.long_pairs import judge_whole_or_parts
from variorum.workspace.user_folders import cache_file


@attrs.frozen(eq=False)
class SingleJudge:
    """A model that judges by a rubric, with the options of `add_judge_options` and `model`."""

    options: argparse.Namespace
    rubric: Rubric
    place: Endpoint

    @classmethod
    def of(cls, options: argparse.Namespace, rubric: Rubric) -> SingleJudge:
        """Creates the judge. Raises `CannotRun` if the options do not make one."""
        return cls(options, rubric, place_of(options, options.model))

    def request(self, material: Material) -> str:
        """Returns the request as one line of JSON. Raises `CannotRun` if there is none."""
        self._refuse_secrets(material)
        url, body = Judge(self.place, self.rubric).preview(material)
        return json.dumps({"post": url, "body": body}) + "\n"

    def judgement(self, material: Material, files: Sequence[str], console: Console) -> ModelJudgement:
        """Returns the model's judgement. An unscored one states the reason. `files` appear in messages.

        Raises:
            CannotRun: the texts hold secrets, the user does not agree to send, or the cache cannot be used.
        """
        self._refuse_secrets(material)
        size = sum(len(text.encode()) for text in material.sides.values())
        ask_consent(self.options, console, [self.place], " and ".join(files), lambda: size)
        for side, text in material.sides.items():
            for injection in find_injections(text):
                console.warn(f"{side} line {injection.line}: {injection.message}")
        try:
            return asyncio.run(self._ask(material))
        except CacheError as error:
            raise CannotRun(str(error)) from error

    def _refuse_secrets(self, material: Material) -> None:
        if self.options.send_secrets:
            return
        try:
            refuse_secrets(material)
        except JudgeFailure as failure:
            raise CannotRun(f"{failure} (--send-secrets sends them all the same)") from failure

    async def _ask(self, material: Material) -> ModelJudgement:
        if self.options.no_cache:
            return await self._ask_with(None, material)
        with Cache(cache_file(os.environ)) as cache:
            return await self._ask_with(cache, material)

    async def _ask_with(self, cache: Cache | None, material: Material) -> ModelJudgement:
        async with Judge(self.place, self.rubric, cache=cache, policy=policy_of(self.options)) as judge:
            return await judge_whole_or_parts(judge, material)
