"""The drawing of findings from a report."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.sampling import excerpt, read_report, table_rows


def finding(line: int, severity: str) -> dict[str, object]:
    """An entry of a report's findings."""
    place = {"line": line, "column": 1}
    return {
        "rule": "unused-import",
        "message": f"line {line}",
        "severity": severity,
        "range": {"start": place, "end": place},
    }


def report_in(folder: Path) -> Path:
    """A report about a file of ten lines with nine warnings and a hint."""
    (folder / "a.py").write_text("".join(f"import a{line}\n" for line in range(1, 11)))
    findings = [finding(line, "hint" if line == 10 else "warning") for line in range(1, 11)]
    report = folder / "report.json"
    report.write_text(json.dumps({"files": [{"path": "a.py", "language": "python", "findings": findings}]}))
    return report


def test_a_draw_depends_on_the_seed_alone_and_leaves_hints_out(tmp_path: Path) -> None:
    report = read_report(report_in(tmp_path), tmp_path)
    assert report.draw(1, 4) == report.draw(1, 4)
    assert len({tuple(report.draw(seed, 4)) for seed in range(5)}) > 1
    assert len(set(report.draw(1, 4))) == 4
    assert {drawn.line for drawn in report.draw(1, 100)} == set(range(1, 10))


def test_tables_count_by_rule_and_by_lines(tmp_path: Path) -> None:
    rows = list(table_rows(read_report(report_in(tmp_path), tmp_path)))
    assert "| unused-import | warning | 9 |" in rows
    assert "| unused-import | hint | 1 |" in rows
    assert "| python | 10 | 0 | 9 | 900.000 |" in rows


def test_an_excerpt_marks_the_line(tmp_path: Path) -> None:
    drawn = read_report(report_in(tmp_path), tmp_path).draw(1, 100)[0]
    assert list(excerpt(drawn, tmp_path, 1)) == [
        "  >     1 import a1",
        "        2 import a2",
    ]
