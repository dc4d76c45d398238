"""From the last key to the witness: the real server over pipes, an editor that types a mistake into a translation.

usage: python -m benchmarks.witness_latency [--functions N] [--edits N]

Original and translation have N functions. Each edit puts a wrong operator into one function of the translation. What is
measured is the time until diagnostics with a witness on that function come in; then the mistake is taken out again, and the time
until the witness is gone is measured as well. Between edits the server is left alone until it rests.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.performance.figures import load, machine, median, milliseconds, tail
from benchmarks.performance.peers import ourselves
from benchmarks.performance.wire import Wire

_RULE = "different-behaviour"
# Java, Python, and the mistake in the Python. `@` is the number of the function.
_FUNCTIONS = (
    (
        """    static int evens@(int[] numbers, int limit) {
        int count = 0;
        for (int number : numbers) {
            if (number % 2 == 0 && number < limit) {
                count += number;
            }
        }
        return count;
    }
""",
        """def evens@(numbers, limit):
    count = 0
    for number in numbers:
        if number % 2 == 0 and number < limit:
            count += number
    return count
""",
        ("count += number", "count -= number"),
    ),
    (
        """    static String reversed@(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = text.length() - 1; i >= 0; i--) {
            result.append(text.charAt(i));
        }
        return result.toString();
    }
""",
        """def reversed@(text):
    result = []
    for i in range(len(text) - 1, -1, -1):
        result.append(text[i])
    return "".join(result)
""",
        ("- 1, -1, -1", "- 1, 0, -1"),
    ),
    (
        """    static int divisor@(int first, int second) {
        while (second != 0) {
            int rest = first % second;
            first = second;
            second = rest;
        }
        return first;
    }
""",
        """def divisor@(first, second):
    while second != 0:
        rest = first % second
        first = second
        second = rest
    return first
""",
        ("return first", "return second"),
    ),
    (
        """    static List<Integer> sums@(List<Integer> values) {
        List<Integer> result = new ArrayList<>();
        int total = 0;
        for (int value : values) {
            total += value;
            result.add(total);
        }
        return result;
    }
""",
        """def sums@(values):
    result = []
    total = 0
    for value in values:
        total += value
        result.append(total)
    return result
""",
        ("append(total)", "append(value)"),
    ),
    (
        """    static boolean balanced@(String text) {
        int open = 0;
        for (char c : text.toCharArray()) {
            if (c == '(') {
                open++;
            } else if (c == ')') {
                open--;
            }
            if (open < 0) {
                return false;
            }
        }
        return open == 0;
    }
""",
        """def balanced@(text):
    open = 0
    for c in text:
        if c == "(":
            open += 1
        elif c == ")":
            open -= 1
        if open < 0:
            return False
    return open == 0
""",
        ("open == 0", "open != 0"),
    ),
)


class _Typing:
    """A server with the pair open."""

    def __init__(self, folder: Path, functions: int) -> None:
        parts = [(number, *_FUNCTIONS[number % len(_FUNCTIONS)]) for number in range(functions)]
        java = "".join(source.replace("@", str(number)) for number, source, _, _ in parts)
        python = "\n\n".join(target.replace("@", str(number)) for number, _, target, _ in parts)
        original = folder / "Numbers.java"
        self.translation = folder / "numbers.py"
        original.write_text("import java.util.*;\n\nclass Numbers {\n" + java + "}\n", encoding="utf-8")
        self.text = f"# variorum: translated-from {original.name}\n{python}"
        self.translation.write_text(self.text, encoding="utf-8")
        self.mistakes = [
            (f"def {target[4 : target.index('@')]}{number}(", mistake) for number, _, target, mistake in parts
        ]
        self.version = 1
        self.wire = Wire(ourselves().command, folder, pulls=False)
        self.wire.initialize()
        self.wire.open(self.translation.as_uri(), "python", self.text)
        self.wire.rest()

    def edit(self, number: int, *, is_wrong: bool) -> float:
        """Put a mistake in or take it out again; the seconds until the diagnostics show it, or do not any more."""
        head, (right, wrong) = self.mistakes[number]
        at = self.text.index(head)
        old, new = (right, wrong) if is_wrong else (wrong, right)
        start = self.text.index(old, at)
        line, column = self.text.count("\n", 0, start), start - self.text.rfind("\n", 0, start) - 1
        place = {
            "start": {"line": line, "character": column},
            "end": {"line": line, "character": column + len(old)},
        }
        self.text = self.text[:start] + new + self.text[start + len(old) :]
        self.version += 1
        # The witness is at the likely cause, or at the function's name.
        lines = range(self.text.count("\n", 0, at), line + 1)
        began = time.perf_counter()
        self.wire.send_change(self.translation.as_uri(), self.version, {"range": place, "text": new})
        at_last, _ = self.wire.wait(lambda message: self._shows(message, lines) is is_wrong)
        self.wire.rest()
        return at_last - began

    def _shows(self, message: dict[str, Any], lines: range) -> bool | None:
        """Whether diagnostics of this version have a witness on one of the lines. None for any other message."""
        params = message.get("params")
        if message.get("method") != "textDocument/publishDiagnostics" or not isinstance(params, dict):
            return None
        if params["uri"] != self.translation.as_uri() or params.get("version") != self.version:
            return None
        return any(
            one.get("code") == _RULE and one["range"]["start"]["line"] in lines
            for one in params["diagnostics"]
        )


def main() -> None:
    """Type, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--functions", type=int, default=10)
    parser.add_argument("--edits", type=int, default=40)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        typing = _Typing(Path(name).resolve(), options.functions)
        try:
            appeared, gone = [], []
            for number in range(options.edits):
                place = number * 7 % options.functions
                appeared.append(typing.edit(place, is_wrong=True))
                gone.append(typing.edit(place, is_wrong=False))
        finally:
            typing.wire.close()
    print(f"{machine()}; load {load()}")
    print(
        f"{options.functions} functions on both sides, {options.edits} mistakes, milliseconds from the last key"
    )
    for title, times in (("until the witness is shown", appeared), ("until it is gone", gone)):
        print(
            f"{title}: median {milliseconds(median(times))}, p95 {milliseconds(tail(times))}, most {milliseconds(max(times))}"
        )


if __name__ == "__main__":
    main()
