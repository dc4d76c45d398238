"""What an editor is told, in a workspace of hostile names: words, wherever it shows them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.editor import Editor, Refused
from tests.e2e.page import Page
from tests.hostile import harm
from tests.hostile.words import WORDS, file_name
from tests.judging.fake_endpoint import Endpoint
from tests.judging.judging_help import KEY

Json = dict[str, Any]


@pytest.fixture
async def editor(here: Path) -> AsyncIterator[Editor]:
    """An editor whose user has a judge and agrees to everything."""
    one = Editor(here)
    one.picks = "Send"
    one.options = {"rater": WORDS["html"]}
    yield one
    await one.abandon()


def target(word: str) -> str:
    """The translation that is named by a word."""
    return f"new/{file_name(WORDS[word])}.js"


async def pages(editor: Editor) -> list[Page]:
    """Every translation, open."""
    await editor.start()
    return [await editor.open(target(word)) for word in WORDS]


def messages(found: Json) -> list[str]:
    """Everything that a diagnostic says."""
    return [found["message"], *(one["message"] for one in found.get("relatedInformation", ()))]


def harms(shown: list[str], look: Callable[[str], list[str]]) -> list[str]:
    """What is wrong with texts, of which there has to be one at least."""
    assert shown
    return [f"{harm} in {text[:80]!r}" for text in shown for harm in look(text)]


async def test_diagnostics(editor: Editor) -> None:
    shown = [
        text for page in await pages(editor) for one in await page.diagnostics() for text in messages(one)
    ]
    assert harms(shown, harm.in_line) == []


@pytest.mark.parametrize(("form", "look"), [("markdown", harm.in_markdown), ("plaintext", harm.in_text)])
async def test_hovers(editor: Editor, form: str, look: Callable[[str], list[str]]) -> None:
    editor.abilities["textDocument"]["hover"]["contentFormat"] = [form]
    shown = []
    for page in await pages(editor):
        places = ['"(count)', "unheard", "if (count", 'return "']
        shown += [await page.hover(place) for place in places]
    for word in WORDS:
        page = await editor.open(f"old/{file_name(WORDS[word])}.kt", language="kotlin")
        shown += [await page.hover("`(count"), await page.hover("`gone")]
    assert harms([one for one in shown if one is not None], look) == []


async def test_lenses(editor: Editor) -> None:
    lenses = [one for page in await pages(editor) for one in await page.lenses()]
    (editor.workspace / "variorum.toml").write_text("")
    offered = await editor.open(
        target("icon").replace("new/", "old/").replace(".js", ".kt"), language="kotlin"
    )
    lenses += await offered.lenses()
    assert harms([one["command"]["title"] for one in lenses], harm.in_title) == []


async def test_actions(editor: Editor) -> None:
    offered = [
        action["title"]
        for page in await pages(editor)
        for line in range(1, page.text.count("\n") + 1)
        for action in await page.actions(line=line)
    ]
    assert harms(offered, harm.in_title) == []


async def test_the_tree_of_pairs(editor: Editor) -> None:
    await pages(editor)
    listed = (await editor.command("variorum.listPairs"))["pairs"]
    assert len(listed) == len(WORDS)
    assert (
        harms([text for one in listed for text in (one["source"], one["target"], one["judge"])], harm.in_line)
        == []
    )


# The model of the tests reads no text that long.
@pytest.mark.parametrize("word", [word for word in WORDS if word != "long"])
async def test_judging(editor: Editor, judge: Endpoint, word: str) -> None:
    model = " ".join(WORDS[word].split())[:200] or "m"
    editor.options["judge"] = {"baseUrl": judge.url, "model": model, "apiKey": KEY}
    await editor.start()
    page = await editor.open(target(word))
    uri = page.uri
    judged = await editor.command("variorum.judgeTranslation", uri=uri)
    assert judged["status"] == "scored", judged
    scored = await editor.command("variorum.scoreTranslation", uri=uri)
    assert harms([scored["markdown"]], harm.in_markdown) == []
    lenses = [one["command"]["title"] for one in await page.lenses()]
    assert harms(lenses, harm.in_title) == []
    hover = await page.hover('"(count)')
    assert hover is not None
    assert "J" in hover
    assert harms([hover], harm.in_markdown) == []
    written = await editor.command("variorum.showReport", uri=uri)
    for form, look in (("markdown", harm.in_markdown), ("html", harm.in_html)):
        path = next(
            (editor.workspace / ".variorum/reports").glob(f"*.{'md' if form == 'markdown' else form}")
        )
        assert harms([path.read_text(encoding="utf-8")], look) == []
        assert written[form].isascii()
    assert harms(said(editor), harm.in_window) == []


async def test_refusals(editor: Editor) -> None:
    await editor.start()
    answers = []
    for word in WORDS.values():
        name = f"{(editor.workspace / 'gone').as_uri()}/{word}.js"
        for command in ("scoreTranslation", "showReport", "choosePair", "judgeTranslation", "storeRating"):
            with pytest.raises(Refused) as refused:
                await editor.command(f"variorum.{command}", uri=name, source=word)
            answers.append(refused.value.message)
        await editor.notify(
            "textDocument/didChange", {"textDocument": {"uri": word, "version": 2}, "contentChanges": []}
        )
    await editor.hears("window/logMessage")
    assert harms(answers + said(editor), harm.in_window) == []


async def test_questions(editor: Editor) -> None:
    editor.picks = None
    [page, *_] = await pages(editor)
    (editor.workspace / "variorum.toml").write_text("")
    await editor.command("variorum.choosePair", uri=page.uri)
    [asked] = editor.heard("window/showMessageRequest")
    titles = [one["title"] for one in asked["actions"]]
    assert harms([asked["message"]], harm.in_window) + harms(titles, harm.in_title) == []
    editor.picks = titles[3]
    chosen = await editor.command("variorum.choosePair", uri=page.uri)
    assert (editor.workspace / chosen["source"]).exists()


async def test_documents(editor: Editor, here: Path) -> None:
    await editor.start()
    opened = [await editor.open(path.name, language="markdown") for path in here.glob("*.response.md")]
    opened.append(await editor.open(".variorum/rubrics/hostile.yaml", language="yaml"))
    opened += [await editor.open(f"runs/{word}", language="json") for word in WORDS]
    shown, titles = [], []
    for page in opened:
        shown += [text for one in await page.diagnostics() for text in messages(one)]
        titles += [one["command"]["title"] for one in await page.lenses()]
    assert harms(shown, harm.in_line) + harms(titles, harm.in_title) == []


async def test_settings(editor: Editor, here: Path) -> None:
    lines = "".join(f"{json.dumps(word[:500])} = 1\n" for word in WORDS.values())
    patterns = "".join(
        f"[[pairs.patterns]]\nsource = {json.dumps(word[:500])}\ntarget = {json.dumps(word[:500])}\n"
        for word in WORDS.values()
    )
    (here / "variorum.toml").write_text(lines + patterns)
    editor.configuration = {"variorum": {word: word for word in WORDS.values()}}
    await pages(editor)
    await editor.hears("window/showMessage")
    found = [
        one["message"]
        for params in editor.heard("textDocument/publishDiagnostics")
        for one in params["diagnostics"]
    ]
    assert harms(found, harm.in_line) + harms(said(editor), harm.in_window) == []


def said(editor: Editor) -> list[str]:
    """Everything that the server put before the user or into the log, or on a progress bar."""
    methods = ("window/showMessage", "window/showMessageRequest", "window/logMessage")
    spoken = [params["message"] for method in methods for params in editor.heard(method)]
    bars = [params["value"].get("message") for params in editor.heard("$/progress")]
    return [*spoken, *(one for one in bars if one is not None)]
