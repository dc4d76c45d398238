"""The VS Code extension is for the languages of the server. Its own tests compare its manifest with its code."""

from __future__ import annotations

import re
from pathlib import Path

from variorum.languages import language_ids
from variorum.languages.registry import all_languages

CLIENT = Path(__file__).parents[2] / "client-vscode"
# The editor's own identifier for JavaScript with JSX, which the server reads as JavaScript.
EXPECTED = {*language_ids(), "javascriptreact"}


def list_in_code(name: str) -> set[str]:
    code = (CLIENT / "src" / "languages.ts").read_text(encoding="utf-8")
    found = re.search(rf"{name} = \[(.*?)\]", code, re.DOTALL)
    assert found is not None
    return set(re.findall(r'"(\w+)"', found[1]))


def test_the_code_knows_every_language() -> None:
    assert list_in_code("LANGUAGE_IDS") == EXPECTED


def test_every_language_has_an_ending_that_can_be_half_of_a_pair() -> None:
    endings = {f".{ending}" for ending in list_in_code("FILE_ENDINGS")}
    assert [one.id for one in all_languages() if not endings & set(one.extensions)] == []
