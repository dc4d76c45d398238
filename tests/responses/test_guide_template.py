"""The evaluation template of the guide is a document as it stands, open or filled in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.responses.test_judged_drafts import after as applied
from variorum.cli import main
from variorum.responses.assist.drafting import text_draft
from variorum.responses.assist.judged_drafts import (
    JudgedAnswer,
    JudgedComparison,
    Mark,
    judged_draft,
)
from variorum.responses.dimensions import TITLES
from variorum.responses.document import parse_document
from variorum.responses.engine import document_findings
from variorum.responses.rows import RowError, document_of_row, row_of_document
from variorum.responses.template import new_document

FIELDS = "\n\n".join(f"**{title}**: [3/2/1] - [Brief explanation if not 3]" for title in TITLES.values())
OPEN_LABEL = "[Excellent/Discrete/Sufficient/Inadequate/Unacceptable]"
GUIDE = f"""\
## Response Evaluation

### Prompt Summary
[What was asked for, in brief]

### Response A Analysis

{FIELDS}

**Overall Quality**: {OPEN_LABEL}

### Response B Analysis
[Same structure as Response A]

### Comparative Analysis

**Preference Ranking**: [+2/+1/0/-1/-2]

**Justification**:
[2-4 sentences that say which response is better and why]

**Key Differentiators**:
- [Specific difference 1]
- [Specific difference 2]
"""
FENCED = new_document("Sort rows.", "`sorted`", "`sort`").partition("# Evaluation")[0]
UNFENCED = "# Prompt\n\nSort rows.\n\n# Response A\n\nCall `sorted`.\n\n"


def found(text: str) -> list[str]:
    return [one.check for one in document_findings(text)]


@pytest.mark.parametrize("before", ["", "---\nvariorum: response\n---\n\n", FENCED])
def test_the_open_template_is_accepted(before: str) -> None:
    document = parse_document(before + GUIDE)
    assert found(before + GUIDE) == []
    evaluation = document.evaluation
    assert evaluation is not None
    assert evaluation.summary is not None
    assert evaluation.justification is not None
    assert (evaluation.summary.text, evaluation.justification.text) == ("", "")
    assert evaluation.differentiators == ()
    assert [one.value for one in evaluation.analyses["A"].ratings.values()] == [None] * 6
    assert evaluation.analyses["B"].placeholder is not None


def test_a_filled_template_without_prompt_and_answers_is_checked() -> None:
    text = GUIDE.replace("[3/2/1]", "3").replace(OPEN_LABEL, "Discrete")
    assert found(text) == ["label-mismatch"]


def test_a_placeholder_is_no_explanation() -> None:
    assert found(GUIDE.replace("[3/2/1]", "3", 1)) == []
    assert found(GUIDE.replace("[3/2/1]", "2", 1)) == ["missing-explanation"]


def test_a_sentence_that_moves_takes_the_place_of_the_placeholder() -> None:
    text = GUIDE.replace("[3/2/1] - [Brief explanation if not 3]", "2 - Edge cases are ignored.", 1)
    text = text.replace("**Completeness & Focus**: [3/2/1]", "**Completeness & Focus**: 2")
    (fix,) = [one.fix for one in document_findings(text) if one.check == "wrong-dimension"]
    assert fix is not None
    assert "**Completeness & Focus**: 2 - Edge cases are ignored.\n" in applied(text, fix)


def test_the_heading_behind_an_unfenced_answer_is_part_of_the_answer() -> None:
    filled = GUIDE.replace("[3/2/1]", "3")
    document = parse_document(UNFENCED + filled)
    assert document.evaluation is None
    assert filled.strip() in document.answers["A"].text
    assert any("contains a part of the evaluation template" in one.message for one in document.problems)


def test_two_evaluations_are_both_withheld() -> None:
    document = parse_document(FENCED + GUIDE + "\n" + GUIDE)
    assert document.evaluation is None
    assert [one.message.partition(",")[0] for one in document.problems] == [
        "`Response Evaluation` is there twice"
    ]


def test_the_stated_evaluation_wins() -> None:
    text = FENCED + GUIDE.replace("[3/2/1]", "3") + "\n# Evaluation\n\n" + GUIDE
    document = parse_document(text)
    assert document.evaluation is not None
    assert [one.value for one in document.evaluation.analyses["A"].ratings.values()] == [None] * 6


def test_a_prompt_alone_still_lacks_its_answer() -> None:
    text = new_document("Sort rows.", "").partition("# Response A")[0] + GUIDE
    assert [one.message for one in parse_document(text).problems] == ["the section `# Response A` is missing"]


def test_a_graded_template_survives_the_way_into_a_row_and_back() -> None:
    text = FENCED + GUIDE.replace("[3/2/1]", "3")
    row = row_of_document(text)
    assert row["evaluation"]["a"]["ratings"] == dict.fromkeys(TITLES, 3)
    assert row["evaluation"]["a"]["explanations"] == {}
    assert document_of_row(row) == text


def test_both_judges_write_over_the_placeholders() -> None:
    text = new_document("Sort rows.", "Great question! `sorted`", "Great question! `sort`")
    text = text.partition("# Evaluation")[0] + GUIDE
    by_text = text_draft(parse_document(text))
    assert by_text is not None
    drafted = parse_document(applied(text, by_text))
    assert drafted.evaluation is not None
    ratings = [one.ratings["presentation_clarity"].value for one in drafted.evaluation.analyses.values()]
    assert ratings == [2, 2]
    mark = JudgedAnswer(dict.fromkeys(TITLES, Mark(2, "It is short.")), {"prompt_summary": ("Sort.",)})
    comparison = JudgedComparison(0, "Both are equal. Neither sorts.", ("None.",))
    by_model = judged_draft(parse_document(text), {"A": mark, "B": mark}, comparison)
    assert by_model is not None
    written = applied(text, by_model)
    assert "[" not in written.partition("## Response Evaluation")[2]
    assert parse_document(written).problems == ()
    assert set(found(written)) == {"pleasantry", "unaccepted-draft"}


def test_the_command_accepts_the_template(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "guide.response.md"
    file.write_text(GUIDE)
    assert main(["response", "check", str(file), "--format", "json"]) == 0
    (document,) = json.loads(capsys.readouterr().out)["documents"]
    assert document["findings"] == []


def filled(rating: str, label: str) -> str:
    text = GUIDE.replace("[3/2/1] - [Brief explanation if not 3]", rating).replace(OPEN_LABEL, label)
    return text.replace("[+2/+1/0/-1/-2]", "+1")


def report(path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    assert main(["response", "report", str(path), "--format", "json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_report_counts_what_the_template_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.response.md").write_text(GUIDE)
    (tmp_path / "b.response.md").write_text(filled("3", "Excellent"))
    (tmp_path / "c.response.md").write_text(filled("2 - Short.", "Excellent"))
    (tmp_path / "d.response.md").write_text("# Prompt\n\nSort.\n")
    found = report(tmp_path, capsys)
    assert found["rows"] == 3
    labels = found["labels"]
    assert isinstance(labels, dict)
    assert labels["A"] == {"not settled": 1, "Excellent": 1, "Inadequate": 1}
    slips = found["slips"]
    assert isinstance(slips, list)
    assert [(one["what"], one["stated"]) for one in slips] == [("label of A", "Excellent")]
    assert report(tmp_path / "a.response.md", capsys)["rows"] == 1


def test_the_template_goes_into_a_row_and_back() -> None:
    text = filled("3", "Excellent")
    row = row_of_document(text)
    assert "prompt" not in row
    assert row["evaluation"]["a"]["label"] == "Excellent"
    assert document_of_row(row) == text
    with pytest.raises(RowError):
        row_of_document("# Prompt\n\nSort.\n\n" + text)
