"""Variorum: notes of several judges beside machine-translated code.

This module is the public API; everything else may move. Names are imported when they are first used, so that importing
the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from variorum.api import check as check
    from variorum.api import detect_language as detect_language
    from variorum.api import score_quality as score_quality
    from variorum.api import score_translation as score_translation
    from variorum.languages import UnknownLanguage as UnknownLanguage
    from variorum.quality.evaluate import UnknownQualityRubric as UnknownQualityRubric
    from variorum.quality.quality_score import QualityScore as QualityScore
    from variorum.responses.label import overall_label as overall_label
    from variorum.retrieval.answer_score import RetrievalScore as RetrievalScore
    from variorum.retrieval.answer_score import score_retrieval as score_retrieval
    from variorum.retrieval.ranked import RankedRuns as RankedRuns
    from variorum.retrieval.ranked import rank_runs as rank_runs
    from variorum.retrieval.support import CitationScore as CitationScore
    from variorum.retrieval.support import score_citation as score_citation
    from variorum.retrieval.truth_agreement import TruthAgreement as TruthAgreement
    from variorum.retrieval.truth_agreement import compare_with_truth as compare_with_truth
    from variorum.retrieval.workflow import Workflow as Workflow
    from variorum.retrieval.workflow import WorkflowError as WorkflowError
    from variorum.retrieval.workflow import parse_workflow as parse_workflow
    from variorum.rules.finding import Edit as Edit
    from variorum.rules.finding import Finding as Finding
    from variorum.rules.finding import Fix as Fix
    from variorum.rules.finding import Severity as Severity
    from variorum.rules.registry import UnknownRule as UnknownRule
    from variorum.translation.score import TranslationScore as TranslationScore

__version__ = "0.1.0"

_MODULES = {
    "check": "variorum.api",
    "detect_language": "variorum.api",
    "score_quality": "variorum.api",
    "score_translation": "variorum.api",
    "UnknownLanguage": "variorum.languages",
    "UnknownQualityRubric": "variorum.quality.evaluate",
    "QualityScore": "variorum.quality.quality_score",
    "overall_label": "variorum.responses.label",
    "TruthAgreement": "variorum.retrieval.truth_agreement",
    "compare_with_truth": "variorum.retrieval.truth_agreement",
    "RankedRuns": "variorum.retrieval.ranked",
    "rank_runs": "variorum.retrieval.ranked",
    "RetrievalScore": "variorum.retrieval.answer_score",
    "score_retrieval": "variorum.retrieval.answer_score",
    "CitationScore": "variorum.retrieval.support",
    "score_citation": "variorum.retrieval.support",
    "Workflow": "variorum.retrieval.workflow",
    "WorkflowError": "variorum.retrieval.workflow",
    "parse_workflow": "variorum.retrieval.workflow",
    "UnknownRule": "variorum.rules.registry",
    "Edit": "variorum.rules.finding",
    "Finding": "variorum.rules.finding",
    "Fix": "variorum.rules.finding",
    "Severity": "variorum.rules.finding",
    "TranslationScore": "variorum.translation.score",
}

__all__ = ["__version__", *_MODULES]


def __getattr__(name: str) -> Any:
    home = _MODULES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted(__all__)
