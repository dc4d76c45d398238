"""undefined-name: a name that nothing binds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Set
from typing import Any

from variorum.rules.declaration_files import is_made_of_declarations
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.leftovers import catalogue_of
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Category, Context, Example, Rule
from variorum.rules.scripts import is_script
from variorum.rules.surroundings import line_around, use_pattern
from variorum.rules.unit import FileUnit
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.syntax.undefined import prepared_parts

RULE = Rule(
    id="undefined-name",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.LOGIC,
    context=Context.FILE,
    what="Finds names that no scope of the file binds, that the language does not bring, and that no other file of the "
    "workspace declares for it. "
    "`[rules.undefined-name]` of a language switches the rule on (`enabled`) where every name of a "
    "file can be known. Silent in files that do not parse, that import everything a module has, that only declare what "
    "is elsewhere, or that make names at run time, in the parts of one that handle an unknown name "
    "(`@prepared.unbound`), and on names that the file asks for in a way that `known_by` describes. No error where "
    "an assignment in the file creates the name: `created_by` says what follows a name then, `created_unless` what a "
    "file holds in which that is an error after all. Information in a script that nobody translated, because its page, "
    "another script or the program that loads it may define the name: `separate_if` describes what makes a file more than a "
    "script.",
    why="The program stops when it gets there. In a translation the name often means something in the "
    "original only.",
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
    unbound = file.unbound - catalogue_of(file.language).names
    if not unbound or is_made_of_declarations(document):
        return
    created, is_shared = _created(file, unbound), is_script(file, RULE.id)
    # Who translates declares variables; scripts of old did not always.
    of_created = Severity.INFORMATION if file.source_language is None else Severity.WARNING
    of_others = Severity.INFORMATION if file.source_language is None and is_shared else None
    for item in document.items_naming(unbound):
        for name in sorted(unbound & item.facts.names.free.keys()):
            if _is_spoken_of(document, file.policy(RULE.id), name):
                continue
            # A member used by its bare name is a slip of its own kind, which `source-leftover` explains.
            if document.has_member(item.container, name) or is_ignored(file.language, RULE.id, name):
                continue
            prepared = prepared_parts(item.facts)
            for span in item.facts.names.free[name]:
                if any(part.contains(span) for part in prepared):
                    continue
                severity = of_created if name in created else of_others
                yield RULE.at(span, f"nothing defines `{name}`", severity=severity).shifted(item.span.start)


def _created(file: FileUnit, names: Set[str]) -> set[str]:
    """Those of the names that come into being, for the whole program, where the file assigns to them."""
    policy = file.policy(RULE.id)
    if "created_by" not in policy:
        return set()
    assigned = re.compile(policy["created_by"].encode())
    created = {
        name
        for item in file.document.items_naming(names)
        for name in names & item.facts.names.free.keys()
        for span in item.facts.names.free[name]
        if assigned.match(item.facts.text, span.end)
    }
    is_strict = created and re.search(
        policy["created_unless"].encode(), file.document.text.data, re.MULTILINE
    )
    return set() if is_strict else created


def _is_spoken_of(document: Document, policy: Mapping[str, Any], name: str) -> bool:
    """Whether the file says elsewhere that there may be such a name: `known_by`, a regular expression for
    a line with `@` for the name."""
    expression = policy.get("known_by")
    if not expression:
        return False
    pattern, data, key = use_pattern(expression), document.text.data, name.encode()
    place = data.find(key)
    while place >= 0:
        if pattern.search(line_around(data, Span(place, place + len(key)))):
            return True
        place = data.find(key, place + len(key))
    return False
