"""Generates the documentation of rules: a page for each, and an index."""

from __future__ import annotations

from collections.abc import Iterable

from variorum.languages import language_named
from variorum.rules.rule import Rule


def rule_page(rule: Rule) -> str:
    """Returns the page of one rule: what it finds, why it matters, an example before and after."""
    comments = language_named(rule.example.language).comments
    return "\n".join(
        [
            f"# {rule.id}",
            "",
            f"*{_traits(rule)}*",
            "",
            "## What it finds",
            "",
            rule.what,
            "",
            "## Why it matters",
            "",
            rule.why,
            "",
            "## Example",
            "",
            _fenced(rule.example.language, rule.example.before),
            "",
            "Use instead:",
            "",
            _fenced(rule.example.language, rule.example.after),
            "",
            "## Where it applies",
            "",
            f"In {_place(rule)}.",
            "",
            "## Silence it",
            "",
            "On the line, or on a line of its own above:",
            "",
            _fenced(rule.example.language, comments.wrap(f"variorum: ignore[{rule.id}]")),
            "",
            "For a workspace, in `variorum.toml`:",
            "",
            _fenced("toml", f'[rules]\ndisabled = ["{rule.id}"]'),
            "",
        ]
    )


def rule_index(rules: Iterable[Rule]) -> str:
    """Returns the index of all rules."""
    rows = [
        f"| [{rule.id}]({rule.id}.md) | {_traits(rule)} | {_first_sentence(rule.what)} |" for rule in rules
    ]
    return "\n".join(
        [
            "# Rules",
            "",
            "| rule | | what it finds |",
            "|---|---|---|",
            *rows,
            "",
            "Entries of `source-leftover` by language: [leftovers](leftovers.md). Which rule applies to which language: "
            "[a table](languages.md).",
            "",
        ]
    )


def _traits(rule: Rule) -> str:
    return f"{rule.category.value}, {rule.severity_text}, weight {rule.weight.value}, {rule.default_state}"


def _place(rule: Rule) -> str:
    return (
        "translations whose original is known"
        if rule.item_check is None and rule.file_check is None
        else rule.context.value
    )


def _first_sentence(text: str) -> str:
    return text.partition(". ")[0].rstrip(".").replace("|", "\\|") + "."


def _fenced(language: str, code: str) -> str:
    return f"```{language}\n{code.rstrip()}\n```"
