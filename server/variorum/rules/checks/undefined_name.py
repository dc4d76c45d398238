"""undefined-name: a name that nothing binds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Set

from variorum.rules.declaration_files import is_made_of_declarations
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.leftover_table import leftover_table
from variorum.rules.line_patterns import is_mentioned_as
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Category, Context, Example, Rule
from variorum.rules.scripts import is_script
from variorum.rules.test_detection import is_test_function
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.usage import enclosing_function
from variorum.syntax.undefined_names import prepared_parts

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
    "script. So is a name that `provided` describes, which a build may put a value in place of, and one that the file uses "
    "outside of all functions, or in tests, in at least `loaded_with` places: it runs only where its loader defines the name.",
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
    unbound = file.unbound - leftover_table(file.language).names
    if not unbound or is_made_of_declarations(document):
        return
    created, is_shared = _created(file, unbound), is_script(file, RULE.id)
    known_by = file.policy(RULE.id).get("known_by")
    provided = _provided(file, unbound) if file.source_language is None else frozenset[str]()
    # Who translates declares variables; scripts of old did not always.
    of_created = Severity.INFORMATION if file.source_language is None else Severity.WARNING
    of_others = Severity.INFORMATION if file.source_language is None and is_shared else None
    for item in document.items_naming(unbound):
        for name in sorted(unbound & item.facts.names.free.keys()):
            if known_by and is_mentioned_as(document.text.data, known_by, name):
                continue
            # A member used by its bare name is a slip of its own kind, which `source-leftover` explains.
            if document.has_member(item.container, name) or is_ignored(file.language, RULE.id, name):
                continue
            prepared = prepared_parts(item.facts)
            for span in item.facts.names.free[name]:
                if any(part.contains(span) for part in prepared):
                    continue
                severity = of_created if name in created else of_others
                if name in provided:
                    severity = Severity.INFORMATION
                yield RULE.at(span, f"nothing defines `{name}`", severity=severity).shifted(item.span.start)


def _provided(file: FileUnit, names: Set[str]) -> Set[str]:
    """Those of the names that a build or the file's loader may well define."""
    policy = file.policy(RULE.id)
    pattern, fewest = policy.get("provided"), policy.get("loaded_with")
    provided = {name for name in names if pattern is not None and re.search(pattern, name)}
    if fewest is None:
        return provided
    uses: Counter[str] = Counter()
    for item in file.document.items_naming(names):
        free, is_run = item.facts.names.free, is_test_function(ItemUnit(file.language, item.facts))
        for name in names & free.keys():
            uses[name] += sum(is_run or enclosing_function(item.facts, place) is None for place in free[name])
    return provided | {name for name, count in uses.items() if count >= fewest}


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
