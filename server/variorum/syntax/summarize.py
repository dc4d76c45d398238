"""Summarises a file for the index of a workspace by one query over its tree, at a tenth of the cost of its analysis."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import attrs
from tree_sitter import Node, Query, QueryCursor

from variorum.languages import Language
from variorum.syntax.bounded_parse import read
from variorum.syntax.file_summary import EVERYTHING, UNKNOWN_SUMMARY, FileSummary, Import
from variorum.syntax.grammar import grammar_of
from variorum.syntax.outline import Declaration, declarations
from variorum.syntax.query_patterns import patterns_of
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_Match = Mapping[str, list[Node]]
_PARAMETER = "item.parameter"
_NAMESPACE = "module"
_CALLABLE = frozenset({"function", "method"})
_WORD = re.compile(r"[^\W\d][\w$]*|\$[\w$]*")
# How far a chain of members is followed: packages are not nested deeper.
_CHAIN = r"(?<![\w.])(%s)\b((?:[ \t]*\.[ \t]*\w{1,200}){0,6})"
# A path of at most that length.
_PATH = re.compile(r"\w{1,200}(?:\.\w{1,200}){1,6}")
_BLANK = re.compile(r"[ \t]+")


def summary_of(language: Language, data: bytes) -> FileSummary:
    """Returns the summary of a file. Returns `UNKNOWN_SUMMARY` if the language has no query for it or the file
    cannot be parsed.
    """
    query = _query(language)
    if query is None:
        return UNKNOWN_SUMMARY
    tree, is_abandoned = read(language, data)
    if is_abandoned:
        return UNKNOWN_SUMMARY
    matches = QueryCursor(query).matches(tree.root_node)
    declared = declarations(matches, 0)
    names = {decode(node.text or b"") for node in _captured(matches, "visible")}
    names.update(_outermost(declared))
    is_module = any("module" in match for _, match in matches)
    shares = language.facts.get("workspace", {}).get("nearby") == "scripts" and not is_module
    return FileSummary(
        packages=tuple(sorted({decode(node.text or b"") for node in _captured(matches, "package")})),
        is_module=is_module,
        names=tuple(sorted(names)),
        everywhere=tuple(
            sorted({decode(one.text or b"") for one in _captured(matches, "visible.everywhere")})
        ),
        members=_members(declared),
        imports=_merged(
            _imports([match for _, match in matches if "import" in match], data),
            _named(_captured(matches, "import.path")),
        ),
        acts=any("acts" in match for _, match in matches),
        words=words_of(data) if shares else frozenset(),
        asked_of_tests=_asked_of_tests(language, data),
    )


def _asked_of_tests(language: Language, data: bytes) -> tuple[str, ...]:
    """Returns the names that a fixture reads from the module of the test that requests it: the groups of `asked` in `[tests]`."""
    asked = language.facts.get("tests", {}).get("asked")
    if asked is None:
        return ()
    return tuple(sorted({found[found.lastindex or 0] for found in re.finditer(asked, decode(data))}))


def words_of(data: bytes) -> frozenset[str]:
    """Returns every word of a text."""
    return frozenset(_WORD.findall(decode(data)))


@cache
def _query(language: Language) -> Query | None:
    """Returns `summary.scm` with the patterns of `outline.scm`, except those of parameters, which are private."""
    outline = patterns_of(language.query_source("outline"))
    shared = (pattern.text for pattern in outline if _PARAMETER not in pattern.captures)
    source = "\n".join([language.query_source("summary"), *shared])
    return Query(grammar_of(language), source) if source.strip() else None


def _captured(matches: Iterable[tuple[int, _Match]], capture: str) -> Iterator[Node]:
    for _, match in matches:
        yield from match.get(capture, ())


def _outermost(declared: Iterable[Declaration]) -> Iterator[str]:
    """Yields the names that are declared outside of other declarations, except namespaces."""
    depth = 0
    for one in declared:
        depth = min(depth, one.depth)
        if one.depth > depth:
            continue
        if one.kind == _NAMESPACE:
            depth += 1
        else:
            yield one.name


def _members(declared: Iterable[Declaration]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    found: dict[str, set[str]] = {}
    around: list[Declaration] = []
    for one in declared:
        del around[one.depth :]
        if around and one.kind in _CALLABLE and around[-1].kind not in _CALLABLE:
            found.setdefault(around[-1].name, set()).add(one.name)
        around.append(one)
    return tuple((owner, tuple(sorted(found[owner]))) for owner in sorted(found))


def _imports(matches: Iterable[_Match], data: bytes) -> tuple[Import, ...]:
    """Returns the imports of a file, each once."""
    found: set[Import] = set()
    statements: set[Span] = set()
    for match in matches:
        statements.update(Span(node.start_byte, node.end_byte) for node in match["import"])
        module = _text(match, "import.from").strip("\"'`")
        name = EVERYTHING if "import.all" in match else _text(match, "import.name")
        found.add(Import(module, name, _text(match, "import.alias")))
    uses = _uses({one.binds for one in found if one.name != EVERYTHING}, data, statements)
    return tuple(attrs.evolve(one, uses=_within(one, uses.get(one.binds, ()))) for one in found)


def _named(paths: Iterable[Node]) -> Iterator[Import]:
    """Returns fully qualified names as imports of their first package, with the rest as uses."""
    uses: dict[str, set[str]] = {}
    for node in paths:
        path = decode(node.text or b"")
        if _PATH.fullmatch(path):
            package, _, rest = path.partition(".")
            uses.setdefault(package, set()).add(rest)
    return (Import(package, uses=tuple(sorted(rests))) for package, rests in uses.items())


def _merged(imports: Iterable[Import], named: Iterable[Import]) -> tuple[Import, ...]:
    """Returns all imports in a fixed order."""
    several = {*imports, *named}
    return tuple(sorted(several, key=lambda one: (one.module, one.name, one.alias, one.uses or ())))


def _text(match: _Match, capture: str) -> str:
    return "".join(decode(node.text or b"") for node in match.get(capture, ()))


def _within(one: Import, uses: Iterable[str] | None) -> tuple[str, ...] | None:
    """Returns the used members of an import. For a module imported by its path, only the first part of the path is a
    name.
    """
    if uses is None:
        return None
    path = one.module.partition(".")[2]
    if one.name or one.alias or not path or one.is_relative:
        return tuple(sorted(uses))
    if path in uses:
        return None
    return tuple(sorted(use.removeprefix(f"{path}.") for use in uses if use.startswith(f"{path}.")))


def _uses(names: Iterable[str], data: bytes, statements: Iterable[Span]) -> Mapping[str, set[str] | None]:
    """Returns the member chains after some names, including those in comments and strings: too many uses are better
    than too few.
    """
    wanted = [re.escape(name) for name in names if name]
    if not wanted:
        return {}
    text = bytearray(data)
    for span in statements:
        text[span.start : span.end] = b" " * (span.end - span.start)
    found: dict[str, set[str] | None] = {}
    for one in re.finditer(_CHAIN % "|".join(wanted), decode(bytes(text))):
        name, chain = one[1], _BLANK.sub("", one[2])[1:]
        known = found.setdefault(name, set())
        if not chain:
            found[name] = None
        elif known is not None:
            known.add(chain)
    return found
