"""ESLint, alone and with typescript-eslint."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from os.path import commonpath
from pathlib import Path

from benchmarks.peers.peer import UNREAD, Peer, Place, output

_ESLINT_CONFIG = """
%(imports)sexport default [{ ignores: ["!**/node_modules/"] }, {
  linterOptions: { reportUnusedDisableDirectives: "off" },
  languageOptions: { ecmaVersion: "latest", sourceType: "%(kind)s", globals: %(globals)s%(parser)s },%(plugin)s
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


_OWN_IN_TYPESCRIPT = ("no-unused-vars", "no-unused-expressions", "no-unused-private-class-members")


def _eslint(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """Scripts and modules apart."""
    plain = {
        "imports": "",
        "parser": "",
        "plugin": "",
        "rules": json.dumps(dict.fromkeys(ESLINT.codes, "error")),
    }
    yield from _asked(
        program, [file for file in files if file.suffix != ".mjs"], {**plain, "kind": "commonjs"}
    )
    yield from _asked(program, [file for file in files if file.suffix == ".mjs"], {**plain, "kind": "module"})


def _typescript(program: str, files: Sequence[Path]) -> Iterator[Place]:
    """With the parser and the rules that are installed beside ESLint."""
    beside = next((one for one in Path(program).resolve().parents if one.name == "node_modules"), None)
    package = beside / "typescript-eslint" / "dist" / "index.js" if beside else None
    if package is None or not package.is_file():
        raise SystemExit(f"typescript-eslint is not installed beside {program}")
    rules = dict.fromkeys(TYPESCRIPT_ESLINT.codes, "error")
    parts = {
        "imports": f"import typescript from {json.dumps(package.as_uri())};\n",
        "parser": ", parser: typescript.parser",
        "plugin": ' files: ["**/*"], plugins: { "@typescript-eslint": typescript.plugin },',
        "rules": json.dumps(rules),
        "kind": "module",
    }
    yield from _asked(program, files, parts)


def _asked(program: str, files: Sequence[Path], parts: dict[str, str]) -> Iterator[Place]:
    """Flat configuration in a folder of its own, so that no project's settings get in."""
    if not files:
        return
    names = json.dumps(dict.fromkeys(_NODE_GLOBALS.split(), "readonly"))
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "eslint.config.mjs")
        config.write_text(_ESLINT_CONFIG % {**parts, "globals": names}, "utf-8")
        command = [program, "--config", str(config), "--no-ignore", "--format", "json", *map(str, files)]
        # A file outside of the working folder counts as ignored.
        answer = output(command, cwd=Path(commonpath(file.parent for file in files)))
    for result in json.loads(answer):
        for found in result["messages"]:
            # What is said without a rule is about the file: that it does not parse, or is left out.
            yield Path(result["filePath"]), found.get("line", 1), found.get("ruleId") or UNREAD


ESLINT = Peer(
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
        "no-unused-expressions": ("useless-expression",),
        "no-else-return": ("redundant-else",),
        "no-empty": ("empty-block",),
        "no-debugger": ("debug-breakpoint",),
    },
    ask=_eslint,
    program="eslint",
)
TYPESCRIPT_ESLINT = Peer(
    suffixes=frozenset({".ts", ".mts", ".cts"}),
    codes={
        f"@typescript-eslint/{code}" if code in _OWN_IN_TYPESCRIPT else code: rules
        for code, rules in ESLINT.codes.items()
        # The compiler knows better which names there are.
        if code != "no-undef"
    },
    ask=_typescript,
    program="eslint",
)
