"""Renders scores as JSON.

A translation's:
    {"version": 1, "tool": {...}, "source", "target", "s", "alpha", "imm": number or null,
     "parts": {name: {"value", "weight", "contribution", "is_factor", "is_blended", "evidence": [EVIDENCE]}},
     "estimate": {"judge", "j": number or null, "reason",
                  "dimensions": {name: {"value", "weight", "contribution", "evidence": [EVIDENCE]}}},
     "judges": [{"judge", "is_model", "j": number or null, "imm": number or null, "reason", "stale", "facts",
                 "dimensions": as in "estimate"}],
     "alignments": [{"source": ITEM or null, "target": ITEM or null, "s": number or null}],
     "behaviour": [BEHAVIOUR],
     "suspects": [{"suspicion", "message", "source": RANGE or null, "target": RANGE}],
     "findings": as in a report of findings}

A file's quality:
    {"version": 1, "tool": {...}, "path", "rubric", "overall", "threshold", "passed",
     "dimensions": {name: {"value", "weight", "contribution", "points": [POINT]}},
     "judges": [{"judge", "is_model", "j": number or null, "reason", "facts", "dimensions": as in "estimate"}]}

EVIDENCE is {"text", "source": RANGE or null, "target": RANGE or null};
ITEM is {"kind", "name", "range": RANGE};
BEHAVIOUR is {"source": RANGE or null, "target": RANGE or null, "name", "inputs", "agreed", "branches", "all_branches", "reason",
              "witness": {"kind", "is_warning", "is_edge", "message", "arguments": {name: text}, "stdin", "source",
                          "target"} or null};
POINT is {"id", "means", "earned", "possible", "is_applicable", "range": RANGE or null};
RANGE is as in a report of findings. The shapes are stable: a change that could break a reader raises
`version`.
"""

from __future__ import annotations

from collections.abc import Iterable

from variorum.differential.display import display
from variorum.differential.verdict import Witness
from variorum.quality.quality_score import PointScore, QualityScore
from variorum.reports.json_report import findings_of
from variorum.reports.json_shape import Json, document, range_of
from variorum.reports.report_data import Original, PairReport, StoredJudge
from variorum.syntax.source_text import SourceText
from variorum.translation.behaviour import ItemBehaviour
from variorum.translation.score import Declared, Evidence, Field, Judgement, Part
from variorum.translation.suspicion.suspect import Suspect


def score_json(report: PairReport) -> str:
    """Returns a translation's score as JSON, with its evidence."""
    return document(**score_fields(report))


def score_fields(report: PairReport) -> Json:
    """Returns the JSON fields of a translation's score."""
    score, source, target = report.score, report.source.text, report.target.text
    original = Original(report.source_path, source)
    return {
        "source": report.source_path,
        "target": report.target_path,
        "s": score.s,
        "alpha": score.alpha,
        "imm": score.imm,
        "parts": {name: _part(part, source, target) for name, part in score.parts.items()},
        "estimate": _judgement(score.estimate, source, target),
        "judges": [_other(one, score.s, score.alpha, source, target) for one in report.judges],
        "alignments": [
            {"source": _item(one.source, source), "target": _item(one.target, target), "s": one.s}
            for one in score.alignments
        ],
        "behaviour": [_behaviour(one, source, target) for one in score.behaviour.items],
        "suspects": [_suspect(one, source, target) for one in report.suspects],
        "findings": findings_of(report.findings, report.target_path, target, original),
    }


def quality_json(path: str, text: SourceText, score: QualityScore, judges: Iterable[StoredJudge] = ()) -> str:
    """Returns a file's quality score as JSON, with the points of each dimension and the judgements of models."""
    dimensions = {
        name: {
            "value": dimension.value,
            "weight": dimension.weight,
            "contribution": dimension.contribution,
            "points": [_point(point, text) for point in dimension.points],
        }
        for name, dimension in score.dimensions.items()
    }
    return document(
        path=path,
        rubric=score.rubric,
        overall=score.overall,
        threshold=score.threshold,
        passed=score.passed,
        dimensions=dimensions,
        judges=[
            {
                **_judgement(judge.judgement, text, text),
                "is_model": judge.is_model,
                "facts": judge.facts,
            }
            for judge in judges
        ],
    )


def _part(part: Part, source: SourceText, target: SourceText) -> Json:
    return {
        "value": part.value,
        "weight": part.weight,
        "contribution": part.contribution,
        "is_factor": part.is_factor,
        "is_blended": part.is_blended,
        "evidence": _evidence(part.evidence, source, target),
    }


def _behaviour(item: ItemBehaviour, source: SourceText, target: SourceText) -> Json:
    verdict, witness = item.verdict, item.verdict.witness
    return {
        "source": None if item.source is None else range_of(item.source, source),
        "target": None if item.target is None else range_of(item.target, target),
        "name": verdict.source_name,
        "inputs": verdict.inputs,
        "agreed": verdict.agreed,
        "branches": verdict.branches,
        "all_branches": verdict.all_branches,
        "reason": verdict.reason,
        "witness": None if witness is None else _witness(witness),
    }


def _suspect(suspect: Suspect, source: SourceText, target: SourceText) -> Json:
    return {
        "suspicion": suspect.suspicion,
        "message": suspect.message,
        "source": None if suspect.source is None else range_of(suspect.source, source),
        "target": range_of(suspect.target, target),
    }


def _witness(witness: Witness) -> Json:
    return {
        "kind": witness.kind,
        "is_warning": witness.is_warning,
        "is_edge": witness.is_edge,
        "message": witness.message,
        "arguments": {
            name: display(value) for name, value in zip(witness.names, witness.arguments, strict=False)
        },
        "stdin": witness.stdin,
        "source": witness.source,
        "target": witness.target,
    }


def _judgement(judgement: Judgement, source: SourceText, target: SourceText) -> Json:
    return {
        "judge": judgement.judge,
        "j": judgement.j,
        "reason": judgement.reason,
        "dimensions": {name: _field(field, source, target) for name, field in judgement.dimensions.items()},
    }


def _other(other: StoredJudge, s: float, alpha: float, source: SourceText, target: SourceText) -> Json:
    """Returns a stored judgement. `stale` lists what has changed since; it is empty if nothing has."""
    return {
        **_judgement(other.judgement, source, target),
        "is_model": other.is_model,
        "imm": other.integrated(s, alpha),
        "stale": other.staleness,
        "facts": other.facts,
    }


def _field(field: Field, source: SourceText, target: SourceText) -> Json:
    return {
        "value": field.value,
        "weight": field.weight,
        "contribution": field.value * field.weight,
        "evidence": _evidence(field.evidence, source, target),
    }


def _evidence(evidence: Iterable[Evidence], source: SourceText, target: SourceText) -> list[Json]:
    return [
        {
            "text": one.text,
            "source": None if one.source is None else range_of(one.source, source),
            "target": None if one.target is None else range_of(one.target, target),
        }
        for one in evidence
    ]


def _item(item: Declared | None, text: SourceText) -> Json | None:
    if item is None:
        return None
    return {"kind": item.kind, "name": item.qualified_name, "range": range_of(item.span, text)}


def _point(point: PointScore, text: SourceText) -> Json:
    return {
        "id": point.id,
        "means": point.means,
        "earned": point.earned,
        "possible": point.possible,
        "is_applicable": point.is_applicable,
        "scales": point.scales,
        "range": None if point.span is None else range_of(point.span, text),
    }
