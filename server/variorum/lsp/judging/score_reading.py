"""Reads what a workspace's score file says of each translation."""

from __future__ import annotations

from collections import defaultdict

from variorum.grading.human_judgement import HumanJudgement
from variorum.grading.model_record import ModelRecord
from variorum.lsp.judging.rubrics import rubric_named
from variorum.lsp.judging.standing import Kept, Words
from variorum.workspace import Workspace
from variorum.workspace.score_log import ScoreLogError, read_judgements

# Judgements of one translation that are shown as its history.
_MOST_REMEMBERED = 50


def stored_words(workspace: Workspace) -> dict[str, Words]:
    """The judgements by translation; nothing where the file cannot be read.

    A judge's last word is the one that was added last: clocks are set back, and differ from machine to machine.
    """
    try:
        log = read_judgements(workspace.root)
    except ScoreLogError:
        return {}
    by_target: defaultdict[str, list[Kept]] = defaultdict(list)
    everything: list[HumanJudgement | ModelRecord] = [*log.judgements, *log.by_models]
    for one in everything:
        by_target[one.target].append(Kept(one, rubric_named(workspace, one.rubric)))
    return {target: _words(kept) for target, kept in by_target.items()}


def _words(kept: list[Kept]) -> Words:
    latest = {_judge_of(one.judgement): one for one in kept}
    history = sorted(kept, key=lambda one: one.judgement.time)[-_MOST_REMEMBERED:]
    return Words(tuple(latest.values()), tuple(history))


def _judge_of(one: HumanJudgement | ModelRecord) -> tuple[bool, str]:
    """Whether it was a model, and its name."""
    return (True, one.model) if isinstance(one, ModelRecord) else (False, one.rater)
