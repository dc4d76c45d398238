"""Lists the declared items of a file for the alignment, with the events of each."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import overload

import attrs

from variorum.languages import Language
from variorum.memo import memoized, memoized_property
from variorum.syntax.document import Document
from variorum.syntax.item import Item, ItemFacts
from variorum.syntax.item_memo import collected
from variorum.syntax.name_words import words_of
from variorum.syntax.outline import Declaration
from variorum.syntax.program_events import item_program
from variorum.syntax.span import Span
from variorum.translation.normal_form import NormalForm, joined
from variorum.translation.score import Declared
from variorum.translation.sides import Side

_ALIGNED_KINDS = frozenset({"function", "method", "constructor", "class", "interface", "enum"})
_TYPE_KINDS = frozenset({"class", "interface", "enum"})
MAIN = ("main",)
"""The words of the name of the entry point."""
_CLASS = re.compile(r"[*&]?([A-Z]\w*)$")
Key = tuple[bool, tuple[str, ...]]
"""What an item and its counterpart by name have in common: whether it is a type, and the words of its name."""


@attrs.frozen(eq=False)
class Profile:
    """What identifies a declared item wherever it is. Equality is identity; an item that only moves keeps its profile."""

    declaration: Declaration
    name: str
    """The name without those of classes that some languages write before it."""
    words: tuple[str, ...]
    """The words of the name, or the neutral name of a special method: a constructor, a conversion to string."""
    owners: tuple[str, ...]
    """The names of the enclosing classes, innermost first."""
    is_type: bool
    """Whether it declares a class, an interface or an enumeration."""
    qualified_name: str
    """The name after those of its owners, outermost first."""

    @property
    def owner(self) -> str | None:
        """The name of the enclosing class."""
        return self.owners[0] if self.owners else None

    @property
    def is_constructor(self) -> bool:
        """Whether it is a constructor."""
        return self.words[:1] == ("constructor",)

    def has_name_of(self, other: Profile) -> bool:
        """Returns whether both have the same name, though only one is a special method of its language: `len` of Rust."""
        return not (self.is_constructor or other.is_constructor) and words_of(self.name) == words_of(
            other.name
        )

    @property
    def key(self) -> Key:
        """The key of a counterpart by name."""
        return self.is_type, self.words


class Candidate:
    """A declared item at its place, with what the alignment compares. Equality is identity."""

    # A keystroke creates one for each item of its file, so values that few of them need are computed on demand.
    def __init__(self, document: Document, item: Item, profile: Profile) -> None:
        self.document = document
        self.item = item
        self.profile = profile
        self.is_broken = bool(item.facts.problems)
        """Whether its item has syntax errors."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of its name, or the neutral name of a special method."""
        return self.profile.words

    @property
    def owner(self) -> str | None:
        """The name of the enclosing class."""
        return self.profile.owner

    @property
    def is_type(self) -> bool:
        """Whether it declares a class, an interface or an enumeration."""
        return self.profile.is_type

    @property
    def is_constructor(self) -> bool:
        """Whether it is a constructor."""
        return self.profile.is_constructor

    @property
    def name_span(self) -> Span:
        """The absolute span of its name."""
        return self.profile.declaration.name_span.shifted(self.item.span.start)

    @property
    def span(self) -> Span:
        """Its absolute span; that of a class includes its members."""
        item = self.item
        return item.span if item.facts.is_header else self.profile.declaration.span.shifted(item.span.start)

    @memoized_property
    def side(self) -> Side:
        """Its code, relative to the start of its item."""
        return Side(self.document, (self.item,), self.profile.declaration)

    @memoized_property
    def declared(self) -> Declared:
        """Its declaration, for scores and reports."""
        declaration, profile = self.profile.declaration, self.profile
        return Declared(
            kind=declaration.kind,
            name=profile.name,
            qualified_name=profile.qualified_name,
            name_span=self.name_span,
            span=self.span,
            parameters=self.side.parameters,
        )

    @memoized_property
    def form(self) -> NormalForm:
        """Its events in normal form, with absolute spans."""
        return joined([(self.side.start, self.side.form)])


class Candidates(Sequence[Candidate]):
    """The functions, methods and types of a file in source order. Of nested functions only the outer one is included.

    A keystroke needs the profiles of all and the candidates of few, so candidates are created on demand.
    """

    def __init__(self, document: Document) -> None:
        self._document = document
        self._declared = document.folded(_declared_in, document.language)
        self.profiles = [profile for _, profiles in self._declared for profile in profiles]
        """The profile of each candidate."""
        self._firsts = list(accumulate((len(profiles) for _, profiles in self._declared), initial=0))
        self._made: dict[int, Candidate] = {}

    def of_section(self, section: int) -> range:
        """Returns the indexes of what a section of the file declares."""
        return range(self._firsts[section], self._firsts[section + 1])

    def numbers_in(self, section: int) -> Sequence[int]:
        """Returns for each declaration of a section the number of its item in the section."""
        return self._declared[section][0]

    def places_of(self, item: Item) -> Iterator[int]:
        """Yields the indexes of what an item of the file declares."""
        items = self._document.items
        section = bisect_right(items.starts, item.span.start) - 1
        placed = items.placed(section)
        for place, number in zip(self.of_section(section), self.numbers_in(section), strict=True):
            if placed[number] is item:
                yield place

    def __len__(self) -> int:
        return len(self.profiles)

    @overload
    def __getitem__(self, index: int) -> Candidate: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Candidate]: ...

    def __getitem__(self, index: int | slice) -> Candidate | Sequence[Candidate]:
        if isinstance(index, slice):
            return [self[place] for place in range(len(self))[index]]
        made = self._made.get(index)
        if made is None:
            section = bisect_right(self._firsts, index) - 1
            number = self.numbers_in(section)[index - self._firsts[section]]
            item = self._document.items.placed(section)[number]
            made = self._made[index] = Candidate(self._document, item, self.profiles[index])
        return made


def names_aligned(document: Document, offset: int) -> bool:
    """Returns whether a byte offset touches the name of a candidate. Only the item at the offset is searched."""
    item = document.items.at(offset)
    if item is None:
        return False
    profiles = _profiles_of(item.facts, document.language, tuple(_containers(item)))
    spans = (one.declaration.name_span.shifted(item.span.start) for one in profiles)
    return any(span.start <= offset <= span.end for span in spans)


def _declared_in(items: Sequence[Item], language: Language) -> tuple[Sequence[int], Sequence[Profile]]:
    """Returns what the items of a section declare, and the item of each declaration."""
    numbers: list[int] = []
    profiles: list[Profile] = []
    # A class can change its name without a change of its members, so the name is compared again.
    around: dict[Item | None, tuple[str, ...]] = {None: ()}
    for number, item in enumerate(items):
        if item.facts.declarations:
            containers = around.get(item.container)
            if containers is None:
                containers = around[item.container] = tuple(_containers(item))
            found = _profiles_of(item.facts, language, containers)
            profiles += found
            numbers += [number] * len(found)
    return numbers, profiles


@memoized
def _profiles_of(facts: ItemFacts, language: Language, containers: tuple[str, ...]) -> Sequence[Profile]:
    """Returns the profiles of what an item declares inside containers with these names, innermost first."""
    return tuple(_profiles(language, facts.declarations, containers))


def _containers(item: Item) -> Iterator[str]:
    container = item.container
    while container is not None:
        if container.declaration is not None:
            yield container.declaration.name
        container = container.container


def _profiles(
    language: Language, declarations: Iterable[Declaration], containers: tuple[str, ...]
) -> Iterator[Profile]:
    seen_until = -1
    types: list[Declaration] = []
    for declaration in declarations:
        if declaration.kind not in _ALIGNED_KINDS or declaration.span.start < seen_until:
            continue
        is_type = declaration.kind in _TYPE_KINDS
        if not is_type:
            seen_until = declaration.span.end
        nested_in = [one.name for one in types if one.span.contains(declaration.span)]
        if is_type:
            types.append(declaration)
        name = declaration.name.rpartition("::")[2] or declaration.name
        owners = (*reversed(nested_in), *containers)
        words = _words(language, declaration, name, owners)
        yield Profile(declaration, name, words, owners, is_type, ".".join([*reversed(owners), name]))


def script_of(document: Document) -> Side | None:
    """Returns the top-level statements of a file as one side. Returns None if there are none."""
    items = [item for item, _ in _does_by_itself(document) if item.container is None]
    return Side(document, tuple(items)) if items else None


@collected
def _does_by_itself(document: Document, item: Item) -> bool:
    """Returns whether the item does something and is not a declaration as a whole."""
    return item.declaration is None and bool(item_program(document, item))


def _words(
    language: Language, declaration: Declaration, name: str, owners: tuple[str, ...]
) -> tuple[str, ...]:
    special: str | None = language.meanings.get("declarations", {}).get(name)
    if special == "constructor" or declaration.kind == "constructor" or (owners and name == owners[0]):
        # Constructors are told apart only by their class.
        return ("constructor", *words_of(owners[0] if owners else _class_of_result(declaration)))
    prefix = language.meanings.get("traits", {}).get("constructor_prefix")
    if prefix and not owners and name == f"{prefix}{_class_of_result(declaration)}":
        return ("constructor", *words_of(name.removeprefix(prefix)))
    return tuple(special.split("-")) if special else words_of(name)


def _class_of_result(declaration: Declaration) -> str:
    """Returns the class of what a function returns, empty if it is none of the file's own."""
    found = _CLASS.match(declaration.result or "")
    return found[1] if found else ""
