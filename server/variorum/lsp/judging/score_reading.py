"""Reads what a workspace's score file says of each translation."""

from __future__ import annotations

from collections import defaultdict

from variorum.judging.human import HumanJudgement
from variorum.judging.model_record import ModelRecord
from variorum.judging.score_log import ScoreLogError, read_judgements
from variorum.lsp.judging.rubrics import rubric_named
from variorum.lsp.judging.scores import Kept
from variorum.workspace import Workspace


def last_words(workspace: Workspace) -> dict[str, tuple[Kept, ...]]:
    """The last judgement of each judge, by translation; nothing where the file cannot be read.

    The last one is the one that was added last: clocks are set back, and differ from machine to machine.
    """
    try:
        log = read_judgements(workspace.root)
    except ScoreLogError:
        return {}
    latest: defaultdict[str, dict[tuple[bool, str], Kept]] = defaultdict(dict)
    everything: list[HumanJudgement | ModelRecord] = [*log.judgements, *log.by_models]
    for one in everything:
        latest[one.target][_judge_of(one)] = Kept(one, rubric_named(workspace, one.rubric))
    return {target: tuple(kept.values()) for target, kept in latest.items()}


def _judge_of(one: HumanJudgement | ModelRecord) -> tuple[bool, str]:
    """Whether it was a model, and its name."""
    return (True, one.model) if isinstance(one, ModelRecord) else (False, one.rater)
