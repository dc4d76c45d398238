"""A rule's documentation in its fixed form: what it finds, why it matters, an example before and after."""

from __future__ import annotations

from variorum.languages import language_named
from variorum.reports.style import PLAIN, Style
from variorum.rules.rule import Rule


def rule_markdown(rule: Rule) -> str:
    """The rule's page."""
    name = language_named(rule.example.language).name
    return "\n".join(
        [
            f"# {rule.id}",
            "",
            f"{_facts(rule)}.",
            "",
            "## What it finds",
            "",
            rule.what,
            "",
            "## Why it matters",
            "",
            rule.why,
            "",
            f"## Example in {name}",
            "",
            *_fenced(rule.example.before, rule.example.language),
            "",
            "Better:",
            "",
            *_fenced(rule.example.after, rule.example.language),
            "",
        ]
    )


def rule_plain(rule: Rule, style: Style = PLAIN) -> str:
    """The same for a terminal."""
    name = language_named(rule.example.language).name
    sections = [
        f"{style.strong(rule.id)}: {_facts(rule)}.",
        f"{style.strong('What it finds')}\n{rule.what}",
        f"{style.strong('Why it matters')}\n{rule.why}",
        f"{style.strong(f'Example in {name}')}\n{_indented(rule.example.before)}",
        f"{style.strong('Better')}\n{_indented(rule.example.after)}",
    ]
    return "\n\n".join(sections) + "\n"


def _facts(rule: Rule) -> str:
    state = "on by default" if rule.is_default else "off by default"
    return f"{rule.severity.label}, {rule.weight.value} weight, about {rule.category.value}, {state}"


def _fenced(code: str, language: str) -> list[str]:
    return [f"```{language}", code.strip("\n"), "```"]


def _indented(code: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in code.strip("\n").split("\n"))
