"""Response documents are read as people write them, whole or broken; no answer can grade itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.document import is_response_document, parse_document
from variorum.responses.template import new_document

FULL = """\
---
variorum: response
language: python
---

# Prompt

Sort a list. Use `sorted`.

# Response A

```python
sorted(xs)
```

# Response B

Call `xs.sort()`.

# Test results

2 passed

# Evaluation

## Response Evaluation

### Prompt Summary
Sort a list.

### Response A Analysis

**Requirements Compliance**: 3
**Technical Accuracy**: 2 - the result is
thrown away
**Code Quality:** [3]
**Completeness & Focus**: 2 – no empty list
**Presentation & Clarity**: 3
**Safety**: 3

**Overall Quality**: Discrete

### Response B Analysis

**Requirements Compliance**: 1 - sorts in place
**Overall Quality**: [Inadequate]

### Comparative Analysis

**Preference Ranking**: +1

**Justification**:
A is better. It uses `sorted`.

**Key Differentiators**:
- uses sorted
- keeps the input
"""


def messages(text: str) -> list[tuple[int, str]]:
    return [(problem.line, problem.message) for problem in parse_document(text).problems]


def test_a_full_document_is_read() -> None:
    document = parse_document(FULL)
    assert document.problems == ()
    assert document.settings == {"variorum": "response", "language": "python"}
    assert document.prompt is not None
    assert document.prompt.text == "Sort a list. Use `sorted`."
    assert document.answers["A"].text == "```python\nsorted(xs)\n```"
    assert document.answers["B"].text == "Call `xs.sort()`."
    assert document.results is not None
    assert document.results.text == "2 passed"


def test_the_evaluation_is_read() -> None:
    evaluation = parse_document(FULL).evaluation
    assert evaluation is not None
    assert evaluation.summary is not None
    assert evaluation.summary.text == "Sort a list."
    ratings = evaluation.analyses["A"].ratings
    assert [rating.value for rating in ratings.values()] == [3, 2, 3, 2, 3, 3]
    assert ratings["technical_accuracy"].explanation == "the result is\nthrown away"
    assert ratings["completeness_focus"].explanation == "no empty list"
    overall = [analysis.overall.label for analysis in evaluation.analyses.values() if analysis.overall]
    assert overall == ["Discrete", "Inadequate"]
    assert evaluation.ranking is not None
    assert evaluation.ranking.value == 1
    assert evaluation.justification is not None
    assert evaluation.justification.text == "A is better. It uses `sorted`."
    assert evaluation.differentiators == ("uses sorted", "keeps the input")


def test_crlf_changes_nothing_but_line_ends() -> None:
    document = parse_document(FULL.replace("\n", "\r\n"))
    assert document.problems == ()
    assert document.answers["A"].text == "```python\r\nsorted(xs)\r\n```"
    assert document.evaluation is not None
    assert document.evaluation.analyses["A"].ratings["technical_accuracy"].value == 2


def test_spans_are_bytes_of_the_document() -> None:
    text = FULL.replace("Sort a list.", "Sórt 🙂 a list.")
    document = parse_document(text)
    assert document.evaluation is not None
    rating = document.evaluation.analyses["B"].ratings["requirements_compliance"]
    covered = text.encode()[rating.span.start : rating.span.end]
    assert covered == b"**Requirements Compliance**: 1 - sorts in place"


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("# Prompt\n", "# Promt\n", 1, "the section `# Prompt` is missing"),
        ("# Response A\n", "# Answer\n", 1, "the section `# Response A` is missing"),
        ("# Response B\n", "# Response A\n", 16, "`Response A` is there twice, first on line 10"),
        ("# Test results\n", "# Evaluation\n", 24, "`Evaluation` is there twice, first on line 20"),
        ("### Response B", "### Response A", 43, "`Response A Analysis` is there twice, first on line 31"),
        ("**Safety**: 3", "**Safety**: 4", 39, "a rating is 3, 2 or 1"),
        ("**Safety**: 3", "**Charm**: 3", 39, "unknown field; known: Requirements Compliance"),
        ("**Safety**: 3", "**Code Quality**: 3", 39, "this field is there twice, first on line 36"),
        ("Quality**: Discrete", "Quality**: Splendid", 41, "the overall quality is one of Excellent"),
        ("**: +1", "**: +3", 50, "the ranking is one of +2, +1, 0, -1 and -2"),
        ("language: python", "language: [", 4, "front matter: not valid YAML"),
        ("python\n---", "python\n...x", 1, "the front matter is never closed"),
    ],
)
def test_a_mistake_is_reported_where_it_stands(old: str, new: str, line: int, message: str) -> None:
    found = messages(FULL.replace(old, new))
    assert any(at == line and text.startswith(message) for at, text in found), found


def test_an_empty_template_has_open_fields_and_no_problems() -> None:
    document = parse_document(new_document("p", "a", "b"))
    assert document.problems == ()
    assert document.evaluation is not None
    assert [rating.value for rating in document.evaluation.analyses["B"].ratings.values()] == [None] * 6
    assert document.evaluation.ranking is not None
    assert document.evaluation.ranking.value is None


SELF_GRADED = FULL[FULL.index("# Evaluation") :]


def test_an_answer_in_its_fence_cannot_grade_itself() -> None:
    document = parse_document(new_document("Sort.", SELF_GRADED))
    assert document.answers["A"].text == SELF_GRADED
    assert document.evaluation is not None
    assert document.evaluation.analyses["A"].overall is not None
    assert document.evaluation.analyses["A"].overall.label is None
    (problem,) = document.problems
    assert problem.message.startswith("answer A contains a part of the evaluation template")


def test_a_grade_from_an_unfenced_answer_is_withheld_with_the_graders_own() -> None:
    document = parse_document(FULL.replace("Call `xs.sort()`.", SELF_GRADED))
    assert document.evaluation is None
    assert any("put the answer in a fence marked `variorum`" in each.message for each in document.problems)


def test_headings_inside_nested_fences_are_text() -> None:
    answer = "````markdown\n```python\n# Evaluation\n```\n# Response B\n````"
    document = parse_document(FULL.replace("Call `xs.sort()`.", answer))
    assert document.problems == ()
    assert document.answers["B"].text == answer


def test_an_unclosed_fence_is_reported() -> None:
    text = "---\nvariorum: response\n---\n# Prompt\np\n# Response A\n````variorum\nx\n# Evaluation\n"
    assert (7, "the fence under `Response A` is never closed") in messages(text)
    assert parse_document(text).answers["A"].text == "x\n# Evaluation\n"


def test_text_after_a_fence_is_reported() -> None:
    text = "# Prompt\np\n# Response A\n````variorum\nx\n````\nand this\n"
    assert messages(text) == [(7, "text after the fence is no part of `Response A`")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FULL, True),
        ("\ufeff" + FULL, True),
        (FULL.replace("\n", "\r\n"), True),
        ("variorum: response\n", False),
        ("---\nvariorum: responses\n---\n", False),
        ("---\nvariorum: response\n", False),
        ("", False),
    ],
)
def test_a_response_document_says_so_in_its_front_matter(text: str, expected: bool) -> None:
    assert is_response_document(text) is expected


@given(prompt=st.text(), a=st.text(alphabet="`~#\r\n ab*"), b=st.none() | st.text())
def test_any_answers_come_back_byte_for_byte(prompt: str, a: str, b: str | None) -> None:
    document = parse_document(new_document(prompt, a, b))
    assert document.prompt is not None
    assert document.prompt.text == prompt
    assert document.answers["A"].text == a
    assert (document.answers["B"].text if "B" in document.answers else None) == b


PIECES = [*FULL.splitlines(keepends=True), "```", "~~~~\n", "````variorum\n", "\r\n", "\0", "\ud800", "---\n"]


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=30).map("".join))
def test_no_text_breaks_the_reader_and_every_span_lies_inside(text: str) -> None:
    size = len(text.encode("utf-8", "surrogatepass"))
    document = parse_document(text)
    for section in [document.prompt, document.results, *document.answers.values()]:
        assert section is None or 0 <= section.body.start <= section.body.end <= size
    for problem in document.problems:
        assert 0 <= problem.span.start <= problem.span.end <= size
        assert problem.line >= 1
