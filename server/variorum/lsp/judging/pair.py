"""The pair of a translation as judges get it."""

from __future__ import annotations

import attrs

from variorum.grading.failures import FailureKind, JudgeFailure
from variorum.grading.material import Material
from variorum.grading.rubric import Rubric, Scoring
from variorum.grading.shipped_rubrics import RubricError, UnknownRubric
from variorum.judging.prompt import build_prompt
from variorum.lsp.folders import Folder
from variorum.lsp.judging.permission import Parcel
from variorum.lsp.judging.rubrics import wanted_rubric
from variorum.lsp.params import MalformedParams, Params
from variorum.lsp.session import Session
from variorum.lsp.snapshot import Original, Snapshot
from variorum.lsp.wanted import wanted_snapshot
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
        """Both texts as they stand in the editor."""
        source = self.original.document
        return Material(
            str(source.text), str(self.document.text), source.language.id, self.document.language.id
        )

    def parcel(self, rubric: Rubric, material: Material) -> Parcel:
        """What leaves when the material is sent."""
        texts = {self.original.name: material.source, self.target: material.target}
        return Parcel(texts, build_prompt(rubric, material))


async def wanted_pair(session: Session, uri: str) -> Pair:
    """The pair of the file with this URI. Raises `MalformedParams` where it has no original."""
    snapshot = await wanted_snapshot(session, uri)
    folder, target = session.place_of(uri)
    if snapshot.original is None or snapshot.document is None or folder is None or target is None:
        raise MalformedParams(f"{snapshot.name} has no original: choose its counterpart first")
    return Pair(snapshot, folder, target, snapshot.original, snapshot.document)


async def material_for(session: Session, pair: Pair) -> Material:
    """The material, with the evidence that the user's settings hand over. Raises `JudgeFailure`."""
    if not session.desk.settings().hands_over_evidence:
        return pair.material
    return await session.tasks.in_thread(with_evidence, pair.material)


def rubric_for(folder: Folder, argument: Params) -> Rubric:
    """The rubric that a command names, or the one for translations.

    Raises:
        MalformedParams: there is no such rubric.
        JudgeFailure: it cannot be used for marking on a grid.
    """
    name = argument.text("rubric") if argument.find("rubric") is not None else DEFAULT_RUBRIC
    try:
        rubric = wanted_rubric(folder.workspace, name)
    except UnknownRubric as error:
        raise MalformedParams(str(error)) from error
    except RubricError as error:
        raise JudgeFailure(FailureKind.NOT_SET_UP, "; ".join(str(error).splitlines())) from error
    if rubric.scoring is not Scoring.WEIGHTED:
        message = f"the rubric {rubric.id} has no weighted dimensions on a grid"
        raise JudgeFailure(FailureKind.NOT_SET_UP, message)
    return rubric
