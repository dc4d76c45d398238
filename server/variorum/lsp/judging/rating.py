"""Ratings by the person at the editor: stored where all scores of the workspace are."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from datetime import UTC, datetime

from variorum.grading.failures import JudgeFailure
from variorum.grading.human_judgement import HumanJudgement, JudgementError, make_judgement
from variorum.grading.rating_sheet import RatingSheet
from variorum.grading.rubric import Rubric, UnscoredError
from variorum.lsp.client import Loudness
from variorum.lsp.folders import Folder
from variorum.lsp.judging.pair import Pair, rubric_for, wanted_pair
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.reports.score_rows import number
from variorum.workspace.score_log import ScoreLogError, append_judgement


def rater_of(session: Session) -> str:
    """The name that the editor states for its user, or the one of the system's account."""
    if session.desk.rater is not None:
        return session.desk.rater
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "somebody"


async def store_rating(
    session: Session, pair: Pair, rubric: Rubric, values: Mapping[str, float], *, rater: str, note: str
) -> Json:
    """Append a rating to the workspace's score file, unless it is there word for word already.

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
        is_new = not any(_same(one.judgement, made) for one in pair.snapshot.standing.kept)
        if is_new:
            await session.tasks.in_thread(append_judgement, pair.folder.workspace.root, made)
    except (UnscoredError, JudgementError, ScoreLogError) as error:
        raise MalformedParams(str(error)) from error
    pair.folder.scores.forget()
    session.publisher.age([pair.snapshot.uri])
    return {
        "status": "stored",
        "isNew": is_new,
        "rater": made.rater,
        "source": made.source,
        "target": made.target,
        "values": dict(made.values),
        "j": rubric.total(made.values),
    }


async def store_sheet(session: Session, folder: Folder, sheet: RatingSheet) -> Json:
    """Store a sheet's rating. Raises `MalformedParams` where its pair is gone or has changed."""
    pair = await wanted_pair(session, folder.uri_of(sheet.target))
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
    stored = await store_rating(session, pair, rubric, form.values, rater=sheet.rater, note=form.note)
    if stored["isNew"]:
        message = f"Your rating of {pair.target} is stored: J {number(stored['j'])}."
        session.client.show(message, Loudness.INFO)
    return stored


def _same(kept: object, made: HumanJudgement) -> bool:
    """Whether a stored rating says the same of the same texts; when it was given does not matter."""
    if not isinstance(kept, HumanJudgement):
        return False
    names = ("rater", "rubric_hash", "source_hash", "target_hash", "values", "note")
    return all(getattr(kept, name) == getattr(made, name) for name in names)
