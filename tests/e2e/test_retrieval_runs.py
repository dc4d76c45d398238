"""A run file, its topics and its workflow, open in the editor."""

from __future__ import annotations

import json
from pathlib import Path

from tests.e2e.editor import Editor
from tests.e2e.page import Json, Page

TOPICS = (
    '{"id": "1", "title": "quantum computing"}\n{"id": "2", "title": "<b>tides</b> and [moon](http://x)"}\n'
)


def line(topic: str, text: str, citations: list[str] | None = None, run: str = "r") -> str:
    sentence = {"text": text, "citations": citations or []}
    metadata = {"team_id": "t", "run_id": run, "topic_id": topic}
    return json.dumps({"metadata": metadata, "responses": [sentence], "references": ["d1"]}) + "\n"


async def opened(editor: Editor, *lines: str, topics: str | None = TOPICS) -> Page:
    folder = editor.workspace / "runs"
    folder.mkdir()
    if topics is not None:
        (editor.workspace / "topics.jsonl").write_text(topics)
    (folder / "run.jsonl").write_text("".join(lines))
    return await editor.open("runs/run.jsonl", language="jsonl")


async def titles(page: Page) -> list[str]:
    """The lenses as the editor shows them once all are in sight."""
    return [lens["command"]["title"] for lens in await page.lenses()]


def messages(found: list[Json]) -> list[tuple[int, str]]:
    return [(one["range"]["start"]["line"] + 1, one["message"]) for one in found]


async def test_each_answer_has_a_lens_that_is_scored_when_it_is_seen(editor: Editor) -> None:
    page = await opened(editor, line("1", "Quantum computing with qubits."), "\n", line("2", "Tides."))
    lenses = await page.unseen_lenses()
    assert [lens["range"]["start"]["line"] for lens in lenses] == [0, 2]
    assert all("command" not in lens for lens in lenses)
    first, second = await titles(page)
    assert first == "1: grade 2 of 3 · length 0.04 · keyword 1.00 · bm25 0.72 · coverage 1.00"
    assert second.startswith("2: grade 0 of 3 ")


async def test_what_is_wrong_with_a_line_stands_on_it(editor: Editor) -> None:
    page = await opened(
        editor,
        line("1", "Fine."),
        line("9", "Lost."),
        line("1", "Again."),
        line("2", "Cites.", citations=["d7"]),
        line("2", " ", run="other"),
        '{"metadata": 3, "responses": []}\n',
        '{"metadata": {\n',
    )
    assert messages(await page.diagnostics()) == [
        (2, "no topic has the id 9"),
        (3, "run r answers topic 1 twice, first on line 1"),
        (4, "cited, but not among the references: d7"),
        (5, "the answer to topic 2 is empty"),
        (6, "`metadata` must be an object with team_id, run_id and topic_id"),
        (7, "not valid JSON: Expecting property name enclosed in double quotes"),
    ]
    unknown = (await page.diagnostics())[0]["range"]
    assert page.text.splitlines()[1][unknown["start"]["character"] : unknown["end"]["character"]] == (
        '"topic_id": "9"'
    )


async def test_an_edit_changes_its_line_and_moves_the_others(editor: Editor) -> None:
    page = await opened(editor, line("1", "One."), line("8", "Eight."), line("9", "Nine."))
    assert [number for number, _ in messages(await page.diagnostics())] == [2, 3]
    await page.replace('"topic_id": "8"', '"topic_id": "2"')
    assert messages(await page.diagnostics()) == [(3, "no topic has the id 9")]
    await page.change(
        [
            {
                "range": {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 0}},
                "text": line("7", "Seven."),
            }
        ]
    )
    assert messages(await page.diagnostics()) == [(2, "no topic has the id 7"), (4, "no topic has the id 9")]


async def test_the_hover_shows_the_reckoning_and_makes_no_links(editor: Editor) -> None:
    page = await opened(editor, line("2", "Tides."))
    text = await page.hover("Tides") or ""
    assert "| keyword | 0.167 | 0.30 | 0.050 |" in text
    assert "`and` `moon`" in text
    assert "<b>" not in text
    assert "[moon](" not in text


async def test_a_run_with_the_texts_that_it_cites_shows_how_far_they_support_it(editor: Editor) -> None:
    answer = {
        "metadata": {"team_id": "t", "run_id": "r", "topic_id": "1"},
        "responses": [
            {"text": "Qubits hold states.", "citations": [0]},
            {"text": "In 1981 it was asked by *Feynman*.", "citations": [0]},
        ],
        "references": ["d1"],
        "documents": {"d1": {"text": "Qubits hold states."}},
    }
    page = await opened(editor, json.dumps(answer) + "\n")
    assert (await titles(page))[0].endswith(" · citations 0.50")
    text = await page.hover("Qubits") or ""
    assert "**Citations:** support 0.500" in text
    assert "- sentence 2: support 0.00; its passages lack 1981, Feynman" in text


async def test_the_workflow_beside_the_run_counts(editor: Editor) -> None:
    (editor.workspace / "workflow.yml").write_text(
        "judge_settings:\n  length_weight: 0\n  keyword_weight: 1\n  bm25_weight: 0\n  coverage_weight: 0\n"
    )
    page = await opened(editor, line("1", "quantum computing"))
    assert (await titles(page))[0].startswith("1: grade 3 of 3 ")


async def test_a_topic_that_is_added_in_the_editor_is_known_at_once(editor: Editor) -> None:
    page = await opened(editor, line("3", "Third."))
    await page.diagnostics_contain("run", line=1)
    topics = await editor.open("topics.jsonl", language="jsonl")
    await topics.change([{"text": TOPICS + '{"id": "3", "title": "third"}\n'}])
    await page.diagnostics_lack("run")


async def test_a_run_without_topics_says_which_file_is_missing(editor: Editor) -> None:
    page = await opened(editor, line("1", "One."), topics=None)
    ((_, message),) = messages(await page.diagnostics())
    assert "topics.jsonl" in message
    assert "retrieval.topics" in message
    assert await page.lenses() == []


async def test_the_topics_can_have_another_name(editor: Editor) -> None:
    (editor.workspace / "variorum.toml").write_text('[retrieval]\ntopics = "data/questions.jsonl"\n')
    (editor.workspace / "data").mkdir()
    (editor.workspace / "data" / "questions.jsonl").write_text(TOPICS)
    await editor.notify(
        "workspace/didChangeWatchedFiles",
        {"changes": [{"uri": (editor.workspace / "variorum.toml").as_uri(), "type": 1}]},
    )
    page = await opened(editor, line("1", "quantum computing"), topics=None)
    assert await page.diagnostics() == []


async def test_a_long_run_is_read_however_large_it_is(editor: Editor) -> None:
    (editor.workspace / "variorum.toml").write_text("[analysis]\nmax_file_size = 1000\n")
    page = await opened(editor, *(line("1", f"Answer {number}.", run=str(number)) for number in range(300)))
    assert await page.diagnostics() == []
    assert len(await page.unseen_lenses()) == 300


async def workflow(editor: Editor, text: str) -> Page:
    (editor.workspace / "workflow.yml").write_text(text)
    return await editor.open("workflow.yml", language="yaml")


async def offered(page: Page, line: int, character: int) -> list[str]:
    position = {"line": line, "character": character}
    params = {"textDocument": {"uri": page.uri}, "position": position}
    return [one["label"] for one in await page.editor.request("textDocument/completion", params) or []]


async def test_a_workflow_shows_mistakes_in_their_lines(editor: Editor) -> None:
    page = await workflow(editor, "judge_settings:\n  length_weight: heavy\n  min_lenght: 3\n")
    assert messages(await page.diagnostics()) == [
        (2, "`length_weight` must be a number from 0 to 1000"),
        (
            3,
            "unknown key `min_lenght` in `judge_settings`; known: length_weight, keyword_weight, bm25_weight, "
            "coverage_weight, min_length, optimal_length, max_length, bm25, filebase, topic_format",
        ),
    ]
    await page.change([{"text": "judge_settings:\n  length_weight: 0.4\n"}])
    ((_, warning),) = messages(await page.diagnostics())
    assert "sum to 1.2" in warning


async def test_a_workflow_completes_keys_and_values(editor: Editor) -> None:
    page = await workflow(editor, "judge_settings:\n  min_length: 10\n  \n  bm25: \n")
    keys = await offered(page, 2, 2)
    assert "max_length" in keys
    assert "min_length" not in keys
    assert await offered(page, 3, 8) == ["simplified", "corpus"]
    top = await offered(page, 0, 0)
    assert top[:5] == ["settings", "judge_settings", "qrels_settings", "variants", "sweeps"]
    assert {"judge_class", "judge", "create_qrels", "create_nuggets", "judge_uses_qrels"} == set(top[5:])
    assert "Default: 50" in (await page.hover("min_length") or "")


async def test_a_workflow_offers_what_can_stand_in_variants_and_sweeps(editor: Editor) -> None:
    text = "variants:\n  \n  short:\n    \n    min_length: 1\nsweeps:\n  grid:\n    \njudge: \n"
    page = await workflow(editor, text)
    assert await offered(page, 1, 2) == []
    keys = await offered(page, 3, 4)
    assert {"filebase", "topic_format", "judge_settings", "qrels_settings"} <= set(keys)
    assert "min_length" not in keys
    assert "min_length" in await offered(page, 7, 4)
    assert await offered(page, 8, 7) == ["true", "false"]


async def test_hovers_say_what_a_variant_and_a_sweep_come_to(editor: Editor) -> None:
    page = await workflow(
        editor,
        "judge_settings:\n  filebase: '{_name}'\nvariants:\n  short:\n    min_length: 1\n"
        "sweeps:\n  grid:\n    min_length: [2, 3]\njudge_uses_qrels: true\n",
    )
    assert await page.diagnostics() == []
    assert "`min_length: 1`, `filebase: short`" in (await page.hover("short") or "")
    grid = await page.hover("grid") or ""
    assert "**`grid-min_length=2`**: `min_length: 2`" in grid
    assert "`grid-min_length=3`" in grid
    assert "`create_qrels` is left out" in (await page.hover("judge_uses_qrels") or "").replace("\\", "")
    assert "grid" in (await page.hover("sweeps") or "")


async def test_a_wrong_filebase_is_marked(editor: Editor) -> None:
    page = await workflow(editor, "judge_settings:\n  filebase: '../{_name}'\ncreate_nuggets: true\n")
    ((line, message),) = messages(await page.diagnostics())
    assert (line, "inside the output folder" in message) == (2, True)


def test_other_workflows_are_left_alone(tmp_path: Path) -> None:
    from variorum.lsp.documents.kinds import kind_of
    from variorum.syntax.source_text import SourceText

    assert kind_of(".github/workflow.yml", SourceText.of("on: push\njobs: {}\n")) is None
    assert kind_of("workflow.yml", SourceText.of("judge_settings:\n")) == "workflow"
