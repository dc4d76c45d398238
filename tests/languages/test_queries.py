"""Every query of every language compiles, and uses only the captures that `languages/README.md` lists."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from variorum.languages import language_ids, language_named
from variorum.rules.registry import all_rules
from variorum.rules.rule import Rule
from variorum.syntax.grammar import query_of
from variorum.syntax.item import SEEN

QUERIES = ["outline", "scopes", "flow", "artifacts", "program", "shapes"]
README = files("variorum.languages").joinpath("README.md").read_text(encoding="utf-8")


def documented(name: str) -> set[str]:
    """The captures that the README's section on a query file lists, `.suffix` shorthands expanded."""
    section = re.search(rf"^## `{name}\.scm`\n(.*?)(?=^## |\Z)", README, re.M | re.S)
    assert section is not None
    found: set[str] = set()
    for line in section[1].splitlines():
        base = ""
        for whole, suffix in re.findall(r"`@([\w.]+)`|`\.([\w]+)`", line):
            base = whole or base
            found.add(whole or f"{base.rpartition('.')[0]}.{suffix}")
    if name == "scopes":
        kinds = re.findall(r"`([\w.]+)`", section[1].partition("| kind | binds |")[2].partition("\n\n")[0])
        found |= {f"definition.{kind}" for kind in kinds}
    return found


@pytest.mark.parametrize("query", QUERIES)
@pytest.mark.parametrize("language", language_ids())
def test_query_compiles_and_keeps_the_contract(language: str, query: str) -> None:
    compiled = query_of(language_named(language), query)
    assert compiled is not None, f"{language}/{query}.scm is missing or empty"
    names = {compiled.capture_name(index) for index in range(compiled.capture_count)}
    free = {name for name in names if not name.startswith(("_", "leftover."))}
    # A leftover's own captures only fill its message and fix.
    if query == "artifacts":
        own = " ".join(entry.get("query", "") for entry in language_named(language).leftovers)
        free -= set(re.findall(r"@([\w.]+)", own))
    # `@typed.as.` is completed by the name of a type.
    assert {name for name in free if not name.startswith("typed.as.")} <= documented(query)


@pytest.mark.parametrize("language", language_ids())
def test_summaries_keep_the_contract(language: str) -> None:
    compiled = query_of(language_named(language), "summary")
    names = {compiled.capture_name(index) for index in range(compiled.capture_count)} if compiled else set()
    assert {name for name in names if not name.startswith("_")} <= documented("summary")


def test_checks_wait_for_marks_that_there_are() -> None:
    known = documented("artifacts") | set(SEEN)
    for rule in all_rules().values():
        if isinstance(rule, Rule):
            assert rule.marks | rule.file_marks <= known, rule.id
