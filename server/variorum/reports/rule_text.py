"""Renders a rule's documentation for a terminal: what it finds, why it matters, an example."""

from __future__ import annotations

import textwrap

from variorum.languages import language_named
from variorum.reports.style import PLAIN, Style
from variorum.rules.rule import Rule


def rule_plain(rule: Rule, style: Style = PLAIN) -> str:
    """Returns the rule's documentation as plain text."""
    name = language_named(rule.example.language).name
    sections = [
        f"{style.strong(rule.id)}: {_facts(rule)}.",
        f"{style.strong('What it finds')}\n{_wrapped(rule.what)}",
        f"{style.strong('Why it matters')}\n{_wrapped(rule.why)}",
        f"{style.strong(f'Example in {name}')}\n{_indented(rule.example.before)}",
        f"{style.strong('Better')}\n{_indented(rule.example.after)}",
    ]
    return "\n\n".join(sections) + "\n"


def _facts(rule: Rule) -> str:
    return (
        f"{rule.severity_text}, {rule.weight.value} weight, about {rule.category.value}, {rule.default_state}"
    )


def _wrapped(text: str) -> str:
    return textwrap.fill(text, 100, break_long_words=False, break_on_hyphens=False)


def _indented(code: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in code.strip("\n").split("\n"))
