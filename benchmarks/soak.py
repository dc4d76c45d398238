"""A soak: many edits over many documents, with random requests and cancellations, against servers one after another.

usage: python -m benchmarks.soak [--edits N] [--minutes N] [--documents N] [--folder PATH] [--seed N] SERVER [SERVER ...]

A server is a command in one string, such as "variorum server" or "ruff server". Every server gets the same edits and
requests at the same times. Without a folder the documents are modules of Python's standard library, which every server
for Python reads. Exit status 1 if the first server grew, failed, or left a request without an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import shlex
import shutil
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from benchmarks.soaking.client import Client
from benchmarks.soaking.report import HEADINGS, Soaked
from benchmarks.soaking.typist import Typist
from benchmarks.soaking.vitals import Monitor
from variorum.languages import language_of_path

Document = tuple[Path, str, str]
_SMALLEST, _LARGEST = 200, 40_000
# The share of a run after which a server has seen every kind of work.
_WARM = 0.25
# A request without an answer for so long after the last edit counts as unanswered, in seconds.
_PATIENCE = 60.0


async def soak(
    command: str, folder: Path, documents: list[Document], *, edits: int, seconds: float, seed: int = 0
) -> Soaked:
    """Make `edits` edits within `seconds`, or as fast as the server takes them where that is 0."""
    client = Client()
    await client.start(shlex.split(command), folder)
    try:
        typist, monitor = Typist(client, Random(seed), documents), Monitor(client.process.pid)
        await typist.open_all()
        monitor.start()
        started = time.monotonic()
        for number in range(edits):
            await asyncio.sleep(max(started + number * seconds / edits - time.monotonic(), 0))
            await typist.step()
            if number == int(edits * _WARM):
                await client.all_answered(_PATIENCE)
                monitor.look()
                # What was asked when everything was opened at once says nothing of a day's work.
                client.tally.latencies.clear()
                warm_from = time.monotonic() - started
        await client.all_answered(_PATIENCE)
        monitor.look()
        took = time.monotonic() - started
        unanswered = len(client.pending)
        monitor.stop()
        if not unanswered:
            await client.stop()
    finally:
        await client.kill()
    window = min(60.0, took * (1 - _WARM) / 3)
    after = [one for one in monitor.seen if one.at >= warm_from]
    return Soaked(
        server=command,
        edits=edits,
        seconds=took,
        tally=client.tally,
        unanswered=unanswered,
        warm=[one for one in after if one.at <= warm_from + window] or after[:1],
        end=[one for one in after if one.at >= after[-1].at - window],
        seen=monitor.seen,
    )


def documents_in(folder: Path, count: int) -> list[Document]:
    """Up to `count` source files of a folder that are ASCII and of an ordinary size, in a stable order."""
    return [found for _, found in zip(range(count), _documents(folder), strict=False)]


def _documents(folder: Path) -> Iterator[Document]:
    for path in sorted(folder.rglob("*")):
        language = language_of_path(path) if path.is_file() else None
        if language is None or not _SMALLEST <= path.stat().st_size <= _LARGEST:
            continue
        data = path.read_bytes()
        if data.isascii() and b"\r" not in data and b"\f" not in data:
            yield path, language.id, data.decode("ascii")


def standard_library(folder: Path, count: int) -> None:
    """Copy modules of Python's standard library into a folder."""
    library = Path(sysconfig.get_paths()["stdlib"])
    modules = sorted(path for path in library.glob("*.py") if path.stat().st_size <= _LARGEST)
    packages = sorted(path for path in library.glob("*/*.py") if "site-packages" not in path.parts)
    for path in [*modules, *packages][: 2 * count]:
        place = folder / path.relative_to(library)
        place.parent.mkdir(exist_ok=True)
        shutil.copy(path, place)


def main() -> None:
    """Soak every server in its turn and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edits", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--documents", type=int, default=200)
    parser.add_argument("--folder", type=Path, help="source files to copy and work on")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("servers", nargs="+")
    options = parser.parse_args()
    print(" | ".join(HEADINGS), flush=True)
    worst = []
    for command in options.servers:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            if options.folder is None:
                standard_library(folder, options.documents)
            else:
                shutil.copytree(options.folder, folder, dirs_exist_ok=True)
            documents = documents_in(folder, options.documents)
            seconds = options.minutes * 60
            soaked = asyncio.run(
                soak(command, folder, documents, edits=options.edits, seconds=seconds, seed=options.seed)
            )
        print(" | ".join(soaked.row()), flush=True)
        print("    MB from minute to minute:", *soaked.by_minute(), flush=True)
        complaints = list(soaked.complaints())
        for complaint in complaints:
            print(f"    {complaint}", flush=True)
        worst.append(complaints)
    sys.exit(1 if worst[0] else 0)


if __name__ == "__main__":
    main()
