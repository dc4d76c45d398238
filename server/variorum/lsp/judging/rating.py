"""Stores ratings by the person at the editor with the workspace's other scores."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from datetime import UTC, datetime

from variorum.grading.failures import JudgeFailure
from variorum.grading.human_judgement import HumanJudgement, JudgementError, make_judgement
from variorum.grading.rating_sheet import RatingSheet
from variorum.grading.rubric import Rubric, UnscoredError
from variorum.lsp.judging.pair import Pair, requested_pair, rubric_for
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.rounding import rounded
from variorum.workspace.score_log import ScoreLogError, append_judgement


def rater_of(services: Services) -> str:
    """Returns the name that the editor states for its user, or that of the system's account."""
    if services.judges.rater is not None:
        return services.judges.rater
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"


async def store_rating(
    services: Services, pair: Pair, rubric: Rubric, values: Mapping[str, float], *, rater: str, note: str
) -> Json:
    """Appends a rating to the workspace's score file, unless the same rating is there already.

    Raises:
        MalformedParams: the values are not those of the rubric, or the file cannot be written.
    """
    try:
        made = make_judgement(
            values,
            rubric=rubric,
            rater=rater,
            time=datetime.now(UTC),
            source_text=pair.material.source,
            target_text=pair.material.target,
            source=pair.original.name,
            target=pair.target,
            note=note,
        )
        is_new = not any(_same(one.judgement, made) for one in pair.snapshot.judgements.latest)
        if is_new:
            await services.tasks.in_thread(append_judgement, pair.folder.workspace.root, made)
    except (UnscoredError, JudgementError, ScoreLogError) as error:
        raise MalformedParams(str(error)) from error
    pair.folder.scores.changed()
    services.publisher.recheck_later([pair.snapshot.uri])
    return {
        "status": "stored",
        "isNew": is_new,
        "rater": made.rater,
        "source": made.source,
        "target": made.target,
        "values": dict(made.values),
        "j": rubric.total(made.values),
    }


async def store_sheet(services: Services, folder: Folder, sheet: RatingSheet) -> Json:
    """Stores a sheet's rating.

    Raises:
        MalformedParams: its pair is gone or has changed.
    """
    pair = await requested_pair(services, folder.uri_of(sheet.target))
    try:
        rubric = rubric_for(folder, Params({"rubric": sheet.rubric}))
    except JudgeFailure as failure:
        raise MalformedParams(str(failure)) from failure
    form = sheet.filled(rubric)
    if form.problems:
        problems = [{"line": line, "message": message} for line, message in form.problems]
        return {"status": "open", "problems": problems}
    changed = sheet.stale(pair.material.source, pair.material.target)
    if changed:
        raise MalformedParams(
            f"the {' and the '.join(changed)} of the pair changed since this form was made: rate it anew"
        )
    stored = await store_rating(services, pair, rubric, form.values, rater=sheet.rater, note=form.note)
    if stored["isNew"]:
        message = f"Your rating of {pair.target} is stored: J {rounded(stored['j'])}."
        services.client.show(message, MessageType.INFO)
    return stored


def _same(stored: object, made: HumanJudgement) -> bool:
    """Whether a stored rating says the same of the same texts, at whatever time."""
    if not isinstance(stored, HumanJudgement):
        return False
    names = ("rater", "rubric_hash", "source_hash", "target_hash", "values", "note")
    return all(getattr(stored, name) == getattr(made, name) for name in names)
