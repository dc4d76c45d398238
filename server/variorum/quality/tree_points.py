"""Measures the points of the code-quality rubric on the syntax tree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from variorum.quality.evidence import PointEvidence, earned
from variorum.quality.quality_facts import QualityFacts
from variorum.quality.task_fit import task_fit
from variorum.quality.tidiness import long_line, meaningful_names, spaced_operators
from variorum.syntax.document import Document
from variorum.syntax.item import Item

_IMPORT_WORDS = ("request", "http", "api", "json", "database")


def tree_points(
    document: Document, items: Sequence[Item], task: str
) -> Mapping[tuple[str, str], PointEvidence]:
    """Returns every point of the rubric for these items."""
    facts = QualityFacts(document, items)
    return {
        ("correctness", "parses"): _parses(facts),
        **_completeness(facts, task),
        ("completeness", "task"): task_fit(facts, task),
        **_tidiness(facts),
        **_documentation(facts),
        **_error_handling(facts),
        **_testing(facts),
    }


def _parses(facts: QualityFacts) -> PointEvidence:
    problem = facts.first_problem
    return earned(problem is None and facts.has_code, span=problem)


def _completeness(facts: QualityFacts, task: str) -> dict[tuple[str, str], PointEvidence]:
    wanted = any(word in task.lower() for word in _IMPORT_WORDS)
    control = facts.first("branch", "loop", "switch")
    return {
        ("completeness", "definition"): earned(facts.definitions, span=facts.first_definition),
        ("completeness", "returns"): earned(facts.returns_value, span=facts.first("return")),
        ("completeness", "control_flow"): earned(control, span=control),
        ("completeness", "imports"): earned(
            facts.has_import and not facts.missing_modules,
            applies=wanted or facts.has_import or bool(facts.missing_modules),
        ),
    }


def _tidiness(facts: QualityFacts) -> dict[tuple[str, str], PointEvidence]:
    line = long_line(facts)
    hint = facts.first("type")
    return {
        ("code_quality", "line_length"): earned(line is None, span=line),
        ("code_quality", "names"): meaningful_names(facts),
        ("code_quality", "spacing"): spaced_operators(facts),
        ("code_quality", "type_hints"): earned(
            hint, applies=facts.policy.get("optional_types", False) and facts.functions > 0, span=hint
        ),
    }


def _documentation(facts: QualityFacts) -> dict[tuple[str, str], PointEvidence]:
    found = facts.documentation
    return {
        ("documentation", "docstring"): earned(
            found.of_declaration, applies=bool(facts.definitions), span=found.of_declaration
        ),
        ("documentation", "comments"): earned(found.plain, span=found.plain),
        ("documentation", "module_docstring"): earned(found.of_file),
    }


def _error_handling(facts: QualityFacts) -> dict[tuple[str, str], PointEvidence]:
    caught, guard, cleanup = facts.first_handled_error, facts.first_guard, facts.first("finally")
    return {
        ("error_handling", "catches"): earned(caught, span=caught),
        ("error_handling", "input_validation"): earned(guard, applies=facts.has_parameters, span=guard),
        ("error_handling", "cleanup"): earned(cleanup, span=cleanup),
    }


def _testing(facts: QualityFacts) -> dict[tuple[str, str], PointEvidence]:
    test, assertion = facts.first_test, facts.first_assertion
    return {
        ("testing", "test_functions"): earned(test, span=test),
        ("testing", "assertions"): earned(assertion, span=assertion),
        ("testing", "framework"): earned(facts.uses_test_framework),
    }
