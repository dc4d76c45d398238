"""Interprets seeded programs that are made to use up time and memory: each has to end within its budget, and none may fail.

usage: python -m benchmarks.hostile_programs [--programs N] [--seed N] [--languages ID,ID] [--seconds S] [--megabytes N]

A program is a function of one language with one or two traps (endless loops and recursion, powers, repetition, growing texts
and lists, exploding output, huge literals, expensive patterns, deep nesting) around ordinary statements. It is compared with a
copy in which a number is another one. Prints the times, the memory and the reasons; exits with 1 if a comparison fails, takes
longer than `--seconds` of the processor's time or if the process takes more than `--megabytes`.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import sys
import time
from collections import Counter
from random import Random

from variorum.differential.interpreted_pair import compare_sources
from variorum.languages import Language, language_named

# Statements in each language, by trap. `{n}` is a huge number, `{m}` one of a few digits, `{x}` the parameter, `{t}` a text.
_PYTHON = (
    "while True:\n        total += {m}",
    "while total >= 0:\n        total = total * {n} + 1",
    "total = {m} ** {n}",
    "total = {n} ** {m} ** {m}",
    "text = {t} * {n}",
    "items = [0] * {n}",
    "items = list(range({n}))",
    "for i in range({n}):\n        items.append(items)",
    "for i in range({n}):\n        items.append(text * i)",
    "while True:\n        text = text + text",
    "while True:\n        items = items + items + [total]",
    "for i in range({n}):\n        print(text * {m})",
    "print({t} * {n})",
    "total = f(x + 1)",
    "total = f(x - 1) + f(x - 2) + f(x - 3)",
    "total = 1 << {n}",
    "text = '{{:>{n}}}'.format(total)",
    "text = '%{n}d' % total",
    "text = f'{{total:{n}}}'",
    "text = str({m} ** {m}) * {m}",
    "text = '{{}}' * {n}\n    text = text.replace('', text)",
    "text = text.ljust({n}).replace(' ', text)",
    "import re\n    total = len(re.findall('(a+)+$', 'a' * {m} + 'b'))",
    "items = [[total] * {m} for _ in range({n})]",
    "items = {{i: [i] * {m} for i in range({n})}}",
    "total = sum(i * j for i in range({n}) for j in range({n}))",
    "items.extend(items for _ in iter(int, 1))",
    "items = sorted(items * {n})",
    "total = {d}",
    "total = int('9' * {n})",
    "total = 10 ** {n} % {m}",
    "import itertools\n    items = list(itertools.product(range({m}), repeat={m}))",
    "import itertools\n    items = list(itertools.permutations(range({m})))",
    "import math\n    total = math.factorial({n})",
    "total = {deep}",
    "items = '{m},' * {n}\n    items = items.split(',')",
    "text = {t}.join(str(i) for i in range({n}))",
)
_C_FAMILY = (
    "while (true) {{ total += {m}; }}",
    "for (;;) {{ total = total * 31 + 7; }}",
    "for (int i = 0; i < {i}; i++) {{ for (int j = 0; j < {i}; j++) {{ total += i * j; }} }}",
    "total = f(x + 1);",
    "total = f(x - 1) + f(x - 2) + f(x - 3);",
    "do {{ total--; }} while (total != {m} / 3 + 1000000007);",
    "total = {deep};",
)
_JAVA = (
    *_C_FAMILY,
    "int[] items = new int[{i}]; total = items.length;",
    "int[][] items = new int[{i}][{i}]; total = items.length;",
    'String text = "a"; while (true) {{ text = text + text; }}',
    "String text = {t}.repeat({i}); total = text.length();",
    "StringBuilder text = new StringBuilder(); while (true) {{ text.append({t}); text.append(text); }}",
    "List<Integer> items = new ArrayList<>(); while (true) {{ items.add(total); items.addAll(items); }}",
    "while (true) {{ System.out.println({t}); }}",
    "for (int i = 0; i < {i}; i++) {{ System.out.print({t}.repeat({m})); }}",
    "total = (int) Math.pow({m}, {i});",
    'String text = String.format("%{i}d", total); total = text.length();',
    'total = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab".matches("(a+)+c") ? 1 : 0;',
    "Map<Integer, int[]> items = new HashMap<>(); for (int i = 0; ; i++) {{ items.put(i, new int[{m}]); }}",
)
_CPP = (
    *_C_FAMILY,
    "vector<int> items({i}); total = items.size();",
    "vector<vector<int>> items({i}, vector<int>({i})); total = items.size();",
    'string text = "a"; while (true) {{ text = text + text; }}',
    "string text({i}, 'a'); total = text.size();",
    "vector<int> items; while (true) {{ items.push_back(total); items.insert(items.end(), items.begin(), items.end()); }}",
    "while (true) {{ cout << {t} << endl; }}",
    "int items[{i}]; total = items[0];",
    "map<int, string> items; for (int i = 0; ; i++) {{ items[i] = string({m}, 'b'); }}",
)
_JAVASCRIPT = (
    *_C_FAMILY,
    "let text = {t}.repeat({i}); total = text.length;",
    "let text = 'a'; while (true) {{ text = text + text; }}",
    "let items = new Array({i}).fill(0); total = items.length;",
    "let items = [1]; while (true) {{ items = items.concat(items); }}",
    "while (true) {{ console.log({t}); }}",
    "let items = Array.from({{length: {i}}}, (_, i) => i); total = items.length;",
    "total = 2n ** {n}n;",
    "total = /(a+)+c/.test('a'.repeat({m})) ? 1 : 0;",
    "let text = 'a'.padStart({i}, {t}); total = text.length;",
    "const again = g => g(again); again(again);",
)
_PROGRAMS: dict[str, tuple[tuple[str, ...], str]] = {
    "python": (
        _PYTHON,
        "def f(x):\n    total = x\n    text = {t}\n    items = [x]\n    {one}\n    {two}\n    return total\n",
    ),
    "java": (_JAVA, "static int f(int x) {{ int total = x; {{ {one} }} {{ {two} }} return total; }}\n"),
    "cpp": (_CPP, "int f(int x) {{ int total = x; {{ {one} }} {{ {two} }} return total; }}\n"),
    "javascript": (_JAVASCRIPT, "function f(x) {{ let total = x; {{ {one} }} {{ {two} }} return total; }}\n"),
}
_HARMLESS = {"python": "total += {m}"}


def program(language: str, random: Random) -> str:
    """A function with one or two traps."""
    traps, shape = _PROGRAMS[language]
    names = {
        "m": random.choice((0, 1, 2, 3, 7, 10, 25, 40, 99, 1000)),
        "n": random.choice((10**6, 10**7, 10**9, 10**12, 10**18, 2**63)),
        "i": random.choice((10**5, 10**6, 10**8, 2_000_000_000)),
        "t": random.choice(('"a"', '"ab"', '"abcdefghij"', '"xyzw "')),
        "d": "9" * random.choice((100, 1000, 4000)),
        "deep": _deep(random),
    }
    harmless = _HARMLESS.get(language, "total += {m};")
    one = random.choice(traps)
    two = random.choice(traps) if random.random() < 0.4 else harmless
    if random.random() < 0.5:
        one, two = two, one
    return shape.format(one=one.format(x="x", **names), two=two.format(x="x", **names), t=names["t"])


def _deep(random: Random) -> str:
    depth = random.choice((5, 50, 150))
    return "(" * depth + "x" + " + 1)" * depth


def changed(text: str, random: Random) -> str:
    """The program with one of its numbers changed, or itself."""
    places = [place for place, c in enumerate(text) if c.isdigit()]
    if not places or random.random() < 0.3:
        return text
    place = random.choice(places)
    return text[:place] + random.choice("123456789") + text[place + 1 :]


def compared(language: Language, random: Random) -> tuple[str, float, str]:
    """The program, the seconds that comparing it took, and what came out. `crash: ...` where the comparison failed."""
    source = program(language.id, random)
    target = changed(source, random)
    began = time.process_time()
    try:
        verdict = compare_sources(source, language, target, language)
        reason = "verdict" if verdict.is_conclusive else verdict.reason.split(":")[0]
        if verdict.reason.startswith("failed:"):
            reason = f"crash: {verdict.reason}"
    except Exception as error:
        reason = f"crash: {type(error).__name__}: {error}"
    return source, time.process_time() - began, reason


def main() -> None:
    """Run the programs and print what came out."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--programs", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--languages", default=",".join(_PROGRAMS), help="separated by commas")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--megabytes", type=int, default=400)
    options = parser.parse_args()
    random = Random(options.seed)
    languages = [language_named(name) for name in options.languages.split(",")]
    times: list[float] = []
    reasons: Counter[str] = Counter()
    failures: list[str] = []
    for number in range(options.programs):
        text, seconds, reason = compared(languages[number % len(languages)], random)
        times.append(seconds)
        reasons[reason[:80]] += 1
        if reason.startswith("crash") or seconds > options.seconds:
            failures.append(f"{seconds:.2f} s, {reason}:\n{text[:400]}")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    times.sort()
    print(
        f"{len(times)} programs; ms: median {1000 * statistics.median(times):.0f}, "
        f"p95 {1000 * times[int(len(times) * 0.95)]:.0f}, most {1000 * times[-1]:.0f}; memory {memory} MB"
    )
    print(*(f"{count:6} {reason}" for reason, count in reasons.most_common(25)), sep="\n")
    print(f"{len(failures)} failures", *failures[:10], sep="\n")
    sys.exit(bool(failures) or memory > options.megabytes)


if __name__ == "__main__":
    main()
