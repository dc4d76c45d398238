"""variorum.rateTranslation {"uri", "rubric"?, "values"?, "note"?, "rater"?, "form"?}: a person rates a translation."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.rating_sheet import ENDING, SheetError, rating_sheet, read_sheet
from variorum.grading.rubric import Rubric
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import Pair, requested_pair, rubric_for
from variorum.lsp.judging.rating import rater_of, store_rating
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.services.services import Services
from variorum.workspace import OutsideWorkspace, UnreadableFile

_FOLDER = ".variorum/ratings"
_METHOD = "variorum/rate"


@command("variorum.rateTranslation")
async def rate_translation(services: Services, argument: Params) -> Json:
    """Stores the values of the argument. Without them it asks the editor for picks, or opens a form."""
    pair = await requested_pair(services, argument.text("uri"))
    rubric = rubric_for(pair.folder, argument)
    rater = argument.text("rater") if argument.find("rater") is not None else rater_of(services)
    if argument.find("values") is not None:
        return await _store(services, pair, rubric, argument, rater)
    if services.client.capabilities.takes_ratings and argument.find("form") is not True:
        picked = await services.client.request(_METHOD, _question(pair, rubric, rater))
        if not isinstance(picked, dict):
            return {"status": "declined"}
        return await _store(services, pair, rubric, Params(picked), rater)
    return await _open_form(services, pair, rubric, rater)


async def _store(services: Services, pair: Pair, rubric: Rubric, given: Params, rater: str) -> Json:
    values = given.inside("values").raw
    assert isinstance(values, dict)
    note = given.text("note") if given.find("note") is not None else ""
    return await store_rating(services, pair, rubric, values, rater=rater, note=note)


def _question(pair: Pair, rubric: Rubric, rater: str) -> Json:
    """Returns everything that an editor needs to offer the picks: the rubric's own words, and earlier marks."""
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
    """Returns the rater's last marks by the same rubric."""
    for one in pair.snapshot.judgements.latest:
        stored: Any = one.judgement
        if (
            isinstance(stored, HumanJudgement)
            and stored.rater == rater
            and stored.rubric_hash == rubric.content_hash
        ):
            return dict(stored.values)
    return {}


async def _open_form(services: Services, pair: Pair, rubric: Rubric, rater: str) -> Json:
    """Writes the form, unless there is one for these very texts, and shows it."""
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
            await services.tasks.in_thread(pair.folder.workspace.write, name, text)
        except (OSError, OutsideWorkspace) as error:
            raise MalformedParams(f"the form could not be written: {error}") from error
    uri = pair.folder.uri_of(name)
    await services.client.show_document(uri)
    return {"status": "form", "document": uri}


def _is_under_way(pair: Pair, name: str) -> bool:
    try:
        sheet = read_sheet(pair.folder.workspace.read(name).text)
    except (OutsideWorkspace, UnreadableFile, SheetError):
        return False
    return sheet.target == pair.target and not sheet.stale(pair.material.source, pair.material.target)
