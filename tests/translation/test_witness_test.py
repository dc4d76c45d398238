"""A witness is written as a unit test in the framework that the language's table names."""

from __future__ import annotations

from typing import Any

import pytest

from variorum.differential.interpreted_pair import compare_sources
from variorum.languages import language_named
from variorum.translation.witness_test import witness_test

JAVA = """static int[] capped(int[] prices, int limit) {
    int[] result = new int[prices.length];
    for (int i = 0; i < result.length; i++) result[i] = Math.min(prices[i], limit);
    return result;
}"""
PYTHON = "def capped(prices, limit):\n    return [{}(price, limit) for price in prices]\n"
GO = """package shop

func capped(prices []int, limit int) []int {
	result := []int{}
	for _, price := range prices {
		if price > limit {
			result = append(result, price)
		} else {
			result = append(result, limit)
		}
	}
	return result
}
"""
CPP = """vector<int> capped(vector<int>& prices, int limit) {
    vector<int> result;
    for (int price : prices) result.push_back(max(price, limit));
    return result;
}"""
JAVASCRIPT = "function capped(prices, limit) { return prices.map(price => Math.max(price, limit)); }"


def written(target: str, language: str, source: str = JAVA, source_language: str = "java") -> tuple[str, str]:
    own = language_named(language)
    verdict = compare_sources(source, language_named(source_language), target, own)
    assert verdict.witness is not None
    made = witness_test(verdict.witness, own, "src/shop.x", target)
    assert made is not None
    return made


def test_pytest() -> None:
    framework, text = written(PYTHON.format("max"), "python")
    assert framework == "pytest"
    namespace: dict[str, Any] = {"capped": lambda prices, limit: [min(price, limit) for price in prices]}
    exec(text.replace("from shop import capped", ""), namespace)
    namespace["test_capped_as_the_original"]()
    namespace["capped"] = lambda prices, limit: [max(price, limit) for price in prices]
    with pytest.raises(AssertionError):
        namespace["test_capped_as_the_original"]()


@pytest.mark.parametrize(
    ("language", "target", "framework", "lines"),
    [
        (
            "java",
            "class Shop {" + JAVA.replace("min", "max") + "}",
            "JUnit",
            ["assertArrayEquals(new int[] {1}, Shop.capped(new int[] {1}, 2));"],
        ),
        ("javascript", JAVASCRIPT, "Jest", ["expect(capped([1], 2)).toEqual([1]);"]),
        (
            "cpp",
            CPP,
            "googletest",
            [
                "std::vector<int> prices = std::vector<int>{1};",
                "EXPECT_EQ(capped(prices, limit), (std::vector<int>{1}));",
            ],
        ),
        (
            "go",
            GO,
            "testing",
            ["package shop", "expected := []int{1}", "if found := capped([]int{1}, 2);"],
        ),
    ],
)
def test_the_frameworks_of_other_languages(
    language: str, target: str, framework: str, lines: list[str]
) -> None:
    source, own = (PYTHON.format("min"), "python") if language == "java" else (JAVA, "java")
    found, text = written(target, language, source, own)
    assert found == framework
    for line in lines:
        assert line in text


def test_a_witness_of_a_program_has_no_test() -> None:
    python = language_named("python")
    verdict = compare_sources("print(int(input()) + 1)\n", python, "print(int(input()) + 2)\n", python)
    assert verdict.witness is not None
    assert witness_test(verdict.witness, python, "a.py", "") is None
