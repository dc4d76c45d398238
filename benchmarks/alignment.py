"""How long the alignment of two long files takes: 500 functions against 500, with the same names and with other names.

`python -m benchmarks.alignment [COUNT]` prints milliseconds of processor time: for the first alignment of two files, which works
out what each item does, and for the next one, after a keystroke say, which finds that kept. The collector of garbage is set as in
the running server.
"""

from __future__ import annotations

import gc
import sys
import time

from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.translation.alignment import align
from variorum.translation.alignment_candidates import Candidates

WORDS = (
    "amount price total limit rate count order stock value index query token branch ledger account".split()
)


def original(count: int) -> str:
    """A class with that many methods."""
    methods = (
        f"    int {_words(number)[0]}{''.join(word.capitalize() for word in _words(number)[1:])}(int[] rows, int limit) {{\n"
        f"        int total = {number};\n"
        f"        for (int row : rows) {{ if (row > {number % 7}) {{ total += row * {number % 11 + 2}; }} }}\n"
        f"        return total - {number % 13};\n    }}\n"
        for number in range(count)
    )
    return f"class Shop {{\n{''.join(methods)}}}\n"


def translation(count: int, *, same_names: bool) -> str:
    """As many functions that do the same."""
    return "\n".join(
        f"def {'_'.join(_words(number)) if same_names else f'step_{number}'}(rows, limit):\n"
        f"    total = {number}\n    for row in rows:\n        if row > {number % 7}:\n"
        f"            total += row * {number % 11 + 2}\n    return total - {number % 13}\n\n"
        for number in range(count)
    )


def _words(number: int) -> list[str]:
    size = len(WORDS)
    return [WORDS[number % size], WORDS[number // size % size], f"n{number}"]


def main() -> None:
    """Time both cases."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    gc.freeze()
    gc.set_threshold(50_000, 25, 50)
    java, python = language_named("java"), language_named("python")
    for title, same_names in (("same names", True), ("other names", False)):
        source = Document.parse(original(count), java)
        target = Document.parse(translation(count, same_names=same_names), python)
        times = []
        for _ in range(2):
            start = time.process_time()
            matched = align(Candidates(source), Candidates(target))
            times.append((time.process_time() - start) * 1000)
        pairs = sum(one.source is not None and one.target is not None for one in matched)
        print(f"{title}: {pairs} pairs, first {times[0]:.0f} ms, again {times[1]:.0f} ms")


if __name__ == "__main__":
    main()
