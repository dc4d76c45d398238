"""variorum.judgeTranslation {"uri", "rubric"?, "quiet"?}: has the model judge score a translation."""

from __future__ import annotations

from datetime import UTC, datetime

from variorum.grading.failures import JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.model_record import format_record
from variorum.grading.rubric import Rubric
from variorum.judging.long_pairs import judge_whole_or_parts
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import Pair, material_for, requested_pair, rubric_for
from variorum.lsp.judging.permission import permit
from variorum.lsp.judging.results import judged, unscored
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.rounding import rounded
from variorum.workspace.score_log import ScoreLogError, append_line


@command("variorum.judgeTranslation")
async def judge_translation(services: Services, argument: Params) -> Json:
    """Asks for consent where it is needed, sends the pair, stores the judgement, and shows it beside S."""
    pair = await requested_pair(services, argument.text("uri"))
    try:
        rubric = rubric_for(pair.folder, argument)
        material = await material_for(services, pair)
        judgement = await _judgement(services, pair, rubric, material)
        if judgement.failure is not None:
            raise judgement.failure
    except JudgeFailure as failure:
        return _failed(services, pair, str(failure), argument)
    await _store(services, pair, material, judgement)
    return await _scored(services, pair, material, judgement, argument)


async def _judgement(services: Services, pair: Pair, rubric: Rubric, material: Material) -> ModelJudgement:
    judge = await services.judges.judge(rubric)
    services.tasks.show_step("waiting for your answer")
    await permit(services, judge.endpoint, pair.parcel(rubric, material))
    services.tasks.show_step(f"{judge.endpoint.model} at {judge.endpoint.host} is reading {pair.target}")
    return await judge_whole_or_parts(judge, material)


async def _store(services: Services, pair: Pair, material: Material, judgement: ModelJudgement) -> None:
    """Stores the judgement with the workspace's other scores. One that cannot be stored is shown all the same."""
    line = format_record(
        judgement, material, time=datetime.now(UTC), source=pair.original.name, target=pair.target
    )
    try:
        await services.tasks.in_thread(append_line, pair.folder.workspace.root, line)
    except ScoreLogError as error:
        services.client.show(str(error))
    pair.folder.scores.stored(pair.target)
    services.publisher.recheck_later([pair.snapshot.uri])


async def _scored(
    services: Services, pair: Pair, material: Material, judgement: ModelJudgement, argument: Params
) -> Json:
    answer = judged(material, judgement)
    score = await services.tasks.in_thread(lambda: pair.snapshot.score)
    s, alpha, j = score.s if score else None, pair.snapshot.settings.alpha, judgement.j
    imm = None if s is None or j is None else alpha * s + (1 - alpha) * j
    if argument.find("quiet") is not True and j is not None and imm is not None:
        message = f"{pair.target}: J {rounded(j)} ({judgement.model}), IMM {rounded(imm)}."
        services.client.show(message, MessageType.INFO)
    return {"source": pair.original.name, "target": pair.target, "s": s, "imm": imm, "alpha": alpha, **answer}


def _failed(services: Services, pair: Pair, reason: str, argument: Params) -> Json:
    pair.folder.scores.failed(pair.target, reason)
    services.publisher.recheck_later([pair.snapshot.uri])
    if argument.find("quiet") is not True:
        services.client.show(f"{pair.target} is unscored: {reason}.")
    return {"source": pair.original.name, "target": pair.target, **unscored(reason)}
