"""Defines the input of reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Finding
from variorum.syntax.source_text import SourceText

if TYPE_CHECKING:
    # Cached findings are reported without loading the parser and the scoring.
    from variorum.syntax.document import Document
    from variorum.translation.score import Judgement, TranslationScore
    from variorum.translation.suspicion.suspect import Suspect


@attrs.frozen(eq=False)
class Original:
    """The original of a checked file. Related locations of its findings are in it."""

    path: str
    text: SourceText


@attrs.frozen(eq=False)
class CheckedFile:
    """A file and its findings."""

    path: str
    """The path for display: relative to the current folder, POSIX."""
    language: str
    text: SourceText
    findings: tuple[Finding, ...]
    original: Original | None = None
    notes: tuple[str, ...] = ()
    """Problems while reading the file, as full sentences."""
    in_baseline: tuple[Finding, ...] = ()
    """Findings that are hidden because the baseline has them."""
    in_revision: tuple[Finding, ...] = ()
    """Findings that are hidden because the compared revision has them."""


@attrs.frozen
class BaselineComparison:
    """The baseline and the revision that hide known findings."""

    has_baseline: bool = False
    revision: str | None = None
    fixed: int = 0
    """The number of baseline findings that no longer occur."""

    def __bool__(self) -> bool:
        return self.has_baseline or self.revision is not None


NOT_COMPARED = BaselineComparison()


def remarks_on_known(files: Sequence[CheckedFile], compared: BaselineComparison) -> list[str]:
    """Returns sentences about hidden findings and about known findings that are gone."""
    hidden = sum(len(file.in_baseline) for file in files)
    former = sum(len(file.in_revision) for file in files)
    remarks = [f"{hidden} in the baseline {_are(hidden)} not shown."] if hidden else []
    if former:
        remarks.append(f"{former} that `{compared.revision}` has {_are(former)} not shown.")
    if compared.fixed:
        remarks.append(
            f"{compared.fixed} of the baseline {_are(compared.fixed)} fixed; run --write-baseline to drop them."
        )
    return remarks


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


@attrs.frozen(eq=False)
class StoredJudge:
    """A stored judgement of a pair, with what has changed since."""

    judgement: Judgement
    stale: tuple[str, ...]
    facts: str
    """Rubric, time and cost on one line."""
    is_model: bool
    alpha: float | None = None
    """The share of S in IMM that calibration fitted for this judge, in `[0, 1]`; None if there is none."""

    @property
    def is_fresh(self) -> bool:
        """Whether the texts and the rubric are unchanged."""
        return not self.stale

    @property
    def staleness(self) -> str:
        """A text such as `stale: the translation has changed`, or ""."""
        names = {"source": "the original", "target": "the translation", "rubric": "the rubric"}
        changed = " and ".join(names[one] for one in self.stale)
        return f"stale: {changed} {'has' if len(self.stale) == 1 else 'have'} changed" if changed else ""

    def integrated(self, s: float, alpha: float) -> float | None:
        """IMM with this judge's J, in `[0, 1]`; None if stale or unscored. `alpha` applies to judges without their own."""
        j = self.judgement.j
        own = alpha if self.alpha is None else self.alpha
        return None if j is None or self.stale else own * s + (1 - own) * j


@attrs.frozen(eq=False)
class PairReport:
    """A scored translation and its original."""

    source_path: str
    target_path: str
    source: Document
    target: Document
    score: TranslationScore
    findings: tuple[Finding, ...]
    """All findings in the translation, including those about the pair, in source order."""
    judges: tuple[StoredJudge, ...] = ()
    """The earlier judgements of the pair by models and people."""
    suspects: tuple[Suspect, ...] = ()
    """The places that are worth reading, the most suspicious first."""
