"""unused-variable: a local variable that is never read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set

import attrs

from variorum.languages import Language
from variorum.rules.commented_uses import is_named_in_commented_code, named_in_commented_code
from variorum.rules.declaration_files import is_made_of_declarations, only_declares
from variorum.rules.dialects import is_unread
from variorum.rules.finding import Edit, Fix, Severity, Tag, Violation, Weight
from variorum.rules.keep_comments import has_keep_comment
from variorum.rules.line_patterns import is_mentioned_as
from variorum.rules.names_in_directives import names_in_directives
from variorum.rules.policies import is_ignored, reported_kinds
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Example, Rule
from variorum.rules.scripts import is_script
from variorum.rules.type_parameters import unused_by_members
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.unused_loop_variables import LOOP, unused_loop_variables
from variorum.rules.unused_objects import unused_objects
from variorum.rules.usage import enclosing_function, is_captured, is_updated_in_place, is_used, used_names
from variorum.rules.value_removal import is_pure, is_removable_unseen
from variorum.syntax.bindings import Binding, ItemNames
from variorum.syntax.document import Document
from variorum.syntax.generated import is_packed
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

RULE = Rule(
    id="unused-variable",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    is_about_local_names=True,
    what=(
        "Finds variables whose value is never read. `[rules.unused-variable]` of a language says which definitions count "
        "(`kinds`), whether top-level variables do (`outermost`), whether only those in functions do (`in_functions`), which "
        "names are exempt (`ignore`), and which name accesses all arguments of a function (`all_parameters`). It says what a use "
        "is: a later assignment (`writes_count`), `x += 1` (`updates_count`), `x = x + 1` (`self_reads`), a read for a dead "
        "value (`lost_reads`), the capture by a nested function (`shared_counts`). It says whether the last assignment is "
        "reported instead of the definition (`at_last_store`), and whether a declaration of an outer name is only for "
        "assignments (`shared_to_store`). Of parameters, only those after the last used one are reported. Types in a file of "
        "declarations are used. A top-level name of a script is used if another script or a page of the workspace names it; in "
        "an untranslated script it is information, because the page may use it (`separate_if` matches files that are more than a "
        "script). Information are also: what a caller, an exception handler or a pattern passes, a name that only documents a "
        "value, a constant in capital letters, and a variable whose value may have side effects. In an untranslated file, so are "
        "a name that only a comment declares, a declaration that states the type of a comprehension's variable, a variable with "
        "a comment that gives a reason, one that commented-out code in its scope reads, one that a string with an expression "
        "names (`known_by`), one in a function that calls a macro that may use it (`macro_calls`), and one of several that a "
        "statement assigns. Names that a called function takes from its caller are used (`read_by`). Where linters report it "
        "(those of Python do), the variable of a loop whose body does not read it is information."
    ),
    why="The reader searches for the use. In a translation the use may have been lost.",
    example=Example(
        before="def total(prices):\n    count = 0\n    return sum(prices)\n",
        after="def total(prices):\n    return sum(prices)\n",
        language="python",
    ),
)

# What a caller passes: a parameter, a parameter that is also a field, or a destructured one.
_PASSED = frozenset({"parameter", "member", "unpacked"})
# Bindings that are often named only to document a structure.
_FOR_THE_SHAPE = frozenset(
    {"parameter", "catch", "unpacked", "type_parameter", "inferred", "loop", "pattern"}
)
# Shows that a statement does more than assign a variable.
_RESULT = "assign.result"
_MAKES_MORE = ("assign.converted", _RESULT)
# From this many unused definitions of a file on, if they are half of all, they are examples, as in tests of types.
_EXAMPLES = 8
_CONSTANT = re.compile(r"[A-Z][A-Z\d_]{2,}")
# Definitions without a value of their own.
_WITHOUT_VALUE = frozenset(
    {"declared", "parameter", "function", "class", "type", "type_parameter", "inferred", "prototype"}
)


@RULE.check_item
def unused_locals(item: ItemUnit) -> Iterator[Violation]:
    """Reports variables that the function or block does not read."""
    names = item.facts.names
    if names.is_dynamic:
        return
    policy = item.policy(RULE.id)
    if policy.get("shared_to_store"):
        for span in names.unused_shares:
            message = f"`{item.text(span)}` is never assigned here: the declaration is unnecessary"
            yield RULE.at(span, message, severity=Severity.INFORMATION)
    self_reads, lost_reads = policy.get("self_reads", True), policy.get("lost_reads", True)
    expected = [match["guarded.within"] for match in item.matches("guarded.within")]
    # A function that accesses all arguments at once only documents them with its parameters.
    asks_for_all = policy.get("all_parameters") in names.free
    for binding in names.inner:
        if not _is_reported(item.language, binding) or (asks_for_all and binding.kind == "parameter"):
            continue
        if any(part.contains(binding.first) for part in expected):
            continue
        if policy.get("in_functions") and enclosing_function(item.facts, binding.first) is None:
            continue
        if is_used(item.facts, binding, self_reads=self_reads, lost_reads=lost_reads):
            continue
        if _is_read_by_callee(item, binding):
            continue
        if binding.kind != "parameter" or _is_last_used(names, binding):
            violation = _violation(item.language, item.facts, binding)
            if item.source_language is None and _may_be_intended(item, binding):
                violation = attrs.evolve(violation, severity=Severity.INFORMATION)
            yield violation
    yield from _unread_counts(item)
    for binding, place in unused_loop_variables(item.facts, names.inner):
        if not is_ignored(item.language, RULE.id, binding.name):
            yield _unused_in_loop(binding, place)


def _unused_in_loop(binding: Binding, place: Span) -> Violation:
    return RULE.at(place, f"the loop never uses `{binding.name}`", severity=Severity.INFORMATION)


def _is_read_by_callee(item: ItemUnit, binding: Binding) -> bool:
    """Returns whether the item calls a function that reads variables of this name from its caller: an entry of `read_by`
    matches the name by `names` and the call by `calls`."""
    return any(
        re.search(one["names"], binding.name) and re.search(one["calls"], decode(item.facts.text))
        for one in item.policy(RULE.id).get("read_by", ())
    )


def _may_be_intended(item: ItemUnit, binding: Binding) -> bool:
    """Returns whether a comment gives a reason for the variable or contains code that reads it, its line is minified, it only
    declares what is elsewhere, its statement assigns others as well, a macro may use it, or a string that may be evaluated
    names it: `macro_calls` matches calls of such macros, and `known_by` the line of the string, with `@` for the name.
    """
    if has_keep_comment(item.facts.text, binding.first) or _is_in_packed_line(item, binding.first):
        return True
    if is_named_in_commented_code(item.facts, item.language, binding.scope, binding.name):
        return True
    if _states_a_type(item.facts.names, binding) or is_captured(item.facts, binding, "assign.beside"):
        return True
    policy = item.policy(RULE.id)
    known_by, macro_calls = policy.get("known_by"), policy.get("macro_calls")
    if macro_calls is not None and re.search(macro_calls, decode(item.facts.text)):
        return True
    if any(match["ambient"].contains(binding.first) for match in item.matches("ambient")):
        # Declarations are for others.
        return True
    return known_by is not None and is_mentioned_as(item.facts.text, known_by, binding.name)


def _states_a_type(names: ItemNames, binding: Binding) -> bool:
    """Whether the declaration says which type the variable of a comprehension has, which cannot say so itself."""
    return set(binding.kinds) == {"declared"} and any(
        other.name == binding.name and other.kind == "comprehension" and binding.scope.contains(other.scope)
        for other in names.inner
    )


def _is_in_packed_line(item: ItemUnit, place: Span) -> bool:
    if not item.language.facts.get("minified"):
        return False
    text = item.facts.text
    start, end = text.rfind(b"\n", 0, place.start) + 1, text.find(b"\n", place.end)
    return is_packed(decode(text[start : end if end >= 0 else len(text)]))


def _unread_counts(item: ItemUnit) -> Iterator[Violation]:
    """Yields counters (`@unused.counter`) that are never read."""
    counts = item.matches("unused.counter")
    read = {binding.first for binding in item.facts.names.inner if binding.is_read} if counts else ()
    for match in counts:
        if match["unused.counter"] not in read:
            yield RULE.at(match["unused.counter"], "loop counter is never used")


@RULE.check_file
def unused_in_file(file: FileUnit) -> Iterator[Violation]:
    """Reports what depends on the whole file: top-level variables, type parameters of classes, unused objects."""
    yield from _unused_file_variables(file)
    yield from _unused_loop_variables(file)
    yield from _unused_type_parameters(file)
    yield from _unused_objects(file)


def _unused_loop_variables(file: FileUnit) -> Iterator[Violation]:
    """Yields variables of top-level loops that neither their loop nor another item uses."""
    document = file.document
    if document.is_dynamic:
        return
    for item, (binding, place) in document.found(_unread_in_loops):
        if binding.name not in document.read_names and not is_ignored(file.language, RULE.id, binding.name):
            yield _unused_in_loop(binding, place).shifted(item.span.start)


def _unread_in_loops(items: Sequence[Item]) -> list[tuple[int, tuple[Binding, Span]]]:
    return [
        (index, unread)
        for index, item in enumerate(items)
        if LOOP in item.facts.matches
        for unread in unused_loop_variables(item.facts, item.facts.names.outermost)
    ]


def _unused_file_variables(file: FileUnit) -> Iterator[Violation]:
    """Yields top-level variables that are private to the file, once for each name."""
    document, policy = file.document, file.policy(RULE.id)
    if not policy.get("outermost") or document.is_dynamic:
        return
    used = used_names(document, self_reads=policy.get("self_reads", True))
    used |= {name for name, _ in names_in_directives(document, "exported")}
    announced = [
        (name, span)
        for name, span in names_in_directives(document, "bound")
        if name not in used and not is_ignored(file.language, RULE.id, name)
    ]
    # Parts of a script that a build concatenates declare what another part defines.
    made = frozenset[str]().union(*document.folded(_names_made)) if announced else frozenset()
    # Who joins or copies files lists what all of them need; in a translation the use may have been lost.
    severity = Severity.INFORMATION if file.source_language is None else None
    for name, span in announced:
        if name not in made:
            yield RULE.at(span, f"`{name}` is declared but never used", severity=severity)
    unused: dict[str, list[tuple[Item, Binding]]] = {}
    names = frozenset[str]().union(*document.folded(_names_to_report, file.language))
    for item, binding in document.bindings_of(names - used - file.workspace_context.used_without_import):
        # Type parameters are used by the members of the class.
        if binding.kind != "type_parameter":
            unused.setdefault(binding.name, []).append((item, binding))
    if not unused or is_made_of_declarations(document):
        return
    if document.has_errors and is_unread(document):
        # Code that does not parse may use any of them.
        return
    # Unexported names of a declaration file are visible all the same, as in TypeScript's `.d.ts`.
    is_shared = file.source_language is None and (is_script(file, RULE.id) or only_declares(document))
    # A file with so many unused definitions demonstrates or tests that they compile.
    is_shared |= file.source_language is None and len(unused) >= max(_EXAMPLES, len(names) / 2)
    in_comments = named_in_commented_code(document, unused.keys()) if file.source_language is None else ()
    last_stores = _last_stores(document, unused.keys()) if policy.get("at_last_store") else {}
    for bound in unused.values():
        item, binding = next((one for one in reversed(bound) if one[1].kind not in _WITHOUT_VALUE), bound[0])
        if item.facts.is_broken or not _is_reported(file.language, binding):
            continue
        violation = _violation(file.language, item.facts, binding).shifted(item.span.start)
        is_intended = binding.name in in_comments or (
            file.source_language is None and binding.name in _read_for_types(document)
        )
        if is_shared or is_intended:
            violation = attrs.evolve(violation, severity=Severity.INFORMATION)
        place = last_stores.get(binding.name)
        yield attrs.evolve(violation, span=place, fix=None) if place else violation


def _read_for_types(document: Document) -> Set[str]:
    """Returns the names that the file reads only for the type of what they name."""
    return {
        item.facts.text_of(match["type.only"])
        for item in document.items_with("type.only")
        for match in item.facts.matches["type.only"]
    }


def _names_made(items: Sequence[Item]) -> frozenset[str]:
    """Returns the names that items bind, at the top level or within."""
    names = (item.facts.names for item in items)
    return frozenset(binding.name for one in names for binding in (*one.outermost, *one.inner))


def _names_to_report(items: Sequence[Item], language: Language) -> frozenset[str]:
    """Returns the names that items bind at the top level, if one of the bindings should be read."""
    bindings = (binding for item in items for binding in item.facts.names.outermost)
    return frozenset([binding.name for binding in bindings if _is_reported(language, binding)])


def _unused_type_parameters(file: FileUnit) -> Iterator[Violation]:
    """Yields type parameters of classes and interfaces, in languages where these count."""
    if "type_parameter" not in reported_kinds(file.language, RULE.id):
        return
    for item, binding in unused_by_members(file.document):
        if not item.facts.is_broken and _is_reported(file.language, binding):
            yield _violation(file.language, item.facts, binding).shifted(item.span.start)


def _unused_objects(file: FileUnit) -> Iterator[Violation]:
    """Yields unused objects of trivial classes."""
    for unused in unused_objects(file.document):
        name = unused.binding.name
        if not unused.stores and not is_ignored(file.language, RULE.id, name):
            violation = _violation(file.language, unused.item.facts, unused.binding)
            yield attrs.evolve(
                violation.shifted(unused.item.span.start), message=f"`{name}` is created but never used"
            )


def _is_reported(language: Language, binding: Binding) -> bool:
    """Returns whether the kind and the name of the binding should be read."""
    kinds = reported_kinds(language, RULE.id)
    # The last binding decides what the name is for.
    if binding.is_member or binding.kind not in kinds or binding.kinds[-1] not in kinds:
        return False
    policy = language.policy(RULE.id)
    if (binding.writes or binding.updates) and policy.get("writes_count"):
        return False
    if binding.updates and policy.get("updates_count"):
        return False
    if binding.is_captured and policy.get("shared_counts"):
        return False
    return not is_ignored(language, RULE.id, binding.name)


def _is_last_used(names: ItemNames, parameter: Binding) -> bool:
    """Returns whether no later parameter is read or is also a field: callers have to pass those before it."""
    return not any(
        other.first > parameter.first and (other.is_read or other.kind.startswith("member"))
        for other in names.inner
        if other.scope == parameter.scope and other.kind.partition(".")[0] in _PASSED
    )


def _last_stores(document: Document, names: Set[str]) -> dict[str, Span]:
    """Returns the last place, outside of its own statement and of functions, that stores to each of some top-level variables."""
    found: dict[str, Span] = {}
    for item in reversed([*document.items_naming(names)]):
        free, own = item.facts.names.free, {binding.name for binding in item.facts.names.outermost}
        for name in (names & free.keys()) - own - found.keys():
            stores = is_updated_in_place(item.facts, name, None, free[name])
            if stores:
                found[name] = stores[-1].shifted(item.span.start)
    return found


def _violation(language: Language, facts: ItemFacts, binding: Binding) -> Violation:
    values = _values(facts, binding)
    stores = [*binding.writes, *binding.updates]
    verb = "assigned" if values or stores else "declared"
    place = values[-1] if values else binding.first
    if stores and language.policy(RULE.id).get("at_last_store"):
        home = enclosing_function(facts, binding.first)
        place = max([place, *is_updated_in_place(facts, binding.name, home, stores)])
    message = f"`{binding.name}` is {verb} but never used"
    return RULE.at(place, message, fix=_removal(language, facts, binding), severity=_severity(facts, binding))


def _values(facts: ItemFacts, binding: Binding) -> list[Span]:
    """Returns the definitions that give the variable a value."""
    given = {
        match["assign.name"] for match in facts.matches.get("assign.name", ()) if "assign.value" in match
    }
    given.update(match["assign.shape"] for match in facts.matches.get("assign.shape", ()))
    return [
        at
        for at, kind in zip(binding.definitions, binding.kinds, strict=True)
        if kind not in _WITHOUT_VALUE and (kind != "hoisted" or at in given)
    ]


def _severity(facts: ItemFacts, binding: Binding) -> Severity | None:
    """Returns INFORMATION if the name, or the statement that computes its value, may be there on purpose."""
    if _FOR_THE_SHAPE.intersection(binding.kinds) or is_captured(facts, binding, _RESULT):
        return Severity.INFORMATION
    shaped = {match["assign.shape"] for match in facts.matches.get("assign.shape", ())}
    if shaped.intersection((*binding.definitions, *binding.writes, *binding.updates)):
        return Severity.INFORMATION
    if _CONSTANT.fullmatch(binding.name) and not binding.writes and not binding.updates:
        # All values of a table are listed, whichever of them the program needs.
        return Severity.INFORMATION
    assigned = {one["assign.name"]: one.get("assign.value") for one in facts.matches.get("assign.name", ())}
    values = [assigned.get(at) for at in (*binding.definitions, *binding.writes) if at in assigned]
    if any(value is not None and not is_pure(facts, value) for value in values):
        return Severity.INFORMATION
    return None


def _removal(language: Language, facts: ItemFacts, binding: Binding) -> Fix | None:
    """Returns the fix that removes the only assignment. A value with side effects stays as a statement."""
    if len(binding.definitions) > 1 or binding.writes or binding.updates or binding.is_read:
        return None
    if any(is_captured(facts, binding, mark) for mark in ("assign.described", "assign.shape")):
        return None
    assigns = facts.matches.get("assign.name", ())
    match = next((one for one in assigns if one["assign.name"] == binding.first), None)
    if match is None:
        return None
    statement, value = match["assign.statement"], match.get("assign.value")
    if value is not None and not statement.contains(value):
        # One of several names that a statement binds: the statement has to stay.
        return None
    is_result = value is not None and is_captured(facts, binding, _RESULT)
    if not is_result and (value is None or is_pure(facts, value)):
        is_used_otherwise = any(is_captured(facts, binding, mark) for mark in _MAKES_MORE)
        is_removable = value is None or (is_removable_unseen(facts, value) and not is_used_otherwise)
        is_safe = is_removable and not binding.is_outermost
        return Fix("Remove the unused variable", (remove_statement(language, facts, statement),), is_safe)
    assert value is not None
    return Fix("Keep only the value", (Edit(Span(statement.start, value.start)),), is_safe=False)
