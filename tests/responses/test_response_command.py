"""`variorum response` as people run it: documents, data sets, grades and reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from variorum.cli import main
from variorum.responses.document import parse_document

Run = Callable[..., tuple[int, str, str]]

ROWS = [
    {
        "id": "q/1",
        "prompt": "Sort rows in Python.",
        "a": "Sure! Great question! Of course!",
        "b": "`sorted`",
        "label": "b",
    },
    {
        "id": 2,
        "prompt": "Sort.",
        "a": "```python\nsorted(rows)\n```",
        "b": "```python\nsorted(rows\n```",
        "label": "a",
    },
    {"prompt": "Naïve?", "a": "Ja 🙂\r\n", "votes": None},
]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `variorum response` in a folder with a small data set; exit status, output and complaints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    (tmp_path / "data.jsonl").write_text("".join(json.dumps(row) + "\n" for row in ROWS), encoding="utf-8")

    def command(*arguments: str) -> tuple[int, str, str]:
        status = main(["response", *arguments])
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return command


def test_a_new_document_holds_the_texts_and_is_not_overwritten(run: Run) -> None:
    Path("p.txt").write_bytes(b"Sort.\r\n")
    Path("a.md").write_text("Use a set.", encoding="utf-8")
    assert run("new", "p.txt", "a.md", "--language", "py", "-o", "one.response.md")[0] == 0
    parsed = parse_document(Path("one.response.md").read_bytes().decode())
    assert parsed.prompt is not None
    assert parsed.prompt.text == "Sort.\r\n"
    assert parsed.settings["language"] == "python"
    status, _, complaint = run("new", "p.txt", "a.md", "-o", "one.response.md")
    assert status == 2
    assert complaint == "variorum: one.response.md: the file exists; name another one\n"


def test_check_reports_findings_and_labels(run: Run) -> None:
    run("import", "data.jsonl", "docs")
    status, out, _ = run("check", "docs/000001-q_1.response.md")
    assert status == 1
    assert "warning[pleasantry]: pleasantry 1 of 3: `Sure` (Presentation & Clarity)" in out
    assert "answer A: Overall: open, 0 of 6 rated" in out
    assert out.endswith("3 findings in 1 document.\n")
    assert run("check", "docs/000003.response.md")[0] == 0
    found = json.loads(run("check", "docs/000002-2.response.md", "--format", "json")[1])
    (finding,) = found["documents"][0]["findings"]
    assert (finding["check"], finding["answer"], finding["dimension"]) == (
        "broken-code",
        "B",
        "technical_accuracy",
    )


def test_import_and_export_lose_nothing(run: Run) -> None:
    assert run("import", "data.jsonl", "docs")[0] == 0
    status, out, _ = run("export", "docs")
    assert status == 0
    assert [json.loads(line) for line in out.splitlines()] == ROWS
    assert run("export", "docs", "-o", "again.jsonl")[0] == 0
    assert run("import", "again.jsonl", "more")[0] == 0
    for path in Path("docs").iterdir():
        assert (Path("more") / path.name).read_bytes() == path.read_bytes()


def test_a_bad_row_is_named_and_the_others_are_imported(run: Run) -> None:
    Path("bad.jsonl").write_text('{"prompt": "p"}\nnonsense\n{"prompt": "p", "a": "x"}\n', encoding="utf-8")
    status, _, complaints = run("import", "bad.jsonl", "docs")
    assert status == 1
    assert complaints.splitlines() == [
        "variorum: bad.jsonl:1: the field `a` must be a text",
        "variorum: bad.jsonl:2: not valid JSON",
        "variorum: 1 documents written to docs",
    ]


def test_grading_leaves_unscored_what_text_cannot_judge(run: Run) -> None:
    status, _, complaint = run("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    assert (status, complaint) == (0, "variorum: 3 graded, 0 unscored\n")
    first, second, third = (
        json.loads(line) for line in Path("grades.jsonl").read_text(encoding="utf-8").splitlines()
    )
    assert first["grade"]["a"]["ratings"] == {"presentation_clarity": 1}
    assert len(first["grade"]["a"]["unscored"]) == 5
    assert first["grade"]["preference"] == -1
    assert second["grade"]["preference"] == 1
    assert "preference" not in third["grade"]


def test_a_stopped_run_goes_on_and_another_data_set_is_refused(run: Run) -> None:
    run("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    whole = Path("grades.jsonl").read_bytes()
    Path("grades.jsonl").write_bytes(whole[: whole.index(b"\n") + 20])
    _, _, complaint = run("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    assert complaint == "variorum: 1 done before, 2 graded, 0 unscored\n"
    assert Path("grades.jsonl").read_bytes() == whole
    Path("data.jsonl").write_text('{"prompt": "p", "a": "x"}\n', encoding="utf-8")
    status, _, complaint = run("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    assert status == 2
    assert "is of another input" in complaint


@pytest.mark.parametrize("form", ["text", "markdown", "html", "csv", "json"])
def test_the_report_has_every_form(run: Run, form: str) -> None:
    run("grade", "data.jsonl", "--text-only", "-o", "grades.jsonl")
    status, out, _ = run("report", "grades.jsonl", "--format", form)
    assert status == 0
    if form == "json":
        assert json.loads(out)["wins"] == {"A": 1, "B": 1, "tie": 0, "unscored": 1}
    else:
        assert "Agreement with human labels" in out


def test_graded_documents_are_reported_too(run: Run) -> None:
    example = Path(__file__).parents[2] / "examples" / "responses" / "fizzbuzz.response.md"
    run("export", str(example), "-o", "graded.jsonl")
    found = json.loads(run("report", "graded.jsonl", "--format", "json")[1])
    assert found["labels"] == {"A": {"Discrete": 1}, "B": {"Unacceptable": 1}}
    assert found["wins"]["A"] == 1


def test_a_document_with_a_wrong_label_is_counted_as_what_it_is_and_named(run: Run) -> None:
    example = Path(__file__).parents[2] / "examples" / "responses" / "fizzbuzz.response.md"
    text = example.read_text(encoding="utf-8").replace(": Unacceptable", ": Discrete")
    Path("docs").mkdir()
    Path("docs/wrong.response.md").write_text(text, encoding="utf-8")
    found = json.loads(run("report", "docs", "--format", "json")[1])
    assert found["labels"]["B"] == {"Unacceptable": 1}
    inconsistency = {
        "row": "docs/wrong.response.md",
        "what": "label of B",
        "stated": "Discrete",
        "ratings": "Unacceptable",
    }
    assert found["inconsistencies"] == [inconsistency]
    assert (
        "docs/wrong.response.md  label of B  Discrete  Unacceptable"
        in run("report", "docs/wrong.response.md")[1]
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("check", "none.md"), "none.md: cannot be read: No such file or directory"),
        (("check", "latin.md"), "latin.md:2: this is not UTF-8; save the file as UTF-8"),
        (
            ("report", "data.jsonl"),
            "data.jsonl: contains no graded row; create one with `variorum response grade`",
        ),
        (("export", "empty"), "empty: contains no document whose name ends in .response.md"),
        (("import", "none.jsonl", "docs"), "none.jsonl: cannot be read: No such file or directory"),
        (("new", "-", "-"), "-: standard input can be read only once; put the other text into a file"),
    ],
)
def test_what_cannot_be_done_is_said_on_one_line(run: Run, arguments: tuple[str, ...], message: str) -> None:
    Path("latin.md").write_bytes(b"# Prompt\nna\xefve\n")
    Path("empty").mkdir()
    status, _, complaint = run(*arguments)
    assert status == 2
    assert complaint == f"variorum: {message}\n"
