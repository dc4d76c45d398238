"""Runs one configuration of the judge over topics and answers, in memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from variorum.retrieval.configuration import Configuration
from variorum.retrieval.leaderboard import Measures, Row, Scores, leaderboard
from variorum.retrieval.passages import parse_passages
from variorum.retrieval.qrels import Judgement, judgements
from variorum.retrieval.ranking import rank
from variorum.retrieval.runs import Answer, parse_run, repetitions
from variorum.retrieval.support import NO_SUPPORTS, Supports, support_of
from variorum.retrieval.topics import Topic, parse_topics
from variorum.retrieval.workflow import Workflow, parse_workflow


@attrs.frozen
class RankedRuns:
    """The scores of a configuration by run and topic, and its relevance judgements."""

    configuration: Configuration
    scores: Scores
    judgements: tuple[Judgement, ...]
    answers: tuple[Answer, ...]
    graded: Scores
    """The scores that the judgements come from."""
    supports: Supports = NO_SUPPORTS
    """How far each answer's citations support it; empty if no cited text is known."""

    @property
    def more(self) -> Measures:
        """The leaderboard's measures of citation support."""
        return {
            run: {topic: support.measures for topic, support in by_topic.items()}
            for run, by_topic in self.supports.items()
        }

    def leaderboard(self) -> list[Row]:
        """Returns the rows of the leaderboard; see `variorum.retrieval.leaderboard`."""
        return leaderboard(self.scores, self.more)


def rank_runs(
    topics: str,
    runs: Iterable[str],
    *,
    workflow: str = "",
    variant: str | None = None,
    by_passage: bool = True,
    passages: str = "",
) -> RankedRuns:
    """Returns the answers of runs scored by the non-LLM judge, and their citations where the texts that they cite are known.

    Args:
        topics: The topics, JSON Lines.
        runs: The text of each run, JSON Lines. Lines that cannot be used are passed over.
        workflow: The text of a `workflow.yml`; without one the judge has its own settings.
        variant: The variant of the workflow, or the point of a sweep, to use.
        by_passage: Whether relevance judgements name answers by the MD5 of their text, or by their run.
        passages: The texts of cited documents, JSON Lines; they win over those that the runs bring along.

    Raises:
        WorkflowError: the workflow cannot be used.
        KeyError: it has no such variant; the message names those that it has.
    """
    read = parse_workflow(workflow, "workflow") if workflow else Workflow.of_defaults()
    (configuration,) = read.chosen(variant=variant)
    found = [answer for text in runs for answer in parse_run(text).answers]
    again = {id(answer) for answer, _ in repetitions(found)}
    answers = [answer for answer in found if id(answer) not in again]
    return run_configuration(
        configuration,
        parse_topics(topics, configuration.judge.topic_format or "auto").by_id,
        parse_topics(topics, configuration.qrels.topic_format or "auto").by_id,
        answers,
        by_passage=by_passage,
        supports=support_of(answers, parse_passages(passages).by_id),
    )


def run_configuration(
    configuration: Configuration,
    topics: Mapping[str, Topic],
    qrels_topics: Mapping[str, Topic],
    answers: Sequence[Answer],
    *,
    by_passage: bool = True,
    supports: Supports = NO_SUPPORTS,
) -> RankedRuns:
    """Returns the scores and the judgements of one configuration; each step has the topics as its format reads them."""
    scores = rank(topics, answers, configuration.judge.settings)
    same = configuration.qrels.settings == configuration.judge.settings and qrels_topics == topics
    grades = scores if same else rank(qrels_topics, answers, configuration.qrels.settings)
    judged = judgements(grades, answers, by_passage=by_passage)
    return RankedRuns(configuration, scores, tuple(judged), tuple(answers), grades, supports)
