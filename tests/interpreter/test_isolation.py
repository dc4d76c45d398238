"""The interpreter cannot open, read, send or run anything: nothing that it imports could."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import variorum.interpreter

ALLOWED = {
    "__future__",
    "attrs",
    "collections",
    "contextlib",
    "decimal",
    "functools",
    "hashlib",
    "importlib",
    "itertools",
    "json",
    "math",
    "operator",
    "struct",
    "sys",
    "threading",
    "tomllib",
    "typing",
    "zlib",
}
"""Modules from outside of the project. `importlib` loads the library's own parts by name, `json` and `tomllib` parse texts,
`threading` gives a deep stack."""
FOLDER = Path(variorum.interpreter.__file__).parent
FORBIDDEN = {"open", "eval", "exec", "compile", "__import__", "input", "breakpoint"}


def files() -> list[Path]:
    return sorted(FOLDER.rglob("*.py"))


def test_nothing_from_outside_is_imported_but_what_is_listed() -> None:
    for file in files():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for name in names:
                root = name.split(".")[0]
                assert root in ALLOWED or name.startswith(
                    ("variorum.interpreter", "variorum.program", "variorum.languages")
                ), (file, name)


def test_no_host_function_that_reaches_out_is_named() -> None:
    for file in files():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in FORBIDDEN, (file, node.lineno)


def test_only_the_library_s_own_parts_are_loaded_by_name() -> None:
    users = [file for file in files() if "importlib" in file.read_text("utf-8")]
    assert users == [FOLDER / "library" / "__init__.py"]


def test_what_a_program_asks_for_is_refused() -> None:
    from tests.interpreter.support import call

    for text in (
        "def f():\n    return open('/etc/passwd').read()",
        "import os\ndef f():\n    return os.environ.get('HOME')",
        "def f():\n    return __import__('os').listdir('/')",
        "def f():\n    return eval('1 + 1')",
        "import subprocess\ndef f():\n    return subprocess.run(['ls'])",
        "def f():\n    return ''.__class__.__mro__[1].__subclasses__()",
        "def f():\n    return f.__globals__",
        "def f():\n    return '{0.__class__.__init__.__globals__}'.format(f)",
    ):
        outcome = call("python", text, "f")
        assert outcome.kind != "returned" or "opaque" in outcome.notes, (text, outcome)
    assert "variorum.interpreter.machine" in sys.modules
