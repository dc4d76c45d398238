"""The page that the figures make."""

from __future__ import annotations

from itertools import pairwise

import attrs

from benchmarks.performance.burst import Burst
from benchmarks.performance.checking import CheckedSource
from benchmarks.performance.figures import load, machine, median, milliseconds, ratio, table, tail
from benchmarks.performance.keystrokes import Typed
from benchmarks.performance.pairs import PairTimes, Scores
from benchmarks.performance.peers import Peer

_RUFF = "ruff server"


@attrs.define(eq=False)
class Results:
    """All that one run measured."""

    ours: Peer
    peers: list[Peer]
    missing: list[str]
    load: str
    seconds: float = 0.0
    python: dict[int, list[Typed]] = attrs.field(factory=dict)
    """By the number of lines."""
    growth: dict[str, dict[int, Typed]] = attrs.field(factory=dict)
    """By the name of the server and the number of lines."""
    among: dict[int, list[Typed]] = attrs.field(factory=dict)
    """By the number of other files in the folder."""
    languages: dict[str, Typed] = attrs.field(factory=dict)
    language_lines: int = 0
    pairs: dict[int, PairTimes] = attrs.field(factory=dict)
    bursts: dict[int, Burst] = attrs.field(factory=dict)
    checked: list[CheckedSource] = attrs.field(factory=list)
    scores: Scores | None = None


def page(results: Results) -> str:
    """The page as Markdown."""
    versions = [f"- {one.name}: {one.version}" for one in (results.ours, *results.peers)]
    versions += [f"- {name}: not installed where this was measured" for name in results.missing]
    parts = [
        _HEAD.format(machine=machine(), before=results.load, after=load(), minutes=results.seconds / 60),
        "\n".join(versions),
        *(_typing_part(f"{lines:,} lines of Python", rows) for lines, rows in results.python.items()),
        *(
            _typing_part(f"1,000 lines of Python among {files:,} other files", rows)
            for files, rows in results.among.items()
        ),
        _growth_part(results),
        _language_part(results),
        _pair_part(results),
        _burst_part(results),
        _check_part(results),
        _score_part(results),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


_HEAD = """# Performance

Made by `python -m benchmarks.performance`, in one run of {minutes:.0f} minutes; the servers took turns edit by edit. Quote
the ratios: times differ between machines and with load.

Machine: {machine}. Load: {before} before the run; {after} after it.

The programs are generated; in most languages every fifth function has a finding. A keystroke types a new line, so that no
server can answer from a cache. Its time is that from sending a change to receiving the diagnostics that include it, as the
client sees it: the median, and in brackets the 95th percentile. A file is opened twice, each time in a server of its own: at
once, as soon as the server has answered `initialize` and while it may still be loading, and on a settled server. An open
bracket breaks the function until it is removed; ruff then reports syntax errors only. Times are in milliseconds unless
another unit is named."""


def _typing_part(title: str, rows: list[Typed]) -> str:
    ruff = next((row for row in rows if row.name == _RUFF), None)
    head = ["server", "start", "processor time to `initialize`", "open at once", "open, settled"]
    head += ["keystroke in a function", "x ruff", "keystroke on line 1", "x ruff"]
    head += ["a bracket left open", "x ruff", "memory, MB"]
    cells = []
    for row in rows:
        base = ruff or row
        cells.append(
            [
                row.name,
                milliseconds(row.start),
                milliseconds(row.start_processor),
                milliseconds(row.open_at_once),
                milliseconds(row.open_time),
                _spread(row.within),
                ratio(median(row.within), median(base.within)),
                _spread(row.at_top),
                ratio(median(row.at_top), median(base.at_top)),
                _spread(row.breaking),
                ratio(median(row.breaking), median(base.breaking)),
                f"{row.memory:.0f}",
            ]
        )
    return f"## {title}\n\n{table(head, cells)}"


def _growth_part(results: Results) -> str:
    """How the cost of a change in one function grows with the file."""
    if not results.growth:
        return ""
    sizes = sorted(next(iter(results.growth.values())))
    steps = list(pairwise(sizes))
    cells = [
        [
            name,
            *(_spread(rows[size].within) for size in sizes),
            *(ratio(median(rows[large].within), median(rows[small].within)) for small, large in steps),
        ]
        for name, rows in results.growth.items()
    ]
    head = [
        "server",
        *(f"{size:,} lines" for size in sizes),
        *(f"{small:,} to {large:,}" for small, large in steps),
    ]
    text = "All of these files are open at the same time, each in a server of its own, and take turns."
    return f"## Growth of a change inside one function\n\n{text}\n\n{table(head, cells)}"


def _language_part(results: Results) -> str:
    base = results.languages.get("python")
    if base is None:
        return ""
    cells = [
        [
            name,
            milliseconds(row.open_at_once),
            milliseconds(row.open_time),
            _spread(row.within),
            ratio(median(row.within), median(base.within)),
        ]
        for name, row in results.languages.items()
    ]
    head = ["language", "open at once", "open, settled", "keystroke in a function", "x Python"]
    text = "All of these files are open at the same time, each in a server of its own, and take turns."
    return f"## {results.language_lines:,} lines of every language\n\n{text}\n\n{table(head, cells)}"


def _pair_part(results: Results) -> str:
    cells = [
        [
            f"{lines:,}",
            milliseconds(one.open_time),
            _spread(one.alone),
            _spread(one.in_translation),
            ratio(median(one.in_translation), median(one.alone)),
            _spread(one.in_original),
            ratio(median(one.in_original), median(one.alone)),
        ]
        for lines, one in results.pairs.items()
    ]
    head = ["lines a side", "open the translation", "keystroke in the same Python alone"]
    head += ["keystroke in the translation", "x alone", "keystroke in the original", "x alone"]
    text = "Java and its Python, both open; the time is that to the translation's diagnostics. The three files take turns."
    return f"## A pair open on both sides\n\n{text}\n\n{table(head, cells)}" if cells else ""


def _burst_part(results: Results) -> str:
    cells = [
        [
            f"{lines:,}",
            milliseconds(one.last),
            milliseconds(median(one.hovers)),
            milliseconds(tail(one.hovers)),
            str(one.runs),
        ]
        for lines, one in results.bursts.items()
    ]
    head = [
        "lines",
        "last change to diagnostics",
        "hover, median",
        "hover, p95",
        "times diagnostics were sent",
    ]
    text = "Two hundred changes, five milliseconds apart, and a hover with every twentieth."
    return f"## A burst of typing\n\n{text}\n\n{table(head, cells)}" if cells else ""


def _check_part(results: Results) -> str:
    cells = [
        [
            one.name,
            one.tree,
            f"{one.files:,}",
            f"{one.seconds:.2f}" if one.seconds < float("inf") else "not done in 150",
            f"{one.files / one.seconds:,.0f}" if one.seconds < float("inf") else "-",
            one.version,
        ]
        for one in results.checked
    ]
    head = ["program", "files below", "files", "seconds", "files a second", "version"]
    return f"## Checking a tree\n\n{table(head, cells)}" if cells else ""


def _score_part(results: Results) -> str:
    if results.scores is None:
        return ""
    times = results.scores.times
    return (
        f"## Scoring a pair\n\n`score_translation` of {len(times)} pairs of Java and Python, {results.scores.lines:.0f} lines "
        f"for both sides on average: {milliseconds(median(times))} ms of processor time ({milliseconds(tail(times))} ms for 95 "
        f"of 100), {len(times) / sum(times):.0f} pairs a second on one core."
    )


def _spread(times: list[float]) -> str:
    return f"{milliseconds(median(times))} ({milliseconds(tail(times))})" if times else "-"
