"""Keeps the user's settings for judging, and one judge for each rubric."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.memo import memoized_property

if TYPE_CHECKING:
    from variorum.grading.rubric import Rubric
    from variorum.judging.cache import Cache
    from variorum.judging.consent import ConsentStore
    from variorum.judging.judge import Judge
    from variorum.judging.judge_settings import JudgeSettings
    from variorum.lsp.protocol.params import Params
    from variorum.lsp.services.client import Client

# What judging needs is loaded when somebody first asks for a judge: most sessions never do.


class JudgeService:
    """What the server knows about judging.

    The settings come from `initializationOptions`, from `variorum/userSettings` and from the user's own files:
    never from the configuration of a workspace, which anybody may have written.
    """

    def __init__(self, client: Client, environment: Mapping[str, str] = os.environ) -> None:
        self._client = client
        self._environment = environment
        self._values: Mapping[str, object] = {}
        self._judges: dict[str, Judge] = {}
        self._made_by: Mapping[str, object] = {}
        self._cache: Cache | None = None
        self.is_trusted = True
        """Whether the user trusts the workspace; an editor without that notion says nothing."""
        self.wants_compiler = False
        """Whether the user wants a compiler asked about a translation that is scored."""
        self.rater: str | None = None
        """The name under which the user's own ratings are kept, where the editor states one."""
        self.asking = asyncio.Lock()
        """Held while the user is asked, so that two commands do not ask the same thing."""

    @memoized_property
    def consents(self) -> ConsentStore:
        """The endpoints that the user agreed to send to."""
        from variorum.judging.consent import ConsentStore
        from variorum.workspace.user_folders import consents_file

        return ConsentStore(consents_file(self._environment))

    def configure(self, options: Params) -> None:
        """Takes the user's settings. What is missing stays as it was.

        They are `judge`, `trusted`, `rater` and `translation.compilerEvidence`.
        """
        values, trusted, rater = (options.find(name) for name in ("judge", "trusted", "rater"))
        if isinstance(values, dict):
            self._values = values
        if isinstance(trusted, bool):
            self.is_trusted = trusted
        compiles = options.find("translation", "compilerEvidence")
        if compiles is None:
            compiles = options.find("translation.compilerEvidence")
        if isinstance(compiles, bool):
            self.wants_compiler = compiles
        if isinstance(rater, str) and rater.strip():
            self.rater = rater.strip()

    def settings(self) -> JudgeSettings:
        """Returns the settings as they are now.

        Raises:
            JudgeFailure: no judge can be set up with them.
        """
        return self._settings(self._stated())

    async def judge(self, rubric: Rubric) -> Judge:
        """Returns the judge for a rubric: the same one each time, so that equal questions are asked once.

        Raises:
            JudgeFailure: no judge can be set up.
        """
        stated = self._stated()
        settings = self._settings(stated)
        if stated != self._made_by:
            await self.close()
            self._made_by = stated
        known = self._judges.get(rubric.content_hash)
        if known is not None:
            # Somebody asks anew, perhaps because the key or the model is there by now.
            known.try_again()
            return known
        from variorum.judging.judge import Judge
        from variorum.lsp.services.editor_model import EditorModel

        sender = EditorModel(self._client) if settings.endpoint.is_editor else None
        if sender is None:
            # Loading the package takes a second in which the editor would stand still.
            await asyncio.to_thread(import_module, "openai")
        made = Judge(
            settings.endpoint,
            rubric,
            cache=self._answers() if settings.uses_cache else None,
            client=sender,
            policy=settings.policy,
        )
        return self._judges.setdefault(rubric.content_hash, made)

    async def close(self) -> None:
        """Closes all judges and their connections."""
        judges, self._judges = list(self._judges.values()), {}
        for judge in judges:
            await judge.close()

    def _stated(self) -> dict[str, object]:
        """Returns what the user states: the editor's settings go before those in the user's file."""
        from variorum.judging.endpoint import EndpointError
        from variorum.judging.judge_settings import stored_settings

        try:
            return {**stored_settings(self._environment), **self._values}
        except EndpointError as error:
            raise JudgeFailure(FailureKind.NOT_SET_UP, str(error)) from None

    def _settings(self, stated: Mapping[str, object]) -> JudgeSettings:
        from variorum.judging.endpoint import EndpointError
        from variorum.judging.judge_settings import judge_settings

        try:
            settings = judge_settings(self._environment, stated)
        except EndpointError as error:
            raise JudgeFailure(FailureKind.NOT_SET_UP, str(error)) from None
        if settings.endpoint.is_editor and not self._client.capabilities.runs_models:
            raise JudgeFailure(FailureKind.NOT_SET_UP, "this editor does not run models for its servers")
        return settings

    def _answers(self) -> Cache | None:
        """Returns the cache of paid answers. Without it judging works as well, and costs again."""
        from variorum.judging.cache import Cache, CacheError
        from variorum.workspace.user_folders import cache_file

        if self._cache is None:
            try:
                self._cache = Cache(cache_file(self._environment))
            except CacheError as error:
                self._client.log(str(error))
        return self._cache
