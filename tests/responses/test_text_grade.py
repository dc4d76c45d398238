"""Scores without a model say what text proves, and leave the rest unscored."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.responses.dimensions import TITLES
from variorum.responses.text_grade import grade_text, preference_of


def preferred(a: str, b: str) -> int:
    return preference_of(grade_text(PROMPT, a), grade_text(PROMPT, b))


PROMPT = "Write a Python function that doubles a number."
GOOD = "```python\ndef double(x):\n    return 2 * x\n```"
BROKEN = "```python\ndef double(x:\n    return 2 * x\n```"
WRONG = "```java\nclass A { int f( { } }\n```"


def test_an_answer_without_findings_is_not_called_good() -> None:
    grade = grade_text(PROMPT, GOOD)
    assert grade.ratings == {}
    assert grade.unscored == tuple(TITLES)
    assert grade.label is None
    assert grade.best_label == "Excellent"


def test_a_finding_bounds_its_dimension_and_says_why() -> None:
    grade = grade_text(PROMPT, f"Great question!\n\n{BROKEN}")
    assert grade.ratings == {"technical_accuracy": 1, "presentation_clarity": 2}
    assert [one.check.id for one in grade.evidence["technical_accuracy"]] == ["broken-code"]
    assert grade.best_label == "Inadequate"
    assert grade.label is None


def test_two_major_issues_settle_the_label_whatever_the_rest_is() -> None:
    assert grade_text(PROMPT, WRONG).label == "Unacceptable"


def test_four_small_mistakes_in_a_dimension_are_more_than_minor() -> None:
    jumps = "# a\n\n### b\n\n# a\n\n### b\n\n# a\n\n### b\n\n"
    assert grade_text("", jumps).ratings == {"presentation_clarity": 2}
    assert grade_text("", jumps + "# a\n\n### b\n").ratings == {"presentation_clarity": 1}


def test_the_weightiest_difference_decides() -> None:
    chatty = f"Sure! Great question! I hope this helps!\n\n{GOOD}"
    assert preferred(chatty, BROKEN) == 1
    assert preferred(WRONG, GOOD) == -2
    assert preferred(GOOD, GOOD) == 0


SQL = "```python\ndef find(connection, name):\n    return connection.execute(f\"SELECT * FROM books WHERE name = '{name}'\")\n```"


def test_sql_built_from_input_is_a_major_issue_of_safety() -> None:
    assert grade_text(PROMPT, SQL).ratings == {"safety": 1}


@pytest.mark.parametrize(
    ("language", "code"),
    [
        (
            "python",
            'def find(cursor, name):\n    query = "SELECT * FROM users WHERE name = \'"\n    query += name\n'
            '    query += "\'"\n    return cursor.execute(query)',
        ),
        ("python", 'query = "SELECT * FROM users WHERE name = \'"\nquery += input()\ncursor.execute(query)'),
        (
            "js",
            'let query = "SELECT * FROM users WHERE name = \'";\nquery += req.query.name + "\'";\ndb.query(query);',
        ),
        (
            "php",
            "$query = \"SELECT * FROM users WHERE name = '\";\n$query .= $_GET['name'];\n$db->query($query);",
        ),
        ("ruby", "User.where(\"name = '#{params[:x]}'\")"),
        ("python", 'cursor.execute("SELECT * FROM users WHERE name LIKE \'%" + name + "%\'")'),
    ],
)
def test_sql_that_grows_or_is_a_clause_is_a_major_issue_of_safety(language: str, code: str) -> None:
    assert grade_text(PROMPT, f"```{language}\n{code}\n```").ratings["safety"] == 1


def test_sql_that_takes_its_values_beside_it_is_no_issue() -> None:
    code = (
        'query = "SELECT * FROM users WHERE 1 = 1"\nquery += " AND name = ?"\ncursor.execute(query, (name,))'
    )
    assert "safety" not in grade_text(PROMPT, f"```python\n{code}\n```").ratings


def test_a_strong_preference_takes_two_proven_issues_that_weigh() -> None:
    chatty = "Sure! Great question! I hope this helps!"
    assert preferred(GOOD, BROKEN) == 1
    assert preferred(GOOD, f"{chatty}\n\n{BROKEN}") == 1
    assert preferred(GOOD, f"{BROKEN}\n\n{BROKEN}") == 1
    assert preferred(GOOD, f"{SQL}\n\n{BROKEN}") == 2
    assert preferred(SQL, f"{SQL}\n\n{BROKEN}") == 1


ANSWERS = st.lists(st.sampled_from([GOOD, BROKEN, WRONG, "Sure!", "Use it.", "# a\n### b"]), max_size=4).map(
    "\n\n".join
)


@given(a=ANSWERS, b=ANSWERS)
def test_exchanging_the_answers_turns_the_preference_round(a: str, b: str) -> None:
    assert preferred(a, b) == -preferred(b, a)
