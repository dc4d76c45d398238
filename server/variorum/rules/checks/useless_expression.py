"""useless-expression: a statement that computes a value and drops it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

import attrs

from variorum.languages import Language
from variorum.languages.bare import without_comments
from variorum.rules.discarded_results import DeclaredTypes, answers_only, discarded_results
from variorum.rules.finding import Fix, Severity, Violation, Weight
from variorum.rules.keep_comments import has_keep_comment
from variorum.rules.pure_functions import pure_functions
from variorum.rules.removal_edits import remove_statement
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.test_detection import is_test, is_test_function
from variorum.rules.unit import FileUnit, ItemUnit
from variorum.rules.unused_objects import trivial_types
from variorum.syntax.item import Item, ItemFacts, Match
from variorum.syntax.span import Span

RULE = Rule(
    id="useless-expression",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    context=Context.PROGRAM,
    what=(
        "Finds statements that are an expression without an effect: a comparison, a literal, a name, or, where a language "
        "marks them, an object of a trivial type of the file, a call of a pure function of the file (`pure` in "
        "`[rules.useless-expression]` lists pure built-in functions), or a call of a pure method of a type in "
        "`pure_methods`. Where the language's linters forbid it (ESLint does), an expression with an effect whose value is "
        "dropped counts too, such as `ready && start()`; that is information, because many write it on purpose. So is a read "
        "of a member or an element, which may run code, and, in an untranslated file, a top-level list, as in data files."
    ),
    why="Such a line was meant to do something: an assignment written with `==`, or a call without its parentheses.",
    example=Example(
        before="def reset(counter):\n    counter.value == 0\n",
        after="def reset(counter):\n    counter.value = 0\n",
        language="python",
    ),
)

_QUESTION, _OPERATOR_SIGN, _OWN_OPERATOR = "useless.question", "useless.operator", "operator.own"
_DECIDED_BY_FILE = frozenset({_QUESTION, _OPERATOR_SIGN})
_ACCESSED = "no effect, unless reading the value runs code"
_DROPPED = "the value of this expression is dropped: write a statement"
_STRING = re.compile(r'"(?:[^"\\\n]|\\.){0,200}"|\'(?:[^\'\\\n]|\\.){0,200}\'')
_CALL = re.compile(r"[\w\])]\s*\(")
_OPERATOR = re.compile(r"[-+*/%&|^<>=!~?]|\b(?:and|or|not)\b")
# A member or element access as a whole statement.
_ACCESS = re.compile(
    r"[(\s]*(?:\(\*\w+\)|[\w$@]+)(?:\(\))?(?:(?:\??\.|->|::)[\w$@]+(?:\(\))?|\[[^\[\]]*\])*(?<!\))[)\s;]*$"
)
# The same after a call: `expect(x).to.exist` is an assertion of test libraries.
_ACCESS_BEHIND_CALL = re.compile(r"\)(?:\??\.[\w$]+|\[[^\[\]]{0,80}\])+[\s;]*$")
_NAME = re.compile(r"[\w$]+[\s;]*$")
_LONGEST_ACCESS = 200
# The first statement of such a block is there to raise.
_TRY = re.compile(rb"\btry\s{0,20}\{\s{0,40}\Z")
_TRY_REACH = 80
_CALLED = re.compile(r"\.\s{0,9}(\w+)\s{0,9}\([^()]*\)[\s;]*$")
# In an exhaustive `switch`, the value has every type but those of the other cases, which compilers check.
_LAST_CASE = re.compile(rb"\bdefault\s{0,20}:\s{0,40}(?:\{\s{0,40})?(?://[^\n]{0,200}\n\s{0,40}){0,4}\Z")
_CASE_REACH = 600
# This many on one line are written to test operators, and are reported once.
_ROW = 3
# Tests and benchmarks call these to see that they do not fail, or how long they take.
_PROBE = re.compile(
    r"\.(?i:to_?string|hash_?code|get_?hash_?code|equals|get)\([^()]*(?:\([^()]*\))?[^()]*\)[;\s]*$"
)


@RULE.check_items_with("useless", "useless.local", "useless.dropped", "useless.binding")
def useless_expressions(item: ItemUnit) -> Iterator[Violation]:
    """Reports every statement that the language's `@useless` marks, except those that the whole file decides about, and every
    `@useless.binding` of a name that nothing reads."""
    if item.matches("dialect.older"):
        # A name alone may be a statement of the older dialect, such as a bare `print`.
        return
    skipped = _guarded(item)
    wanted = [match["guarded.within"] for match in item.matches("guarded.within")]
    marked = (match["useless"] for match in item.matches("useless") if _DECIDED_BY_FILE.isdisjoint(match))
    yield from _useless_statements(item, sorted(marked), skipped)
    for statement in _local_names(item):
        if statement not in skipped and not any(part.contains(statement) for part in wanted):
            skipped.add(statement)
            yield _violation(item.language, item.facts, statement)
    for match in item.matches("useless.dropped"):
        statement = match["useless.dropped"]
        if statement not in skipped:
            skipped.add(statement)
            yield RULE.at(statement, _DROPPED, severity=Severity.INFORMATION)
    for match in item.matches("useless.binding"):
        statement = match["useless.binding"]
        if statement not in skipped and "object.type" not in match and _is_unread(item.facts, match):
            yield _violation(item.language, item.facts, statement)


def _useless_statements(
    item: ItemUnit, statements: Iterable[Span], skipped: set[Span]
) -> Iterator[Violation]:
    """Yields a violation for each statement that is not `skipped` or wanted, and adds it to those skipped."""
    wanted = [match["guarded.within"] for match in item.matches("guarded.within")]
    for statement in statements:
        if _calls_own_name(item, statement):
            continue
        if statement not in skipped and not any(part.contains(statement) for part in wanted):
            skipped.add(statement)
            violation = _violation(item.language, item.facts, statement)
            row = _row(item, statement)
            is_row = item.source_language is None and len(row) >= _ROW
            if is_row:
                skipped.update(row)
            if is_row or (item.source_language is None and _is_wanted(item, statement)):
                violation = attrs.evolve(violation, severity=Severity.INFORMATION)
            yield violation


def _calls_own_name(item: ItemUnit, statement: Span) -> bool:
    """Returns whether the statement calls a method with the name of the enclosing method: a structure that traverses its parts
    may have methods named like those of strings."""
    called = _CALLED.search(item.text(statement))
    return called is not None and any(one.name == called[1] for one in item.facts.declarations)


def _is_wanted(item: ItemUnit, statement: Span) -> bool:
    """Returns whether the statement is there on purpose: to show that a name exists, a test for what a call raises, or a list
    in a data file."""
    is_tried = _TRY.search(item.facts.text, max(0, statement.start - _TRY_REACH), statement.start) is not None
    is_data = statement.start == 0 and item.text(statement).startswith(("[", "{"))
    return is_tried or is_data or _asks_for_a_name(item, statement) or is_test_function(item)


def _asks_for_a_name(item: ItemUnit, statement: Span) -> bool:
    """Returns whether a statement that is only a name shows that the name exists: outside of all functions, first in the last
    case of a `switch`, of an import of the function, or with a comment that says why."""
    if not _NAME.match(item.text(statement)):
        return False
    imported = {read for one in item.facts.names.inner if one.kind == "import" for read in one.reads}
    is_last_case = _LAST_CASE.search(item.facts.text, max(0, statement.start - _CASE_REACH), statement.start)
    return (
        statement.start == 0
        or is_last_case is not None
        or any(statement.contains(read) for read in imported)
        or has_keep_comment(item.facts.text, statement)
    )


def _row(item: ItemUnit, statement: Span) -> list[Span]:
    """Returns all such statements on a line, as in tests of operators."""
    text = item.facts.text
    start, end = text.rfind(b"\n", 0, statement.start) + 1, text.find(b"\n", statement.end)
    line = Span(start, end if end >= 0 else len(text))
    return [match["useless"] for match in item.matches("useless") if line.contains(match["useless"])]


def _local_names(item: ItemUnit) -> Iterator[Span]:
    """Yields every statement that is only the name of a local variable (`@useless.local`)."""
    matches = item.matches("useless.local")
    # A macro defined inside a function is no variable.
    bindings = [one for one in item.facts.names.inner if one.kind != "hoisted"] if matches else ()
    local = {read for binding in bindings for read in binding.reads}
    yield from (match["useless.local"] for match in matches if match["useless.name"] in local)


@RULE.check_files_with("useless.object", "useless.call", "pure.call", _QUESTION, _OPERATOR_SIGN)
def dropped_values(file: FileUnit) -> Iterator[Violation]:
    """Reports statements that only the whole file shows to have no effect."""
    yield from _dropped_answers(file)
    yield from _dropped_operations(file)
    yield from _dropped_objects(file)
    yield from _dropped_results(file)
    reported = {}
    # A test calls pure functions to see that they raise, or how long they take.
    is_test_file = is_test(file.document)
    for item, statement in discarded_results(file, file.policy(RULE.id).get("pure_methods", {})):
        if id(item) not in reported:
            reported[id(item)] = {
                match[capture]
                for capture in ("useless", "guarded")
                for match in item.facts.matches.get(capture, ())
            }
        if statement not in reported[id(item)]:
            violation = _violation(file.language, item.facts, statement).shifted(item.span.start)
            if file.source_language is None and (
                is_test_file or _is_wanted(ItemUnit(file.language, item.facts), statement)
            ):
                violation = attrs.evolve(violation, severity=Severity.INFORMATION)
            yield violation


def _dropped_answers(file: FileUnit) -> Iterator[Violation]:
    """Yields every call (`@useless.question`) that only answers a question."""
    holders = file.document.items_with(_QUESTION)
    if not holders:
        return
    known = DeclaredTypes.of(file)
    for item in holders:
        matches = [match for match in item.facts.matches["useless"] if _QUESTION in match]
        yield from _without_effect(
            file, item, [one for one in matches if answers_only(file, item, one, known)]
        )


def _dropped_operations(file: FileUnit) -> Iterator[Violation]:
    """Yields every operation (`@useless.operator`) for whose sign the file declares no operator of its own."""
    holders = file.document.items_with(_OPERATOR_SIGN)
    if not holders:
        return
    own = {
        "".join(item.facts.text_of(match[_OWN_OPERATOR]).split()).removeprefix("operator")
        for item in file.document.items_with(_OWN_OPERATOR)
        for match in item.facts.matches[_OWN_OPERATOR]
    }
    for item in holders:
        matches = [match for match in item.facts.matches["useless"] if _OPERATOR_SIGN in match]
        useless = [one for one in matches if item.facts.text_of(one[_OPERATOR_SIGN]) not in own]
        yield from _without_effect(file, item, useless)


def _without_effect(file: FileUnit, item: Item, matches: Sequence[Match]) -> Iterator[Violation]:
    if item.facts.is_broken:
        return
    unit = ItemUnit(file.language, item.facts, file.source_language)
    for violation in _useless_statements(unit, sorted(match["useless"] for match in matches), _guarded(unit)):
        yield violation.shifted(item.span.start)


def _guarded(item: ItemUnit) -> set[Span]:
    """Returns the statements that stand there on purpose, and the outermost ones where the language has none."""
    guarded = {match["guarded"] for match in item.matches("guarded")}
    if not item.policy(RULE.id).get("outermost", True):
        guarded.update(match["useless"] for match in item.matches("useless") if not match["useless"].start)
    return guarded


def _dropped_objects(file: FileUnit) -> Iterator[Violation]:
    """Yields every value of a trivial type of the file that `@useless.object` marks."""
    holders = file.document.items_with("useless.object")
    trivial = trivial_types(file.document) if holders else frozenset()
    for item in holders:
        facts = item.facts
        guarded = {match["guarded"] for match in facts.matches.get("guarded", ())}
        for match in facts.matches["useless.object"] if not facts.is_broken else ():
            kind, statement = match["object.type"], match["useless.object"]
            if statement in guarded or facts.text_of(kind) not in trivial:
                continue
            if "useless.name" not in match or _is_unread(facts, match):
                yield _violation(file.language, facts, statement).shifted(item.span.start)


def _dropped_results(file: FileUnit) -> Iterator[Violation]:
    """Yields every call (`@useless.call`) of a pure function of the file."""
    callers = file.document.items_with("useless.call")
    pure = pure_functions(file.document, file.policy(RULE.id).get("pure", ())) if callers else frozenset()
    for item in callers if pure else ():
        wanted = [match["guarded.within"] for match in item.facts.matches.get("guarded.within", ())]
        for match in item.facts.matches["useless.call"] if not item.facts.is_broken else ():
            function, statement = match["useless.function"], match["useless.call"]
            name = item.facts.text_of(function)
            if name not in pure or function not in item.facts.names.free.get(name, ()):
                continue
            if not any(part.contains(statement) for part in wanted):
                yield _violation(file.language, item.facts, statement).shifted(item.span.start)


def _is_unread(facts: ItemFacts, match: Match) -> bool:
    """Returns whether nothing uses the variable again."""
    binding = next((one for one in facts.names.inner if one.first == match["useless.name"]), None)
    return binding is not None and not (binding.is_read or binding.writes or binding.updates)


def _violation(language: Language, facts: ItemFacts, statement: Span) -> Violation:
    fix = Fix("Remove the statement", (remove_statement(language, facts, statement),), is_safe=False)
    # If no semicolon ends a statement, the comment after it is a part of it.
    text = without_comments(language, facts.text_of(statement))
    text = _STRING.sub("_", text).rstrip()
    is_composed = text.startswith("[") or _OPERATOR.search(text) or _ACCESS_BEHIND_CALL.search(text)
    if _CALL.search(text) and is_composed:
        return RULE.at(statement, _DROPPED, fix=fix, severity=Severity.INFORMATION)
    is_mild = len(text) <= _LONGEST_ACCESS and (_is_access(text) or _PROBE.search(text) is not None)
    if is_mild:
        # Reading may run code, so no fix removes it.
        return RULE.at(statement, _ACCESSED, severity=Severity.INFORMATION)
    return RULE.at(statement, "statement has no effect", fix=fix)


def _is_access(text: str) -> bool:
    """Returns whether a statement only accesses a member or an element, which may be written as a call."""
    return _ACCESS.match(text) is not None and any(sign in text for sign in (".", "[", "->", "::"))
