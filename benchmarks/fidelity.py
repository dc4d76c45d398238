"""Does the interpreter give what the real languages give? The same functions and programs, on the same inputs.

usage: python -m benchmarks.fidelity PAIRS.jsonl[.gz] [--languages ID,ID] [--most N] [--inputs N] [--seconds N]
[--functions|--programs]

Texts of the pairs are called for real (python3, javac and java, g++, node; in a subprocess without a network) and interpreted.
An input counts if the interpreter gives a result and no note says that it is uncertain (opaque, unordered, undefined,
identity). Prints the
agreement per language and every disagreement.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from benchmarks.separation import rows_of
from benchmarks.toolchains.functions import results
from benchmarks.toolchains.programs import built
from benchmarks.toolchains.sandbox import run
from variorum.differential.constants import constants_of
from variorum.differential.drawn_input import DrawnInput, TooManyReads
from variorum.differential.layouts import layouts, repeated_sites
from variorum.differential.read_memory import ReadMemory
from variorum.differential.runnable import is_program
from variorum.differential.seeded import SeededRandom
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.limits import Limits
from variorum.interpreter.machine import Machine
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import TextInput
from variorum.languages import language_named
from variorum.languages.language import Language
from variorum.program.declarations import Function, Program
from variorum.program.lowering import lower
from variorum.program.types import Kind, Type
from variorum.program.values import Opaque, Record

UNCERTAIN = frozenset({"opaque", "unordered", "undefined", "identity", "guessed"})
LIMITS = Limits(steps=400_000)
REACHING_OUT = re.compile(
    r"\bos\.|subprocess|\bopen\s*\(|socket|\beval\b|\bexec|__import__|Runtime|ProcessBuilder|\bFile\b|FileReader|java\.net|java\.nio"
    r"|shutil|requests|urllib|ctypes|getenv|importlib|fstream|system\s*\(|fopen|require\s*\(|\bimport\s+fs\b|[Tt]hread|sleep"
)
GUESSES = (
    Type(Kind.INT),
    Type(Kind.LIST, arguments=(Type(Kind.INT),)),
    Type(Kind.STR),
    Type(Kind.LIST, arguments=(Type(Kind.STR),)),
)

LISTS = tuple(each for each in GUESSES if each.kind is Kind.LIST)


class Tally:
    """Agreements and disagreements of one language and kind of text."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.texts: set[str] = set()

    def add(self, text: str, is_same: bool, what: str) -> None:
        """Counts one input."""
        self.texts.add(text)
        self.counts["same" if is_same else "different"] += 1
        if not is_same:
            print("   ", what, flush=True)


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--languages", default="python,java,cpp,javascript")
    parser.add_argument("--most", type=int, default=10_000, help="texts per language")
    parser.add_argument("--inputs", type=int, default=8, help="inputs per function or program")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time for each language")
    parser.add_argument("--functions", action="store_true", help="functions only")
    parser.add_argument("--programs", action="store_true", help="programs only")
    options = parser.parse_args()
    with_deep_stack(lambda: _compare_all(options))


def _compare_all(options: argparse.Namespace) -> None:
    for identifier in options.languages.split(","):
        functions, programs = Tally(), Tally()
        started = time.monotonic()
        for text in list(_texts(options.pairs, identifier))[: options.most]:
            if time.monotonic() - started > options.seconds:
                break
            try:
                language = language_named(identifier)
                program = lower(language, text)
                if is_program(program):
                    if not options.functions:
                        _compare_program(language, text, program, options.inputs, programs)
                elif not options.programs:
                    _compare_functions(language, text, program, options.inputs, functions)
            except Exception as error:
                functions.counts[f"failed {type(error).__name__}"] += 1
                print("FAILED", identifier, repr(error)[:200])
        for name, tally in (("functions", functions), ("programs", programs)):
            same, different = tally.counts["same"], tally.counts["different"]
            if same + different:
                print(
                    f"{identifier} {name}: {len(tally.texts)} texts, {same + different} inputs,",
                    f"agreement {same / (same + different):.4f}",
                    dict(tally.counts),
                )


def _texts(path: Path, identifier: str) -> Iterator[str]:
    seen = set()
    for row in rows_of(path):
        for side in ("source", "target"):
            text = str(row[side])
            if row[f"{side}_lang"] == identifier and text not in seen and not REACHING_OUT.search(text):
                seen.add(text)
                yield text


def _is_certain(outcome: Outcome) -> bool:
    return outcome.kind in ("returned", "raised", "exited") and not any(
        note in UNCERTAIN or note.startswith("unknown") for note in outcome.notes
    )


# --- functions


def _compare_functions(language: Language, text: str, program: Program, count: int, tally: Tally) -> None:
    machine = Machine(program, language)
    methods = [method for each in program.classes for method in each.methods]
    functions = {
        id(each): each for each in (*program.functions, *methods) if each.body is not None and each.name
    }
    for function in functions.values():
        inputs, outcomes = _interpreted(machine, function, count)
        if not inputs:
            continue
        with tempfile.TemporaryDirectory() as folder:
            real = results(language.id, text, function, inputs, Path(folder))
        if real is None or len(real) != len(inputs):
            tally.counts["not run"] += 1
            continue
        for values, outcome, found in zip(inputs, outcomes, real, strict=True):
            if "skip" in str(found) or (outcome.kind == "raised" and outcome.exception == "name"):
                continue
            is_same = _is_same_result(outcome, found)
            tally.add(
                text,
                is_same,
                f"{function.name}{tuple(values)}: {outcome.kind} {outcome.exception or outcome.value!r}, really {found}"[
                    :300
                ],
            )


def _interpreted(machine: Machine, function: Function, count: int) -> tuple[list[list[Any]], list[Outcome]]:
    random = SeededRandom.of_texts(function.name)
    inputs: list[list[Any]] = []
    outcomes: list[Outcome] = []
    guesses: dict[int, Type] = {}
    for attempt in range(count * 3):
        if len(inputs) >= count:
            break
        types = []
        for index, parameter in enumerate(function.parameters):
            type_ = parameter.symbol.type
            if type_.kind is Kind.ANY or (type_.kind in (Kind.LIST, Kind.SET) and not type_.arguments):
                type_ = guesses.get(index) or random.choice(GUESSES if type_.kind is Kind.ANY else LISTS)
            types.append(type_)
        values = [_value(type_, random) for type_ in types]
        if any(isinstance(value, Opaque) for value in values):
            break
        try:
            outcome = machine.call(function, values, limits=LIMITS)
        except AttributeError as error:
            raise RuntimeError(f"{function.name}{values}: {error}") from error
        if outcome.kind == "returned" and _is_certain(outcome):
            guesses.update(enumerate(types))
        is_plain = outcome.kind == "returned" and not isinstance(outcome.value, (Record, Opaque))
        if _is_certain(outcome) and (
            is_plain or (outcome.kind == "raised" and outcome.exception not in ("type", "name"))
        ):
            inputs.append(values)
            outcomes.append(outcome)
        if attempt > 8 and not inputs:
            break
    return inputs, outcomes


def _value(type_: Type, random: SeededRandom, depth: int = 0) -> Any:
    kind = type_.kind
    if kind is Kind.INT:
        low, high = random.choice(((0, 5), (0, 20), (-10, 10), (0, 1000), (1, 9)))
        value = random.between(low, high)
        return max(value, 0) if not type_.is_signed else value
    if kind is Kind.FLOAT:
        return (
            random.choice((0.0, 1.0, 2.5, -1.25, 10.0, 0.1, 3.75, 100.5))
            if type_.name != "number"
            else random.choice((0, 1, 2, 7, 2.5, -3, 12))
        )
    if kind is Kind.BOOL:
        return random.chance(0.5)
    if kind is Kind.CHAR:
        return random.choice("abcxyzABC019 ")
    if kind in (Kind.STR, Kind.BUILDER):
        alphabet = random.choice(("abc", "aA1 ", "0123456789", "()[]{}", "hello world", "ab"))
        return "".join(random.choice(alphabet) for _ in range(random.below(9)))
    if kind in (Kind.LIST, Kind.SET) and depth < 3:
        inner = type_.arguments[0] if type_.arguments else Type(Kind.INT)
        values = [_value(inner, random, depth + 1) for _ in range(random.below(7))]
        return values if kind is Kind.LIST else list(dict.fromkeys(values))
    if kind is Kind.POINTER and type_.name == "&" and type_.arguments:
        return _value(type_.arguments[0], random, depth)
    return Opaque("no value")


def _is_same_result(outcome: Outcome, found: Any) -> bool:
    if outcome.kind == "raised":
        return "raised" in found
    return "value" in found and _is_same(_plain(outcome.value), found["value"])


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {"map": [[_plain(key), _plain(each)] for key, each in value.items()]}
    if isinstance(value, (set, frozenset)):
        return {"set": [_plain(each) for each in value]}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return {"number": str(value)}
    return value


def _is_same(a: Any, b: Any) -> bool:
    if isinstance(a, dict) and isinstance(b, dict):
        if "number" in a or "number" in b:
            return str(a.get("number")).lower()[:3] == str(b.get("number")).lower()[:3]
        name = next(iter(a))
        left, right = sorted(a[name], key=repr), sorted(b.get(name, []), key=repr)
        return (
            name in b
            and len(left) == len(right)
            and all(_is_same(x, y) for x, y in zip(left, right, strict=True))
        )
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(_is_same(x, y) for x, y in zip(a, b, strict=True))
    if (
        isinstance(a, (int, float))
        and isinstance(b, (int, float))
        and isinstance(a, bool) == isinstance(b, bool)
    ):
        return a == b or abs(a - b) <= 1e-9 * max(abs(a), abs(b)) or (a != a and b != b)
    return bool(a == b)


# --- programs


def _compare_program(language: Language, text: str, program: Program, count: int, tally: Tally) -> None:
    machine = Machine(program, language)
    inputs = _drawn(machine, program, text, count)
    if not inputs:
        tally.counts["not interpreted"] += 1
        return
    with tempfile.TemporaryDirectory() as folder:
        command = built(language.id, text, Path(folder))
        if command is None:
            tally.counts["not run"] += 1
            return
        for given in inputs:
            outcome = machine.run(TextInput(given), limits=LIMITS)
            if not _is_certain(outcome) or (outcome.kind == "raised" and outcome.exception == "name"):
                continue
            ran = run(command, Path(folder), given)
            if "SyntaxError" in ran.errors:
                tally.counts["no program"] += 1
                continue
            if ran.code is None or re.search(
                r"ModuleNotFound|ImportError|has no attribute|StackOverflow|RecursionError", ran.errors
            ):
                tally.counts["failed for another reason"] += 1
                continue
            is_same = _lines(ran.output) == _lines(outcome.output) and (outcome.kind == "raised") == (
                ran.code != 0 and outcome.kind != "exited"
            )
            interpreted = f"{outcome.kind} {outcome.exception} {outcome.output!r}"
            what = f"{given!r}: {interpreted}, really {ran.code} {ran.output!r} {ran.errors[-160:]!r}"
            tally.add(text, is_same, f"{text[:60]!r} {what}"[:700])


def _drawn(machine: Machine, program: Program, text: str, count: int) -> list[str]:
    memory, constants = ReadMemory(), constants_of([program], [program])
    random, found = SeededRandom.of_texts(text), []
    repeated: set[int] = set()
    for _ in range(count * 6):
        if len(found) >= count:
            break
        drawn = DrawnInput(random, constants, memory, True)
        try:
            outcome = machine.run(drawn, limits=LIMITS)
        except TooManyReads:
            memory.punish(drawn.choices, drawn.last_choices)
            continue
        if outcome.kind == "returned" and _is_certain(outcome):
            memory.reward(drawn.choices, is_new=True)
            repeated |= repeated_sites(drawn.reads)
            found.append(layouts(drawn.reads, repeated)[0])
        else:
            memory.punish(drawn.choices, drawn.last_choices)
        if not drawn.reads:
            break
    return list(dict.fromkeys(found))


def _lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.rstrip().split("\n")]


Inputs = Sequence[Sequence[Any]]

if __name__ == "__main__":
    main()
