"""Creates a response document with its texts in fences and an empty evaluation template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from variorum.responses.dimensions import TITLES
from variorum.responses.document import FENCE_INFO
from variorum.responses.label import LABELS
from variorum.syntax.embedding.fences import longest_run

OVERALL_PLACEHOLDER: Final = f"[{'/'.join(LABELS)}]"
OVERALL_LINE: Final = f"**Overall Quality**: {OVERALL_PLACEHOLDER}\n"
EVALUATION_HEADING: Final = "# Evaluation\n\n"
RATING_PLACEHOLDER: Final = "[3/2/1]"


def new_document(
    prompt: str,
    answer_a: str,
    answer_b: str | None = None,
    *,
    results: str | None = None,
    settings: Mapping[str, str] | None = None,
    evaluation: str | None = None,
) -> str:
    """Returns a document that holds the texts byte for byte, whatever they contain.

    `settings` are further lines of the front matter; their values must each be a YAML scalar on one line.
    `evaluation` is what stands under `# Evaluation`; without it the template waits there to be filled in.
    """
    parts = [("Prompt", prompt), ("Response A", answer_a)]
    if answer_b is not None:
        parts.append(("Response B", answer_b))
    if results is not None:
        parts.append(("Test results", results))
    front = "".join(
        f"{key}: {value}\n" for key, value in {"variorum": "response", **(settings or {})}.items()
    )
    body = "".join(f"# {title}\n\n{_fenced(text)}\n\n" for title, text in parts)
    graded = evaluation_text(answer_b is not None) if evaluation is None else evaluation
    return f"---\n{front}---\n\n{body}{EVALUATION_HEADING}{graded}"


def _fenced(text: str) -> str:
    """Returns the text in a fence that is longer than any run of backticks within."""
    fence = "`" * max(4, longest_run(text, "`") + 1)
    return f"{fence}{FENCE_INFO}\n{text}\n{fence}"


def evaluation_text(compares: bool) -> str:
    """Returns what stands under `# Evaluation`, open; with a comparison where there are two answers."""
    parts = ["### Prompt Summary\n", analysis_text("A")]
    if compares:
        parts += [analysis_text("B"), comparison_text()]
    return "\n".join(parts)


def analysis_text(answer: str) -> str:
    """Returns the open analysis of the answer "A" or "B"."""
    ratings = "".join(f"**{title}**: {RATING_PLACEHOLDER}\n\n" for title in TITLES.values())
    return f"### Response {answer} Analysis\n\n{ratings}{OVERALL_LINE}"


def comparison_text() -> str:
    """Returns the open comparison of two answers."""
    return (
        "### Comparative Analysis\n\n**Preference Ranking**: [+2/+1/0/-1/-2]\n\n"
        "**Justification**:\n\n**Key Differentiators**:\n"
    )
