"""Does the interpreter give what the real languages give? The same functions and programs, on the same inputs.

usage: python -m benchmarks.fidelity PAIRS.jsonl[.gz] [--languages ID,ID] [--most N] [--inputs N] [--seconds N]
[--functions|--programs] [--texts FOLDER] [--memory FOLDER] [--raise]

Texts of `fidelity_texts/` and of the pairs are called for real (in a subprocess without a network) and interpreted. Tools are
taken from the PATH: python3, javac and java, g++, gcc, node, tsc, go, mcs and mono, kotlinc, rustc, ruby, php. A language
whose tool is missing is left out, with a line that says so. An input counts if the interpreter gives a result and no note
says that it is uncertain (opaque, unordered, undefined, outside, identity). Prints the agreement per language and every
disagreement.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from benchmarks.separation import rows_of
from benchmarks.toolchains.call import Call
from benchmarks.toolchains.functions import results, results_of_each
from benchmarks.toolchains.memory import Memory
from benchmarks.toolchains.programs import built
from benchmarks.toolchains.sandbox import Ran, run
from benchmarks.toolchains.values import arguments, is_same, plain
from variorum.differential.choice_weights import ChoiceWeights
from variorum.differential.constants import constants_of
from variorum.differential.generated_input import GeneratedInput, TooManyReads
from variorum.differential.layouts import layouts, repeated_sites
from variorum.differential.runnable import is_program
from variorum.differential.seeded_random import SeededRandom
from variorum.interpreter.deep import with_deep_stack
from variorum.interpreter.limits import Limits
from variorum.interpreter.machine import Machine
from variorum.interpreter.outcome import Outcome
from variorum.interpreter.standard_input import TextInput
from variorum.languages import language_named
from variorum.languages.language import Language
from variorum.program.declarations import Function, Program
from variorum.program.lowering import lower
from variorum.program.traversal import walk
from variorum.program.types import Kind, Type
from variorum.program.values import Opaque, Record

UNCERTAIN = frozenset({"opaque", "unordered", "undefined", "outside", "identity", "guessed"})
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

TEXTS = Path(__file__).parent / "fidelity_texts"
LISTS = tuple(each for each in GUESSES if each.kind is Kind.LIST)


class Totals:
    """Agreements and disagreements of one language and kind of text."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.texts: set[str] = set()
        self.functions: set[tuple[str, int]] = set()

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
    parser.add_argument("--texts", type=Path, default=TEXTS, help="a folder of own texts for each language")
    parser.add_argument("--memory", type=Path, help="a folder that keeps what the real runs gave")
    parser.add_argument(
        "--raise", dest="is_raising", action="store_true", help="show errors of the interpreter"
    )
    parser.add_argument("--functions", action="store_true", help="functions only")
    parser.add_argument("--programs", action="store_true", help="programs only")
    given = parser.parse_args()
    options = Options(given.inputs, Memory(given.memory), given.is_raising)
    with_deep_stack(lambda: _compare_all(given, options))


@attrs.frozen
class Options:
    """What a comparison needs to know."""

    inputs: int
    memory: Memory
    is_raising: bool


def _compare_all(given: argparse.Namespace, options: Options) -> None:
    for identifier in given.languages.split(","):
        functions, programs = Totals(), Totals()
        started = time.monotonic()
        texts = [*_own_texts(given.texts, identifier), *_texts(given.pairs, identifier)]
        for text in texts[: given.most]:
            if time.monotonic() - started > given.seconds:
                break
            try:
                language = language_named(identifier)
                program = lower(language, text)
                if is_program(program):
                    if not given.functions:
                        _compare_program(language, text, program, options, programs)
                elif not given.programs:
                    _compare_functions(language, text, program, options, functions)
            except Exception as error:
                functions.counts[f"failed {type(error).__name__}"] += 1
                print("FAILED", identifier, repr(error)[:200])
        for name, totals in (("functions", functions), ("programs", programs)):
            same, different = totals.counts["same"], totals.counts["different"]
            if same + different:
                many = f", {len(totals.functions)} functions" if totals.functions else ""
                print(
                    f"{identifier} {name}: {len(totals.texts)} texts{many}, {same + different} inputs,",
                    f"agreement {same / (same + different):.4f}",
                    dict(totals.counts),
                )


def _own_texts(folder: Path, identifier: str) -> Iterator[str]:
    for path in sorted((folder / identifier).glob("*")):
        yield path.read_text("utf-8")


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


def _compare_functions(
    language: Language, text: str, program: Program, options: Options, totals: Totals
) -> None:
    machine = Machine(program, language, hides_errors=not options.is_raising)
    methods = [method for each in program.classes for method in each.methods]
    functions = {
        id(each): each
        for each in (*program.functions, *methods)
        if each.body is not None and each.name and not (each.is_property or each.is_setter)
    }
    groups: list[list[Call]] = []
    found: list[list[Outcome]] = []
    for function in functions.values():
        inputs, outcomes = _interpreted(machine, function, options.inputs)
        if inputs:
            groups.append([Call(function, tuple(values)) for values in inputs])
            found.append(outcomes)
    if not groups:
        return
    encoded = [[(call.function.name, call.function.start, call.values) for call in group] for group in groups]
    real = options.memory.get(
        (language.id, text, encoded), lambda: results_of_each(language.id, text, groups)
    )
    for calls, outcomes, values in zip(groups, found, real, strict=True):
        if values is None:
            totals.counts["not run"] += 1
            continue
        for call, outcome, value in zip(calls, outcomes, values, strict=True):
            _compare_call(language, text, call, outcome, value, options, totals)


def _compare_call(
    language: Language, text: str, call: Call, outcome: Outcome, found: Any, options: Options, totals: Totals
) -> None:
    def is_beside_the_point(found: Any) -> bool:
        return any(word in str(found) for word in ("'skip'", "'error'")) or "'skip'" in str(
            plain(outcome.value)
        )

    if is_beside_the_point(found) or (outcome.kind == "raised" and outcome.exception == "name"):
        return
    agrees = _is_same_result(outcome, found)
    if not agrees:
        # Calls before it may have left something behind.
        alone = options.memory.get(
            (language.id, text, call.function.name, call.function.start, call.values),
            lambda: results(language.id, text, [call]),
        )
        agrees = alone is not None and (is_beside_the_point(alone[0]) or _is_same_result(outcome, alone[0]))
    result = outcome.exception or repr(outcome.value)
    what = f"{call.function.name}{call.values}: {outcome.kind} {result}, really {found}"
    totals.functions.add((text, call.function.start))
    totals.add(text, agrees, what[:300])


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
        values = arguments(types, random)
        if any(isinstance(value, Opaque) for value in values):
            break
        try:
            outcome = machine.call(function, values, limits=LIMITS)
        except Exception as error:
            print("   HOST", f"{function.name}{values}: {error!r}"[:200], _place_of(error))
            break
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


def _place_of(error: Exception) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(f"{Path(each.filename).name}:{each.lineno}" for each in frames[:-4:-1])


def _is_same_result(outcome: Outcome, found: Any) -> bool:
    if outcome.kind == "raised":
        return "raised" in found
    return "value" in found and is_same(plain(outcome.value), found["value"])


# --- programs


def _compare_program(
    language: Language, text: str, program: Program, options: Options, totals: Totals
) -> None:
    machine = Machine(program, language, hides_errors=not options.is_raising)
    inputs = _drawn(machine, program, text, options.inputs)
    if not inputs:
        totals.counts["not interpreted"] += 1
        return
    real = options.memory.get((language.id, text, inputs), lambda: _really(language.id, text, inputs))
    if real is None:
        totals.counts["not run"] += 1
        return
    for given, ran in zip(inputs, [Ran(*each) for each in real], strict=True):
        outcome = machine.run(TextInput(given), limits=LIMITS)
        if not _is_certain(outcome) or (outcome.kind == "raised" and outcome.exception == "name"):
            continue
        if "SyntaxError" in ran.errors:
            totals.counts["no program"] += 1
            continue
        if ran.code is None or re.search(
            r"ModuleNotFound|ImportError|has no attribute|StackOverflow|RecursionError", ran.errors
        ):
            totals.counts["failed for another reason"] += 1
            continue
        agrees = _lines(ran.output) == _lines(outcome.output) and (outcome.kind == "raised") == (
            ran.code != 0 and outcome.kind != "exited"
        )
        interpreted = f"{outcome.kind} {outcome.exception} {outcome.output!r}"
        what = f"{given!r}: {interpreted}, really {ran.code} {ran.output!r} {ran.errors[-160:]!r}"
        totals.add(text, agrees, f"{text[:60]!r} {what}"[:700])


def _really(identifier: str, text: str, inputs: list[str]) -> list[Any] | None:
    with tempfile.TemporaryDirectory() as folder:
        command = built(identifier, text, Path(folder))
        if command is None:
            return None
        return [attrs.astuple(run(command, Path(folder), given)) for given in inputs]


def _drawn(machine: Machine, program: Program, text: str, count: int) -> list[str]:
    nodes = list(walk(program))
    memory, constants = ChoiceWeights(), constants_of(nodes, nodes)
    random, found = SeededRandom.of_texts(text), []
    repeated: set[int] = set()
    for _ in range(count * 6):
        if len(found) >= count:
            break
        drawn = GeneratedInput(random, constants, memory, True)
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


if __name__ == "__main__":
    main()
