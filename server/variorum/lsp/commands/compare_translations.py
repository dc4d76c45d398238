"""variorum.compareTranslations {"uri", "other"?, "quiet"?}: compares two translations of one original."""

from __future__ import annotations

from variorum.grading.failures import JudgeFailure
from variorum.grading.material import ComparisonMaterial
from variorum.grading.rubric import Rubric
from variorum.judging.comparison_prompt import PREFERENCES, comparison_prompt
from variorum.judging.pairwise import Preference
from variorum.languages import Language
from variorum.lsp.decorators import command
from variorum.lsp.judging.pair import Pair, requested_pair, rubric_for
from variorum.lsp.judging.permission import Parcel, permit
from variorum.lsp.judging.results import compared, unscored
from variorum.lsp.protocol.params import Json, MalformedParams, Params
from variorum.lsp.protocol.uris import path_of
from variorum.lsp.services.client import MessageType
from variorum.lsp.services.configuration import list_files
from variorum.lsp.services.services import Services
from variorum.workspace import OutsideWorkspace, UnreadableFile

_MOST_OFFERS = 20
# As much of a file as its header comment, which can name the original, takes at most.
_HEAD = 16_384


@command("variorum.compareTranslations")
async def compare_translations(services: Services, argument: Params) -> Json | None:
    """Asks the model judge in both orders. Without a second translation the editor asks for one."""
    first = await requested_pair(services, argument.text("uri"))
    other = await _other(services, first, argument)
    if other is None:
        return None
    second = await requested_pair(services, first.folder.uri_of(other))
    if second.original.name != first.original.name or second.target == first.target:
        raise MalformedParams(f"{second.target} is no second translation of {first.original.name}")
    named = {"source": first.original.name, "first": first.target, "second": second.target}
    try:
        rubric = rubric_for(first.folder, argument)
        preference = await _preference(services, first, second, rubric)
    except JudgeFailure as failure:
        return {**named, **unscored(str(failure)), "value": None}
    if argument.find("quiet") is not True:
        services.client.show(_message(first, second, preference), MessageType.INFO)
    return {**named, **compared(preference)}


async def _preference(services: Services, first: Pair, second: Pair, rubric: Rubric) -> Preference:
    judge = await services.judges.judge(rubric)
    contest = _contest(first, second)
    texts = {
        first.original.name: contest.source,
        first.target: contest.first,
        second.target: contest.second,
    }
    prompt = comparison_prompt(rubric, contest)
    await permit(services, judge.endpoint, Parcel(first.snapshot.uri, texts, prompt))
    services.tasks.show_step(f"{judge.endpoint.model} at {judge.endpoint.host} compares, in both orders")
    return await judge.compare(contest)


def _contest(first: Pair, second: Pair) -> ComparisonMaterial:
    source = first.original.document
    languages: tuple[Language, Language] = (first.document.language, second.document.language)
    # The label stands on both translations; where they differ in language it would say something wrong of one.
    label = languages[0].id if languages[0] is languages[1] else f"{languages[0].id} or {languages[1].id}"
    return ComparisonMaterial(
        str(source.text), str(first.document.text), str(second.document.text), source.language.id, label
    )


def _message(first: Pair, second: Pair, preference: Preference) -> str:
    if preference.failure is not None:
        return f"{first.target} and {second.target} were not compared: {preference.failure}."
    if not preference.is_consistent:
        return f"{first.target} (A) or {second.target} (B): the two orders disagree, so the judge is inconsistent."
    value = preference.value or 0.0
    words = PREFERENCES[int(value + (0.5 if value > 0 else -0.5))] if value else PREFERENCES[0]
    return f"{first.target} (A) and {second.target} (B): {words} ({value:+g}, the same in both orders)."


async def _other(services: Services, first: Pair, argument: Params) -> str | None:
    """Returns the second translation: the argument's, the only one there is, or the one that the user picks."""
    if argument.find("other") is not None:
        given = argument.text("other")
        path = path_of(given) if "://" in given else given
        relative = first.folder.workspace.relative(path) if path is not None else None
        if relative is None:
            raise MalformedParams(str(OutsideWorkspace(given)))
        return relative
    if first.folder.files is None:
        await list_files(services)
    found = await services.tasks.in_thread(_rivals, first)
    if not found:
        services.client.show(f"There is no second translation of {first.original.name} in the workspace.")
        return None
    if len(found) == 1:
        return found[0]
    message = f"Which translation of {first.original.name} do you compare {first.target} with?"
    return await services.client.choose(message, found[:_MOST_OFFERS])


def _rivals(first: Pair) -> list[str]:
    """Returns the other files of the workspace that were translated from the same original."""
    workspace, settings = first.folder.workspace, first.folder.loaded.settings
    files = first.folder.files or ()
    found = []
    for name in files:
        if name in (first.target, first.original.name):
            continue
        try:
            head = workspace.read(name, _HEAD).text
        except (OutsideWorkspace, UnreadableFile):
            continue
        pair = workspace.pair_of(name, head, settings, files).pair
        if pair is not None and pair.source == first.original.name:
            found.append(name)
    return found
