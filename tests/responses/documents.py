"""Documents for the tests of response documents."""

from __future__ import annotations

from variorum.responses.check import Check


def document(evaluation: str, *, compares: bool = True) -> str:
    """A document with plain answers around an evaluation."""
    second = "# Response B\n\nCall `rows.sort()`.\n\n" if compares else ""
    return f"# Prompt\n\nSort rows.\n\n# Response A\n\nCall `sorted`.\n\n{second}# Evaluation\n\n{evaluation}"


def example_document(check: Check, text: str) -> str:
    """The document that an example of a check of evaluations stands for."""
    both = check.example.before + check.example.after
    return document(text, compares="Response B Analysis" in both or "Comparative Analysis" in both)


RATED = """\
### Response A Analysis

**Requirements Compliance**: 3

**Technical Accuracy**: 2 - The sum is off. Edge cases are ignored.

**Code Quality**: 3 - Fine.

**Completeness & Focus**: 2 - It is
verbose.

**Presentation & Clarity**: 3

**Safety**: 3

**Overall Quality**: Sufficient

### Response B Analysis

**Technical Accuracy**: [1] – Error handling is missing.

**Completeness & Focus**: [3/2/1]

### Comparative Analysis

**Preference Ranking**: -1

**Justification**:
It seems better. Response B is shorter.
"""
