"""undefined-name: a name that is not defined."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Set

from variorum.rules.declaration_files import is_made_of_declarations
from variorum.rules.finding import Severity, Violation, Weight
from variorum.rules.leftover_table import leftover_table
from variorum.rules.line_patterns import is_mentioned_as
from variorum.rules.open_namespaces import open_namespaces
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Category, Context, Example, Rule
from variorum.rules.scripts import is_script
from variorum.rules.test_detection import is_test_function
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.usage import enclosing_function
from variorum.syntax.item import Item
from variorum.syntax.span import Span
from variorum.syntax.undefined_names import prepared_parts

RULE = Rule(
    id="undefined-name",
    weight=Weight.MAJOR,
    severity=Severity.ERROR,
    category=Category.LOGIC,
    context=Context.FILE,
    what=(
        "Finds names that no scope of the file binds, that are not built in, and that no other file of the workspace declares. "
        "`[rules.undefined-name]` of a language enables the rule (`enabled`) if all names of a file can be known. Ignored are: "
        "files with syntax errors, with star imports, that only declare what is elsewhere, or that create names at run time; "
        "the parts of a file that handle an unknown name (`@prepared.unbound`); and names that `known_by` matches. A name that "
        "an assignment in the file creates is reported once, and is no error: `created_by` matches what follows the name, "
        "`created_unless` files in which it is an error after all. In an untranslated script an undefined name is information, "
        "because its page, another script or a loader may define it: `separate_if` matches files that are more than a script. "
        "Also information are names that `provided` matches, which a build may replace, and names that the file uses outside of"
        " all functions, or in tests, in at least `loaded_with` places, and names in the body of a class whose metaclass, or "
        "that of a base, may define them (`@namespace.base`)."
    ),
    why="The program fails when it gets there. In a translation the name often exists only in the original.",
    example=Example(
        before="def area(width, height):\n    return width * heigth\n",
        after="def area(width, height):\n    return width * height\n",
        language="python",
    ),
)


@RULE.check_file
def undefined_names(file: FileUnit) -> Iterator[Violation]:
    """Reports every use of a name that nothing binds, in source order."""
    document = file.document
    if not file.policy(RULE.id).get("enabled") or document.has_errors or document.is_dynamic:
        return
    unbound = file.unbound - leftover_table(file.language).names
    if not unbound or is_made_of_declarations(document):
        return
    created, is_shared = _created(file, unbound), is_script(file, RULE.id)
    known_by = file.policy(RULE.id).get("known_by")
    provided = _provided(file, unbound) if file.source_language is None else frozenset[str]()
    # Translators declare variables; old scripts do not always.
    of_created = Severity.INFORMATION if file.source_language is None else Severity.WARNING
    namespaces = open_namespaces(document) if file.source_language is None else frozenset[str]()
    declared_once = set[str]()
    of_others = Severity.INFORMATION if file.source_language is None and is_shared else None
    for item in document.items_naming(unbound):
        for name in sorted(unbound & item.facts.names.free.keys()):
            if known_by and is_mentioned_as(document.text.data, known_by, name):
                continue
            # A member used by its bare name is another mistake, which `source-leftover` reports.
            if document.has_member(item.container, name) or is_ignored(file.language, RULE.id, name):
                continue
            prepared, is_open = prepared_parts(item.facts), _is_in(item, namespaces)
            for span in item.facts.names.free[name]:
                if any(part.contains(span) for part in prepared):
                    continue
                if name in created:
                    if name not in declared_once:
                        declared_once.add(name)
                        yield _undeclared(name, span, of_created).shifted(item.span.start)
                    continue
                severity = of_others
                if name in provided or (is_open and enclosing_function(item.facts, span) is None):
                    severity = Severity.INFORMATION
                yield RULE.at(span, f"`{name}` is not defined", severity=severity).shifted(item.span.start)


def _undeclared(name: str, span: Span, severity: Severity) -> Violation:
    message = f"`{name}` is never declared: an assignment creates it as a global variable"
    return RULE.at(span, message, severity=severity)


def _is_in(item: Item, classes: Set[str]) -> bool:
    """Returns whether the item is in the body of one of these classes."""
    container = item.container
    return (
        container is not None and container.declaration is not None and container.declaration.name in classes
    )


def _provided(file: FileUnit, names: Set[str]) -> Set[str]:
    """Returns the names that a build or the file's loader may define."""
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
    """Returns the names that an assignment in the file creates globally."""
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
