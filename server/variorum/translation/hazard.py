"""Rules about a pair: what a check of both halves gets to see, and how its findings come out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import attrs

from variorum.rules.catalogue import Selection
from variorum.rules.finding import Finding, Violation
from variorum.rules.placement import placed
from variorum.rules.rule import Rule
from variorum.rules.suppression import Suppressions
from variorum.syntax.document import Document
from variorum.translation.alignment import Matched
from variorum.translation.declared import Candidate


@attrs.frozen(eq=False)
class PairUnit:
    """A pair under check. A violation's span lies in the translation; a related one with `in_source` in the original."""

    source: Document
    target: Document
    matched: Sequence[Matched]

    def aligned(self) -> Iterator[tuple[Candidate, Candidate]]:
        """The items that both sides have."""
        for one in self.matched:
            if one.source is not None and one.target is not None:
                yield one.source, one.target


PairCheck = Callable[[PairUnit], Iterable[Violation]]


@attrs.define(eq=False)
class PairRule(Rule):
    """A rule about a pair: the shape of every other rule, and a check that sees both halves."""

    pair_check: PairCheck | None = None

    def check_pair(self, check: PairCheck) -> PairCheck:
        """Decorates the check that looks at both halves."""
        self.pair_check = check
        return check


def pair_findings(
    source: Document, target: Document, matched: Sequence[Matched], selection: Selection
) -> list[Finding]:
    """The findings about a pair, placed in the translation, in source order."""
    suppressions = Suppressions.of(target)
    unit = PairUnit(source, target, matched)
    found = [placed(violation, target, selection) for violation in _violations(unit, selection)]
    kept = [finding for finding in found if not suppressions.cover(finding)]
    return sorted(kept, key=lambda finding: (finding.span, finding.rule))


def _violations(unit: PairUnit, selection: Selection) -> Iterator[Violation]:
    for rule in selection.rules:
        if isinstance(rule, PairRule) and rule.pair_check is not None:
            yield from rule.pair_check(unit)
