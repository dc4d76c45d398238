"""Keystroke to diagnostics for a pair that is open on both sides, beside the same keystroke in a file without an original.

usage: python -m benchmarks.pair_keystroke [--functions N] [--edits N] [--profile]

The server's session runs in this process and processor time is counted, so that what else the machine does counts for little. An
edit in the original counts what the editor asks for after it: the findings of the original and those of the translation.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from benchmarks.alignment import original, translation
from variorum.lsp.conversion.diagnostics import diagnostics_of
from variorum.lsp.loop import tune
from variorum.lsp.services.services import Services
from variorum.lsp.state.buffer import Change

_HEADER = "variorum: translated-from"
# What is typed in, in which file, and whose diagnostics are asked for then.
_ROWS = (
    ("Python without an original", "alone.py", ("alone.py",)),
    ("Python from Java", "shop.py", ("shop.py",)),
    ("the Java that it is from", "Shop.java", ("Shop.java", "shop.py")),
    ("Java from Python", "Store.java", ("Store.java",)),
    ("the Python that it is from", "store.py", ("store.py", "Store.java")),
)


class Editor:
    """A session with files open, and hands that type."""

    def __init__(self, folder: Path, texts: dict[str, str]) -> None:
        self.services = Services.start(_ignore, _no_answer)
        self.session = self.services.session
        root = self.session.add_folder(folder.as_uri())
        assert root is not None
        self.uris = {name: (folder / name).as_uri() for name in texts}
        for name, text in texts.items():
            (folder / name).write_text(text, encoding="utf-8")
            self.session.open(self.uris[name], "", 1, text)
        root.set_files(root.list_files())
        self.version = 1

    def ask(self, *names: str) -> int:
        """Every diagnostic of these files, as an editor gets them: how many."""
        found = 0
        for name in names:
            snapshot = self.services.snapshots.current(self.uris[name])
            assert snapshot is not None
            found += len(diagnostics_of(snapshot))
        return found

    def type(self, name: str, line: int, text: str) -> None:
        """Put a text before a line on odd turns, and take it out on even ones."""
        self.version += 1
        inserts = self.version % 2 == 0
        place = ((line, 0), (line, 0) if inserts else (line + 1, 0))
        self.session.documents[self.uris[name]].buffer.change(
            self.version, [Change(place, text if inserts else "")]
        )


def _ignore(method: str, params: Any) -> None:
    return None


async def _no_answer(method: str, params: Any, identifier: str) -> None:
    return None


def measured(edits: int, edit: Callable[[], None]) -> list[float]:
    """Milliseconds of processor time that each edit took."""
    times = []
    for _ in range(edits):
        started = time.process_time()
        edit()
        times.append((time.process_time() - started) * 1000)
    return times


def _texts(count: int) -> dict[str, str]:
    """The files of the workspace: a translation from Java, one from Python, and a file without an original."""
    java, python = original(count), translation(count, same_names=True)
    return {
        "alone.py": python,
        "Shop.java": java,
        "shop.py": f"# {_HEADER} Shop.java\n{python}",
        "store.py": python,
        "Store.java": f"// {_HEADER} store.py\n{java}",
    }


def main() -> None:
    """Measure, and print a row for each place that is typed in."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--functions", type=int, default=500)
    parser.add_argument("--edits", type=int, default=40)
    parser.add_argument("--profile", action="store_true", help="say where the time of each row goes")
    options = parser.parse_args()
    texts = _texts(options.functions)
    with tempfile.TemporaryDirectory() as name:
        editor = Editor(Path(name), texts)
        started = time.process_time()
        found = editor.ask(*texts)
        print(
            f"{options.functions} functions on both sides, {found} diagnostics, milliseconds of processor time"
        )
        print(f"first diagnostics of all files: {1000 * (time.process_time() - started):.0f}")
        tune()
        alone = 0.0
        print(f"{'typing in':28s} {'median':>8s} {'p95':>8s} {'ratio':>6s}")
        for title, file, asked in _ROWS:
            line, typed = _middle(texts[file])

            def edit(
                file: str = file, line: int = line, typed: str = typed, asked: tuple[str, ...] = asked
            ) -> None:
                editor.type(file, line, typed)
                editor.ask(*asked)

            measured(4, edit)
            profile = cProfile.Profile()
            with profile if options.profile else nullcontext():
                times = measured(options.edits, edit)
            median = statistics.median(times)
            alone = alone or median
            tail = sorted(times)[int(len(times) * 0.95)]
            print(f"{title:28s} {median:8.1f} {tail:8.1f} {median / alone:6.2f}")
            if options.profile:
                pstats.Stats(profile).sort_stats("cumulative").print_stats(45)


def _middle(text: str) -> tuple[int, str]:
    """A line in a function in the middle of a text, behind the first statement, and a statement to type there."""
    lines = text.splitlines(keepends=True)
    firsts = [number for number, line in enumerate(lines) if "total = " in line]
    number = firsts[len(firsts) // 2]
    margin = lines[number][: len(lines[number]) - len(lines[number].lstrip())]
    return number + 1, f"{margin}limit = limit + 1{';' * lines[number].rstrip().endswith(';')}\n"


if __name__ == "__main__":
    main()
