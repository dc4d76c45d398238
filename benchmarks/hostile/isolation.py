"""Compares pairs in a process whose memory is limited and that ends if a pair hangs, so that no pair ends the run."""

from __future__ import annotations

import faulthandler
import json
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator

import attrs

from benchmarks.hostile.cost import Cost, cost_of
from benchmarks.hostile.generator import Pair, hostile_pair

MEMORY = 2 * 1024**3
"""Bytes that the process may map, its deep stack of 256 MB included."""
HANG = 30
"""Seconds after which a pair is said to hang."""


def costs(numbers: range, seed: int, chosen: tuple[str, ...]) -> Iterator[Cost]:
    """Yields the cost of each pair. One that ends its process is a crash with the last lines of its error output."""
    rest = numbers
    while rest:
        begun = rest.start
        command = [
            sys.executable,
            "-m",
            __spec__.name,
            str(rest.start),
            str(rest.stop),
            str(seed),
            ",".join(chosen),
        ]
        with tempfile.TemporaryFile("w+") as errors:
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as worker:
                for line in worker.stdout or ():
                    yield Cost(**json.loads(line))
                    begun += 1
            if begun >= rest.stop:
                return
            errors.seek(0)
            message = " / ".join(line.strip() for line in errors.read().splitlines()[:12])
        pair = hostile_pair(begun, seed, chosen)
        name = f"{pair.source_language} to {pair.target_language}"
        yield Cost(begun, name, 0.0, 0, f"crash: the process ended with {worker.returncode}: {message}")
        rest = range(begun + 1, numbers.stop)


def _work(start: int, stop: int, seed: int, chosen: tuple[str, ...]) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    faulthandler.enable()
    _warm_up(chosen)
    for number in range(start, stop):
        faulthandler.dump_traceback_later(HANG, exit=True)
        cost = cost_of(hostile_pair(number, seed, chosen), number)
        print(json.dumps(attrs.asdict(cost)), flush=True)


def _warm_up(chosen: tuple[str, ...]) -> None:
    """Loads the tables of the languages, which a pair does not cost."""
    for language in chosen:
        for number in range(2):
            text = hostile_pair(number, 0, (language,)).source
            cost_of(Pair(language, text, language, text), 0)


if __name__ == "__main__":
    _work(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), tuple(sys.argv[4].split(",")))
