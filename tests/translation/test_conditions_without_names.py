"""Conditions without any name are scored like any others."""

from __future__ import annotations

import pytest

import variorum

LOOPS = {
    "javascript": "function drain(all) {\n    while (this.open) { take(all); }\n}\n",
    "typescript": "function drain(all: number[]) {\n    do { take(all); } while (this.open);\n}\n",
    "php": "<?php\nfunction drain($all) {\n    while (super->open) { take($all); }\n}\n",
    "java": "class Tap { void drain(int all) { while (this) { take(all); } } }\n",
    "cpp": "void drain(int all) {\n    while (this) { take(all); }\n}\n",
}


@pytest.mark.parametrize("language", LOOPS)
def test_a_loop_condition_without_names(language: str) -> None:
    text = LOOPS[language]
    score = variorum.score_translation(text, text, source_language=language, target_language=language)
    assert score.parts["effects"].value == 1
