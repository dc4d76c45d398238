"""unused-import: an import that is never used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

import attrs

from variorum.languages import Language
from variorum.rules.commented_uses import is_used_in_commented_code
from variorum.rules.declaration_files import only_declares
from variorum.rules.dialects import is_unread
from variorum.rules.finding import Fix, Severity, Tag, Violation, Weight
from variorum.rules.fixtures import requested_fixtures
from variorum.rules.foreign_macros import calls_foreign_macros
from variorum.rules.import_removal import guarded_parts, is_removable_unseen, is_side_effect_import
from variorum.rules.keep_comments import has_keep_comment
from variorum.rules.mentioned_names import is_mentioned_in_code, words_in_code
from variorum.rules.policies import is_ignored
from variorum.rules.redundant_imports import is_hidden, redundant_imports
from variorum.rules.removal_edits import remove_list_element, remove_statement
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.shims import is_shim
from variorum.rules.unit import FileUnit, ItemUnit, is_in_class, module_imports
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.section_indexes import by_free_name
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

RULE = Rule(
    id="unused-import",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    context=Context.PROGRAM,
    what=(
        "Finds imports that no code, annotation, re-export or documentation test of the file uses, and, in languages where that"
        " can be known, redundant imports: duplicates, imports of the file's own package or of a package that every file sees "
        "(`implicit` in `[rules.unused-import]`), and star imports of a package of which the file needs no name. A header may "
        "import names for those who include it (`reexported_by_headers`). An import with a handler for its failure tests "
        "whether the module exists: at the top of a file it is never unused, and in a function it is a hint. An import of a "
        "workspace module with side effects is information. An import that another file of the workspace takes from this one, "
        "or patches in a test by its full path, is used; if most of a file's unused imports are taken by others, the rest count"
        " as its interface. Other imports that count as used: those of a file with only imports (`hands_on`), those of a module"
        " that warns of its own deprecation (`deprecated`) and uses none of them, those in the body of a class, those with a "
        "comment that gives a reason, `_name as name`, those that `ignore` matches, and those named like a parameter of a test,"
        " which uses the fixture. `import a.b` makes `b` available to all users of `a`, and is information. In an untranslated "
        "file these are information too: an import whose name occurs elsewhere in the code (in a macro, in a string, in "
        "commented-out code, or in a part that does not parse), any import beside a call of a macro from another file of the "
        "package, one whose name is `guessed` from its path, one in a file with few imports or declarations only or in a "
        "generated one (`scaffolded`), and one of a long list of which the file uses no name."
    ),
    why="An unused import misleads the reader about what the code needs, and slows its start.",
    example=Example(before="import os\n\nprint(1)\n", after="\nprint(1)\n", language="python"),
)


_DESCRIBES = re.compile(r"__\w+__")
_PRIVATE = re.compile(rb"\b_++(\w++)\s{1,9}as\s{1,9}\Z")
# From this many re-exported imports on, the others may be re-exports for users of the library.
_FEWEST_HANDED_ON = 4


@RULE.check_file
def unused_imports(file: FileUnit) -> Iterator[Violation]:
    """Reports imports at the top of the file or of a namespace that no item uses, or that are redundant."""
    if _may_all_be_used(file):
        return
    candidates = list(_candidates(file))
    read, unused = _names_read(file, {binding.name for _, binding in candidates}), set[Item]()
    handed_on, violations = set[str](), list[Violation]()
    for item, binding in candidates:
        if binding.name in read and not is_hidden(file, binding.name):
            continue
        if file.workspace_context.uses(binding.name):
            handed_on.add(binding.name)
        elif binding.name in file.workspace_context.imports_with_effect:
            violations.append(_for_its_effect(_unused_at_the_top(file, item, binding)))
        elif not _is_there_for_a_reason(file, item, binding):
            unused.add(item)
            violations.append(_unused_at_the_top(file, item, binding))
    if len(handed_on) < max(_FEWEST_HANDED_ON, len(violations)):
        yield from violations
    yield from _needless(file, unused)


def _may_all_be_used(file: FileUnit) -> bool:
    """Returns whether all imports may be for those who import this file, or be used by what the grammar cannot parse."""
    return (
        (file.document.is_dynamic and bool(file.policy(RULE.id).get("reexported_by_headers")))
        or bool(file.document.items_with("exports.unknown"))
        or (file.document.has_errors and is_unread(file.document))
        or _is_made_of_imports(file)
        or is_shim(file, RULE.id)
    )


def _names_read(file: FileUnit, names: Set[str]) -> Set[str]:
    """Returns the names that the file's own code uses, explicitly or implicitly."""
    document = file.document
    unread = names - (names & document.read_names) - _implied(file)
    if unread:
        unread -= _shortened(file)
    if unread and file.policy(RULE.id).get("writes_count"):
        unread -= {name for listed in document.folded(by_free_name) for name in unread & listed.keys()}
    return names - (unread - requested_fixtures(document) if unread else unread)


def _candidates(file: FileUnit) -> Iterator[tuple[Item, Binding]]:
    """Yields the imports that are meant to be used by name.

    If several imports bind one name, as parts of one package do, a use means the last one. It is identified by its item: two
    items with the same text share their facts.
    """
    imports = [found for found in file.document.found(module_imports) if _is_import(found[1])]
    last = {(id(item.container), binding.name): item for item, binding in imports}
    for item, binding in imports:
        is_last = last[id(item.container), binding.name] is item
        # In a class the name is a member, which others may use.
        if not is_last or is_in_class(item) or item.facts.is_broken:
            continue
        if not _stands_in(binding, guarded_parts(item.facts)):
            yield item, binding


def _is_there_for_a_reason(file: FileUnit, item: Item, binding: Binding) -> bool:
    """Returns whether something other than a use keeps the import: a comment, a renamed module or conditional compilation."""
    return (
        is_ignored(file.language, RULE.id, binding.name)
        or has_keep_comment(file.document.text.data, binding.first.shifted(item.span.start))
        or _serves_a_renamed_module(file, item.facts, binding)
        or _is_conditional(file, item)
        or is_side_effect_import(file.language, item.facts, binding.first)
        or _opens_a_module(file, item)
        or _makes_public(item, binding)
        or _is_an_effective_statement(file, item)
    )


def _unused_at_the_top(file: FileUnit, item: Item, binding: Binding) -> Violation:
    """Returns the violation in the file. It is information if an untranslated file may use the import after all."""
    is_shared = file.source_language is None
    violation = _violation(file.language, item.facts, binding, is_shared=is_shared)
    if is_shared and _may_be_used_unseen(file, binding.name):
        violation = _doubtful(violation)
    # Descriptions of a package are often re-exported.
    if is_shared and (_is_guessed(file, item, binding) or _DESCRIBES.fullmatch(binding.name)):
        violation = _doubtful(violation)
    if is_shared and (_stands_with_others(file) or _is_of_a_list_without_use(file, item.facts, binding)):
        violation = attrs.evolve(violation, severity=Severity.INFORMATION)
    return violation.shifted(item.span.start)


def _may_be_used_unseen(file: FileUnit, name: str) -> bool:
    """Returns whether the name occurs in the code or in commented-out code, or a macro of another file may use it."""
    return (
        is_mentioned_in_code(file.document, name)
        or is_used_in_commented_code(file.document, name)
        or calls_foreign_macros(file.document)
    )


def _stands_with_others(file: FileUnit) -> bool:
    """Returns whether the file has only imports or only declarations, or is generated (`scaffolded`)."""
    scaffold = file.policy(RULE.id).get("scaffolded")
    return (
        _imports_alone(file) > 0
        or only_declares(file.document)
        or (
            scaffold is not None
            and re.search(scaffold.encode(), file.document.text.data, re.MULTILINE) is not None
        )
    )


def _is_guessed(file: FileUnit, item: Item, binding: Binding) -> bool:
    """Returns whether the name is guessed from the import's path: `guessed` matches such paths."""
    guessed, place = file.policy(RULE.id).get("guessed"), binding.first
    return guessed is not None and re.search(guessed, item.facts.text_of(place)) is not None


def _needless(file: FileUnit, unused: Set[Item]) -> Iterator[Violation]:
    """Yields redundant imports, without those that are reported as unused."""
    for needless in redundant_imports(file):
        if needless.item in unused:
            continue
        edit = remove_statement(file.language, needless.item.facts, needless.statement)
        is_safe = needless.is_certain and bool(file.policy(RULE.id).get("inert"))
        fix = Fix("Remove the redundant import", (edit,), is_safe)
        severity = None if needless.is_certain else Severity.INFORMATION
        violation = RULE.at(needless.place, needless.reason, fix=fix, severity=severity)
        yield violation.shifted(needless.item.span.start)


def _is_made_of_imports(file: FileUnit) -> bool:
    """Returns whether the file only imports names from several modules, so that it must re-export them: `hands_on` lists the
    node types."""
    return _imports_alone(file) >= _FEWEST_HANDED_ON


def _imports_alone(file: FileUnit) -> int:
    """Returns the number of statements that import names, or 0 if the file contains anything else."""
    kinds = frozenset(file.policy(RULE.id).get("hands_on", ()))
    if not kinds:
        return 0
    counts = [count for count in file.document.folded(_count_of, kinds) if count is not None]
    return sum(counts) if len(counts) == len(file.document.items.sections) else 0


def _count_of(items: Sequence[Item], kinds: frozenset[str]) -> int | None:
    """Returns the number of items of some node types. Comments and documentation are ignored. Returns None if there are other
    items."""
    count = 0
    for item in items:
        if item.node_type in kinds:
            count += 1
        elif not _is_prose(item):
            return None
    return count


def _is_prose(item: Item) -> bool:
    """Returns whether the item is a comment or the documentation of the file."""
    return item.node_type == "comment" or item.facts.text[:1] in (b"'", b'"')


def _implied(file: FileUnit) -> frozenset[str]:
    """Returns names that the file uses implicitly: `implied` maps each to its capture in `artifacts.scm`."""
    implied = file.policy(RULE.id).get("implied", {})
    return frozenset(name for name, capture in implied.items() if file.document.items_with(capture))


def _shortened(file: FileUnit) -> frozenset[str]:
    """Returns the full names that the file uses without their end (`@shortened`): `ending` is what may be left out."""
    ending = file.policy(RULE.id).get("ending")
    if ending is None:
        return frozenset()
    return frozenset(
        item.facts.text_of(match["shortened"]) + ending
        for item in file.document.items_with("shortened")
        for match in item.facts.matches["shortened"]
    )


def _is_import(binding: Binding) -> bool:
    """Returns whether only imports bind the name. `module = None` after a failed import shows that others test it."""
    return binding.kind == binding.kinds[-1] == "import"


def _serves_a_renamed_module(file: FileUnit, facts: ItemFacts, binding: Binding) -> bool:
    """Returns whether the import loads a part of a module (`import xml.dom`) that another import renames (`import xml as x`)."""
    path = next(
        (
            one["import.clause"]
            for one in facts.matches.get("import.clause", ())
            if one["import.clause"].contains(binding.first) and one["import.clause"] != binding.first
        ),
        None,
    )
    if path is None:
        return False
    renamed = (
        item.facts.text[match["import.renamed"].start : match["import.renamed"].end]
        for item in file.document.items_with("import.renamed")
        for match in item.facts.matches["import.renamed"]
    )
    return facts.text[path.start : path.end].startswith(tuple(name + b"." for name in renamed))


def _is_an_effective_statement(file: FileUnit, item: Item) -> bool:
    """Returns whether `effective_statements` matches the statement: it enables something."""
    pattern = file.policy(RULE.id).get("effective_statements")
    return pattern is not None and re.match(pattern.encode(), item.facts.text) is not None


def _makes_public(item: Item, binding: Binding) -> bool:
    """Returns whether the import makes a private name public for those who import this file: `_path as path`."""
    private = _PRIVATE.search(item.facts.text, 0, binding.first.start)
    return private is not None and decode(private[1]) == binding.name


def _opens_a_module(file: FileUnit, item: Item) -> bool:
    """Returns whether the file adds declarations to the imported module: the import makes them an augmentation."""
    return any(
        other.facts.text[match["module.augmented"].start : match["module.augmented"].end] in item.facts.text
        for other in file.document.items_with("module.augmented")
        for match in other.facts.matches["module.augmented"]
    )


def _is_conditional(file: FileUnit, item: Item) -> bool:
    """Returns whether the import is compiled conditionally, inside a node of a type in `conditional`: such imports give the
    libraries of each build the same names."""
    kinds = file.policy(RULE.id).get("conditional")
    if not kinds:
        return False
    node = file.document.tree.root_node.descendant_for_byte_range(item.span.start, item.span.end)
    while node is not None and node.type not in kinds:
        node = node.parent
    return node is not None


@RULE.check_item
def unused_local_imports(item: ItemUnit) -> Iterator[Violation]:
    """Reports imports inside a function that the function does not use."""
    probes = guarded_parts(item.facts)
    expected = [match["guarded.within"] for match in item.matches("guarded.within")]
    words: frozenset[str] | None = None
    for binding in item.facts.names.inner:
        if not _is_import(binding) or binding.is_read or binding.is_member or _stands_in(binding, expected):
            continue
        if has_keep_comment(item.facts.text, binding.first) or is_side_effect_import(
            item.language, item.facts, binding.first
        ):
            continue
        violation = _violation(item.language, item.facts, binding, is_shared=False)
        if item.source_language is None and any(
            match["ambient"].contains(binding.first) for match in item.matches("ambient")
        ):
            violation = _doubtful(violation)
        elif item.source_language is None:
            words = words_in_code(item.facts, item.language) if words is None else words
            violation = _doubtful(violation) if binding.name in words else violation
        if not _stands_in(binding, probes):
            yield violation
            continue
        # Some calls test for a module without running it.
        message = f"`{binding.name}` is imported only to test whether it exists"
        yield attrs.evolve(violation, message=message, fix=None, severity=Severity.HINT)


def _for_its_effect(violation: Violation) -> Violation:
    """Returns the violation as information: the module has side effects on import."""
    message = f"{violation.message}; its module has side effects on import"
    return attrs.evolve(violation, message=message, fix=None, severity=Severity.INFORMATION)


def _doubtful(violation: Violation) -> Violation:
    """Returns the violation as information: the name occurs elsewhere, so that a macro or a tool may use it."""
    return attrs.evolve(violation, severity=Severity.INFORMATION)


def _stands_in(binding: Binding, parts: Sequence[Span]) -> bool:
    return any(part.contains(place) for place in binding.definitions for part in parts)


def _violation(language: Language, facts: ItemFacts, binding: Binding, *, is_shared: bool) -> Violation:
    """Returns the violation at the last place that binds the name: if an import is in several branches, the others are its
    fallbacks."""
    place = binding.definitions[-1]
    return RULE.at(
        place,
        f"`{binding.name}` is imported but never used",
        fix=_removal(language, facts, place, is_shared=is_shared),
        severity=Severity.INFORMATION if _loads_a_part(facts, place) else None,
    )


def _is_of_a_list_without_use(file: FileUnit, facts: ItemFacts, binding: Binding) -> bool:
    """Returns whether the statement imports several names of which the file uses none: they may be re-exported."""
    clauses = facts.matches.get("import.clause", ())
    statement = next(
        (one["import.statement"] for one in clauses if one["import.clause"].contains(binding.first)), None
    )
    if statement is None:
        return False
    brought = {one.name for one in facts.names.outermost if statement.contains(one.first)}
    return len(brought) >= _FEWEST_HANDED_ON and not _names_read(file, brought)


def _loads_a_part(facts: ItemFacts, place: Span) -> bool:
    """Returns whether the import binds a package and also loads a part of it, as `import a.b` does."""
    return any(
        match["import.clause"].start == place.start and match["import.clause"].end > place.end
        for match in facts.matches.get("import.clause", ())
    )


def _removal(language: Language, facts: ItemFacts, place: Span, *, is_shared: bool) -> Fix | None:
    """Returns the fix that removes the import: the whole statement if it binds nothing else, else its part of the list."""
    around = [
        match for match in facts.matches.get("import.clause", ()) if match["import.clause"].contains(place)
    ]
    if not around:
        return None
    statement, clause = around[0]["import.statement"], around[0]["import.clause"]
    siblings = [match for match in facts.matches["import.clause"] if match["import.statement"] == statement]
    if len(siblings) > 1:
        edit = remove_list_element(facts, clause)
    else:
        edit = remove_statement(language, facts, statement)
    is_safe = is_removable_unseen(language, facts, around[0], is_shared=is_shared)
    return Fix("Remove the unused import", (edit,), is_safe)
