"""Generates the documentation of response checks: a page for each, and an index."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.responses.check import Check, Impact
from variorum.responses.dimensions import TITLES
from variorum.syntax.embedding.fences import longest_run


def check_page(check: Check) -> str:
    """Returns the page of one check: what it finds, why it matters, an example before and after."""
    prompt = ["The prompt:", "", _fenced(check.example.prompt), ""] if check.example.prompt else []
    return "\n".join(
        [
            f"# {check.id}",
            "",
            f"*{_traits(check)}*",
            "",
            "## What it finds",
            "",
            check.what,
            "",
            "## Why it matters",
            "",
            check.why,
            "",
            "## Example",
            "",
            *prompt,
            _fenced(check.example.before),
            "",
            "Better:",
            "",
            _fenced(check.example.after),
            "",
        ]
    )


def check_index(checks: Iterable[Check]) -> str:
    """Returns the index of all checks."""
    rows = [f"| [{one.id}]({one.id}.md) | {_traits(one)} | {_first_sentence(one.what)} |" for one in checks]
    introduction = "What is checked in response documents: the answers, and their evaluation."
    return "\n".join(
        [
            "# Checks of answers",
            "",
            introduction,
            "",
            "| check | | what it finds |",
            "|---|---|---|",
            *rows,
            "",
        ]
    )


def _traits(check: Check) -> str:
    about = "answers" if check.answer_function is not None else "evaluations"
    words = [f"about {about}", check.severity.label]
    if check.dimension is not None:
        words.append(f"bears on {TITLES[check.dimension]}")
        words.append(_BEARINGS[check.impact])
    return ", ".join(words)


_BEARINGS = {
    Impact.NONE: "a hint that proves nothing",
    Impact.MINOR: "a minor issue",
    Impact.MAJOR: "a major issue",
}


def _first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".").replace("|", "\\|") + "."


def _fenced(text: str) -> str:
    """Returns the text in a fence longer than any run of backticks inside."""
    fence = "`" * max(3, longest_run(text, "`") + 1)
    return f"{fence}markdown\n{text.rstrip()}\n{fence}"
