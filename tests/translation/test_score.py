"""The structural score: what may change without cost, and what must not."""

from __future__ import annotations

import pytest

import variorum
from variorum import TranslationScore
from variorum.languages import language_named
from variorum.rules.registry import select
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

JAVA = """
class Shop {
    static int total(int[] prices, int limit) {
        int sum = 0;
        for (int i = 0; i < prices.length; i++) {
            if (prices[i] > limit) {
                sum += prices[i] * 3;
            } else {
                sum -= 7;
            }
        }
        return sum;
    }
}
"""
RIGHT = """
def total(prices, limit):
    result = 0
    for price in prices:
        if price > limit:
            result += price * 3
        else:
            result -= 7
    return result
"""


def score(target: str, source: str = JAVA) -> TranslationScore:
    return variorum.score_translation(source, target, source_language="java", target_language="python")


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("price > limit", "limit < price"),
        ("result", "amount"),
        ("        else:\n            result -= 7\n", "        else:\n            result = result - 7\n"),
        ("    result = 0\n", "    # the amount to pay\n    result = 0\n"),
    ],
    ids=["mirrored comparison", "other name", "written-out update", "comment"],
)
def test_a_change_of_idiom_costs_little(was: str, now: str) -> None:
    assert score(RIGHT.replace(was, now)).s >= score(RIGHT).s - 0.05


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("price * 3", "price + 3"),
        ("price * 3", "price * 4"),
        ("price > limit", "price == limit"),
        ("        else:\n            result -= 7\n", ""),
        ("    for price in prices:\n", "    if prices:\n        price = prices[0]\n"),
        ("    return result\n", "    return\n    )(\n"),
    ],
    ids=["operator", "constant", "comparison", "dropped else", "dropped loop", "syntax error"],
)
def test_a_change_of_meaning_costs_points(was: str, now: str) -> None:
    assert score(RIGHT.replace(was, now)).s < score(RIGHT).s


def test_an_unrelated_text_scores_far_below() -> None:
    other = "def greet(person, polite):\n    if polite:\n        print('Good day', person)\n"
    assert score(other).s < score(RIGHT).s / 2


def test_every_lost_point_names_its_place() -> None:
    lost = RIGHT.replace("price * 3", "price + 3")
    [evidence] = [one for one in score(lost).parts["arithmetic"].evidence if one.source]
    assert evidence.source is not None
    assert JAVA[evidence.source.start : evidence.source.end] == "*"


def test_a_program_is_the_best_translation_of_itself() -> None:
    same = variorum.score_translation(RIGHT, RIGHT, source_language="python", target_language="python")
    assert same.s == pytest.approx(1.0)


def test_the_estimate_is_on_the_grid_and_names_its_judge() -> None:
    judged = score(RIGHT).estimate
    assert judged.judge == "offline estimate"
    assert {field.value for field in judged.dimensions.values()} <= {0, 0.25, 0.5, 0.75, 1}
    weights = {
        "functional_intent": 0.30,
        "idiomaticity": 0.25,
        "readability": 0.20,
        "unnecessary_artifacts": 0.15,
        "safety": 0.10,
    }
    assert judged.j == pytest.approx(
        sum(weights[name] * field.value for name, field in judged.dimensions.items())
    )


def test_imm_mixes_s_and_j_half_and_half() -> None:
    found = score(RIGHT)
    assert found.estimate.j is not None
    assert found.imm == pytest.approx(0.5 * found.s + 0.5 * found.estimate.j)


@pytest.mark.parametrize("text", ["", "\x00\x01", "((((", "def f(:\n", "\ufeff", "\ud800", "'" * 999])
def test_any_text_can_be_scored(text: str) -> None:
    assert 0.0 <= score(text).s <= 1.0
    assert 0.0 <= score(RIGHT, source=text).s <= 1.0


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(variorum.UnknownLanguage, match="python"):
        variorum.score_translation("", "", source_language="cobol", target_language="python")


@pytest.mark.parametrize(
    ("head", "validity"),
    [("", 1.0), ("import java.util.List;\n", 0.45)],
    ids=["a snippet leaves its imports out", "a file has forgotten one"],
)
def test_a_missing_import_counts_where_there_are_imports(head: str, validity: float) -> None:
    target = head + "class A { List<Integer> f() { return new ArrayList<>(); } }"
    found = variorum.score_translation(JAVA, target, source_language="java", target_language="java")
    assert found.parts["validity"].value == validity


def test_a_method_without_its_class_is_valid() -> None:
    target = "public Account(int limit)\n{\n    this.limit = limit;\n}\n"
    found = variorum.score_translation(JAVA, target, source_language="java", target_language="csharp")
    assert found.parts["validity"].value == 1.0
    broken = variorum.score_translation(JAVA, target + "}", source_language="java", target_language="csharp")
    assert broken.parts["validity"].value < 0.5


def test_divergences_cost_safety_by_severity() -> None:
    stub = "def total(prices, limit):\n    pass\n"
    errors = [one for one in score(stub).findings if one.severity is variorum.Severity.ERROR]
    assert [one.rule for one in errors] == ["unfinished-function"]
    assert score(stub).estimate.dimensions["safety"].value == 0.25
    assert score(RIGHT).estimate.dimensions["safety"].value == 1.0


LEDGER = """\
class Ledger {
    private record Posting(String code, int cents) {}

    static final class Account {
        final String name;
        int balance = 0;

        Account(String name) {
            this.name = name;
        }
    }
}
"""
LEDGER_IN_PYTHON = """\
from dataclasses import dataclass


@dataclass(frozen=True)
class Posting:
    code: str
    cents: int


class Account:
    def __init__(self, name):
        self.name = name
        self.balance = 0
"""


def test_decorators_are_no_events() -> None:
    assert score(LEDGER_IN_PYTHON, source=LEDGER).parts["effects"].value == 1.0


def test_one_added_word_costs_no_order() -> None:
    constructor = next(
        one
        for one in score(LEDGER_IN_PYTHON, source=LEDGER).alignments
        if one.target and one.target.name == "__init__"
    )
    assert constructor.s == 1.0


def test_a_sum_of_a_thousand_terms_is_scored() -> None:
    long = "count = 1\ntotal = " + " + ".join(["count"] * 1000) + "\n"
    score = variorum.score_translation(long, long, source_language="python", target_language="python")
    assert score.s == 1.0


def test_a_habit_of_the_source_language_counts_once() -> None:
    carried = "def total(prices, limit):\n    if limit == None:\n        return 0\n    return sum(prices)\n"
    fields = score(carried).estimate.dimensions
    assert any("source-leftover" in one.text for one in fields["idiomaticity"].evidence)
    assert fields["unnecessary_artifacts"].value == 1.0


def test_broken_code_is_neither_idiomatic_nor_safe() -> None:
    for text, idiomaticity in (("def total(prices:\n    return 1\n", 0.0), ("print(no_such_name)\n", 0.5)):
        fields = score(text).estimate.dimensions
        assert (fields["idiomaticity"].value, fields["safety"].value) == (idiomaticity, 0.0)


def test_a_correct_translation_with_single_letter_names_is_related() -> None:
    original = "import sys\n\nfor p in sys.stdin:\n    q = int(p)\n    if q > 3:\n        print(q * 7)\n"
    translation = (
        "import java.util.Scanner;\n\nclass Solution {\n    public static void main(String[] given) {\n"
        "        Scanner reader = new Scanner(System.in);\n        while (reader.hasNextInt()) {\n"
        "            int w = reader.nextInt();\n            if (w > 3) {\n                System.out.println(w * 7);\n"
        "            }\n        }\n    }\n}\n"
    )
    parts = variorum.score_translation(
        original, translation, source_language="python", target_language="java"
    ).parts
    assert parts["similarity"].value == 1.0
    other = "class Bird:\n    def sing(self, loudly):\n        return 'tirili' if loudly else 'til'\n"
    parts = variorum.score_translation(
        original, other, source_language="python", target_language="python"
    ).parts
    assert parts["similarity"].value < 0.1


def findings_at(target: str, source: str = JAVA) -> dict[str, variorum.Severity]:
    return {one.rule: one.severity for one in score(target, source).findings}


def test_a_difference_between_dissimilar_items_is_information() -> None:
    changed = RIGHT.replace("price * 3", "price * 4")
    walked = JAVA.replace("int i = 0; i < prices.length; i++", "int price : prices").replace(
        "prices[i]", "price"
    )
    assert findings_at(changed, walked)["changed-constant"] is variorum.Severity.WARNING
    other = "def total(prices, limit):\n    return sum(p * 4 if p > limit else -7 for p in prices)\n"
    assert findings_at(other)["changed-constant"] is variorum.Severity.INFORMATION


def test_scores_count_findings_shown_as_information() -> None:
    """A rule with evidence too weak for a warning still lowers the score, whatever severity a setting gives it."""
    short = RIGHT.replace("        if price > limit:\n    ", "").replace(
        "        else:\n            result -= 7\n", ""
    )
    assert findings_at(short)["dropped-branch"] is variorum.Severity.INFORMATION
    assert score(short).parts["divergences"].value < 1
    documents = [
        Document.parse(text, language_named(name)) for text, name in ((JAVA, "java"), (short, "python"))
    ]
    loud = score_documents(
        *documents, selection=select(severities={"dropped-branch": variorum.Severity.ERROR}), interprets=True
    )
    assert variorum.Severity.ERROR in {one.severity for one in loud.findings}
    assert loud.s == score(short).s
