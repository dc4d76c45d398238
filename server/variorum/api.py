"""The functions behind `import variorum`."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.languages import language_named
from variorum.quality.evaluate import evaluate
from variorum.quality.score import QualityScore
from variorum.rules.catalogue import default_selection, select
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.syntax.document import Document
from variorum.translation.score import TranslationScore
from variorum.translation.scoring import score_documents


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
    )


def score_quality(
    text: str, *, language: str, task: str | None = None, rubric: str = "code-quality"
) -> QualityScore:
    """The six quality dimensions of one file.

    Args:
        text: the whole file.
        language: its LSP language id.
        task: what the code was asked to do, where that is known.
        rubric: `code-quality`, or `code-quality-classic` for the published figures.

    Returns:
        `.overall` in `[0, 1]`, `.passed` at 0.70, and `.dimensions` with every point won or lost.

    Raises:
        UnknownLanguage: the language is not supported.
        UnknownQualityRubric: there is no such code-quality rubric.
    """
    return evaluate(Document.parse(text, language_named(language)), task=task, rubric=rubric)
