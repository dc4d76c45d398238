"""unused-member: a private field or method that its file never uses."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from variorum.rules.commented_uses import is_used_in_commented_code
from variorum.rules.declaration_files import holds_code, is_made_of_declarations
from variorum.rules.finding import Severity, Tag, Violation, Weight
from variorum.rules.keep_comments import has_keep_comment
from variorum.rules.open_classes import (
    computed_access_classes,
    describes_shared_objects,
    fields_of_nontrivial_types,
    partially_visible_classes,
    reflected_classes,
)
from variorum.rules.policies import is_ignored, reported_kinds
from variorum.rules.rule import Context, Example, Rule
from variorum.rules.unit import FileUnit
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.source_text import decode

RULE = Rule(
    id="unused-member",
    weight=Weight.MINOR,
    severity=Severity.WARNING,
    tags={Tag.UNNECESSARY},
    context=Context.PROGRAM,
    what=(
        "Finds fields and methods that nothing outside of their class can use, and that nothing in the file uses. Classes that "
        "are partly in other files are ignored: those with methods that are only declared, partial classes, and PHP classes with "
        "a trait. So are classes that access members by a name that the program makes, and collections that `+=` adds to "
        "(`appended` matches the text before such a member). In an untranslated file a member is "
        "information if commented-out code uses it, or if it is part of the layout of a plain data structure."
    ),
    why="Dead members make a class look as if it did more than it does. In a translation their use may have been lost.",
    example=Example(
        before="class Box {\n    private int depth;\n    int width() { return 1; }\n}\n",
        after="class Box {\n    int width() { return 1; }\n}\n",
        language="java",
    ),
)


_CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*")
# From this many constants in a row on they are a list. Those of terminals and protocols have dozens.
_LIST = 4
# Imports are within this many bytes, after a licence at most.
_HEAD = 10_000
# How far back a declaration may begin.
_BACK = 80
_COMMENT = re.compile(r"/\*(?s:.)*?\*/|//[^\n]*")


@RULE.check_files_with("private_members")
def unused_members(file: FileUnit) -> Iterator[Violation]:
    """Reports private members whose name the file never uses, after a dot or bare.

    `writes_count` says whether an assignment is a use, `own_class` whether only the class itself can access private members, so
    that the same name elsewhere means something else, `assigned` the severity for members that are assigned but never read, if it
    is lower. `hooks` are members that a framework calls by name: `names`, in files where `beside` matches.
    """
    kinds = reported_kinds(file.language, RULE.id, ("member.private",))
    document = file.document
    holders = list(document.items_where(_has_members, kinds))
    if not holders or document.is_dynamic:
        return
    if is_made_of_declarations(document) or document.items_with("positional"):
        return
    if file.policy(RULE.id).get("needs_code") and not any(document.folded(holds_code)):
        # A header without an include guard: whoever includes it can use what it declares.
        return
    anywhere = _used_names(file, with_free_functions=True)
    in_classes = _used_names(file, with_free_functions=False)
    open_classes, active = reflected_classes(document), fields_of_nontrivial_types(document)
    unfinished = partially_visible_classes(document) | computed_access_classes(document)
    for item in holders:
        if id(item.container) in unfinished:
            continue
        for binding in _members(item, kinds):
            # Free functions can only refer to free functions and variables.
            used = anywhere if item.container is None else in_classes
            if item.facts.is_broken or _is_used(file, item, binding, used):
                continue
            if document.has_errors and _is_named_in_broken_code(document, binding.name):
                continue
            if _class_of(item, binding) in open_classes or describes_shared_objects(item):
                continue
            if _is_appended_to(file, item, binding):
                continue
            if (id(item), binding.first) in active or _is_called_by_framework(file, binding.name):
                continue
            if not is_ignored(file.language, RULE.id, binding.name):
                message = f"`{binding.name}` is declared but never used"
                may_be_intended = file.source_language is None and _may_be_intended(file, item, binding)
                severity = Severity.INFORMATION if may_be_intended else _severity(file, binding)
                yield RULE.at(binding.first, message, severity=severity).shifted(item.span.start)


def _may_be_intended(file: FileUnit, item: Item, binding: Binding) -> bool:
    """Returns whether the member is kept on purpose: a comment says so or uses it, or it is part of a list or layout."""
    return (
        has_keep_comment(file.document.text.data, binding.first.shifted(item.span.start))
        or _is_of_a_list(file, item)
        or _is_of_a_layout(file, item)
        or is_used_in_commented_code(file.document, binding.name)
    )


def _severity(file: FileUnit, binding: Binding) -> Severity | None:
    label = file.policy(RULE.id).get("assigned")
    return Severity[label.upper()] if label and f"{binding.name}=" in file.document.member_names else None


def _is_of_a_layout(file: FileUnit, item: Item) -> bool:
    """Returns whether the member is part of the layout of a plain data structure, which protocols and other files define:
    `layouts` matches the heads of such structures."""
    layouts = file.policy(RULE.id).get("layouts")
    return (
        layouts is not None
        and _pattern(layouts).match(decode((item.container or item).facts.text)) is not None
    )


def _is_called_by_framework(file: FileUnit, name: str) -> bool:
    """Returns whether a framework that the file imports calls members of this name, including private ones."""
    head = decode(file.document.text.data[:_HEAD])
    return any(
        _pattern(hook["names"]).fullmatch(name) and _pattern(hook["beside"]).search(head)
        for hook in file.policy(RULE.id).get("hooks", ())
    )


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.M)


def _is_of_a_list(file: FileUnit, item: Item) -> bool:
    """Returns whether the item is one of many constants in a row, such as the flags of a protocol: such lists are complete on
    purpose."""
    if not _is_constant(item):
        return False
    constants = [one for one in file.document.items_where(_is_constant) if one.container is item.container]
    place = next(number for number, one in enumerate(constants) if one.span == item.span)
    before, behind = constants[max(0, place - _LIST) : place + 1], constants[place : place + _LIST + 1]
    return _neighbours(file.document, before[::-1]) + _neighbours(file.document, behind) >= _LIST


def _neighbours(document: Document, constants: Sequence[Item]) -> int:
    """Returns the number of constants that follow the first one with only comments between them."""
    for count, pair in enumerate(itertools.pairwise(constants)):
        first, second = sorted(one.span for one in pair)
        between = decode(document.text.data[first.end : second.start])
        if _COMMENT.sub("", between).strip("; \t\r\n"):
            return count
    return max(len(constants) - 1, 0)


def _is_constant(item: Item) -> bool:
    """Returns whether the item declares one name in capital letters."""
    members = [binding.name for binding in item.facts.names.outermost]
    return len(members) == 1 and _CONSTANT.fullmatch(members[0]) is not None


def _has_members(item: Item, kinds: frozenset[str]) -> bool:
    return bool(_members(item, kinds))


def _used_names(file: FileUnit, *, with_free_functions: bool) -> AbstractSet[str]:
    """Returns the names after a dot and, in languages with bare member access, the names that are read. If assignments are
    uses, also returns those that are assigned."""
    used = frozenset(file.document.member_names)
    if file.language.scopes.class_members_are_names:
        used = used.union(*file.document.folded(_bare_reads, with_free_functions))
    if file.policy(RULE.id).get("writes_count"):
        used = used.union(*file.document.folded(_names_touched, with_free_functions))
    return used


def _bare_reads(items: Sequence[Item], with_free_functions: bool) -> frozenset[str]:
    """Returns the free names that the items read or pass on, and the local names that they call: a call can mean a method
    beside a variable of its name."""
    asked = items if with_free_functions else [one for one in items if not _is_free_function(one)]
    named = [one.facts.names.free_reads | one.facts.names.exports for one in asked]
    return frozenset(name for one in asked for name in _called_locals(one.facts)).union(*named)


def _called_locals(facts: ItemFacts) -> Iterator[str]:
    text = facts.text
    for binding in facts.names.inner:
        if any(text[read.end : read.end + 1] == b"(" for read in binding.reads):
            yield binding.name


def _names_touched(items: Sequence[Item], with_free_functions: bool) -> frozenset[str]:
    """Returns the free names that the items read or assign."""
    asked = items if with_free_functions else [one for one in items if not _is_free_function(one)]
    return frozenset().union(*(one.facts.names.free for one in asked))


def _is_free_function(item: Item) -> bool:
    """Returns whether the item is a free function: outside of classes, and not named by a path into one."""
    declared, owner = item.declaration, item.container
    if declared is None or declared.kind != "function":
        return False
    while owner is not None:
        if owner.declaration is None or owner.declaration.kind != "module":
            return False
        owner = owner.container
    return b"::" not in item.facts.text[max(0, declared.name_span.start - 2) : declared.name_span.end]


def _class_of(item: Item, member: Binding) -> str | None:
    """Returns the name of the class of a member: the innermost one around it within the item, or the item's own."""
    local = [
        one
        for one in item.facts.declarations
        if one.kind == "class" and one.body is not None and one.body.contains(member.first)
    ]
    if local:
        return local[-1].name
    declaration = item.container.declaration if item.container else None
    return declaration.name if declaration else None


def _is_used(file: FileUnit, item: Item, binding: Binding, used: AbstractSet[str]) -> bool:
    """Returns whether something uses the member: by its name anywhere, or in its own class if nothing else can be meant."""
    if binding.is_read and _is_reached_by_name(file, binding):
        return True
    if binding.kind == "member.lexical":
        # Uses inside one item are resolved already; those of the other members of the class are by name.
        return binding.is_outermost and _class_speaks_of(file, item, binding.name)
    if file.policy(RULE.id).get("own_class") and item.container is not None:
        names = (binding.name, f"{binding.name}=") if binding.kind == "member.accessor" else (binding.name,)
        return any(_class_speaks_of(file, item, name) for name in names)
    return binding.name in used or (binding.kind == "member.accessor" and f"{binding.name}=" in used)


def _is_reached_by_name(file: FileUnit, binding: Binding) -> bool:
    """Returns whether the bare name means the member: not if it is a constructor parameter that is also a field."""
    return (
        binding.is_member or binding.kind != "member.private" or file.language.scopes.class_members_are_names
    )


def _is_appended_to(file: FileUnit, item: Item, binding: Binding) -> bool:
    """Returns whether the member is a constant that `+=` changes, as a collection (`appended` matches the text before it)."""
    appended = file.policy(RULE.id).get("appended")
    if appended is None or not re.search(appended, decode(item.facts.text[: binding.first.start])[-_BACK:]):
        return False
    change = rb"\b" + re.escape(binding.name.encode()) + rb"\s{0,8}[-+]="
    return re.search(change, file.document.text.data) is not None


def _is_named_in_broken_code(document: Document, name: str) -> bool:
    """Returns whether the name occurs in an item with syntax errors, where uses may be lost."""
    word = name.encode()
    return any(word in item.facts.text for item in document.items_where(_is_broken))


def _is_broken(item: Item) -> bool:
    return item.facts.is_broken


def _class_speaks_of(file: FileUnit, item: Item, name: str) -> bool:
    """Returns whether the item's class, its methods or nested declarations use a member of this name."""
    return any(
        other.container is item.container or other is item.container
        for other in file.document.items_speaking_of({name})
    )


def _members(item: Item, kinds: frozenset[str]) -> list[Binding]:
    return [binding for binding in item.facts.private_members if binding.kind in kinds]
