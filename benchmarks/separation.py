"""How well scores separate right translations from wrong ones, and how they agree with people.

usage: python -m benchmarks.separation PAIRS.jsonl[.gz]

The AUC is the probability that a right pair scores above a wrong one of its origin; 0.5 is chance. The macro figure is the
mean over the origins. Rows that are marked `unrelated` are set against all right pairs. Marks by people are compared by
Spearman's rank correlation. Rows that cannot be scored are counted and left out.
"""

from __future__ import annotations

import argparse
import bisect
import gzip
import json
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import variorum
from variorum import Severity, TranslationScore

Row = dict[str, Any]
SCORES: dict[str, Callable[[TranslationScore], float]] = {
    "S": lambda score: score.s,
    "J (offline estimate)": lambda score: score.estimate.j or 0.0,
    "IMM": lambda score: score.imm or 0.0,
}


def auc(right: Sequence[float], wrong: Sequence[float]) -> float:
    """The probability that a right pair scores above a wrong one, ties counting half."""
    ordered = sorted(wrong)
    wins = sum((bisect.bisect_left(ordered, x) + bisect.bisect_right(ordered, x)) / 2 for x in right)
    return wins / (len(right) * len(ordered)) if right and ordered else float("nan")


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, equal values sharing the mean of theirs."""
    ordered = sorted(values)
    return [(bisect.bisect_left(ordered, x) + bisect.bisect_right(ordered, x) + 1) / 2 for x in values]


def rows_of(path: Path) -> Iterator[Row]:
    """The rows of a file, packed or not."""
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as file:
        yield from (json.loads(line) for line in file)


def main() -> None:
    """Score every row and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", type=Path, help="a file of labelled pairs, one JSON object on each line")
    options = parser.parse_args()
    scored: list[tuple[Row, TranslationScore]] = []
    failed, times = 0, []
    for row in rows_of(options.pairs):
        started = time.perf_counter()
        try:
            score = variorum.score_translation(
                row["source"],
                row["target"],
                source_language=row["source_lang"],
                target_language=row["target_lang"],
            )
        except variorum.UnknownLanguage:
            failed += 1
            continue
        times.append(time.perf_counter() - started)
        scored.append((row, score))
    print(
        f"{len(scored)} pairs scored, {failed} in an unknown language, median {1000 * statistics.median(times):.1f} ms"
    )
    for name, value in SCORES.items():
        print(f"\n{name}")
        for what, figure in separations(scored, value).items():
            print(f"  {what:40s} {figure:.3f}")
    print_defects(scored)


def separations(
    scored: Sequence[tuple[Row, TranslationScore]], value: Callable[[TranslationScore], float]
) -> dict[str, float]:
    """AUC by origin, their mean, the AUC of unrelated pairs, and the rank correlation with people's marks."""
    right, wrong = defaultdict(list), defaultdict(list)
    unrelated: list[float] = []
    marks: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for row, score in scored:
        origin, label = row.get("origin", "all"), row["label"]
        if row.get("unrelated"):
            unrelated.append(value(score))
        elif isinstance(label, str):
            (right if label == "correct" else wrong)[origin].append(value(score))
        else:
            marks[origin].append((float(label), value(score)))
    figures = {
        f"AUC {origin}": auc(right[origin], wrong[origin]) for origin in sorted(right.keys() & wrong.keys())
    }
    if figures:
        figures["AUC, mean over origins"] = statistics.mean(figures.values())
    if unrelated:
        figures["AUC, unrelated"] = auc([x for several in right.values() for x in several], unrelated)
    for origin, pairs in sorted(marks.items()):
        # People of different studies mark on different scales, so each study is compared by itself.
        xs, ys = zip(*pairs, strict=True)
        if len(set(xs)) > 1 and len(set(ys)) > 1:
            figures[f"rank correlation {origin} ({len(pairs)})"] = statistics.correlation(
                ranks(xs), ranks(ys)
            )
    return figures


def print_defects(scored: Sequence[tuple[Row, TranslationScore]]) -> None:
    """The share of right and of wrong pairs with a syntax error, an undefined name or an error-level finding."""
    print("\npairs with a hard defect")
    for label in ("wrong", "correct"):
        of_label = [score for row, score in scored if row["label"] == label and not row.get("unrelated")]
        hit = sum(
            score.parts["validity"].value < 1 or any(f.severity is Severity.ERROR for f in score.findings)
            for score in of_label
        )
        if of_label:
            print(f"  {label:40s} {hit} of {len(of_label)}, {hit / len(of_label):.1%}")


if __name__ == "__main__":
    main()
