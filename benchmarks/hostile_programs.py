"""Interprets seeded programs that are made to use up time and memory: each has to end within its budget, and none may fail.

usage: python -m benchmarks.hostile_programs [--programs N] [--start N] [--seed N] [--languages ID,ID] [--seconds S]
[--megabytes N] [--show N]

A program has traps (endless loops and recursion, powers, repetition, growing texts and lists, exploding output, huge literals,
expensive patterns, deep nesting) inside branches, loops and helpers, in all languages. It is compared as the server compares a
pair: with a copy in which a number differs, or with another such program. The programs run in a process of their own, whose
memory and time are limited; a new one goes on after a crash. Prints the time and the memory of a pair by language, the
verdicts, and the failures: crashes, pairs that take longer than `--seconds` of the processor's time, or whose memory grows by
more than `--megabytes`. Exits with 1 if there is one. `--show` prints a pair and what it costs.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence

from benchmarks.hostile.cost import Cost, cost_of
from benchmarks.hostile.generator import hostile_pair, languages
from benchmarks.hostile.isolation import costs


def main() -> None:
    """Run the programs and print what came out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--programs", type=int, default=20_000)
    parser.add_argument("--start", type=int, default=0, help="the number of the first program")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--languages", default=",".join(languages()), help="separated by commas")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--megabytes", type=int, default=200)
    parser.add_argument("--show", type=int, help="the number of one pair")
    options = parser.parse_args()
    chosen = tuple(options.languages.split(","))
    if options.show is not None:
        _show(options.show, options.seed, chosen)
        return
    numbers = range(options.start, options.start + options.programs)
    results: list[Cost] = []
    failures: list[Cost] = []
    for cost in costs(numbers, options.seed, chosen):
        results.append(cost)
        if cost.is_crash or cost.seconds > options.seconds or cost.megabytes > options.megabytes:
            failures.append(cost)
            print(_line(cost), flush=True)
    _print_table(results, chosen)
    print(f"{len(failures)} failures")
    sys.exit(bool(failures))


def _show(number: int, seed: int, chosen: tuple[str, ...]) -> None:
    pair = hostile_pair(number, seed, chosen)
    print(pair.source, f"--- {pair.source_language} to {pair.target_language}", pair.target, sep="\n")
    print(_line(cost_of(pair, number)))


def _line(cost: Cost) -> str:
    return f"{cost.number} {cost.languages}: {cost.seconds:.2f} s, {cost.megabytes} MB, {cost.outcome[:300]}"


def _print_table(results: Sequence[Cost], chosen: Sequence[str]) -> None:
    groups: dict[str, list[Cost]] = defaultdict(list)
    for cost in results:
        groups[chosen[cost.number % len(chosen)]].append(cost)
        groups["all"].append(cost)
    print(f"{'':16} pairs | ms: median   p95  most | MB: p95 most | crashes")
    for name, group in groups.items():
        times = sorted(1000 * cost.seconds for cost in group)
        sizes = sorted(cost.megabytes for cost in group)
        tail = int(len(group) * 0.95)
        print(
            f"{name:16} {len(group):5} | {times[len(times) // 2]:10.0f} {times[tail]:5.0f} {times[-1]:5.0f} "
            f"| {sizes[tail]:7} {sizes[-1]:4} | {sum(cost.is_crash for cost in group)}"
        )
    for outcome, count in Counter(cost.outcome.split(":")[0][:80] for cost in results).most_common(25):
        print(f"{count:6} {outcome}")


if __name__ == "__main__":
    main()
