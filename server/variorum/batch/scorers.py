"""What the benchmarks do to a row. Worker processes import these by name; each gives the same result for
the same row and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from variorum.batch.worker import UnfitRow
from variorum.compilers.evidence import compilation_of
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.quality.complexity import complexity_of
from variorum.quality.evaluate import evaluate
from variorum.rules.catalogue import all_rules, default_selection
from variorum.rules.engine import findings
from variorum.rules.rule import Category
from variorum.syntax.detect import detect
from variorum.syntax.document import Document
from variorum.syntax.embedding.fences import fences
from variorum.syntax.text import SourceText, decode
from variorum.translation.scoring import score_documents


def score_attempt(row: Mapping[str, Any], *, rubric: str) -> dict[str, Any]:
    """The quality of one attempt at a task: `task`, `approach` and `code`, perhaps `language`.

    Code whose language is unknown has `overall` None and a `reason`: it is unscored, not bad.
    """
    task, approach = _text(row, "task"), _text(row, "approach")
    code, fence = unwrapped(_text(row, "code", may_be_empty=True))
    head = {"task": task, "approach": approach}
    language, told_by = _language(row, "language", code, fence)
    if language is None:
        reason = "nothing tells the code's language; state it in `language`"
        return {
            **head,
            "language": None,
            "told_by": told_by,
            "overall": None,
            "passed": None,
            "reason": reason,
        }
    document = Document.parse(code, language)
    score = evaluate(document, task=task, rubric=rubric)
    return {
        **head,
        "language": language.id,
        "told_by": told_by,
        "overall": score.overall,
        "passed": score.passed,
        "dimensions": {name: dimension.value for name, dimension in score.dimensions.items()},
        "metrics": _metrics(document),
    }


def score_pair(
    row: Mapping[str, Any],
    *,
    alpha: float,
    keep: Sequence[str],
    source_language: str,
    target_language: str,
    compiles: bool = False,
) -> dict[str, Any]:
    """The scores of one translation pair: `source` and `target`, perhaps their languages, which options may state.

    The columns of `keep` are handed on, so that results can be grouped by them. With `compiles`, a compiler on the PATH
    is asked about the translation too.
    """
    source, source_fence = unwrapped(_text(row, "source", may_be_empty=True))
    target, target_fence = unwrapped(_text(row, "target", may_be_empty=True))
    from_language, _ = _language(row, "source_language", source, source_fence, source_language)
    to_language, _ = _language(row, "target_language", target, target_fence, target_language)
    if from_language is None or to_language is None:
        side = "source" if from_language is None else "target"
        raise UnfitRow(f"nothing tells the language of the {side}; state it in `{side}_language`")
    original, translation = Document.parse(source, from_language), Document.parse(target, to_language)
    compilation = compilation_of(original, translation) if compiles else None
    score = score_documents(
        original, translation, alpha=alpha, compiled=compilation.errors if compilation else ()
    )
    hazards: dict[str, int] = {}
    for finding in score.findings:
        hazards[finding.rule] = hazards.get(finding.rule, 0) + 1
    return {
        "direction": f"{from_language.id} to {to_language.id}",
        "s": score.s,
        "estimate": score.estimate.j,
        "imm": score.imm,
        "hazards": hazards,
        "parts": {name: part.value for name, part in score.parts.items()},
        "fields": {name: field.value for name, field in score.estimate.dimensions.items()},
        "columns": {name: _plain(row.get(name)) for name in keep},
    }


def unwrapped(code: str) -> tuple[str, str]:
    """The code and the fence's words, where the whole text is one fenced block of Markdown; else the text and ""."""
    stripped = code.strip()
    if not stripped.startswith(("```", "~~~")):
        return code, ""
    text = SourceText.of(stripped)
    blocks = list(fences(text, 0, len(text.line_starts)))
    if len(blocks) != 1 or not blocks[0].closed or blocks[0].span.end < len(text.data):
        return code, ""
    return decode(text.data[blocks[0].body.start : blocks[0].body.end]), blocks[0].info


def _metrics(document: Document) -> dict[str, float]:
    safety = {rule.id for rule in all_rules().values() if rule.category is Category.SAFETY}
    found = findings(document, default_selection())
    return {
        **attrs.asdict(complexity_of(document)),
        "safety_findings": sum(one.rule in safety for one in found),
    }


def _language(
    row: Mapping[str, Any], field: str, code: str, fence: str, stated: str = ""
) -> tuple[Language | None, str]:
    """The language that the option or the row states, or that the text tells, and what told it."""
    # Data sets shorten the name of the column as often as not.
    given = stated or row.get(field) or row.get(field.replace("language", "lang"))
    if given:
        try:
            return language_named(str(given).lower()), "option" if stated else "row"
        except UnknownLanguage as error:
            raise UnfitRow(str(error)) from error
    detection = detect(code, name=str(row.get("path") or ""), fence=fence)
    return detection.language, detection.by


def _text(row: Mapping[str, Any], name: str, *, may_be_empty: bool = False) -> str:
    value = row.get(name)
    if isinstance(value, int | float) and not isinstance(value, bool) and not may_be_empty:
        return str(value)
    if not isinstance(value, str):
        raise UnfitRow(f"`{name}` is missing" if value is None else f"`{name}` must be a text")
    if not may_be_empty and not value.strip():
        raise UnfitRow(f"`{name}` is empty")
    return value


def _plain(value: object) -> str:
    """A column's value as the name of a group."""
    return value if isinstance(value, str) else "" if value is None else str(value)
