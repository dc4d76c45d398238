"""The declared items of a file as the alignment sees them, with the events of each."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from typing import overload

import attrs

from variorum.languages import Language
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.item_memo import noted
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
"""The words of the function in which a program begins."""
Key = tuple[bool, tuple[str, ...]]
"""What an item shares with its counterpart by name: whether it is a type, and the words of its name."""


@attrs.frozen(eq=False)
class Profile:
    """What tells one declared item from another, wherever it stands. Equality is identity: an item that only moves keeps it."""

    declaration: Declaration
    name: str
    """The name without those of classes that some languages write before it."""
    words: tuple[str, ...]
    """The words of the name, or the neutral name of a special method: a constructor, a conversion to text."""
    owners: tuple[str, ...]
    """The names of the classes around it, the innermost first."""
    is_type: bool
    """Whether it declares a class, an interface or an enumeration."""
    qualified_name: str
    """The name behind those of its owners, the outermost first."""

    @property
    def owner(self) -> str | None:
        """The name of the class around it."""
        return self.owners[0] if self.owners else None

    @property
    def is_constructor(self) -> bool:
        """Whether it only makes new objects."""
        return self.words[:1] == ("constructor",)

    @property
    def key(self) -> Key:
        """What a counterpart by name shares with it."""
        return self.is_type, self.words


class Candidate:
    """One declared item in its place, with what the alignment compares. Equality is identity."""

    # A keystroke makes one for each item of its file, so what few of them are asked for is worked out when it is.
    def __init__(self, document: Document, item: Item, profile: Profile) -> None:
        self.document = document
        self.item = item
        self.profile = profile
        self.is_broken = bool(item.facts.problems)
        """Whether its item does not parse."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of its name, or the neutral name of a special method."""
        return self.profile.words

    @property
    def owner(self) -> str | None:
        """The name of the class around it."""
        return self.profile.owner

    @property
    def is_type(self) -> bool:
        """Whether it declares a class, an interface or an enumeration."""
        return self.profile.is_type

    @property
    def is_constructor(self) -> bool:
        """Whether it only makes new objects."""
        return self.profile.is_constructor

    @property
    def name_span(self) -> Span:
        """Where its name stands, absolute."""
        return self.profile.declaration.name_span.shifted(self.item.span.start)

    @property
    def span(self) -> Span:
        """Where all of it stands, absolute; of a class with its members."""
        item = self.item
        return item.span if item.facts.is_header else self.profile.declaration.span.shifted(item.span.start)

    @cached_property
    def side(self) -> Side:
        """Its code, relative to where its item begins."""
        return Side(self.document, (self.item,), self.profile.declaration)

    @cached_property
    def declared(self) -> Declared:
        """Where and as what it is declared."""
        declaration, profile = self.profile.declaration, self.profile
        return Declared(
            kind=declaration.kind,
            name=profile.name,
            qualified_name=profile.qualified_name,
            name_span=self.name_span,
            span=self.span,
            parameters=self.side.parameters,
        )

    @cached_property
    def form(self) -> NormalForm:
        """Its events in the form that is compared, absolute."""
        return joined([(self.side.start, self.side.form)])


class Candidates(Sequence[Candidate]):
    """The functions, methods and types of a file in source order; of nested functions only the outer one.

    A keystroke needs the profiles of all and the candidates of few, so a candidate is made when it is asked for.
    """

    def __init__(self, document: Document) -> None:
        self._document = document
        self._declared = document.folded(_declared_in, document.language)
        self.profiles = [profile for _, profiles in self._declared for profile in profiles]
        """What is known of each, wherever it stands."""
        self._firsts = list(accumulate((len(profiles) for _, profiles in self._declared), initial=0))
        self._made: dict[int, Candidate] = {}

    def of_section(self, section: int) -> range:
        """The places of what is declared in one of the file's sections."""
        return range(self._firsts[section], self._firsts[section + 1])

    def numbers_in(self, section: int) -> Sequence[int]:
        """Which of a section's items declares each of them, counted from the beginning of the section."""
        return self._declared[section][0]

    def places_of(self, item: Item) -> Iterator[int]:
        """The places of what one of the file's items declares."""
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
    """Whether a byte offset touches the name of a candidate; only the item around it is looked at."""
    item = document.item_at(offset)
    if item is None:
        return False
    profiles = _profiles_of(document.language, item, tuple(_containers(item)))
    spans = (one.declaration.name_span.shifted(item.span.start) for one in profiles)
    return any(span.start <= offset <= span.end for span in spans)


def _declared_in(items: Sequence[Item], language: Language) -> tuple[Sequence[int], Sequence[Profile]]:
    """What the items of a section declare, and which of them declares it."""
    numbers: list[int] = []
    profiles: list[Profile] = []
    # A class can change its name and leave its members as they were, so that name is asked for again.
    around: dict[Item | None, tuple[str, ...]] = {None: ()}
    for number, item in enumerate(items):
        if item.facts.declarations:
            containers = around.get(item.container)
            if containers is None:
                containers = around[item.container] = tuple(_containers(item))
            found = _profiles_of(language, item, containers)
            profiles += found
            numbers += [number] * len(found)
    return numbers, profiles


def _profiles_of(language: Language, item: Item, containers: tuple[str, ...]) -> Sequence[Profile]:
    """The profiles of what an item declares inside of containers with these names, the innermost first."""
    key = ("profiles", containers)
    known: Sequence[Profile] | None = item.facts.derived.get(key)
    if known is None:
        known = tuple(_profiles(language, item.facts.declarations, containers))
        item.facts.derived[key] = known
    return known


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
    """The statements of a file that stand in no item, as one side; None where there are none."""
    items = [item for item, _ in _does_by_itself(document) if item.container is None]
    return Side(document, tuple(items)) if items else None


@noted
def _does_by_itself(document: Document, item: Item) -> bool:
    """Whether the item does something and declares nothing as a whole."""
    return item.declaration is None and bool(item_program(document, item))


def _words(
    language: Language, declaration: Declaration, name: str, owners: tuple[str, ...]
) -> tuple[str, ...]:
    special: str | None = language.meanings.get("declarations", {}).get(name)
    if special == "constructor" or declaration.kind == "constructor" or (owners and name == owners[0]):
        # Whose objects it makes is all that tells one constructor from another.
        return ("constructor", *words_of(owners[0] if owners else ""))
    return tuple(special.split("-")) if special else words_of(name)
