"""Prints every regular expression that Variorum compiles, one JSON list a line: where, pattern, flags, whether it is for
bytes, and whether it is tried at one place alone and not searched for.

`python -m tests.patterns.recording` has to be a process of its own: most expressions are compiled on import.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_MATCHED = re.compile(r'#(?:not-)?(?:any-)?match\?\s+@[\w.-]+\s+"((?:[^"\\]|\\.)*)"')
_found: dict[tuple[str, int, bool], str] = {}
_compile = re.compile


def record(pattern: Any, flags: int = 0) -> Any:
    """Compile as ever, and remember what and where."""
    made = _compile(pattern, flags)
    caller = sys._getframe(1).f_globals.get("__name__", "")
    if caller.startswith("variorum"):
        text = made.pattern if isinstance(made.pattern, str) else made.pattern.decode("latin-1")
        _found.setdefault((text, made.flags & ~re.UNICODE, isinstance(made.pattern, bytes)), caller)
    return made


def query_patterns() -> Iterator[tuple[str, str]]:
    """The expressions in the languages' queries, each with its file."""
    for path in sorted((ROOT / "server").rglob("*.scm")):
        for found in _MATCHED.finditer(path.read_text("utf-8")):
            yield path.relative_to(ROOT).as_posix(), json.loads(f'"{found[1]}"')


def is_tried_once(where: str, text: str) -> bool:
    """Whether a module uses an expression by a name, and with `match` and `fullmatch` alone."""
    module = sys.modules[where]
    source = Path(str(module.__file__)).read_text("utf-8")
    names = [
        name
        for name, value in vars(module).items()
        if isinstance(value, re.Pattern) and value.pattern in (text, text.encode("latin-1", "replace"))
    ]
    uses = [
        found
        for name in names
        for found in _compile(rf"(?<![\w.]){name}\b(?! *[:=][^=])[.\w]*").findall(source)
    ]
    return bool(uses) and all(use.endswith((".match", ".fullmatch")) for use in uses)


def exercise() -> None:
    """Import everything and look at programs of every language: some expressions are made when they are first needed."""
    import variorum

    for found in pkgutil.walk_packages(variorum.__path__, "variorum."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
    from variorum import score_translation
    from variorum.languages import all_languages
    from variorum.quality.evaluate import evaluate
    from variorum.responses.engine import document_findings
    from variorum.rules.engine import findings
    from variorum.rules.registry import all_rules, select
    from variorum.syntax.document import Document

    java = "class A { int f(int a) { return a; } }"
    for language in all_languages():
        for program in sorted((ROOT / "tests/rules").rglob(f"*{language.extensions[0]}"))[:12]:
            text = program.read_text("utf-8")
            document = Document.parse(text, language)
            findings(document, select(all_rules()))
            evaluate(document)
        score_translation(java, text, source_language="java", target_language=language.id)
    for answer in sorted((ROOT / "examples").rglob("*.response.md")):
        document_findings(answer.read_text("utf-8"))


if __name__ == "__main__":
    re.compile = record  # type: ignore[assignment]
    exercise()
    for (text, flags, is_bytes), where in _found.items():
        print(json.dumps([where, text, flags, is_bytes, is_tried_once(where, text)]))
    for where, text in query_patterns():
        print(json.dumps([where, text, 0, False, False]))
