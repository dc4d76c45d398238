"""Draws findings from a report of `variorum check --format json`, to be judged by a person, and counts them by rule and lines.

usage: python -m benchmarks.sampling REPORT.json [--root FOLDER] [--seed N] [--count N] [--around N]

Only errors and warnings are drawn, because they are what a user is shown unasked; each has the same chance. With the same
report and seed the draw is the same. Paths are those of the report, below `--root` (default: the current folder).
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

LEVELS = ("error", "warning")


@attrs.frozen(order=True)
class Drawn:
    """A finding of a report: where it is and what it says. Lines count from 1."""

    path: str
    line: int
    rule: str
    level: str
    message: str
    language: str


@attrs.frozen
class Report:
    """A report's findings of all levels, and how many lines of each language were checked."""

    findings: tuple[Drawn, ...]
    lines: Counter[str]

    @property
    def drawable(self) -> tuple[Drawn, ...]:
        """The findings of the levels that are drawn, in the order of paths and lines."""
        return tuple(sorted(finding for finding in self.findings if finding.level in LEVELS))

    def draw(self, seed: int, count: int) -> list[Drawn]:
        """Draws findings without repetition; all of them if there are no more than `count`."""
        drawable = self.drawable
        return sorted(random.Random(seed).sample(drawable, min(count, len(drawable))))


def read_report(report: Path, root: Path) -> Report:
    """Reads a report, and counts the lines of the files that it lists."""
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    lines: Counter[str] = Counter()
    for file in files:
        lines[file["language"]] += (root / file["path"]).read_bytes().count(b"\n")
    findings = (
        Drawn(
            path=file["path"],
            line=finding["range"]["start"]["line"],
            rule=finding["rule"],
            level=finding["severity"],
            message=finding["message"],
            language=file["language"],
        )
        for file in files
        for finding in file["findings"]
    )
    return Report(tuple(findings), lines)


def table_rows(report: Report) -> Iterator[str]:
    """The rows of a table: a row for each rule and level, then one for each language."""
    yield "| rule | level | " + " | ".join(report.lines) + " |"
    yield "|---|---|" + "---:|" * len(report.lines)
    counts = Counter((finding.rule, finding.level, finding.language) for finding in report.findings)
    for rule, level in sorted({(rule, level) for rule, level, _ in counts}):
        yield (
            f"| {rule} | {level} | "
            + " | ".join(str(counts[rule, level, language]) for language in report.lines)
            + " |"
        )
    yield ""
    yield "| language | lines | errors | warnings | per 1,000 lines |"
    yield "|---|---:|---:|---:|---:|"
    for language, lines in report.lines.items():
        levels = Counter(finding.level for finding in report.drawable if finding.language == language)
        errors, warnings = levels["error"], levels["warning"]
        density = 1000 * (errors + warnings) / max(lines, 1)
        yield f"| {language} | {lines:,} | {errors} | {warnings} | {density:.3f} |"


def excerpt(finding: Drawn, root: Path, around: int) -> Iterator[str]:
    """The line of a finding with those around it, marked, as the file has them."""
    lines = (root / finding.path).read_text(encoding="utf-8", errors="replace").splitlines()
    first = max(finding.line - 1 - around, 0)
    for number, line in enumerate(lines[first : finding.line + around], first + 1):
        mark = ">" if number == finding.line else " "
        yield f"  {mark} {number:5} {line[:160]}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints the table of a report, and the findings that were drawn with their lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("report", type=Path)
    parser.add_argument("--root", type=Path, default=Path())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--around", type=int, default=4)
    options = parser.parse_args(arguments)
    report = read_report(options.report, options.root)
    print("\n".join(table_rows(report)))
    for finding in report.draw(options.seed, options.count):
        print(f"\n{finding.path}:{finding.line}: {finding.level} {finding.rule}: {finding.message}")
        print("\n".join(excerpt(finding, options.root, options.around)))


if __name__ == "__main__":
    main()
