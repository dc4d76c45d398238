"""The functions behind `import variorum`."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import Final

from variorum.grading.rubric import Rubric
from variorum.grading.shipped_rubrics import parse_rubric
from variorum.languages import language_named
from variorum.quality.evaluate import evaluate
from variorum.quality.quality_score import QualityScore
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.registry import default_selection, select
from variorum.syntax.document import Document
from variorum.syntax.language_detection import detect
from variorum.translation.score import TranslationScore
from variorum.translation.scoring import score_documents
from variorum.workspace.file_text import UnreadableFile, read_text

_LARGEST_RUBRIC: Final = 1_000_000


def check(text: str, *, language: str, rules: Iterable[str] | None = None) -> list[Finding]:
    """The findings of one file, in source order.

    Args:
        text: the whole file.
        language: an LSP language id such as `python`, `java` or `cpp`.
        rules: the rules to run, by id; None runs those that are on by default.

    Raises:
        UnknownLanguage: the language is not supported; the message names those that are.
        UnknownRule: a rule id names no rule.
    """
    selection = default_selection() if rules is None else select(rules)
    return findings(Document.parse(text, language_named(language)), selection)


def score_translation(
    source: str, target: str, *, source_language: str, target_language: str
) -> TranslationScore:
    """How well one text translates another, without a model and without running anything.

    Args:
        source: the original.
        target: its translation.
        source_language: the original's LSP language id.
        target_language: the translation's.

    Returns:
        `.s` and `.imm` in `[0, 1]`, `.parts` that explain S, `.estimate` with the rubric's five fields and `.j`, and the
        `.findings` about the pair, placed in the translation.

    Raises:
        UnknownLanguage: one of the languages is not supported.
    """
    return score_documents(
        Document.parse(source, language_named(source_language)),
        Document.parse(target, language_named(target_language)),
        interprets=True,
    )


def score_quality(
    text: str,
    *,
    language: str,
    task: str | None = None,
    rubric: str | PathLike[str] = "code-quality",
    threshold: float | None = None,
) -> QualityScore:
    """The six quality dimensions of one file.

    Args:
        text: the whole file.
        language: its LSP language id.
        task: what the code was asked to do, where that is known.
        rubric: `code-quality`, `code-quality-classic` for the published figures, or the path of a rubric file of your own.
        threshold: the lowest overall score that passes, in `[0, 1]`; None takes the rubric's, which is 0.70.

    Returns:
        `.overall` in `[0, 1]`, `.passed`, and `.dimensions` with every point won or lost.

    Raises:
        UnknownLanguage: the language is not supported.
        UnknownQualityRubric: there is no such code-quality rubric.
        ValueError: the rubric file cannot be read or used, or the threshold is out of range; the message says why.
    """
    document = Document.parse(text, language_named(language))
    return evaluate(document, task=task, rubric=_rubric(rubric), threshold=threshold)


def detect_language(text: str, *, name: str = "") -> str | None:
    """The LSP language id of a text, as its name, its first line or the way it parses tell.

    Args:
        text: the whole text.
        name: the file's name or path, where there is one.

    Returns:
        An id that `check` and `score_quality` take, or None if the text could be of several languages or of none.
    """
    language = detect(text, name=name).language
    return None if language is None else language.id


def _rubric(given: str | PathLike[str]) -> str | Rubric:
    """The rubric in a file, or the name as it is."""
    if isinstance(given, str) and not given.endswith((".yaml", ".yml")):
        return given
    try:
        return parse_rubric(read_text(Path(given), _LARGEST_RUBRIC).text, str(given))
    except UnreadableFile as error:
        raise ValueError(str(error)) from error
