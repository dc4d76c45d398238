"""Prepares a pair for judges."""

from __future__ import annotations

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.rubric import Rubric, Scoring
from variorum.grading.shipped_rubrics import RubricError, UnknownRubric
from variorum.judging.prompt import build_prompt
from variorum.lsp.judging.permission import Parcel
from variorum.lsp.protocol.params import MalformedParams, Params
from variorum.lsp.services.requested_document import requested_snapshot
from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Original, Snapshot
from variorum.lsp.state.folder import Folder
from variorum.lsp.state.workspace_rubrics import workspace_rubric
from variorum.reports.judge_evidence import with_evidence
from variorum.syntax.document import Document

DEFAULT_RUBRIC = "translation"


@attrs.frozen(eq=False)
class Pair:
    """A translation, its original, and the folder that holds both."""

    snapshot: Snapshot
    folder: Folder
    target: str
    original: Original
    document: Document

    @property
    def material(self) -> Material:
        """Both texts as they are in the editor."""
        source = self.original.document
        return Material(
            str(source.text), str(self.document.text), source.language.id, self.document.language.id
        )

    def parcel(self, rubric: Rubric, material: Material) -> Parcel:
        """Returns what leaves when the material is sent."""
        texts = {self.original.name: material.source, self.target: material.target}
        return Parcel(self.snapshot.uri, texts, build_prompt(rubric, material))


async def requested_pair(services: Services, uri: str) -> Pair:
    """Returns the pair of the file with this URI.

    Raises:
        MalformedParams: the file has no original.
    """
    snapshot = await services.behaviour.interpreted(await requested_snapshot(services, uri))
    folder, target = services.session.place_of(uri)
    if snapshot.original is None or snapshot.document is None or folder is None or target is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    return Pair(snapshot, folder, target, snapshot.original, snapshot.document)


async def material_for(services: Services, pair: Pair) -> Material:
    """Returns the material, with the evidence that the user's settings hand over.

    Raises:
        JudgeFailure: no judge is set up.
    """
    if not services.judges.settings().hands_over_evidence:
        return pair.material
    return await services.tasks.in_thread(with_evidence, pair.material)


def rubric_for(folder: Folder, argument: Params) -> Rubric:
    """Returns the rubric that a command names, or the one for translations.

    Raises:
        MalformedParams: there is no such rubric.
        JudgeFailure: it has no weighted dimensions on a grid.
    """
    name = argument.text("rubric") if argument.find("rubric") is not None else DEFAULT_RUBRIC
    try:
        rubric = workspace_rubric(folder.workspace, name)
    except UnknownRubric as error:
        raise MalformedParams(str(error)) from error
    except RubricError as error:
        raise JudgeFailure(FailureKind.NOT_SET_UP, "; ".join(str(error).splitlines())) from error
    if rubric.scoring is not Scoring.WEIGHTED:
        message = f"the rubric {rubric.id} has no weighted dimensions on a grid"
        raise JudgeFailure(FailureKind.NOT_SET_UP, message)
    return rubric
