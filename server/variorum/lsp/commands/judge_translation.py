"""variorum.judgeTranslation {"uri", "rubric"?, "quiet"?}: have the model judge score a translation."""

from __future__ import annotations

from datetime import UTC, datetime

from variorum.grading.failures import JudgeFailure
from variorum.grading.material import Material
from variorum.grading.model_judgement import ModelJudgement
from variorum.grading.model_record import format_record
from variorum.grading.rubric import Rubric
from variorum.judging.long_pairs import judge_whole_or_parts
from variorum.lsp.client import Loudness
from variorum.lsp.handling import command
from variorum.lsp.judging.pair import Pair, material_for, rubric_for, wanted_pair
from variorum.lsp.judging.permission import permit
from variorum.lsp.judging.results import judged, unscored
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.reports.score_rows import number
from variorum.workspace.score_log import ScoreLogError, append_line


@command("variorum.judgeTranslation")
async def judge_translation(session: Session, argument: Params) -> Json:
    """Ask for what has to be agreed to, send, store what comes back, and show it beside S."""
    pair = await wanted_pair(session, argument.text("uri"))
    try:
        rubric = rubric_for(pair.folder, argument)
        material = await material_for(session, pair)
        judgement = await _judgement(session, pair, rubric, material)
        if judgement.failure is not None:
            raise judgement.failure
    except JudgeFailure as failure:
        return _failed(session, pair, str(failure), argument)
    await _store(session, pair, material, judgement)
    return await _scored(session, pair, material, judgement, argument)


async def _judgement(session: Session, pair: Pair, rubric: Rubric, material: Material) -> ModelJudgement:
    judge = await session.desk.judge(rubric)
    session.tasks.tell("waiting for your answer")
    await permit(session, judge.endpoint, pair.parcel(rubric, material))
    session.tasks.tell(f"{judge.endpoint.model} at {judge.endpoint.host} is reading {pair.target}")
    return await judge_whole_or_parts(judge, material)


async def _store(session: Session, pair: Pair, material: Material, judgement: ModelJudgement) -> None:
    """Keep the judgement with the workspace's other scores. One that cannot be kept is shown all the same."""
    line = format_record(
        judgement, material, time=datetime.now(UTC), source=pair.original.name, target=pair.target
    )
    try:
        await session.tasks.in_thread(append_line, pair.folder.workspace.root, line)
    except ScoreLogError as error:
        session.client.show(str(error))
    pair.folder.scores.settled(pair.target)
    session.publisher.age([pair.snapshot.uri])


async def _scored(
    session: Session, pair: Pair, material: Material, judgement: ModelJudgement, argument: Params
) -> Json:
    answer = judged(material, judgement)
    score = await session.tasks.in_thread(lambda: pair.snapshot.score)
    s, alpha, j = score.s if score else None, pair.snapshot.settings.alpha, judgement.j
    imm = None if s is None or j is None else alpha * s + (1 - alpha) * j
    if argument.find("quiet") is not True and j is not None and imm is not None:
        message = f"{pair.target}: J {number(j)} ({judgement.model}), IMM {number(imm)}."
        session.client.show(message, Loudness.INFO)
    return {"source": pair.original.name, "target": pair.target, "s": s, "imm": imm, "alpha": alpha, **answer}


def _failed(session: Session, pair: Pair, reason: str, argument: Params) -> Json:
    pair.folder.scores.failed(pair.target, reason)
    session.publisher.age([pair.snapshot.uri])
    if argument.find("quiet") is not True:
        session.client.show(f"{pair.target} is unscored: {reason}.")
    return {"source": pair.original.name, "target": pair.target, **unscored(reason)}
