"""undefined-name: a name that nothing binds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from variorum.languages import Language
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.leftovers import catalogue_of
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Category, Example, Rule
from variorum.rules.unit import FileUnit
from variorum.syntax.bindings import ItemNames
from variorum.syntax.item import Item

RULE = Rule(
    id="undefined-name",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.LOGIC,
    what="Finds names that no scope of the file binds and that the language does not bring. `[rules.undefined-name]` of a "
    "language switches the rule on (`enabled`) where every name of a file can be known. Silent in files that do not "
    "parse, that import everything a module has, or that make names at run time.",
    why="The program stops when it gets there. In a translation the name often means something in the original only.",
    example=Example(
        before="def area(width, height):\n    return width * heigth\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_file
def undefined_names(file: FileUnit) -> Iterator[Violation]:
    """Every use of a name that nothing binds, in the order of the file."""
    document = file.document
    if not file.policy(RULE.id).get("enabled") or document.has_errors or document.is_dynamic:
        return
    unbound = document.free_names - document.bound_names - _known_names(file.language)
    if not unbound:
        return
    for item in document.items:
        for name in sorted(unbound & item.facts.names.free.keys()):
            if name in _members_in_sight(item) or is_ignored(file.language, RULE.id, name):
                continue
            for span in _reads(item.facts.names, name):
                yield RULE.at(span, f"nothing defines `{name}`").shifted(item.span.start)


@cache
def _known_names(language: Language) -> frozenset[str]:
    """Names that the language brings, and those that `source-leftover` explains better."""
    return language.builtins | catalogue_of(language).names
