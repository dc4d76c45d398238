"""Reads what a workspace's score file says of each translation."""

from __future__ import annotations

from collections import defaultdict

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import ModelRecord
from variorum.lsp.state.stored_judgements import StoredJudgement, StoredJudgements
from variorum.lsp.state.workspace_rubrics import find_rubric
from variorum.workspace import Workspace
from variorum.workspace.score_log import ScoreLogError, read_judgements

# Judgements of one translation that are shown as its history.
_LONGEST_HISTORY = 50


def read_score_file(workspace: Workspace) -> dict[str, StoredJudgements]:
    """Returns the judgements by translation, or none if the file cannot be read.

    A judge's latest judgement is the one that was added last: clocks are set back, and differ from machine to machine.
    """
    try:
        log = read_judgements(workspace.root)
    except ScoreLogError:
        return {}
    by_target: defaultdict[str, list[StoredJudgement]] = defaultdict(list)
    everything: list[HumanJudgement | ModelRecord] = [*log.judgements, *log.by_models]
    for one in everything:
        by_target[one.target].append(StoredJudgement(one, find_rubric(workspace, one.rubric)))
    return {target: _judgements(stored) for target, stored in by_target.items()}


def _judgements(stored: list[StoredJudgement]) -> StoredJudgements:
    latest = {_judge_of(one.judgement): one for one in stored}
    history = sorted(stored, key=lambda one: one.judgement.time)[-_LONGEST_HISTORY:]
    return StoredJudgements(tuple(latest.values()), tuple(history))


def _judge_of(one: HumanJudgement | ModelRecord) -> tuple[bool, str]:
    """Returns whether it was a model, and its name."""
    return (True, one.model) if isinstance(one, ModelRecord) else (False, one.rater)
