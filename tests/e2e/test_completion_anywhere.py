"""Completion at places that no cursor can have: behind the end, below zero, in the middle of a character."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.editor import Editor, Refused

ROOT = Path(__file__).parents[2]
RESPONSE = (ROOT / "examples" / "responses" / "fizzbuzz.response.md").read_text(encoding="utf-8")
PLACES = [(0, 0), (0, 1), (0, 2), (0, 3), (0, 2**31 - 1), (2**31 - 1, 0), (10**6, 10**6), (1, 0)]
TEXTS = {
    "a document": RESPONSE,
    "beyond the plane": "\U0001f600" * 3 + RESPONSE,
    "half a character": f"\ud800 \udc00\n{RESPONSE}",
    "nothing": "",
    "no line end": "correctness:",
}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
async def test_wherever_it_is_asked_for_it_is_answered(tmp_path: Path, encoding: str) -> None:
    editor = Editor(tmp_path)
    editor.abilities["general"]["positionEncodings"] = [encoding]
    await editor.start()
    suggested = 0
    for number, text in enumerate(TEXTS.values()):
        for name in (
            f"untitled:{number}.response.md",
            f"untitled:{number}.rating.md",
            f"untitled:{number}.rubric.yaml",
        ):
            page = await editor.open(name, text, language="markdown")
            for line, character in PLACES:
                where = {
                    "textDocument": {"uri": page.uri},
                    "position": {"line": line, "character": character},
                }
                found = await editor.request("textDocument/completion", where)
                assert found is None or isinstance(found, list)
                suggested += bool(found)
    assert suggested
    assert await editor.stop() == 0
    await editor.abandon()


@pytest.mark.parametrize(
    "position", [None, {}, {"line": -1, "character": 0}, {"line": 0.5, "character": "x"}, [0, 0]]
)
async def test_what_is_no_place_is_refused_and_the_next_is_answered(tmp_path: Path, position: object) -> None:
    editor = Editor(tmp_path)
    await editor.start()
    page = await editor.open("untitled:a.response.md", RESPONSE, language="markdown")
    code = None
    try:
        await editor.request(
            "textDocument/completion", {"textDocument": {"uri": page.uri}, "position": position}
        )
    except Refused as refused:
        code = refused.code
    assert code in (None, -32602)
    sound = {"line": 0, "character": 0}
    await editor.request("textDocument/completion", {"textDocument": {"uri": page.uri}, "position": sound})
    assert await editor.stop() == 0
    await editor.abandon()
