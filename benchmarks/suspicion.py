"""How early a reviewer who reads the most suspicious places first comes to a one-token mistake.

usage: python -m benchmarks.suspicion PAIRS.jsonl[.gz] [--most N] [--seed N] [--without-behaviour]

Each right pair gets at most N mutants of its translation (see `mutation.py`). For each kind of mistake, the share of mutants
whose line is the first of the ranked lines, and among the first three. For a dropped statement the neighbouring lines count.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from benchmarks.behaviour import is_labelled
from benchmarks.mutation import KINDS, Mutant, mutants
from benchmarks.separation import Row, rows_of
from variorum.languages import UnknownLanguage, language_named
from variorum.syntax.document import Document
from variorum.translation.alignment import align
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.behaviour import Behaviour
from variorum.translation.interpretation import behaviour_of
from variorum.translation.suspicion.suspects import suspects_of

_NOWHERE = 1_000_000


@attrs.frozen
class Ranked:
    """A mutant with the rank of its line, 0 for the first, and the seconds of the processor that the ranking took."""

    kind: str
    rank: int
    seconds: float


def main() -> None:
    """Rank the lines of every mutant and print the shares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--most", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--without-behaviour", action="store_true", help="compare the texts only")
    options = parser.parse_args()
    ranked = [
        each
        for row in rows_of(options.pairs)
        if is_labelled(row) and row["label"] == "correct"
        for each in ranked_mutants(row, options.seed, options.most, interprets=not options.without_behaviour)
    ]
    print(f"{'':12} mutants  first  first three")
    for kind in (*KINDS, "all"):
        _show(kind, [each for each in ranked if kind in (each.kind, "all")])
    print(f"ms a pair, median: {1000 * statistics.median(each.seconds for each in ranked):.1f}")


def ranked_mutants(row: Row, seed: int, most: int, *, interprets: bool) -> Iterator[Ranked]:
    """The mutants of one right pair."""
    try:
        source_language, language = language_named(row["source_lang"]), language_named(row["target_lang"])
    except UnknownLanguage:
        return
    source = Document.parse(row["source"], source_language)
    for mutant in mutants(row["target"], language, seed, most):
        target = Document.parse(mutant.text, language)
        matched = align(Candidates(source), Candidates(target))
        behaviour = behaviour_of(source, target, matched) if interprets else Behaviour()
        started = time.process_time()
        suspects = suspects_of(source, target, matched, behaviour)
        seconds = time.process_time() - started
        lines = [target.text.line_at(each.target.start) for each in suspects]
        yield Ranked(mutant.kind, _rank(lines, _lines_of(mutant, target)), seconds)


def _lines_of(mutant: Mutant, target: Document) -> range:
    line = target.text.line_at(mutant.start)
    return range(line - 1, line + 2) if mutant.kind == "statement" else range(line, line + 1)


def _rank(lines: Sequence[int], mistaken: range) -> int:
    return next((rank for rank, line in enumerate(lines) if line in mistaken), _NOWHERE)


def _show(kind: str, ranked: Sequence[Ranked]) -> None:
    if ranked:
        first, early = (sum(each.rank < most for each in ranked) / len(ranked) for most in (1, 3))
        print(f"{kind:12} {len(ranked):7}  {first:.3f}  {early:.3f}")


if __name__ == "__main__":
    main()
