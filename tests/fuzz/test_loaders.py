"""Settings, rubrics, documents, runs and topics: any text at all is read, or refused with a clear problem."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.mutilation import mutilated
from variorum.grading.rubric_parser import check_rubric
from variorum.grading.yaml_reader import read_yaml
from variorum.responses.engine import document_findings
from variorum.retrieval.passages import parse_passages
from variorum.retrieval.runs import parse_run
from variorum.retrieval.support import answer_support
from variorum.retrieval.topics import parse_topics
from variorum.retrieval.truth import parse_truth
from variorum.retrieval.workflow import WorkflowError, parse_workflow
from variorum.settings import parse_settings
from variorum.syntax.source_text import decode
from variorum.translation.pair_choices import parse_choices

ROOT = Path(__file__).parents[2]
SETTINGS = """\
exclude = ["generated/**"]
[rules]
disabled = ["redundant-variable"]
[rules.severity]
unused-import = "information"
[[pairs.patterns]]
source = "legacy/{name:pascal}.java"
target = "src/{name:snake}.py"
"""
TOPICS = '{"request_id": "1", "title": "a title", "problem_statement": "words", "background": "more"}\n'
RUN = (
    '{"metadata": {"team_id": "t", "run_id": "r", "topic_id": "1", "task": "x"}, '
    '"responses": [{"text": "words", "citations": []}], "references": []}\n'
)
WORKFLOW = (ROOT / "examples/retrieval/workflow.yml").read_text(encoding="utf-8")
CITING = (ROOT / "examples/retrieval/runs/careless.jsonl").read_text(encoding="utf-8")
LEADERBOARD = "a\tAVG\tt1\t0.5\nb\tAVG\tt1\t0.25\na\tAVG\tall\t0.5\n"
RUBRICS = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "rubrics").glob("*.yaml"))]
RESPONSE = (ROOT / "examples/responses/fizzbuzz.response.md").read_text(encoding="utf-8")


def broken(*texts: str) -> st.SearchStrategy[str]:
    """The texts after accidents, and texts that are nothing at all."""
    accidents = st.tuples(st.sampled_from(texts), st.randoms(use_true_random=False))
    return accidents.map(lambda one: decode(mutilated(one[0].encode(), one[1]))) | st.text(max_size=80)


@given(broken(SETTINGS), st.booleans())
def test_settings(text: str, is_pyproject: bool) -> None:
    settings, problems = parse_settings(text, is_pyproject=is_pyproject)
    assert settings.selection(is_translation=True).rules
    assert all(problem.message and "\n" not in problem.message for problem in problems)


@given(broken('[pairs]\n"a.py" = "B.java"\n'))
def test_choices(text: str) -> None:
    choices, problems = parse_choices(text)
    assert all(isinstance(name, str) for name in choices.values())
    assert all(problem.message for problem in problems)


def test_choices_that_nest_without_end() -> None:
    choices, [problem] = parse_choices("[pairs]\nx = " + "[" * 100_000)
    assert choices == {}
    assert problem.message == "pairs.toml nests values too deeply"


@given(broken(*RUBRICS))
def test_rubrics(text: str) -> None:
    check_rubric(text)
    value, problems = read_yaml(text)
    assert value is not None or problems


@given(broken(RESPONSE))
def test_response_documents(text: str) -> None:
    for finding in document_findings(text):
        assert 0 <= finding.span.start <= finding.span.end <= len(text.encode("utf-8", "replace")) + 8


@pytest.mark.parametrize("read", [parse_topics, parse_run])
@given(text=broken(TOPICS, RUN, TOPICS * 3))
def test_topics_and_runs(read: object, text: str) -> None:
    assert callable(read)
    read(text)


@given(broken(WORKFLOW))
def test_workflows(text: str) -> None:
    workflow, problems = None, ()
    try:
        workflow = parse_workflow(text, "workflow.yml")
    except WorkflowError as error:
        problems = error.problems
    assert workflow is not None or problems
    assert all(line >= 1 and "\n" not in message for line, message in problems)
    for one in workflow.chosen(all_variants=True) if workflow else ():
        for name in (one.judge.filebase, one.qrels.filebase):
            assert name is None or not (name.startswith("/") or ".." in name.split("/"))


@given(broken(LEADERBOARD, "t1 0 d 3\nt1 0 e 0\n", '{"run_id": "a", "value": 1, "topic_id": "t1"}\n'))
def test_human_judgements(text: str) -> None:
    truth = parse_truth(text, ("t1",))
    assert not (truth.rows and truth.judgements)
    assert all(problem.line >= 1 and problem.message for problem in truth.problems)


@given(broken('{"id": "d1", "title": "a", "text": "b 1,000 Moon"}\n'), broken(CITING))
def test_citations(passages: str, run: str) -> None:
    known = parse_passages(passages).by_id
    for answer in parse_run(run).answers:
        for value in answer_support(answer, known).measures.values():
            assert 0 <= value <= 1
