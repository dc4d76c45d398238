"""The values of an evaluation that Python has none for, or has with other rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, ClassVar

from variorum.interpreter.keyed_default import KeyedDefault
from variorum.interpreter.nesting import check_parts, hashed_parts


class Undefined:
    """JavaScript's `undefined`; there is one."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "undefined"

    def __bool__(self) -> bool:
        return False


UNDEFINED = Undefined()


class Unset:
    """What a variable holds before it is given a value; there is one."""

    __slots__ = ()


UNSET = Unset()


class Builder:
    """A text that can be changed."""

    __slots__ = ("text",)
    kind: ClassVar[str] = "builder"

    def __init__(self, text: str = "") -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self.text == (other.text if isinstance(other, Builder) else other)

    def __lt__(self, other: Any) -> bool:
        return self.text < (other.text if isinstance(other, Builder) else other)

    def __hash__(self) -> int:
        return hash(self.text)

    def __len__(self) -> int:
        return len(self.text)


class SymbolName(str):
    """A symbol of Ruby. It equals the text of the same letters, since arguments that stand for symbols are generated as texts."""

    __slots__ = ()
    kind: ClassVar[str] = "symbol"


class Sequence(list[Any]):
    """A list that equals another with equal elements, and can be a key. `element` converts what is put into it."""

    kind: ClassVar[str] = "list"
    element: Callable[[Any], Any] | None = None

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(hashed_parts(self)) if check_parts(self) else hash(tuple(self))


class Linked(Sequence):
    """A list that is also a queue with two ends."""

    kind = "linked"


class Deque(Sequence):
    """A queue with two ends. `bound` is the most it holds, None for no bound."""

    kind = "deque"
    bound: int | None = None


class Stack(Sequence):
    """A stack; the top is the last element."""

    kind = "stack"


class Fifo(Sequence):
    """A queue with a front and a back only."""

    kind = "fifo"


class Fixed(Sequence):
    """A list that cannot be changed."""

    kind = "fixed"


class Sized(Sequence):
    """A list whose elements can be exchanged, but whose length cannot be changed."""

    kind = "sized"


class Pair(Sequence):
    """A tuple whose parts can be changed. `names` are what the language calls its parts."""

    kind = "pair"


class Array(list[Any]):
    """An array or list that equals itself only."""

    kind: ClassVar[str] = "array"
    element: Callable[[Any], Any] | None = None

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return self is not other

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


class Plain(Array):
    """A growable list that equals itself only, in languages whose arrays are another type."""

    kind = "list"


class PlainDeque(Array):
    """A queue that equals itself only."""

    kind = "fifo"


class PlainStack(Array):
    """A stack that equals itself only; the top is the last element."""

    kind = "stack"


class PlainLinked(Array):
    """A linked list that equals itself only."""

    kind = "linked"


class Map:
    """A map. `order` is `insertion`, `sorted` or `hash`; `missing` makes the value of a key that is not there yet."""

    __slots__ = ("comparator", "entries", "key_of", "kind", "missing", "order", "value_of")

    def __init__(
        self, order: str = "insertion", entries: dict[Any, Any] | None = None, kind: str = "map"
    ) -> None:
        self.entries: dict[Any, Any] = {} if entries is None else entries
        self.order = order
        self.kind = kind
        self.missing: Callable[[], Any] | KeyedDefault | None = None
        self.key_of: Callable[[Any], Any] | None = None
        self.value_of: Callable[[Any], Any] | None = None
        self.comparator: Any = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Map) and self.entries == other.entries

    def __hash__(self) -> int:
        check_parts(self.nested_parts())
        return hash(frozenset(self.entries.items()))

    def nested_parts(self) -> Collection[Any]:
        """Returns the keys and values."""
        return [*self.entries, *self.entries.values()]

    def __len__(self) -> int:
        return len(self.entries)

    def like(self, entries: dict[Any, Any]) -> Map:
        """Returns a map of the same type with other entries."""
        other = Map(self.order, entries, self.kind)
        other.missing, other.key_of, other.value_of = self.missing, self.key_of, self.value_of
        other.comparator = self.comparator
        return other


class Set:
    """A set; `order` as a map's. A multiset counts its elements."""

    __slots__ = ("comparator", "element", "elements", "is_frozen", "kind", "order")

    def __init__(self, order: str = "hash", elements: Iterable[Any] = (), kind: str = "set") -> None:
        self.elements: dict[Any, Any] = dict.fromkeys(elements, 1)
        self.order = order
        self.kind = kind
        self.element: Callable[[Any], Any] | None = None
        self.comparator: Any = None
        self.is_frozen = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Set) and self.elements.keys() == other.elements.keys()

    def __hash__(self) -> int:
        check_parts(self.nested_parts())
        return hash(frozenset(self.elements))

    def nested_parts(self) -> Collection[Any]:
        """Returns the elements."""
        return list(self.elements)

    def __len__(self) -> int:
        return len(self.elements)

    def like(self, elements: Iterable[Any]) -> Set:
        """Returns a set of the same type with other elements."""
        other = Set(self.order, elements, self.kind)
        other.element, other.comparator, other.is_frozen = self.element, self.comparator, self.is_frozen
        return other


class PriorityQueue:
    """A queue whose first element is the least by `compare`; elements are kept sorted, equal ones in their order."""

    __slots__ = ("compare", "element", "elements", "is_descending")
    kind: ClassVar[str] = "queue"

    def __init__(self) -> None:
        self.elements: list[Any] = []
        self.compare: Any = None
        self.element: Callable[[Any], Any] | None = None
        self.is_descending = False

    def __len__(self) -> int:
        return len(self.elements)


class Cursor:
    """A C++ iterator or a pointer into a sequence: a container and a position."""

    __slots__ = ("container", "is_reverse", "position")
    kind: ClassVar[str] = "cursor"

    def __init__(self, container: Any, position: int, is_reverse: bool = False) -> None:
        self.container = container
        self.position = position
        self.is_reverse = is_reverse

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cursor) and self.position == other.position

    def __hash__(self) -> int:
        return hash(self.position)


class Place:
    """What a pointer or reference to a variable, member or element refers to."""

    __slots__ = ("read", "write")
    kind: ClassVar[str] = "place"

    def __init__(self, read: Callable[[], Any], write: Callable[[Any], None]) -> None:
        self.read = read
        self.write = write


class Stream:
    """A sequence of values that operations are chained on; `of` is `int`, `long`, `double` or nothing."""

    __slots__ = ("of", "values")
    kind: ClassVar[str] = "stream"

    def __init__(self, values: Iterable[Any], of: str = "") -> None:
        self.values = values
        self.of = of


class Iteration:
    """An iterator that is asked for one value after another."""

    __slots__ = ("ahead", "last", "returned", "source", "values")
    kind: ClassVar[str] = "iterator"

    def __init__(self, values: Iterable[Any], source: Any = None) -> None:
        self.values = iter(values)
        self.ahead: list[Any] = []
        self.source = source
        self.last: Any = None
        self.returned: Callable[[], Any] | None = None
        """Gives what a generator has returned, once it has ended."""

    def __iter__(self) -> Iteration:
        return self

    def __next__(self) -> Any:
        if self.ahead:
            return self.ahead.pop()
        return next(self.values)

    def has_next(self) -> bool:
        """Whether another value follows."""
        if self.ahead:
            return True
        for value in self.values:
            self.ahead.append(value)
            return True
        return False


class Optional:
    """A value that may be missing."""

    __slots__ = ("value",)
    kind: ClassVar[str] = "optional"

    def __init__(self, value: Any = None) -> None:
        self.value = value

    @property
    def variant(self) -> str:
        """The name that a language with variants has for it."""
        return "None" if self.value is None else "Some"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Optional) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def nested_parts(self) -> Collection[Any]:
        """Returns the value."""
        return (self.value,)


class Library:
    """A module, namespace or class of the language's library, by its name; `of` is what such an object stands for in it."""

    __slots__ = ("name", "of")
    kind: ClassVar[str] = "library"

    def __init__(self, name: str, of: Any = None) -> None:
        self.name = name
        self.of = of

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Library) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


class Device:
    """What a program reads from or writes to: `kind` is what operations are looked up by."""

    __slots__ = ("kind", "state")

    def __init__(self, kind: str, state: Any = None) -> None:
        self.kind = kind
        self.state = state


class Uninterpreted:
    """The result of a call nobody knows: equal to that of the same call with the same arguments."""

    __slots__ = ("name", "text")
    kind: ClassVar[str] = "opaque"

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Uninterpreted) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)
