"""`variorum check` over a tree of files, and the linters that read the same files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import attrs

from benchmarks.performance.figures import version
from benchmarks.performance.peers import tool
from benchmarks.performance.programs import ending, program

# Seconds after which a program is not waited for any longer.
_LONGEST = 150.0
# One rule that every file makes semgrep look at.
_SEMGREP_RULE = {
    "rules": [
        {
            "id": "prints",
            "languages": ["python", "javascript"],
            "severity": "INFO",
            "message": "prints",
            "pattern-either": [{"pattern": "print(...)"}, {"pattern": "console.log(...)"}],
        }
    ]
}
_ESLINT_CONFIGURATION = """import js from "@eslint/js";
export default [{ ...js.configs.recommended, languageOptions: { ecmaVersion: "latest", sourceType: "module" } }];
"""


@attrs.frozen
class CheckedSource:
    """One program over one tree; the time in seconds on the clock."""

    name: str
    version: str
    tree: str
    files: int
    seconds: float


def make_tree(folder: Path, files: int) -> None:
    """Half Python and half JavaScript, twenty to a hundred lines each, no two alike."""
    for number in range(files):
        language = "python" if number % 2 == 0 else "javascript"
        inside = folder / language / f"part{number // 200}"
        inside.mkdir(parents=True, exist_ok=True)
        text = program(language, 20 + 10 * (number % 9), first=10 * number)
        (inside / f"module_{number}{ending(language)}").write_text(text, encoding="utf-8")


def checking(folder: Path, files: int) -> list[CheckedSource]:
    """Every program over the files that it reads."""
    tree = folder / "tree"
    make_tree(tree, files)
    ours = str(Path(sys.executable).with_name("variorum"))
    own = version([ours])
    cache = ["--cache-dir", str(folder / "cache")]
    rows = [
        _timed("variorum, cold", own, tree, files, [ours, "check", "--format", "json", *cache, str(tree)]),
        _timed("variorum, warm", own, tree, files, [ours, "check", "--format", "json", *cache, str(tree)]),
    ]
    for language in ("python", "javascript"):
        part = tree / language
        command = [ours, "check", "--format", "json", "--no-cache", str(part)]
        rows.append(_timed("variorum, without a cache", own, part, files // 2, command))
    return [*rows, *_peers(folder, tree, files)]


def _peers(folder: Path, tree: Path, files: int) -> list[CheckedSource]:
    rows = []
    ruff, eslint, semgrep = tool("ruff"), tool("eslint"), tool("semgrep")
    if ruff:
        command = [ruff, "check", "--no-cache", "--isolated", str(tree / "python")]
        rows.append(_timed("ruff", version([ruff]), tree / "python", files // 2, command))
    if eslint:
        modules = Path(eslint).resolve().parents[3]
        (folder / "eslint.config.mjs").write_text(_ESLINT_CONFIGURATION, encoding="utf-8")
        if not (folder / "node_modules").exists():
            (folder / "node_modules").symlink_to(modules / "node_modules")
        command = [eslint, "--config", str(folder / "eslint.config.mjs"), str(tree / "javascript")]
        rows.append(_timed("ESLint", version([eslint]), tree / "javascript", files // 2, command))
    if semgrep:
        rule = folder / "rule.json"
        rule.write_text(json.dumps(_SEMGREP_RULE), encoding="utf-8")
        quiet = ["--metrics", "off", "--disable-version-check", "--no-git-ignore", "--quiet", "--json"]
        command = [semgrep, "scan", "--config", str(rule), *quiet, str(tree)]
        # Semgrep and its helpers find each other on the search path.
        path = f"{Path(semgrep).parent}{os.pathsep}{os.environ['PATH']}"
        rows.append(_timed("semgrep, one rule", version([semgrep]), tree, files, command, {"PATH": path}))
    return rows


def _timed(
    name: str,
    said: str,
    tree: Path,
    files: int,
    command: Sequence[str],
    more: Mapping[str, str] | None = None,
) -> CheckedSource:
    started = time.perf_counter()
    try:
        ran = subprocess.run(
            command,
            cwd=tree,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=_LONGEST,
            check=False,
            env=os.environ | dict(more or {}),
        )
    except subprocess.TimeoutExpired:
        return CheckedSource(name, said, tree.name, files, float("inf"))
    seconds = time.perf_counter() - started
    if ran.returncode not in (0, 1):
        raise SystemExit(f"{name}: exit status {ran.returncode}: {ran.stderr.decode()[-500:]}")
    return CheckedSource(name, said, tree.name, files, seconds)
