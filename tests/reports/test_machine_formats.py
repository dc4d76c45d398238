"""JSON, SARIF and GitHub annotations."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.reports.pages import FIX, JAVA, RELATED, checked, grade_statistics
from variorum.languages import language_named
from variorum.quality.evaluate import evaluate
from variorum.reports.github import findings_github
from variorum.reports.json_report import findings_json
from variorum.reports.json_score import quality_json, score_json
from variorum.reports.report_data import CheckedFile, Original
from variorum.reports.sarif import findings_sarif
from variorum.rules.finding import Severity
from variorum.rules.registry import all_rules
from variorum.syntax.document import Document
from variorum.syntax.source_text import SourceText

ORIGINAL = Original("old/Tally.java", SourceText.of(JAVA))


def sarif_run(*files: CheckedFile) -> dict[str, Any]:
    """The one run of a SARIF report."""
    log = json.loads(findings_sarif(files))
    assert log["version"] == "2.1.0"
    assert len(log["runs"]) == 1
    run: dict[str, Any] = log["runs"][0]
    return run


def test_json_has_ranges_fixes_related_places_and_a_summary() -> None:
    file = checked(
        "é = 1\nimport os\n", "os", original=ORIGINAL, fix=FIX, related=(RELATED,), notes=("A note.",)
    )
    report = json.loads(findings_json([file]))
    assert report["version"] == 1
    assert report["tool"]["name"] == "variorum"
    (entry,) = report["files"]
    assert (entry["path"], entry["language"], entry["original"]) == ("a.py", "python", "old/Tally.java")
    assert entry["notes"] == ["A note."]
    (finding,) = entry["findings"]
    assert finding["range"] == {"start": {"line": 2, "column": 8}, "end": {"line": 2, "column": 10}}
    assert (finding["severity"], finding["weight"]) == ("warning", "minor")
    assert finding["fix"]["edits"][0]["range"]["end"] == {"line": 2, "column": 4}
    assert finding["related"][0]["path"] == "old/Tally.java"
    assert finding["related"][0]["range"]["start"] == {"line": 1, "column": 7}
    assert report["summary"]["findings"] == 1
    assert report["summary"]["by_severity"] == {"error": 0, "warning": 1, "information": 0, "hint": 0}


def test_json_is_ascii_even_where_names_are_not() -> None:
    file = checked("x\n", "x", path="\ud800\x1b.py")
    assert findings_json([file]).isascii()
    assert json.loads(findings_json([file]))["files"][0]["path"] == "\ud800\x1b.py"


def test_json_of_a_score_explains_every_part() -> None:
    report = grade_statistics()
    read = json.loads(score_json(report))
    assert read["s"] == report.score.s
    assert read["imm"] == report.score.imm
    assert set(read["parts"]) == set(report.score.parts)
    assert read["estimate"]["judge"] == "offline estimate"
    total = sum(field["contribution"] for field in read["estimate"]["dimensions"].values())
    assert abs(total - read["estimate"]["j"]) < 1e-9
    missing = [one["source"]["name"] for one in read["alignments"] if one["target"] is None]
    assert missing == ["Tally.largest"]


def test_json_of_quality_names_its_points() -> None:
    document = Document.parse("def f(x):\n    return x\n", language_named("python"))
    score = evaluate(document)
    read = json.loads(quality_json("f.py", document.text, score))
    assert read["overall"] == score.overall
    assert len(read["dimensions"]) == 6
    assert all(dimension["points"] for dimension in read["dimensions"].values())


def test_sarif_documents_every_rule() -> None:
    rules = sarif_run()["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(all_rules())
    for rule in rules:
        assert rule["help"]["text"]
        assert rule["help"]["markdown"].startswith(f"# {rule['id']}")
        assert rule["defaultConfiguration"]["level"] in ("error", "warning", "note")


def test_sarif_results_point_at_rules_places_fixes_and_the_original() -> None:
    run = sarif_run(
        checked("import os\n", "os", path="my dir/a#1.py", original=ORIGINAL, fix=FIX, related=(RELATED,))
    )
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "unused-import"
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "my%20dir/a%231.py"
    assert place["region"] == {"startLine": 1, "startColumn": 8, "endLine": 1, "endColumn": 10}
    (related,) = result["relatedLocations"]
    assert related["physicalLocation"]["artifactLocation"]["uri"] == "old/Tally.java"
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": ""}
    assert run["columnKind"] == "unicodeCodePoints"


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("src/a.py", "src/a.py"),
        ("é/a b.py", "%C3%A9/a%20b.py"),
        ("/tmp/a.py", "file:///tmp/a.py"),
        ("C:\\x\\a.py", "file:///C%3A/x/a.py"),
        ("javascript:x", "javascript%3Ax"),
    ],
)
def test_sarif_paths_are_uris(path: str, uri: str) -> None:
    (result,) = sarif_run(checked("import os\n", "os", path=path))["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": uri}


def test_sarif_fingerprints_follow_the_line_and_tell_equal_lines_apart() -> None:
    def fingerprints(content: str, *lines: int) -> list[str]:
        text = SourceText.of(content)
        found = tuple(
            checked(content, "os")
            .findings[0]
            .__class__(**{**_fields(content), "line": line, "span": text.line_span(line - 1)})
            for line in lines
        )
        run = sarif_run(CheckedFile("a.py", "python", text, found))
        return [result["partialFingerprints"]["variorumFinding/v2"] for result in run["results"]]

    (alone,) = fingerprints("import os\n", 1)
    (moved,) = fingerprints("x = 1\n\nimport os\n", 3)
    first, second = fingerprints("import os\nimport os\n", 1, 2)
    assert alone == moved == first
    assert second != first


def _fields(content: str) -> dict[str, Any]:
    finding = checked(content, "os").findings[0]
    return {name: getattr(finding, name) for name in ("rule", "message", "severity", "weight", "column")} | {
        "end_line": finding.end_line,
        "end_column": finding.end_column,
    }


def test_sarif_carries_notes_without_calling_the_run_a_failure() -> None:
    (invocation,) = sarif_run(checked("x\n", "x", notes=("It was cut.",)))["invocations"]
    assert invocation["executionSuccessful"] is True
    assert invocation["toolExecutionNotifications"][0]["message"]["text"] == "It was cut."


def test_github_gets_one_command_for_each_finding_and_note() -> None:
    text = findings_github([checked("import os\n", "os", severity=Severity.HINT, notes=("It was cut.",))])
    assert text.splitlines() == [
        "::notice file=a.py,title=variorum::It was cut.",
        "::notice file=a.py,line=1,endLine=1,col=8,endColumn=10,title=variorum unused-import::"
        "`os` is imported but never used",
    ]


def test_github_commands_cannot_be_forged_by_names_or_messages() -> None:
    hostile = checked("x\n", "x", path="a,line=9::\n::error::b.py", message="100%\r\n::error::gone")
    (line,) = findings_github([hostile]).splitlines()
    assert line.startswith("::warning file=a%2Cline=9%3A%3A%0A%3A%3Aerror%3A%3Ab.py,line=1,")
    assert line.endswith("::100%25%0D%0A::error::gone")


def test_github_leaves_columns_out_of_ranges_over_lines() -> None:
    assert "col=" not in findings_github([checked("if x:\n    y\n", "if x:\n    y")])
