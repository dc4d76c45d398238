"""What a verdict says as a number."""

from __future__ import annotations

import pytest

from variorum.differential.verdict import Verdict, Witness


def witness(share: float, *, stdin: str = "", is_warning: bool = True) -> Witness:
    return Witness("value", ("n",), (5,), stdin, "returns 5", "returns 3", is_warning=is_warning, share=share)


@pytest.mark.parametrize(
    ("verdict", "agreement"),
    [
        (Verdict(inputs=30, agreed=30, results=9), 1.0),
        (Verdict(inputs=30, agreed=12, results=9, witness=witness(0.6)), 0.0),
        (Verdict(inputs=30, agreed=12, results=9, witness=witness(0.25)), 0.75),
        # The inputs of programs are guessed more often: their differences count less.
        (Verdict(inputs=30, agreed=12, results=9, witness=witness(0.6, stdin="5\n")), 0.4),
        # The number of odd inputs that differ depends on how many were tried.
        (Verdict(inputs=30, agreed=12, results=9, witness=witness(0.0, is_warning=False)), 0.97),
        (Verdict(inputs=30, agreed=29, results=9, witness=witness(0.0, is_warning=False)), 0.97),
        (Verdict(inputs=30, agreed=29, results=9, witness=witness(0.1, is_warning=False)), 0.8),
        # Too little was seen.
        (Verdict(inputs=5, agreed=5, results=5), None),
        (Verdict(inputs=30, agreed=30, results=1), None),
    ],
)
def test_agreement(verdict: Verdict, agreement: float | None) -> None:
    assert verdict.agreement == agreement
