"""Measures Variorum beside its peers and writes the page about it.

usage: python -m benchmarks.performance [--out FILE] [--only PART,PART] [--small]

Peers are those of ruff, pylsp, pyright-langserver, jedi-language-server, eslint and semgrep that are on the search path.
`--small` does little of everything, to see whether it runs: its figures mean nothing.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.performance.burst import burst
from benchmarks.performance.checking import checking, make_tree
from benchmarks.performance.figures import load
from benchmarks.performance.keystrokes import side_by_side, typing
from benchmarks.performance.page import Results, page
from benchmarks.performance.pairs import pair_typing, scores
from benchmarks.performance.peers import Peer, missing, ourselves, servers
from benchmarks.performance.programs import languages

# Servers that take seconds for a change are not kept waiting for with the largest file.
_FAST = {"ruff server"}


class _Run:
    """One run: what to measure, how much of it, and where."""

    def __init__(self, folder: Path, results: Results, *, small: bool) -> None:
        self._folder, self._results, self._small = folder, results, small
        self._edits = 4 if small else 20

    @property
    def _fast(self) -> list[Peer]:
        """Variorum and the peers that a large file does not hold up."""
        return [self._results.ours, *(one for one in self._results.peers if one.name in _FAST)]

    @property
    def _sizes(self) -> Sequence[int]:
        return (100, 200) if self._small else (1_000, 10_000, 100_000)

    def python(self) -> None:
        """Python beside the peers, at three sizes."""
        everyone, fast = [self._results.ours, *self._results.peers], self._fast
        for lines in self._sizes:
            peers = everyone if lines <= 10_000 else fast
            quick = {one.name for one in fast}
            self._results.python[lines] = typing(peers, self._folder, "python", lines, self._edits, quick)

    def growth(self) -> None:
        """Python at three sizes, which take turns."""
        programs = [(peer, "python", lines) for peer in self._fast for lines in self._sizes]
        rows = side_by_side(programs, self._folder, 2 * self._edits)
        for (peer, _, lines), row in zip(programs, rows, strict=True):
            self._results.growth.setdefault(peer.name, {})[lines] = row

    def among(self) -> None:
        """A file of a thousand lines in a folder of many others, whose names and times nobody should have to look at."""
        files = 50 if self._small else 5_000
        folder = self._folder / "among"
        make_tree(folder, files)
        fast = self._fast
        quick = {one.name for one in fast}
        self._results.among[files] = typing(fast, folder, "python", 1_000, self._edits, quick)

    def languages(self) -> None:
        """The same keystroke in every language, without peers."""
        lines = self._results.language_lines = 200 if self._small else 10_000
        programs = [(self._results.ours, language, lines) for language in languages()]
        rows = side_by_side(programs, self._folder, 2 * self._edits)
        self._results.languages.update(zip(languages(), rows, strict=True))

    def pairs(self) -> None:
        """Pairs that are open on both sides."""
        for lines in (100,) if self._small else (1_000, 10_000):
            self._results.pairs[lines] = pair_typing(self._results.ours, self._folder, lines, self._edits)

    def bursts(self) -> None:
        """Bursts of typing."""
        for lines in (100,) if self._small else (1_000, 10_000):
            self._results.bursts[lines] = burst(self._results.ours, self._folder, lines)

    def checks(self) -> None:
        """A tree of files."""
        self._results.checked = checking(self._folder, 20 if self._small else 10_000)

    def scores(self) -> None:
        """Scores of pairs."""
        self._results.scores = scores(5 if self._small else 200)


def main() -> None:
    """Measure, report the progress, and write the page."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--out", type=Path, default=Path("docs/performance.md"))
    arguments.add_argument(
        "--only", help="of python, growth, among, languages, pairs, bursts, checks and scores, these"
    )
    arguments.add_argument("--small", action="store_true", help="a trial run")
    options = arguments.parse_args()
    started = time.perf_counter()
    results = Results(ourselves(), servers(), missing(), load())
    with tempfile.TemporaryDirectory() as name:
        run = _Run(Path(name).resolve(), results, small=options.small)
        parts: dict[str, Callable[[], None]] = {
            "python": run.python,
            "growth": run.growth,
            "among": run.among,
            "languages": run.languages,
            "pairs": run.pairs,
            "bursts": run.bursts,
            "scores": run.scores,
            "checks": run.checks,
        }
        for part in options.only.split(",") if options.only else parts:
            parts[part]()
            print(f"{time.perf_counter() - started:5.0f} s: {part} measured", flush=True)
    results.seconds = time.perf_counter() - started
    options.out.write_text(page(results), encoding="utf-8")
    print(f"written to {options.out}")


if __name__ == "__main__":
    main()
