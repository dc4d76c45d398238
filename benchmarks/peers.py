"""The linters and compilers that findings are compared with: how each is called, and which of its codes means which
rule. A peer is asked about many files at once and answers with places: file, line (from 1) and rule."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from os.path import commonpath
from pathlib import Path

import attrs

Place = tuple[Path, int, str]
UNREAD = "unread"
"""The code that says that a peer could not read a file at all."""


@attrs.frozen
class Peer:
    """A tool that other people trust."""

    suffixes: frozenset[str]
    """The endings of the files that it reads."""
    codes: Mapping[str, tuple[str, ...]]
    """Its codes, each with the rules that say the same; where there are several, the first that we report counts."""
    ask: Callable[[str, Sequence[Path]], Iterator[tuple[Path, int, str]]]
    """Runs the program with this name over files; yields file, line and code."""
    program: str
    """What is called unless another path is given."""


def _ruff(program: str, files: Sequence[Path]) -> Iterator[Place]:
    codes = ",".join(PEERS["ruff"].codes)
    command = [program, "check", "--isolated", "--no-cache", "--exit-zero", "--output-format", "json"]
    for found in json.loads(_output([*command, "--select", codes, *map(str, files)])):
        unread = found["code"] in (None, "invalid-syntax")
        yield Path(found["filename"]), found["location"]["row"], UNREAD if unread else found["code"]


_ESLINT_CONFIG = """
export default [{ ignores: ["!**/node_modules/"] }, {
  linterOptions: { reportUnusedDisableDirectives: "off" },
  languageOptions: { ecmaVersion: "latest", sourceType: "%(kind)s", globals: %(globals)s },
  rules: %(rules)s,
}];
"""
_NODE_GLOBALS = """
  DOMException AbortController AbortSignal Blob Buffer
  Event EventTarget MessageChannel MessageEvent MessagePort Performance TextDecoder
  TextEncoder URL URLSearchParams WebAssembly __dirname __filename atob btoa clearImmediate clearInterval clearTimeout console
  crypto exports fetch global module performance process queueMicrotask require setImmediate setInterval setTimeout
  structuredClone navigator FormData Headers Request Response ReadableStream WritableStream TransformStream File WebSocket
"""


def _eslint(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Flat configuration in a folder of its own, so that no project's settings get in."""
    rules = json.dumps(dict.fromkeys(PEERS["eslint"].codes, "error"))
    names = json.dumps(dict.fromkeys(_NODE_GLOBALS.split(), "readonly"))
    for kind, own in (("commonjs", [f for f in files if f.suffix != ".mjs"]),
                      ("module", [f for f in files if f.suffix == ".mjs"])):  # fmt: skip
        if not own:
            continue
        with tempfile.TemporaryDirectory() as folder:
            config = Path(folder, "eslint.config.mjs")
            config.write_text(_ESLINT_CONFIG % {"kind": kind, "globals": names, "rules": rules}, "utf-8")
            command = [program, "--config", str(config), "--no-ignore", "--format", "json", *map(str, own)]
            # A file outside of the working folder counts as ignored.
            answer = _output(command, cwd=Path(commonpath(file.parent for file in own)))
        for result in json.loads(answer):
            for found in result["messages"]:
                # What is said without a rule is about the file: that it does not parse, or is left out.
                yield Path(result["filePath"]), found.get("line", 1), found.get("ruleId") or UNREAD


_GNU = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: warning: .*\[-W(?P<code>[\w-]+?)=?\d?\]$", re.M)


def _gcc(program: str, files: Sequence[Path]) -> Iterator[Place]:
    for file in files:
        command = [program, "-fsyntax-only", "-Wall", "-Wextra", f"-I{file.parent}", str(file)]
        for found in _GNU.finditer(_output(command, errors=True)):
            if Path(found["file"]) == file:
                yield file, int(found["line"]), found["code"]


_JAVAC = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): (?P<code>compiler\.err\.[\w.]+)", re.M
)
_PARSING = re.compile(r"expected|premature\.eof|illegal\.start|illegal\.char|unclosed|orphaned|not\.stmt")


def _javac(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Of what the compiler says without the classes around a file, only what concerns its parsing means anything."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            program,
            "-XDrawDiagnostics",
            "-Xmaxerrs",
            "100000",
            "-proc:none",
            "-d",
            folder,
            *map(str, files),
        ]
        answer = _output(command, errors=True)
    names = {file.name: file for file in files}
    for found in _JAVAC.finditer(answer):
        if found["file"] in names:
            code = "parse" if _PARSING.search(found["code"]) else found["code"]
            yield names[found["file"]], int(found["line"]), code


def _rustc(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Files that need other crates do not compile on their own and get no warnings."""
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            command = [
                program,
                "--edition",
                "2021",
                "--crate-type",
                "lib",
                "--emit",
                "metadata",
                "-W",
                "unused",
            ]
            answer = _output(
                [*command, "--error-format", "json", "--out-dir", folder, str(file)], errors=True
            )
            for line in answer.splitlines():
                found = json.loads(line) if line.startswith("{") else {}
                if found.get("code") and found["spans"]:
                    yield file, found["spans"][0]["line_start"], found["code"]["code"]


def _output(command: Sequence[str], *, errors: bool = False, cwd: Path | None = None) -> str:
    """What a program prints. Its exit code says no more than that it found something."""
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, cwd=cwd)
    answer = done.stderr if errors else done.stdout
    if not errors and not answer.strip():
        raise SystemExit(f"{command[0]} printed no answer: {done.stderr.strip()[:500]}")
    return answer


PEERS: Mapping[str, Peer] = {
    "ruff": Peer(
        suffixes=frozenset({".py"}),
        codes={
            "F401": ("unused-import",),
            "F811": ("redefined-unused",),
            "F821": ("undefined-name",),
            "F841": ("unused-variable",),
            "PLW0602": ("unused-variable",),
            "T201": ("debug-print",),
            "T203": ("debug-print",),
            "ERA001": ("commented-out-code",),
        },
        ask=_ruff,
        program="ruff",
    ),
    "eslint": Peer(
        suffixes=frozenset({".js", ".cjs", ".mjs"}),
        codes={
            "no-unused-vars": ("unused-variable", "unused-import"),
            "no-undef": ("undefined-name",),
            "no-unreachable": ("unreachable",),
            "no-unreachable-loop": ("unreachable-loop",),
            "no-useless-assignment": ("redundant-assignment",),
            "no-self-assign": ("redundant-assignment",),
            "no-useless-return": ("redundant-return",),
            "no-unused-labels": ("unused-label",),
            "no-unused-private-class-members": ("unused-member",),
            "no-empty": ("empty-block",),
            "no-debugger": ("debug-breakpoint",),
        },
        ask=_eslint,
        program="eslint",
    ),
    "gcc": Peer(
        suffixes=frozenset({".c", ".cc", ".cpp"}),
        codes={
            "unused-variable": ("unused-variable",),
            "unused-but-set-variable": ("unused-variable",),
            "unused-label": ("unused-label",),
            "unused-parameter": ("unused-parameter",),
            "unused-value": ("useless-expression",),
            "empty-body": ("empty-block",),
        },
        ask=_gcc,
        program="gcc",
    ),
    "javac": Peer(
        suffixes=frozenset({".java"}), codes={"parse": ("syntax-error",)}, ask=_javac, program="javac"
    ),
    "rustc": Peer(
        suffixes=frozenset({".rs"}),
        codes={
            "unused_variables": ("unused-variable", "unused-parameter"),
            "unused_imports": ("unused-import",),
            "unused_assignments": ("redundant-assignment",),
            "unreachable_code": ("unreachable",),
            "unused_labels": ("unused-label",),
            "unused_must_use": ("useless-expression",),
            "path_statements": ("useless-expression",),
        },
        ask=_rustc,
        program="rustc",
    ),
}
