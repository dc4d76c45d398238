"""`variorum rules`: lists every rule in one table."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import Parser, add_format
from variorum.cli.console import Console
from variorum.reports.json_shape import document
from variorum.rules.registry import all_rules
from variorum.rules.rule import Rule


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(prog="variorum rules", description="Lists the rules.", epilog="exit status: 0 listed")
    add_format(arguments, "text", "json")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Prints the table. Returns the exit status."""
    rules = list(all_rules().values())
    if options.format == "json":
        console.show(document(rules=[_entry(rule) for rule in rules]))
        return 0
    widest = max(len(rule.id) for rule in rules)
    console.show(console.style.faint(f"{'rule':{widest}}  severity     weight    what it finds") + "\n")
    for rule in rules:
        severity = console.style.severity(f"{rule.severity.label:11}", rule.severity)
        state = "" if rule.default_state == "on by default" else f" ({rule.default_state})"
        name = console.style.strong(f"{rule.id:{widest}}")
        # The first sentence is the summary; the rest is on the rule's own page.
        what = rule.what.split(". ")[0].rstrip(".")
        console.show(f"{name}  {severity}  {rule.weight.value:8}  {what}{state}\n")
    console.show("\n`variorum rule NAME` explains a rule.\n")
    return 0


def _entry(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "severity": rule.severity.label,
        "weight": rule.weight.value,
        "category": rule.category.value,
        "is_default": rule.is_default,
        "is_style_rule": rule.is_style_rule,
        "what": rule.what,
        "why": rule.why,
    }
