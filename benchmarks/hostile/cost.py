"""Measures what comparing one pair costs, through the function that the server calls."""

from __future__ import annotations

import gc
import time
from collections.abc import Sequence
from pathlib import Path

import attrs

from benchmarks.hostile.generator import Pair
from variorum.differential.verdict import Verdict
from variorum.languages import language_named
from variorum.rules.registry import Selection
from variorum.syntax.document import Document
from variorum.translation.comparison import compared
from variorum.translation.interpretation import behaviour_of

_STATUS = Path("/proc/self/status")
_PEAK_RESET = Path("/proc/self/clear_refs")


@attrs.frozen
class Cost:
    """The seconds of the processor's time that a pair took, by how many megabytes the process grew at most, and the outcome.

    `outcome` is a verdict's reason, `agreement`, `witness`, or `crash: ...`.
    """

    number: int
    languages: str
    seconds: float
    megabytes: int
    outcome: str

    @property
    def is_crash(self) -> bool:
        """Whether the comparison failed."""
        return self.outcome.startswith("crash")


def cost_of(pair: Pair, number: int) -> Cost:
    """Compares the items of a pair. Parsing and aligning them is not part of the cost."""
    names = f"{pair.source_language} to {pair.target_language}"
    source = Document.parse(pair.source, language_named(pair.source_language))
    target = Document.parse(pair.target, language_named(pair.target_language))
    matched = compared(source, target, Selection(())).matched
    before = _reset_peak()
    started = time.process_time()
    try:
        outcome = _outcome([each.verdict for each in behaviour_of(source, target, matched).items])
    except Exception as error:
        outcome = f"crash: {type(error).__name__}: {error}"
    seconds = time.process_time() - started
    return Cost(number, names, seconds, max(0, _megabytes("VmHWM") - before), outcome)


def _outcome(verdicts: Sequence[Verdict]) -> str:
    failed = next((each.reason for each in verdicts if each.reason.startswith("failed")), "")
    if failed:
        return f"crash: {failed}"
    if any(each.warning is not None for each in verdicts):
        return "witness"
    if any(each.is_conclusive for each in verdicts):
        return "agreement"
    return next((each.reason for each in verdicts if each.reason), "nothing to compare")


def _reset_peak() -> int:
    """Returns the memory in megabytes, from which the peak is counted anew; 0 where the system does not tell it."""
    gc.collect()
    if not _PEAK_RESET.exists():
        return 0
    _PEAK_RESET.write_text("5")
    return _megabytes("VmRSS")


def _megabytes(field: str) -> int:
    if not _STATUS.exists():
        return 0
    lines = _STATUS.read_text(encoding="utf-8").splitlines()
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith(f"{field}:")), 0)
