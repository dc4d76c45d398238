"""`variorum rule NAME`: prints the documentation of a rule."""

from __future__ import annotations

import argparse

from variorum.cli.argument_parser import CannotRun, Parser, add_format
from variorum.cli.console import Console
from variorum.reports.rule_page import rule_page
from variorum.reports.rule_text import rule_plain
from variorum.rules.registry import UnknownRule, all_rules, rule_named
from variorum.settings.problem import suggestion


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum rule",
        description="Explains one rule.",
        epilog="exit status: 0 explained, 2 there is no such rule",
    )
    arguments.add_argument("name", metavar="NAME", help="the rule's id, such as unused-import")
    add_format(arguments, "text", "markdown")
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Prints the rule's page. Returns the exit status."""
    try:
        rule = rule_named(options.name)
    except UnknownRule as error:
        raise CannotRun(unknown_rule(options.name)) from error
    console.show(rule_page(rule) if options.format == "markdown" else rule_plain(rule, console.style))
    return 0


def unknown_rule(name: str) -> str:
    """Returns the message for an unknown rule id."""
    hint = suggestion(name, all_rules(), most=3)
    return f"unknown rule {name!r}{hint or ':'} `variorum rules` lists them"
