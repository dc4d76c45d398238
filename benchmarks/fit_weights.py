"""Fits the weights of S to labelled pairs, and says how well weights that were fitted elsewhere separate the rest.

usage: python -m benchmarks.fit_weights PAIRS.jsonl.gz [--folds N] [--as-they-are]

The rows are those of `separation.py`, with a `problem` each. Problems are dealt into folds by a hash of their names; the
weights of the parts are fitted to all folds but one and judged on the one left out, so that no pair is judged by weights that
have seen another translation of its problem. The fit is a walk over a coarse grid, one weight at a time, that keeps a step only
where the mean AUC over origins grows by more than a hair: a handful of round numbers, which cannot learn a row by heart.
With `--as-they-are` nothing is fitted: the weights in use are judged on each fold.
"""

from __future__ import annotations

import argparse
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path

import attrs

import variorum
from benchmarks.separation import auc, rows_of
from variorum.translation.weights import weights

_STEPS = (0.0, 0.04, 0.08, 0.15, 0.25, 0.4)
# A step that gains less than this is as likely chance.
_LEAST_GAIN = 0.002


@attrs.frozen
class Pair:
    """A labelled pair: the values of its parts, the product of its factors, and its blended parts with their weights."""

    origin: str
    fold: int
    is_right: bool
    parts: Mapping[str, float]
    factor: float
    blended: Sequence[tuple[float, float]]


def main() -> None:
    """Print the separation on held-out folds, and the weights that all rows together ask for."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("pairs", type=Path)
    arguments.add_argument("--folds", type=int, default=5)
    arguments.add_argument("--as-they-are", action="store_true", help="judge the weights in use, fit none")
    options = arguments.parse_args()
    pairs = list(labelled(options.pairs, options.folds))
    in_use = dict(weights().parts)
    judged: list[tuple[Pair, float]] = []
    for fold in range(options.folds):
        others = [pair for pair in pairs if pair.fold != fold]
        shares = in_use if options.as_they_are else fitted(others, in_use)
        test_rows = [(pair, score(pair, shares)) for pair in pairs if pair.fold == fold]
        print(
            f"fold {fold}: {len(test_rows)} pairs, mean AUC of the others {separation(scored(others, shares)):.3f}"
        )
        judged += test_rows
    for origin in sorted({pair.origin for pair, _ in judged}):
        print(f"  {origin:32s} {separation([one for one in judged if one[0].origin == origin]):.3f}")
    print(f"  {'mean over origins, held out':32s} {separation(judged):.3f}")
    if not options.as_they_are:
        shares = fitted(pairs, in_use)
        print(f"\nweights fitted to all rows (mean AUC {separation(scored(pairs, shares)):.3f}):")
        for name, share in normalised(shares).items():
            print(f"  {name:20s} {share:.2f}")


def labelled(path: Path, folds: int) -> list[Pair]:
    """The pairs with a label of tests, from origins that have both right and wrong ones."""
    found = []
    for row in rows_of(path):
        if not isinstance(row["label"], str) or row.get("unrelated"):
            continue
        scored_pair = variorum.score_translation(
            row["source"],
            row["target"],
            source_language=row["source_lang"],
            target_language=row["target_lang"],
        )
        factor = 1.0
        for part in scored_pair.parts.values():
            factor *= part.value if part.is_factor else 1.0
        parts = {
            name: part.value
            for name, part in scored_pair.parts.items()
            if not (part.is_factor or part.is_blended) and part.weight
        }
        blended = [(part.value, part.weight) for part in scored_pair.parts.values() if part.is_blended]
        digest = blake2b(str(row.get("problem", row["id"])).encode(), digest_size=4).digest()
        fold = int.from_bytes(digest, "big") % folds
        found.append(Pair(row["origin"], fold, row["label"] == "correct", parts, factor, blended))
    labels = defaultdict(set)
    for pair in found:
        labels[pair.origin].add(pair.is_right)
    return [pair for pair in found if len(labels[pair.origin]) == 2]


def score(pair: Pair, shares: Mapping[str, float]) -> float:
    """S under these weights."""
    whole = sum(shares[name] for name in pair.parts)
    mean = sum(shares[name] * value for name, value in pair.parts.items()) / whole if whole else 1.0
    found = mean * pair.factor
    for value, weight in pair.blended:
        found = (1 - weight) * found + weight * value
    return min(max(found, 0.0), 1.0)


def scored(pairs: Sequence[Pair], shares: Mapping[str, float]) -> list[tuple[Pair, float]]:
    """Every pair with its S."""
    return [(pair, score(pair, shares)) for pair in pairs]


def separation(judged: Sequence[tuple[Pair, float]]) -> float:
    """The AUC of right against wrong pairs, as the mean over the origins that have both."""
    by_origin: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for pair, value in judged:
        by_origin[pair.origin][0 if pair.is_right else 1].append(value)
    return statistics.mean(auc(right, wrong) for right, wrong in by_origin.values() if right and wrong)


def fitted(pairs: Sequence[Pair], start: Mapping[str, float]) -> dict[str, float]:
    """The weights after a walk over the grid, one part at a time, until no step gains enough."""
    shares, best = dict(start), separation(scored(pairs, start))
    improved = True
    while improved:
        improved = False
        for name in shares:
            for step in _STEPS:
                tried = shares | {name: step}
                value = separation(scored(pairs, tried))
                if value > best + _LEAST_GAIN:
                    shares, best, improved = tried, value, True
    return shares


def normalised(shares: Mapping[str, float]) -> dict[str, float]:
    """The weights as shares of one."""
    whole = sum(shares.values())
    return {name: share / whole for name, share in shares.items()}


if __name__ == "__main__":
    main()
