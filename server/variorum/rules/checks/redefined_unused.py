"""redefined-unused: a name that is redefined before its first definition is used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import attrs

from variorum.languages import Language
from variorum.memo import memoized
from variorum.rules.finding import Related, Severity, Violation, Weight
from variorum.rules.fixtures import requested_fixtures
from variorum.rules.import_removal import guarded_parts
from variorum.rules.policies import is_ignored
from variorum.rules.rule import Example, Rule
from variorum.rules.unit import FileUnit, ItemUnit, is_in_class, module_imports
from variorum.syntax.bindings import Binding
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.section_indexes import listed_by_name
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

RULE = Rule(
    id="redefined-unused",
    weight=Weight.MODERATE,
    severity=Severity.WARNING,
    what=(
        "Finds imports, functions and classes whose name is bound again before it is used. In a class the second method of a "
        "name replaces the first. `[rules.redefined-unused]` of a language says whether that can happen at all (`enabled`), "
        "which names are exempt (`ignore`), and which decorators allow it (`exempt`)."
    ),
    why="The first definition is lost silently. This happens when overloads of another language are translated.",
    example=Example(
        before="def area(side):\n    return side * side\n\n\n"
        "def area(width, height):\n    return width * height\n",
        after="def square_area(side):\n    return side * side\n\n\n"
        "def area(width, height):\n    return width * height\n",
        language="python",
    ),
)

_DEFINED = frozenset({"import", "reexport", "function", "class"})
_IMPORTED = frozenset({"import", "reexport"})
# Kinds of bindings that may hide an import. A function is often replaced on purpose by a wrapped form of itself.
_HIDES_AN_IMPORT = _DEFINED | {"variable", "unpacked", "loop", "with", "parameter"}


_BEHIND_DECORATOR = re.compile(r"(?<=[\w)])\n\s*\n(?=[ \t]*(?:async[ \t]+)?(?:def|class)\b)")
# The key of items with syntax errors in a mapping by name; no name is empty.
_BROKEN = ""


@attrs.frozen
class _Definition:
    item: Item
    binding: Binding
    place: Span
    """Absolute range of the name."""


@RULE.check_file
def redefinitions(file: FileUnit) -> Iterator[Violation]:
    """Reports names bound by two statements of the file or of one class, with no use in between."""
    if not file.policy(RULE.id).get("enabled"):
        return
    repeated = frozenset([name for _, name in file.document.symbol_counts.repeated])
    current: dict[tuple[int, str], _Definition] = {}
    # A loop variable with the name of an import hides it for the rest of the file, used or not.
    imports: dict[tuple[int, str], Span] = {}
    for item in file.document.items_listed(_concerned, repeated | {_BROKEN}) if repeated else ():
        if item.facts.is_broken:
            return
        names = item.facts.names
        own = [one for one in names.outermost if one.name in repeated]
        for binding in own:
            key = (id(item.container), binding.name)
            definition = _Definition(item, binding, binding.first.shifted(item.span.start))
            earlier = current.get(key)
            if binding.kind == "loop" and key in imports:
                yield _violation(binding.name, definition.place, imports[key])
            elif (
                earlier is not None
                and _loses(file.language, earlier, definition)
                and not _is_made_from(file, definition)
            ):
                violation = _violation(binding.name, definition.place, earlier.place)
                may_be_intended = file.source_language is None and _may_be_intended(file.language, earlier)
                yield attrs.evolve(violation, severity=Severity.INFORMATION) if may_be_intended else violation
            if binding.kind in _DEFINED and _is_plain(definition):
                current[key] = definition
                if binding.kind == "import":
                    imports[key] = definition.place
            else:
                current.pop(key, None)
        # A use after the definition in the same item, such as a recursive call, does not count as a use of the earlier one.
        for name in (repeated & names.free_reads) - {one.name for one in own}:
            for key in [key for key in current if key[1] == name]:
                del current[key]
    yield from _hidden_imports(file)


@RULE.check_item
def redefinitions_within(item: ItemUnit) -> Iterator[Violation]:
    """Reports two definitions of a name in one block, with no use in between."""
    if not item.policy(RULE.id).get("enabled"):
        return
    for binding in (*item.facts.names.outermost, *item.facts.names.inner):
        if len(binding.definitions) < 2 or binding.kind not in _DEFINED:
            continue
        pairs = zip(
            binding.definitions, binding.kinds, binding.definitions[1:], binding.kinds[1:], strict=False
        )
        for first, first_kind, second, second_kind in pairs:
            if not {first_kind, second_kind} <= _DEFINED or is_ignored(item.language, RULE.id, binding.name):
                continue
            if _brings_another_part(item.facts, first, item.facts, second):
                continue
            used = any(first.end <= read.start < second.start for read in binding.reads)
            if (
                not used
                and _in_one_block(item, first, second)
                and not _is_exempt(item.language, item.facts.text, first)
            ):
                yield _violation(binding.name, second, first)


def _is_made_from(file: FileUnit, later: _Definition) -> bool:
    """Returns whether the body of a class reads the name of the class: it runs while the name still has its earlier value."""
    name = later.binding.name
    return later.binding.kind == "class" and any(
        item.container is later.item and item.declaration is None and name in item.facts.names.free_reads
        for item in file.document.items_naming({name})
    )


def _concerned(items: Sequence[Item]) -> dict[str, list[int]]:
    """Returns the items that bind or read a name at the top level, and under `_BROKEN` those with syntax errors."""
    return listed_by_name(
        {
            *(binding.name for binding in item.facts.names.outermost),
            *item.facts.names.free_reads,
            *((_BROKEN,) if item.facts.is_broken else ()),
        }
        for item in items
    )


def _loses(language: Language, earlier: _Definition, later: _Definition) -> bool:
    """Returns whether the later definition makes the earlier one useless."""
    allowed = _HIDES_AN_IMPORT if earlier.binding.kind in _IMPORTED else _DEFINED
    name, start = later.binding.name, later.binding.first.start
    # An ignored name may still hide an import, unless both are imports for their side effects.
    is_hidden = earlier.binding.kind in _IMPORTED and later.binding.kind not in _IMPORTED
    if later.binding.kind not in allowed or (is_ignored(language, RULE.id, name) and not is_hidden):
        return False
    if _brings_another_part(earlier.item.facts, earlier.binding.first, later.item.facts, later.binding.first):
        return False
    reads = later.item.facts.names.free.get(name, ())
    # The value of a variable is computed before the variable hides anything, wherever it is in the text; in a `with` it is before
    # the name.
    is_made_of_it = bool(reads) and later.binding.kind not in _DEFINED | {"with"}
    declaration = later.item.declaration
    if declaration is not None and declaration.body is not None:
        # The head of a class or function, with its bases and defaults, still sees the earlier one.
        is_made_of_it |= any(read.start < declaration.body.start for read in later.binding.reads)
    if is_made_of_it or any(read.start < start for read in reads) or not _is_plain(later):
        return False
    return not _is_exempt(language, earlier.item.facts.text, earlier.binding.first)


def _brings_another_part(earlier: ItemFacts, first: Span, later: ItemFacts, second: Span) -> bool:
    """Returns whether both are imports by path, such as `import xml.dom` and `import xml.sax`: they bind one name together."""
    paths = _import_path(earlier, first), _import_path(later, second)
    return None not in paths and paths[0] != paths[1]


def _import_path(facts: ItemFacts, name: Span) -> bytes | None:
    """The part of an import list that binds the name by a path. Returns None for `a as b`, which binds another name."""
    clauses = (match["import.clause"] for match in facts.matches.get("import.clause", ()))
    clause = next((clause for clause in clauses if clause.contains(name)), None)
    return (
        facts.text[clause.start : clause.end] if clause is not None and clause.start == name.start else None
    )


def _is_plain(definition: _Definition) -> bool:
    """Returns whether the item is the definition itself, not a condition or `try` around it."""
    facts, declaration = definition.item.facts, definition.item.declaration
    if declaration is not None:
        if declaration.span.start > 0 and not facts.text.startswith(b"@"):
            # It is in a branch, which may not run.
            return False
        # A function may bind names of the file as well, whenever it is called.
        return definition.binding.first == declaration.name_span
    if definition.binding.kind == "loop":
        return True
    imports = any(match["import.statement"].start == 0 for match in facts.matches.get("import.statement", ()))
    return imports or (
        definition.binding.kind not in _IMPORTED and facts.names.outermost[0] is definition.binding
    )


def _is_exempt(language: Language, text: bytes, name: Span) -> bool:
    """Returns whether a decorator of the first definition says that another one follows."""
    return _has_in_front(language, "exempt", text, name)


def _may_be_intended(language: Language, earlier: _Definition) -> bool:
    """Returns whether a decorator of the first definition may keep it, such as one that registers functions."""
    return _has_in_front(language, "retained_by", earlier.item.facts.text, earlier.binding.first)


def _has_in_front(language: Language, key: str, text: bytes, name: Span) -> bool:
    """Returns whether a pattern of the language's policy matches the text before a definition."""
    pattern = language.policy(RULE.id).get(key)
    if not pattern:
        return False
    # There may be blank lines after a decorator.
    head = _BEHIND_DECORATOR.sub("\n", decode(text[max(0, name.start - 400) : name.end])).rsplit("\n\n", 1)[
        -1
    ]
    return re.search(pattern, head, re.MULTILINE) is not None


def _in_one_block(item: ItemUnit, first: Span, second: Span) -> bool:
    """Returns whether no line between the two is indented less than either, so that both run one after the other."""
    text = item.facts.text
    start = text.rfind(b"\n", 0, first.start) + 1
    lines = text[start : second.start].split(b"\n")
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    if start == 0:
        return (
            len(lines) == 1
            or b"\n" not in text[: second.start].rstrip()
            or text.startswith((b"from", b"import"))
        )
    if not indents or indents[0] != indents[-1]:
        return False
    return min(indents) == indents[0] or _passes_handlers(lines, indents[0])


def _passes_handlers(lines: list[bytes], indent: int) -> bool:
    """Returns whether the lines go from the body of a `try` past its handlers into its `else`, which runs after the whole
    body."""
    outer = [line for line in lines if line.strip() and len(line) - len(line.lstrip()) < indent]
    depths = {len(line) - len(line.lstrip()) for line in outer}
    words = [line.split(b"#")[0].strip() for line in outer]
    return len(depths) == 1 and words[-1] == b"else:" and words[0].startswith(b"except")


def _hidden_imports(file: FileUnit) -> Iterator[Violation]:
    """Yields imports that nothing reads because a function binds the name again."""
    read = file.document.read_names
    unused = {
        binding.name: (item, binding.first)
        for item, binding in file.document.found(module_imports)
        # The names of a class are its members: no name of a function hides them. An import with a handler tests whether the
        # module exists.
        if binding.name not in read
        and not is_in_class(item)
        and not any(part.contains(binding.first) for part in guarded_parts(item.facts))
    }
    if unused:
        # The parameter of a test uses the import.
        for name in unused.keys() & requested_fixtures(file.document):
            del unused[name]
    for item in file.document.items_listed(_hiders, unused.keys()):
        for binding in _hiding(item.facts):
            earlier = unused.get(binding.name)
            if earlier is None:
                continue
            importing, first = earlier
            if importing.span.start >= item.span.start:
                continue
            if not _brings_another_part(importing.facts, first, item.facts, binding.first):
                place = binding.first.shifted(item.span.start)
                yield _violation(binding.name, place, first.shifted(importing.span.start))


def _hiders(items: Sequence[Item]) -> dict[str, list[int]]:
    return listed_by_name({binding.name for binding in _hiding(item.facts)} for item in items)


@memoized
def _hiding(facts: ItemFacts) -> tuple[Binding, ...]:
    """Returns the inner names of an item that may hide an import."""
    return tuple(one for one in facts.names.inner if one.kind in _DEFINED or one.kind == "parameter")


def _violation(name: str, place: Span, earlier: Span) -> Violation:
    related = [Related(earlier, f"`{name}` is first defined here")]
    return RULE.at(place, f"`{name}` is redefined before its first definition is used", related=related)
