"""What reports are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from variorum.rules.finding import Finding
from variorum.syntax.source_text import SourceText

if TYPE_CHECKING:
    # Findings that are known are shown without the parser and without what scores pairs.
    from variorum.syntax.document import Document
    from variorum.translation.score import Judgement, TranslationScore


@attrs.frozen(eq=False)
class Original:
    """The file that a checked file was translated from; related places of its findings lie in it."""

    path: str
    text: SourceText


@attrs.frozen(eq=False)
class CheckedFile:
    """A file and what was found in it."""

    path: str
    """As reports show it: relative to where the command ran, POSIX."""
    language: str
    text: SourceText
    findings: tuple[Finding, ...]
    original: Original | None = None
    notes: tuple[str, ...] = ()
    """What had to be done to read the file: full sentences."""
    in_baseline: tuple[Finding, ...] = ()
    """Findings that are not shown because the baseline has them."""
    in_revision: tuple[Finding, ...] = ()
    """Findings that are not shown because the revision has them that the file is compared with."""


@attrs.frozen
class BaselineComparison:
    """What the findings of a run were compared with, to show the new ones only."""

    has_baseline: bool = False
    revision: str | None = None
    fixed: int = 0
    """How many findings of the baseline no longer occur."""

    def __bool__(self) -> bool:
        return self.has_baseline or self.revision is not None


NOT_COMPARED = BaselineComparison()


def remarks_on_known(files: Sequence[CheckedFile], compared: BaselineComparison) -> list[str]:
    """Sentences on the findings that are not shown because they are known, and on known ones that are gone."""
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
    """A stored judgement of a pair: what it says, what has changed since, and how it came about."""

    judgement: Judgement
    stale: tuple[str, ...]
    facts: str
    """Rubric, time and cost in one line."""
    is_model: bool
    alpha: float | None = None
    """The share of S in IMM that was fitted to people with this judge, in `[0, 1]`; None where none was."""

    @property
    def is_fresh(self) -> bool:
        """Whether neither a text nor the rubric has changed."""
        return not self.stale

    @property
    def staleness(self) -> str:
        """`stale: the translation has changed`, or nothing."""
        names = {"source": "the original", "target": "the translation", "rubric": "the rubric"}
        changed = " and ".join(names[one] for one in self.stale)
        return f"stale: {changed} {'has' if len(self.stale) == 1 else 'have'} changed" if changed else ""

    def integrated(self, s: float, alpha: float) -> float | None:
        """IMM with this judge's J, in `[0, 1]`; None where it is stale or unscored. `alpha` is for judges without their own."""
        j = self.judgement.j
        own = alpha if self.alpha is None else self.alpha
        return None if j is None or self.stale else own * s + (1 - own) * j


@attrs.frozen(eq=False)
class PairReport:
    """A translation beside its original, scored."""

    source_path: str
    target_path: str
    source: Document
    target: Document
    score: TranslationScore
    findings: tuple[Finding, ...]
    """Everything found in the translation, in source order, findings about the pair included."""
    judges: tuple[StoredJudge, ...] = ()
    """What models and people said of the pair before."""
