"""variorum.rateTranslation {"uri", "rubric"?, "values"?, "note"?, "rater"?, "form"?}: a person rates a translation."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.rating_sheet import ENDING, SheetError, rating_sheet, read_sheet
from variorum.grading.rubric import Rubric
from variorum.lsp.handling import command
from variorum.lsp.judging.pair import Pair, rubric_for, wanted_pair
from variorum.lsp.judging.rating import rater_of, store_rating
from variorum.lsp.params import Json, MalformedParams, Params
from variorum.lsp.session import Session
from variorum.workspace import OutsideWorkspace, UnreadableFile

_FOLDER = ".variorum/ratings"
_METHOD = "variorum/rate"


@command("variorum.rateTranslation")
async def rate_translation(session: Session, argument: Params) -> Json:
    """Store the values of the argument; without them ask the editor for picks, or open a form to tick."""
    pair = await wanted_pair(session, argument.text("uri"))
    rubric = rubric_for(pair.folder, argument)
    rater = argument.text("rater") if argument.find("rater") is not None else rater_of(session)
    if argument.find("values") is not None:
        return await _store(session, pair, rubric, argument, rater)
    if session.client.abilities.takes_ratings and argument.find("form") is not True:
        picked = await session.client.request(_METHOD, _question(pair, rubric, rater))
        if not isinstance(picked, dict):
            return {"status": "declined"}
        return await _store(session, pair, rubric, Params(picked), rater)
    return await _open_form(session, pair, rubric, rater)


async def _store(session: Session, pair: Pair, rubric: Rubric, given: Params, rater: str) -> Json:
    values = given.inside("values").raw
    assert isinstance(values, dict)
    note = given.text("note") if given.find("note") is not None else ""
    return await store_rating(session, pair, rubric, values, rater=rater, note=note)


def _question(pair: Pair, rubric: Rubric, rater: str) -> Json:
    """Everything that an editor needs to offer the picks: the rubric's own words, and earlier marks."""
    return {
        "uri": pair.snapshot.uri,
        "source": pair.original.name,
        "target": pair.target,
        "rater": rater,
        "rubric": {"id": rubric.id, "version": rubric.version, "title": rubric.title},
        "dimensions": [
            {
                "id": one.id,
                "title": one.title,
                "asks": one.asks,
                "consider": list(one.consider),
                "weight": one.weight,
                "levels": [{"value": level.value, "means": level.means} for level in one.levels],
            }
            for one in rubric.dimensions
        ],
        "values": _earlier(pair, rubric, rater),
    }


def _earlier(pair: Pair, rubric: Rubric, rater: str) -> dict[str, float]:
    """The rater's last marks by the same rubric, to start from."""
    for one in pair.snapshot.standing.kept:
        kept: Any = one.judgement
        if (
            isinstance(kept, HumanJudgement)
            and kept.rater == rater
            and kept.rubric_hash == rubric.content_hash
        ):
            return dict(kept.values)
    return {}


async def _open_form(session: Session, pair: Pair, rubric: Rubric, rater: str) -> Json:
    """Write the form, unless one for these very texts is there, and show it."""
    name = f"{_FOLDER}/{'-'.join(PurePosixPath(pair.target).parts)}{ENDING}"
    material = pair.material
    if not _is_under_way(pair, name):
        text = rating_sheet(
            rubric,
            source=pair.original.name,
            target=pair.target,
            source_text=material.source,
            target_text=material.target,
            rater=rater,
            ticked=_earlier(pair, rubric, rater),
        )
        try:
            await session.tasks.in_thread(pair.folder.workspace.write, name, text)
        except (OSError, OutsideWorkspace) as error:
            raise MalformedParams(f"the form could not be written: {error}") from error
    uri = pair.folder.uri_of(name)
    await session.client.show_document(uri)
    return {"status": "form", "document": uri}


def _is_under_way(pair: Pair, name: str) -> bool:
    try:
        sheet = read_sheet(pair.folder.workspace.read(name).text)
    except (OutsideWorkspace, UnreadableFile, SheetError):
        return False
    return sheet.target == pair.target and not sheet.stale(pair.material.source, pair.material.target)
