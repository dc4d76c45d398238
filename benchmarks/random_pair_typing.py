"""Types into both halves of pairs at random and compares each state with the same two texts opened anew.

usage: python -m benchmarks.random_pair_typing [--edits N] [--seed N]

The pairs are those of the pair rules' tests and some longer ones; run it from the repository's root. Exit status 1 if a state
differed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

from tests.fuzz.pair_typing import PairTypist, pairs
from tests.unguarded import Unguarded

from variorum.rules.guard import use_guard

_STEPS_A_PAIR = 40


def main() -> None:
    """Type, compare, and print how many states were alike."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--edits", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=0)
    options = arguments.parse_args()
    # Whoever looks for failures must not have them contained.
    use_guard(Unguarded())
    random, known = Random(options.seed), list(pairs())
    compared = broken = failures = 0
    while compared < options.edits:
        pair = random.choice(known)
        typist = PairTypist(pair, random)
        for step in range(_STEPS_A_PAIR):
            typist.step()
            compared += 1
            broken += typist.is_broken
            difference = typist.difference()
            if difference is not None:
                failures += 1
                saved = [Path(f"/tmp/pair-{failures}.{side}.txt") for side in ("source", "target")]
                for path, one in zip(saved, (typist.source, typist.target), strict=True):
                    path.write_text(str(one.buffer.text), encoding="utf-8")
                print(
                    f"{pair.name} step {step}: {difference}; the texts are in {saved[0]} and {saved[1]}",
                    flush=True,
                )
                break
    print(f"{compared} edits, {broken} states with syntax errors, {failures} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
