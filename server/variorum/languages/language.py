"""A language as data: what its folder states, read once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import attrs

# A plain folder beside this file: `importlib.resources` would take longer to load than every language in it.
FOLDER = Path(__file__).parent
"""Where the folders of the languages lie."""


class UnknownLanguage(ValueError):
    """Raised for a language id that no folder carries."""

    def __init__(self, identifier: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {identifier!r}: use one of {', '.join(known)}")
        self.identifier = identifier
        self.known = known


@attrs.frozen
class CommentStyle:
    """How the language writes comments."""

    line: str | None
    block: tuple[str, str] | None
    documentation: tuple[str, ...] = ("/**", "///", "//!")
    """How a comment begins that documents a declaration."""

    def wrap(self, text: str) -> str:
        """`text` as one comment of the language."""
        if self.line:
            return f"{self.line} {text}"
        if self.block is None:
            raise ValueError("a language needs a line or a block comment")
        return f"{self.block[0]} {text} {self.block[1]}"


@attrs.frozen
class NamingStyle:
    """The letter case that the language's writers expect: `snake`, `camel`, `pascal`, `upper` or `any`."""

    function: str
    variable: str
    type: str
    constant: str


@attrs.frozen
class DivisionOfFiles:
    """How a file falls into items: which nodes are containers to look into, and which merely wrap one."""

    containers: Mapping[str, str]
    wrappers: Mapping[str, str]
    transparent: frozenset[str]
    direct: frozenset[str]
    """Containers in which no transparent node can stand: their members are children of the body."""


@attrs.frozen
class ScopeFacts:
    """What the language's scoping rules say where a query cannot."""

    block_scoped: bool
    class_scope_closed: bool
    update_is_read: bool
    class_members_are_names: bool
    visible_from_declaration: bool
    update_binds: bool
    """Whether `x += 1` makes `x` a name of the function around it, as an assignment does."""
    names_are_known: bool
    """Whether every value that a file names is bound in it, built in or standard, so that an unknown name is a fault."""
    handlers_are_scopes: bool
    """Whether the variable of an exception handler is a name of the handler alone."""
    escape: str
    """What may stand in front of a name, or on both of its sides, and is no part of it; or nothing."""


@attrs.frozen(slots=False, eq=False)
class Language:
    """One language folder. A folder is loaded once, so identity is equality."""

    id: str
    name: str
    aliases: tuple[str, ...]
    extensions: tuple[str, ...]
    file_names: tuple[str, ...]
    shebangs: tuple[str, ...]
    grammar: str
    needs_line_end: str
    """A sign with which the last line of a text needs a line end, because the grammar may never come back without; or none."""
    comments: CommentStyle
    naming: NamingStyle
    division: DivisionOfFiles
    scopes: ScopeFacts
    facts: Mapping[str, Any] = attrs.field(repr=False)

    @classmethod
    def load(cls, identifier: str) -> Language:
        """Read `languages/<identifier>/language.toml`."""
        facts = tomllib.loads(_read(identifier, "language.toml"))
        comments = facts.get("comments", {})
        division = facts.get("items", {})
        scopes = facts.get("scopes", {})
        naming = facts.get("naming", {})
        return cls(
            id=identifier,
            name=facts["name"],
            aliases=tuple(facts.get("aliases", ())),
            extensions=tuple(facts.get("extensions", ())),
            file_names=tuple(facts.get("file_names", ())),
            shebangs=tuple(facts.get("shebangs", ())),
            grammar=facts["grammar"],
            needs_line_end=facts.get("needs_line_end", ""),
            comments=_comment_style(comments),
            naming=NamingStyle(
                naming.get("function", "any"),
                naming.get("variable", "any"),
                naming.get("type", "any"),
                naming.get("constant", "any"),
            ),
            division=DivisionOfFiles(
                division.get("containers", {}),
                division.get("wrappers", {}),
                frozenset(division.get("transparent", ())),
                frozenset(division.get("direct", ())),
            ),
            scopes=ScopeFacts(
                block_scoped=scopes.get("block_scoped", True),
                class_scope_closed=scopes.get("class_scope_closed", False),
                update_is_read=scopes.get("update_is_read", False),
                class_members_are_names=scopes.get("class_members_are_names", True),
                visible_from_declaration=scopes.get("visible_from_declaration", False),
                handlers_are_scopes=scopes.get("handlers_are_scopes", True),
                escape=scopes.get("escape", ""),
                update_binds=scopes.get("update_binds", False),
                names_are_known=scopes.get("names_are_known", True),
            ),
            facts=facts,
        )

    @cached_property
    def tails(self) -> frozenset[str]:
        """Where the last expression of a function is its value: the node types that pass on what their last part brings."""
        return frozenset(self.facts.get("blocks", {}).get("tails", ()))

    @property
    def blocks_by_indentation(self) -> bool:
        """Whether a block ends where a line is indented less."""
        return bool(self.facts.get("blocks", {}).get("by_indentation", False))

    def policy(self, rule: str) -> Mapping[str, Any]:
        """What `[rules.<rule>]` of the folder's `language.toml` says; empty where it says nothing."""
        policy: Mapping[str, Any] = self.facts.get("rules", {}).get(rule, {})
        return policy

    def query_source(self, name: str) -> str:
        """The text of a query file such as `scopes`, with what it inherits put before it; empty where there is none.

        The queries of the leftover catalogue join `artifacts`, so that one pass over an item finds both.
        """
        source = _query_source(self.id, name)
        if name != "artifacts":
            return source
        patterns = (
            _LEFTOVER.sub(f"@leftover.{entry['id']}", entry["query"])
            for entry in self.leftovers
            if "query" in entry
        )
        return "\n".join([source, *patterns])

    @cached_property
    def builtins(self) -> frozenset[str]:
        """The names that are always bound."""
        own = _read(self.id, "builtins.txt", default="").split()
        return frozenset(own).union(*(parent.builtins for parent in self._parents))

    @cached_property
    def members(self) -> frozenset[str]:
        """The names of all members of the language's standard library; empty where nobody listed them."""
        return frozenset(_read(self.id, "members.txt", default="").split())

    @cached_property
    def library_names(self) -> frozenset[str]:
        """The names that the modules of the standard library bring, as far as they are listed."""
        return frozenset(name for names in self.modules.get("modules", {}).values() for name in names)

    @cached_property
    def compilers(self) -> tuple[Mapping[str, Any], ...]:
        """How to ask the compilers of the language about a text, the preferred one first."""
        return tuple(tomllib.loads(_read(self.id, "compilers.toml", default="")).get("compiler", ()))

    @cached_property
    def module_members(self) -> Mapping[str, frozenset[str]]:
        """Everything that some modules of the standard library have, by the module's name."""
        lines = (line.partition(": ") for line in self._lines("module_members.txt"))
        own = {name: frozenset(members.split()) for name, _, members in lines}
        inherited = (parent.module_members for parent in self._parents)
        return {name: members for table in (*inherited, own) for name, members in table.items()}

    @cached_property
    def signatures(self) -> str:
        """The text of `signatures.txt`: classes of the standard library, what their members take and give."""
        return _read(self.id, "signatures.txt", default="")

    @cached_property
    def expressions(self) -> Mapping[str, Any]:
        """How expressions are built and what converts to what; empty where nobody wrote it down."""
        return tomllib.loads(_read(self.id, "expressions.toml", default=""))

    @cached_property
    def values(self) -> Mapping[str, Any]:
        """What kinds of values expressions have that nothing checks before they run; empty where nobody wrote it down."""
        return tomllib.loads(_read(self.id, "values.toml", default=""))

    @cached_property
    def modules(self) -> Mapping[str, Any]:
        """Well-known standard modules and what they bring."""
        return self._tables("modules.toml")

    @cached_property
    def leftovers(self) -> tuple[Mapping[str, Any], ...]:
        """The catalogue of source-language leftovers that this language's code may carry.

        An inherited entry gives way to one of the same id, and what comes from this very language is no leftover here.
        """
        own = [entry for text in _read_all(self.id, "leftovers") for entry in tomllib.loads(text)["leftover"]]
        overruled = {entry["id"] for entry in own}
        inherited = (entry for parent in self._parents for entry in parent.leftovers)
        remaining = (
            one for one in inherited if one["id"] not in overruled and self.id not in one.get("from", ())
        )
        return (*remaining, *own)

    @cached_property
    def meanings(self) -> Mapping[str, Any]:
        """How the language's operators, calls and literals map onto the language-neutral program form."""
        return self._tables("meanings.toml")

    @cached_property
    def lowering(self) -> Mapping[str, Any]:
        """Which node of the tree becomes which node of the representation; empty where nobody wrote it down."""
        return self._tables("lowering.toml")

    @cached_property
    def stubs(self) -> Mapping[str, Any]:
        """How the language declares a function, for the stubs of missing items; empty where nobody said."""
        return self._tables("stubs.toml")

    @cached_property
    def unit_tests(self) -> Mapping[str, Any]:
        """How a unit test is written in the language's usual framework; empty where nobody said."""
        return self._tables("unit_tests.toml")

    @cached_property
    def suppressions(self) -> Mapping[str, Any]:
        """How the comments of other linters read that silence a finding, and what they call the rules."""
        return self._tables("suppressions.toml")

    @cached_property
    def _parents(self) -> tuple[Language, ...]:
        """The languages that `inherits` in `language.toml` names: their word lists and tables hold here too."""
        return tuple(Language.load(parent) for parent in self.facts.get("inherits", ()))

    def _lines(self, name: str) -> list[str]:
        """The lines of a word list, without comments."""
        return [line for line in _read(self.id, name, default="").splitlines() if line and line[0] != "#"]

    def _tables(self, name: str) -> dict[str, Any]:
        """The tables of a file, each laid over those of the parents."""
        tables: dict[str, Any] = {}
        for layer in (
            *(parent._tables(name) for parent in self._parents),
            tomllib.loads(_read(self.id, name, default="")),
        ):
            for key, value in layer.items():
                tables[key] = {**tables.get(key, {}), **value} if isinstance(value, dict) else value
        return tables

    @cached_property
    def type_comments(self) -> re.Pattern[str] | None:
        """Matches a comment that gives a type, with the type as its group, where comments can do so."""
        pattern = self.facts.get("documentation", {}).get("types")
        return re.compile(pattern) if pattern else None

    @cached_property
    def documentation_references(self) -> re.Pattern[str] | None:
        """Finds names that documentation comments refer to, where such a reference counts as a use."""
        pattern = self.facts.get("documentation", {}).get("references")
        return re.compile(pattern) if pattern else None


def _read(identifier: str, name: str, default: str | None = None) -> str:
    path = FOLDER / identifier / name
    if default is not None and not path.is_file():
        return default
    return path.read_text(encoding="utf-8")


def _read_all(identifier: str, folder: str) -> Iterator[str]:
    """The texts of all tables in a folder of the language's folder, in the order of their names."""
    path = FOLDER / identifier / folder
    if path.is_dir():
        for file in sorted(path.iterdir(), key=lambda file: file.name):
            yield file.read_text(encoding="utf-8")


def _comment_style(facts: Mapping[str, Any]) -> CommentStyle:
    block = facts.get("block")
    style = CommentStyle(facts.get("line"), tuple(block) if block else None)
    return (
        attrs.evolve(style, documentation=tuple(facts["documentation"]))
        if "documentation" in facts
        else style
    )


_LEFTOVER = re.compile(r"@leftover\b(?!\.)")
_INHERITS = re.compile(r"^; inherits: ([\w,\s]+)$", re.M)


def _query_source(identifier: str, name: str) -> str:
    own = _read(identifier, f"{name}.scm", default="")
    found = _INHERITS.search(own)
    parents = [parent.strip() for parent in found[1].split(",")] if found else []
    return "\n".join([*(_query_source(parent, name) for parent in parents), own])
