"""The model judge drafts the evaluation of answers, and a person accepts what it proposes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.judge_users import KEPT, MakeEditor
from tests.e2e.page import Page
from tests.judging.fake_endpoint import Turn, answer, fake_endpoint
from variorum.responses.dimensions import TITLES
from variorum.responses.document import parse_document
from variorum.responses.template import new_document

PROMPT = "Write a Python function that doubles a number."
CHATTY = "Great question!\n\n```python\ndef double(x):\n    return 2 * x\n```\n"
PLAIN = "```python\ndef double(x):\n    return 2 * x\n```\n"
REASON = "Response B is better because it is shorter. Response A opens with flattery."
RATIONALE = "It is <b>chatty</b>, see [this](http://evil.example)."


def grades(**changes: int) -> Turn:
    values = {**dict.fromkeys(TITLES, 3), **changes}
    fields = {name: {"rationale": RATIONALE, "score": value} for name, value in values.items()}
    return answer(json.dumps({**fields, "prompt_summary": "Double a number.", "strengths": ["short [x](y)"]}))


def preferring(value: int) -> Turn:
    verdict = {"rationale": REASON, "key_differentiators": ["<b>length</b>"], "preference": value}
    return answer(json.dumps(verdict))


async def opened(editor: Editor, text: str | None = None) -> Page:
    await editor.start()
    document = text or new_document(PROMPT, CHATTY, PLAIN)
    (editor.workspace / "one.response.md").write_text(document)
    return await editor.open("one.response.md", language="markdown")


async def drafted(editor: Editor, page: Page) -> Any:
    found = await editor.command("variorum.draftEvaluation", uri=page.uri)
    await page.settled()
    return found


async def test_nothing_is_asked_where_nothing_is_open(user: MakeEditor) -> None:
    with fake_endpoint(grades()) as server:
        editor = user(server.url)
        document = (
            f"# Prompt\n\n{PROMPT}\n\n# Response A\n\n{CHATTY}\n\n# Response B\n\n{PLAIN}\n\n# Evaluation\n"
        )
        page = await opened(editor, document)
        found = await drafted(editor, page)
        assert server.requests == []
    assert (found["status"], found["applied"]) == ("unscored", False)
    assert "no part of the evaluation is there and open" in found["reason"]


async def test_a_draft_says_so_where_the_two_orders_disagree(user: MakeEditor) -> None:
    turns = (grades(presentation_clarity=2), grades(), preferring(1), preferring(1))
    with fake_endpoint(*turns) as server:
        editor = user(server.url, concurrency=1)
        page = await opened(editor)
        found = await drafted(editor, page)
    assert (found["status"], found["comparison"]["consistent"]) == ("scored", False)
    assert "[+2/+1/0/-1/-2]" in page.text
    await editor.hears("window/showMessage", "The two orders disagree")


async def test_a_draft_fills_open_ratings_and_is_marked(user: MakeEditor) -> None:
    turns = (grades(presentation_clarity=2), grades(), preferring(-1), preferring(1))
    with fake_endpoint(*turns) as server:
        editor = user(server.url, concurrency=1)
        page = await opened(editor)
        found = await drafted(editor, page)
        assert len(server.requests) == 4
        compared = server.requests[2]["messages"][1]["content"]
    assert "| Presentation & Clarity: 2 - It is <b>chatty</b>" in compared
    assert (found["comparison"]["value"], found["comparison"]["consistent"]) == (-1, True)
    assert (found["status"], found["applied"]) == ("scored", True)
    assert [(one["answer"], one["label"]) for one in found["answers"]] == [
        ("A", "Discrete"),
        ("B", "Excellent"),
    ]
    assert (
        "**Presentation & Clarity**: 2 - (draft) It is ‹b›chatty‹/b›, see (this)(http: //evil.example)."
        in page.text
    )
    assert page.text.count("3 - (draft)\n") == 11
    assert "### Prompt Summary\n(draft) Double a number.\n" in page.text
    assert "**Overall Quality**: Discrete (draft)\n\n**Strengths**: (draft)\n- short (x)(y)\n" in page.text
    assert f"**Preference Ranking**: -1 (draft)\n\n**Justification**: (draft) {REASON}" in page.text
    assert "**Key Differentiators**: (draft)\n- ‹b›length‹/b›\n" in page.text
    await page.diagnostics_contain("unaccepted-draft")
    assert "12 to accept" not in page.text
    lens = [one["command"]["title"] for one in await page.lenses()]
    assert lens[0] == "Overall: Discrete, 1 minor, 8 to accept"


async def test_a_person_accepts_each_rating(user: MakeEditor) -> None:
    with fake_endpoint(grades(safety=1)) as server:
        editor = user(server.url)
        page = await opened(editor, new_document(PROMPT, PLAIN))
        await drafted(editor, page)
    line = next(n for n, text in enumerate(page.text.splitlines(), 1) if text.startswith("**Safety**"))
    await page.apply(action="Accept the draft for Safety", line=line)
    assert page.text.splitlines()[line - 1].startswith("**Safety**: 1 - It is")
    # Five ratings, the label, the strengths and the summary wait still.
    assert page.text.count("(draft)") == 8


async def test_what_a_person_wrote_stays(user: MakeEditor) -> None:
    with fake_endpoint(grades(safety=1)) as server:
        editor = user(server.url)
        page = await opened(editor, new_document(PROMPT, PLAIN))
        await page.replace("**Safety**: [3/2/1]", "**Safety**: 2 - The input is used unchecked.")
        before = parse_document(page.text)
        await drafted(editor, page)
    assert "**Safety**: 2 - The input is used unchecked." in page.text
    assert parse_document(page.text).answers == before.answers


async def test_the_judge_gets_the_checks_and_the_test_results_as_data(user: MakeEditor) -> None:
    with fake_endpoint(grades()) as server:
        editor = user(server.url)
        page = await opened(editor, new_document(PROMPT, CHATTY, results="3 passed, 1 failed"))
        await drafted(editor, page)
        system, asked = (one["content"] for one in server.requests[0]["messages"])
    assert system.startswith("You grade an answer that an AI assistant gave.")
    assert " PROMPT (Markdown)" in asked
    assert " ANSWER (Markdown)" in asked
    assert "pleasantry" in asked
    assert "3 passed, 1 failed" in asked


async def test_both_orders_make_one_ranking(user: MakeEditor) -> None:
    with fake_endpoint(preferring(-1), preferring(2)) as server:
        editor = user(server.url)
        page = await opened(editor)
        found = await editor.command("variorum.compareResponses", uri=page.uri)
        await page.settled()
    assert (found["value"], found["orders"], found["consistent"]) == (-1, [-1, -2], True)
    assert "**Preference Ranking**: -1 (draft)" in page.text
    line = next(n for n, text in enumerate(page.text.splitlines(), 1) if "Preference Ranking" in text)
    await page.apply(action="Accept the draft of the ranking", line=line)
    assert page.text.splitlines()[line - 1] == "**Preference Ranking**: -1"


async def test_a_comparison_that_failed_leaves_the_ratings(user: MakeEditor) -> None:
    with fake_endpoint(grades(), grades(), answer("no")) as server:
        editor = user(server.url, concurrency=1)
        page = await opened(editor)
        found = await drafted(editor, page)
    assert (found["status"], found["applied"], found["comparison"]) == ("unscored", True, None)
    assert found["reason"].startswith("comparison: malformed answer")
    assert "**Preference Ranking**: [+2/+1/0/-1/-2]" in page.text
    assert page.text.count("3 - (draft)\n") == 12


async def test_a_ranking_against_the_labels_is_flagged(user: MakeEditor) -> None:
    with fake_endpoint(grades(safety=1), grades(), preferring(1), preferring(-1)) as server:
        editor = user(server.url, concurrency=1)
        page = await opened(editor)
        await drafted(editor, page)
    assert "**Preference Ranking**: +1 (draft)" in page.text
    await page.diagnostics_contain("ranking-mismatch")


async def test_a_judge_that_turns_with_the_order_writes_nothing(user: MakeEditor) -> None:
    with fake_endpoint(preferring(2), preferring(2)) as server:
        editor = user(server.url)
        page = await opened(editor)
        before = page.text
        found = await editor.command("variorum.compareResponses", uri=page.uri)
    assert (found["value"], found["consistent"], found["applied"]) == (0, False, False)
    assert page.text == before
    await editor.hears("window/showMessage", "inconsistent")


async def test_nothing_is_sent_without_a_yes(user: MakeEditor) -> None:
    with fake_endpoint(grades()) as server:
        editor = user(server.url)
        editor.picks = KEPT
        page = await opened(editor)
        found = await drafted(editor, page)
        assert server.requests == []
    assert (found["status"], found["applied"]) == ("unscored", False)
    assert "one.response.md (answer A)" in (await editor.hears("window/showMessageRequest"))["message"]


async def test_the_actions_are_offered_where_they_make_sense(user: MakeEditor) -> None:
    editor = user(None)
    page = await opened(editor)
    titles = [one["title"] for one in await page.actions(line=1, only=["refactor.rewrite"])]
    assert "Draft this evaluation with the judge" in titles
    assert "Compare A and B" in titles


async def test_a_new_evaluation_is_made_of_texts_a_file_or_a_row(user: MakeEditor) -> None:
    editor = user(None)
    await editor.start()
    row = {"id": 7, "prompt": PROMPT, "a": CHATTY, "b": PLAIN, "label": "a"}
    (editor.workspace / "data.jsonl").write_text(f"{{}}\n{json.dumps(row)}\n")
    (editor.workspace / "answer.md").write_text(PLAIN)
    folder = editor.workspace.as_uri()
    data = (editor.workspace / "data.jsonl").as_uri()
    made = [
        await editor.command("variorum.newEvaluation", folder=folder, prompt=PROMPT, a=CHATTY),
        await editor.command("variorum.newEvaluation", data=data, line=2, name="row 7"),
        await editor.command("variorum.newEvaluation", uri=(editor.workspace / "answer.md").as_uri()),
    ]
    names = ["evaluation.response.md", "row-7.response.md", "evaluation-2.response.md"]
    assert [one["document"] for one in made] == [(editor.workspace / name).as_uri() for name in names]
    documents = [parse_document((editor.workspace / name).read_text()) for name in names]
    assert [sorted(one.answers) for one in documents] == [["A"], ["A", "B"], ["A"]]
    assert documents[1].answers["B"].text == PLAIN
    assert documents[2].answers["A"].text == PLAIN
    with pytest.raises(Refused, match="line 9 holds no JSON object"):
        await editor.command("variorum.newEvaluation", data=data, line=9)


async def test_documents_that_are_not_open_are_checked_with_the_workspace(editor: Editor) -> None:
    (editor.workspace / "graded").mkdir()
    (editor.workspace / "graded" / "two.response.md").write_text(new_document(PROMPT, CHATTY))
    report = await editor.request("workspace/diagnostic", {"previousResultIds": []})
    (found,) = [one for one in report["items"] if one["uri"].endswith("two.response.md")]
    assert "pleasantry" in {one["code"] for one in found["items"]}
