"""Generates the documentation page that lists the rules of each language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from variorum.languages import Language
from variorum.rules.rule import Category, Rule

_TITLES = {
    Category.SAFETY: "Safety",
    Category.LOGIC: "Logic",
    Category.LEFTOVER: "Leftovers",
}


def language_page(
    rules: Iterable[Rule], languages: Iterable[Language], is_tested: Mapping[str, frozenset[str]]
) -> str:
    """Returns a table for each kind of rule. `is_tested` maps a rule to the languages with a test program for it.

    The rules of the structure of a pair, which ask for no language, are left out.
    """
    rules, languages = list(rules), sorted(languages, key=lambda language: language.name)
    lines = [
        "# Rules and languages",
        "",
        "A mark stands where a program in `tests/rules` shows the rule at work. Most rules ask for facts that every language "
        "has, and work in the others as well; a safety rule without a mark has nothing to find in that language.",
    ]
    for category, title in _TITLES.items():
        lines += [
            "",
            f"## {title}",
            "",
            "| rule | " + " | ".join(language.name for language in languages) + " |",
            "|---|" + "---|" * len(languages),
        ]
        lines += [_row(rule, languages, is_tested) for rule in rules if rule.category is category]
    return "\n".join([*lines, ""])


def _row(rule: Rule, languages: Iterable[Language], is_tested: Mapping[str, frozenset[str]]) -> str:
    marks = ("●" if language.id in is_tested.get(rule.id, ()) else "" for language in languages)
    return f"| [{rule.id}]({rule.id}.md) | " + " | ".join(marks) + " |"
