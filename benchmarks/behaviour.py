"""How well interpreting both sides on the same inputs tells right translations from wrong ones.

usage: python -m benchmarks.behaviour PAIRS.jsonl[.gz] [--languages ID,ID] [--origin TEXT] [--seconds N] [--out FILE] [--show]

For each language and origin: pairs with a verdict, wrong pairs with a witness (compile errors aside), with one that is a
warning, and with a question beside the code, right pairs with each, the AUC of agreement (a pair without a verdict counts as
half), and the time of a pair. `--show` prints the witnesses of right pairs and the reasons of those without a verdict. `--out`
writes one row for each pair.
"""

from __future__ import annotations

import argparse
import json
import resource
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs

from benchmarks.separation import Row, auc, rows_of
from variorum.differential.interpreted_pair import compare_sources
from variorum.differential.verdict import Verdict
from variorum.languages import UnknownLanguage, language_named

_COMPILE = "ompil"


@attrs.frozen
class Measured:
    """A labelled pair with its verdict. `seconds` is the time of the processor."""

    row: Row
    verdict: Verdict | None
    error: str
    seconds: float

    @property
    def is_right(self) -> bool:
        """Whether its tests passed."""
        return bool(self.row["label"] == "correct")

    @property
    def is_compile_error(self) -> bool:
        """Whether the translation is known not to compile."""
        return not self.is_right and _COMPILE in str(self.row.get("status"))

    @property
    def is_conclusive(self) -> bool:
        """Whether there is a verdict."""
        return self.verdict is not None and self.verdict.is_conclusive

    @property
    def has_warning(self) -> bool:
        """Whether there is a witness that is shown, as a warning or as information."""
        return self.verdict is not None and self.verdict.warning is not None

    @property
    def is_asked(self) -> bool:
        """Whether a rare difference on ordinary input is shown as a question."""
        return self.verdict is not None and self.verdict.reported is not None and not self.has_warning

    @property
    def is_frequent(self) -> bool:
        """Whether the witness is shown as a warning."""
        return (
            self.verdict is not None and self.verdict.warning is not None and self.verdict.warning.is_frequent
        )

    @property
    def points(self) -> float:
        """What the comparison alone says, in `[0, 1]`."""
        if self.has_warning:
            return 0.0
        verdict = self.verdict
        if verdict is None or verdict.agreement is None:
            return 0.5
        return verdict.agreement if verdict.witness is None else 0.8 * verdict.agreement

    @property
    def reason(self) -> str:
        """Why there is no verdict."""
        return self.error or (self.verdict.summary if self.verdict is not None else "")


def measured(row: Row) -> Measured:
    """Compares one pair."""
    started = time.process_time()
    verdict, error = None, ""
    try:
        source, target = language_named(row["source_lang"]), language_named(row["target_lang"])
        verdict = compare_sources(row["source"], source, row["target"], target)
    except UnknownLanguage as unknown:
        error = str(unknown)
    except Exception as failure:
        error = f"crash: {type(failure).__name__}: {str(failure)[:80]}"
    return Measured(row, verdict, error, time.process_time() - started)


def is_labelled(row: Row) -> bool:
    """Whether tests labelled the pair."""
    return not row.get("unrelated") and row["label"] in ("correct", "wrong")


def main() -> None:
    """Compare every pair and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--languages", default="", help="only pairs of these languages, separated by commas")
    parser.add_argument("--origin", default="", help="only rows whose id holds this")
    parser.add_argument("--out", type=Path, help="where to write a row for each pair")
    parser.add_argument("--show", action="store_true", help="print false witnesses and reasons")
    options = parser.parse_args()
    wanted = set(filter(None, options.languages.split(",")))
    rows = [
        row
        for row in rows_of(options.pairs)
        if is_labelled(row)
        and options.origin in row["id"]
        and (not wanted or {row["source_lang"], row["target_lang"]} <= wanted)
    ]
    pairs = [measured(row) for row in rows]
    print_tables(pairs)
    if options.show:
        show(pairs)
    if options.out:
        options.out.write_text("".join(json.dumps(_row_of(pair), default=str) + "\n" for pair in pairs))


def print_tables(pairs: Sequence[Measured]) -> None:
    """Print a line for each origin, each language, and all."""
    groups: dict[str, list[Measured]] = defaultdict(list)
    for pair in pairs:
        groups[f"1 {pair.row['origin']}"].append(pair)
        groups[f"2 {pair.row['source_lang']} to {pair.row['target_lang']}"].append(pair)
        for language in (pair.row["source_lang"], pair.row["target_lang"]):
            groups[f"3 {language}"].append(pair)
        groups["4 all"].append(pair)
    print(f"{'':34} pairs verdict | wrong witness warning question | right witness warning question | AUC")
    for name, group in sorted(groups.items()):
        if len(group) >= 8 or name == "4 all":
            print(f"{name[2:]:34} {_figures(group)}")
    times = sorted(pair.seconds * 1000 for pair in pairs)
    steps = [pair.verdict.steps for pair in pairs if pair.verdict is not None]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(
        f"ms a pair: median {statistics.median(times):.1f}, p95 {times[int(len(times) * 0.95)]:.0f}, "
        f"most {times[-1]:.0f}; steps: median {statistics.median(steps):.0f}, most {max(steps):,}; memory {memory} MB"
    )
    print(
        "without a verdict:",
        *_most_common(pair.reason for pair in pairs if not pair.is_conclusive),
        sep="\n  ",
    )


def _figures(group: Sequence[Measured]) -> str:
    wrong = [pair for pair in group if not pair.is_right and not pair.is_compile_error]
    right = [pair for pair in group if pair.is_right]
    given = sum(pair.is_conclusive for pair in group) / len(group)

    def shares(pairs: Sequence[Measured]) -> str:
        count = max(1, len(pairs))
        reported, frequent, asked = (
            (
                sum(each) / count
                for each in zip(
                    *((one.has_warning, one.is_frequent, one.is_asked) for one in pairs), strict=True
                )
            )
            if pairs
            else (0.0, 0.0, 0.0)
        )
        return f"{len(pairs):5} {reported:7.3f} {frequent:7.3f} {asked:8.3f}"

    area = auc([pair.points for pair in right], [pair.points for pair in group if not pair.is_right])
    return f"{len(group):5} {given:7.3f} | {shares(wrong)} | {shares(right)} | {area:.3f}"


def _most_common(reasons: Iterable[str]) -> list[str]:
    return [f"{count:4} {reason[:120]}" for reason, count in Counter(reasons).most_common(40)]


def show(pairs: Sequence[Measured]) -> None:
    """Print the witnesses of right pairs, and the pairs without a verdict."""
    for pair in pairs:
        if pair.is_right and pair.has_warning and pair.verdict is not None:
            print(
                "FALSE",
                pair.row["id"],
                pair.row["source_lang"],
                pair.row["target_lang"],
                pair.verdict.summary,
            )
    for pair in pairs:
        if not pair.is_conclusive:
            print("NONE", pair.row["id"], pair.row["source_lang"], pair.row["target_lang"], pair.reason[:160])
    for pair in pairs:
        if (
            not pair.is_right
            and not pair.is_compile_error
            and pair.is_conclusive
            and not pair.has_warning
            and pair.verdict
        ):
            print(
                "MISSED",
                pair.row["id"],
                pair.row["source_lang"],
                pair.row["target_lang"],
                pair.verdict.summary[:200],
            )


def _row_of(pair: Measured) -> dict[str, Any]:
    verdict = attrs.asdict(pair.verdict, recurse=False) if pair.verdict is not None else {}
    witness = pair.verdict.witness if pair.verdict is not None else None
    verdict["witness"] = (
        None
        if witness is None
        else {"kind": witness.kind, "warning": witness.is_warning, "message": witness.message}
    )
    return {
        "id": pair.row["id"],
        "seconds": pair.seconds,
        "error": pair.error,
        "points": pair.points,
        **verdict,
    }


if __name__ == "__main__":
    main()
