"""Reads settings from a workspace: `variorum.toml`, or `[tool.variorum]` in `pyproject.toml`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping

from variorum.settings.keys import KEYS, read_table
from variorum.settings.problem import Path, SettingProblem, format_path
from variorum.settings.toml_lines import line_of, lines_of_keys
from variorum.settings.values import DEFAULT, Settings

_LINE = re.compile(r"\(at line (\d+), column \d+\)$")
_TOOL: Path = ("tool", "variorum")
_COMPILER = "compiler_evidence"


def parse_settings(
    text: str, *, is_pyproject: bool, base: Settings = DEFAULT
) -> tuple[Settings, tuple[SettingProblem, ...]]:
    """Returns the settings in a workspace file, and its problems with their lines.

    Args:
        text: the whole file.
        is_pyproject: whether the settings lie under `[tool.variorum]`.
        base: the settings that hold where the file is silent or wrong, an editor's for example.
    """
    try:
        # A byte-order mark is not valid TOML, but editors on Windows write one.
        tables: object = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        return base, (_syntax_problem(str(error), text),)
    except ValueError:
        return base, (SettingProblem("a number has too many digits", "", 1),)
    except RecursionError:
        return base, (SettingProblem("values are nested too deeply", "", 1),)
    prefix = _TOOL if is_pyproject else ()
    for step in prefix:
        tables = tables.get(step, {}) if isinstance(tables, Mapping) else {}
    lines = lines_of_keys(text)
    problems: list[SettingProblem] = []

    def report(message: str, path: Path) -> None:
        key = format_path(path)
        problems.append(SettingProblem(f"{key}: {message}", key, line_of(lines, (*prefix, *path))))

    if not isinstance(tables, Mapping):
        return base, (SettingProblem("tool.variorum: expected a table", "", line_of(lines, prefix)),)
    own = dict(tables)
    _refuse_judge(own.pop("judge", None), report)
    own = _refuse_compiler(own, report)
    settings = read_table(own, {key.in_file: key for key in KEYS if key.in_file is not None}, base, report)
    return settings, tuple(sorted(problems, key=lambda problem: problem.line or 0))


def _refuse_judge(judge: object, report: Callable[[str, Path], None]) -> None:
    """Rejects judge settings: an untrusted workspace must not decide where code is sent, nor with whose key."""
    if judge is None:
        return
    paths: list[Path] = [("judge", name) for name in judge] if isinstance(judge, Mapping) else []
    for path in paths or [("judge",)]:
        report("a judge's settings are read from your user settings only, never from a workspace file", path)


def _refuse_compiler(own: dict[str, object], report: Callable[[str, Path], None]) -> dict[str, object]:
    """Rejects compiler settings: an untrusted workspace must not start programs of this machine."""
    table = own.get("translation")
    if not isinstance(table, Mapping) or _COMPILER not in table:
        return own
    report(
        "the compiler setting is read from your user settings only, never from a workspace file",
        ("translation", _COMPILER),
    )
    return {**own, "translation": {key: value for key, value in table.items() if key != _COMPILER}}


def _syntax_problem(message: str, text: str) -> SettingProblem:
    found = _LINE.search(message)
    line = int(found[1]) if found else text.count("\n") + (not text.endswith("\n"))
    reason = _LINE.sub("", message).removesuffix("(at end of document)").strip()
    return SettingProblem(f"not valid TOML: {reason[:1].lower()}{reason[1:]}", "", max(line, 1))
