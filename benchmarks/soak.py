"""A soak: many edits over many documents, with random requests and cancellations, against servers one after another.

usage: python -m benchmarks.soak [--edits N] [--minutes N] [--documents N] [--python | --folder PATH] [--seed N]
                                 SERVER [SERVER ...]

A server is a command in one string, such as "variorum server" or "ruff server". Every server gets the same edits and
requests at the same times. Half of the documents are modules of Python's standard library, the others originals and
their translations in every language; `--python` leaves those out for servers that read Python alone. Exit status 1 if
the first server grew, failed, or left a request without an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import shlex
import shutil
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from benchmarks.soaking.client import Client
from benchmarks.soaking.documents import Document, documents_in, every_language, python_alone
from benchmarks.soaking.report import HEADINGS, Soaked
from benchmarks.soaking.typist import Typist
from benchmarks.soaking.vitals import Monitor

# The share of a run that counts as warm-up. All documents are open and have been reported on before it begins; in a run of
# full length four of five have been typed into at its end, and every language and kind of request has come up.
_WARM = 0.25
# A request without an answer for so long after the last edit counts as unanswered, in seconds.
_PATIENCE = 60.0


async def soak(
    command: str, folder: Path, documents: list[Document], *, edits: int, seconds: float, seed: int = 0
) -> Soaked:
    """Make `edits` edits within `seconds`, or as fast as the server takes them where that is 0."""
    client = Client()
    try:
        await client.start(shlex.split(command), folder)
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
                client.requests.latencies.clear()
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
        requests=client.requests,
        unanswered=unanswered,
        warm=[one for one in after if one.at <= warm_from + window] or after[:1],
        end=[one for one in after if one.at >= after[-1].at - window],
        seen=monitor.seen,
    )


def _fill(folder: Path, options: argparse.Namespace) -> None:
    if options.folder is not None:
        shutil.copytree(options.folder, folder, dirs_exist_ok=True)
    elif options.python:
        python_alone(folder, options.documents)
    else:
        every_language(folder, options.documents)


def main() -> None:
    """Soak every server in its turn and print a row for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edits", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--documents", type=int, default=200)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--python", action="store_true", help="modules of Python's standard library only")
    group.add_argument("--folder", type=Path, help="source files to copy and work on")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("servers", nargs="+")
    options = parser.parse_args()
    for command in options.servers:
        words = shlex.split(command)
        if not words or shutil.which(words[0]) is None:
            parser.error(
                f"{command!r}: there is no such command; name one that starts a server, by its path if need be"
            )
    print(" | ".join(HEADINGS), flush=True)
    worst = []
    for command in options.servers:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name).resolve()
            _fill(folder, options)
            documents = documents_in(folder, options.documents)
            seconds = options.minutes * 60
            try:
                soaked = asyncio.run(
                    soak(command, folder, documents, edits=options.edits, seconds=seconds, seed=options.seed)
                )
            except ConnectionError:
                sys.exit(f"{command!r} ended by itself: start it by hand to see why")
        print(" | ".join(soaked.row()), flush=True)
        print("    MB from minute to minute:", *soaked.by_minute(), flush=True)
        complaints = list(soaked.complaints())
        for complaint in complaints:
            print(f"    {complaint}", flush=True)
        worst.append(complaints)
    sys.exit(1 if worst[0] else 0)


if __name__ == "__main__":
    main()
