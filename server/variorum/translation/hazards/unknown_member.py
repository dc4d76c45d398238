"""unknown-member: a method that neither the standard library nor the file has."""

from __future__ import annotations

import re
from collections.abc import Iterator

from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.rule import Category, Example
from variorum.syntax.document import Document
from variorum.syntax.program import program_of
from variorum.translation.hazard import PairRule, PairUnit

RULE = PairRule(
    id="unknown-member",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.TRANSLATION,
    what=(
        "Finds calls of methods that no type of the target's standard library has and that the translation does not define: "
        "names that were invented, or carried over from the source language."
    ),
    why="The call fails as soon as it is reached.",
    example=Example(
        before="if seen.containsKey(name): ...\n", after="if name in seen: ...\n", language="python"
    ),
)


@RULE.check_pair
def unknown_members(pair: PairUnit) -> Iterator[Violation]:
    """Method calls by names that nobody defines; silent where the file imports from outside the standard library."""
    known = pair.target.language.members
    if not known or _uses_other_libraries(pair.target):
        return
    own = _own_names(pair.target)
    for event in program_of(pair.target):
        name = event.value.removeprefix(".")
        if event.kind == "invoke" and name != event.value and name not in known and name not in own:
            yield RULE.at(
                event.span,
                f"nothing in {pair.target.language.name}'s standard library or in this file has a method `{name}`",
            )


def _own_names(document: Document) -> set[str]:
    declared = {one.name for item in document.items for one in item.facts.declarations}
    bound = {binding.name for item in document.items for binding in item.facts.names.outermost}
    return declared | bound


def _uses_other_libraries(document: Document) -> bool:
    """Whether an import names something that is no module of the standard library; its members are anybody's guess."""
    standard = {name.split(".")[0] for name in document.language.modules.get("modules", ())}
    for item in document.items:
        for match in item.facts.matches.get("import.clause", ()):
            statement = match["import.statement"]
            words = item.facts.text[statement.start : statement.end].decode("utf-8", "replace").split()
            if standard.isdisjoint(re.split(r"\W", word)[0] for word in words[1:]):
                return True
    return False
