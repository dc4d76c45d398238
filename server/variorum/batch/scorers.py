"""What the benchmarks do to a row. Worker processes import these by name; each gives the same result for
the same row and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from variorum.batch.code_extraction import extract_code, holds_code
from variorum.batch.row_scoring import UnscorableRow
from variorum.compilers.compilation import compile_translation
from variorum.grading.rubric import Rubric
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.quality.complexity import complexity_of
from variorum.quality.evaluate import evaluate
from variorum.quality.quality_score import QualityScore
from variorum.rules.engine import findings
from variorum.rules.registry import all_rules, default_selection
from variorum.rules.rule import Category
from variorum.syntax.document import Document
from variorum.syntax.language_detection import detect
from variorum.translation.scoring import score_documents

EMPTY = "the answer holds no code"
NO_LANGUAGE = "nothing tells that the answer is code; if it is, state its language in `language`"
BROKEN = "the code does not parse"


def score_attempt(
    row: Mapping[str, Any], *, rubric: str | Rubric, threshold: float | None = None
) -> dict[str, Any]:
    """Returns the quality of one attempt at a task: `task`, `approach` and `code`, perhaps `language`.

    The code is taken out of the answer that holds it; `taken` says which part of it that is. An answer without code that
    parses is a failed attempt with a `reason`, and its overall score is 0 where there is nothing to score.
    """
    task, approach = _text(row, "task"), _text(row, "approach")
    answer = _text(row, "code", may_be_empty=True)
    stated = _stated_language(row, "language")
    found = extract_code(answer, stated)
    language, detected_by = _language(row, "language", found.code, found.fence)
    head = {
        "task": task,
        "approach": approach,
        "language": language.id if language else None,
        "detected_by": detected_by,
        "taken": found.taken,
    }
    document = Document.parse(found.code, language) if language else None
    if document is None or not holds_code(document):
        reason = EMPTY if document or not found.code.strip() else NO_LANGUAGE
        return {**head, "overall": 0.0, "passed": False, "reason": reason, "dimensions": {}, "metrics": {}}
    score = evaluate(document, task=task, rubric=rubric, threshold=threshold)
    parses = _parses(document, score)
    return {
        **head,
        "overall": score.overall,
        "passed": score.passed and parses,
        "reason": None if parses else BROKEN,
        "dimensions": {name: dimension.value for name, dimension in score.dimensions.items()},
        "metrics": _metrics(document),
    }


def _parses(document: Document, score: QualityScore) -> bool:
    """Returns whether the code parses, as the rubric sees it if it asks."""
    points = (point for dimension in score.dimensions.values() for point in dimension.points)
    asked = next((point.earned > 0 for point in points if point.id == "parses"), None)
    return not document.has_errors if asked is None else asked


def score_pair(
    row: Mapping[str, Any],
    *,
    alpha: float,
    keep: Sequence[str],
    source_language: str,
    target_language: str,
    compiles: bool = False,
) -> dict[str, Any]:
    """Returns the scores of one translation pair: `source` and `target`, perhaps their languages, which options may state.

    The columns of `keep` are handed on, so that results can be grouped by them. With `compiles`, a compiler on the PATH
    is asked about the translation too.
    """
    source, from_language = _half(row, "source", source_language)
    target, to_language = _half(row, "target", target_language)
    if from_language is None or to_language is None:
        side = "source" if from_language is None else "target"
        raise UnscorableRow(f"nothing tells the language of the {side}; state it in `{side}_language`")
    original, translation = Document.parse(source, from_language), Document.parse(target, to_language)
    compilation = compile_translation(original, translation) if compiles else None
    score = score_documents(
        original,
        translation,
        alpha=alpha,
        compiled=compilation.errors if compilation else (),
        interprets=True,
    )
    pair_findings: dict[str, int] = {}
    for finding in score.findings:
        pair_findings[finding.rule] = pair_findings.get(finding.rule, 0) + 1
    return {
        "direction": f"{from_language.id} to {to_language.id}",
        "s": score.s,
        "estimate": score.estimate.j,
        "imm": score.imm,
        "divergences": pair_findings,
        "parts": {name: part.value for name, part in score.parts.items()},
        "fields": {name: field.value for name, field in score.estimate.dimensions.items()},
        "columns": {name: _plain(row.get(name)) for name in keep},
    }


def _half(row: Mapping[str, Any], name: str, stated: str) -> tuple[str, Language | None]:
    """Returns the code of one half of a pair, taken out of the answer that holds it, and its language."""
    field = f"{name}_language"
    found = extract_code(_text(row, name, may_be_empty=True), _stated_language(row, field, stated))
    language, _ = _language(row, field, found.code, found.fence, stated)
    return found.code, language


def _metrics(document: Document) -> dict[str, float]:
    safety = {rule.id for rule in all_rules().values() if rule.category is Category.SAFETY}
    found = findings(document, default_selection())
    return {
        **attrs.asdict(complexity_of(document)),
        "safety_findings": sum(one.rule in safety for one in found),
    }


def _stated_language(row: Mapping[str, Any], field: str, stated: str = "") -> Language | None:
    """Returns the language that the option or the row states."""
    # Data sets shorten the name of the column as often as not.
    given = stated or row.get(field) or row.get(field.replace("language", "lang"))
    if not given:
        return None
    try:
        return language_named(str(given).lower())
    except UnknownLanguage as error:
        raise UnscorableRow(str(error)) from error


def _language(
    row: Mapping[str, Any], field: str, code: str, fence: str, stated: str = ""
) -> tuple[Language | None, str]:
    """Returns the language that the option or the row states, or that the text tells, and what told it."""
    language = _stated_language(row, field, stated)
    if language is not None:
        return language, "option" if stated else "row"
    detection = detect(code, name=str(row.get("path") or ""), fence=fence)
    return detection.language, detection.by


def _text(row: Mapping[str, Any], name: str, *, may_be_empty: bool = False) -> str:
    value = row.get(name)
    if isinstance(value, int | float) and not isinstance(value, bool) and not may_be_empty:
        return str(value)
    if not isinstance(value, str):
        raise UnscorableRow(f"`{name}` is missing" if value is None else f"`{name}` must be a text")
    if not may_be_empty and not value.strip():
        raise UnscorableRow(f"`{name}` is empty")
    return value


def _plain(value: object) -> str:
    """Returns a column's value as the name of a group."""
    return value if isinstance(value, str) else "" if value is None else str(value)
