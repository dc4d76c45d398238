"""What a language's operators and collections do, as its `semantics.toml` states it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs

from variorum.interpreter.language_tables import has_table, table_of

Form = tuple[str, ...]
"""Opening, separator and closing."""


@attrs.frozen
class Integers:
    """How integers are calculated with."""

    bits: int = 0
    """Of the commonest integer; 0 for integers without a width."""
    overflow: str = "wrap"
    """`wrap`, `error`, or `float`."""
    is_overflow_undefined: bool = False
    small: str = "promote"
    """Integers narrower than the commonest `promote` to it, or `keep` their type."""
    mixed: str = "wider"
    """Of two types of the same width `unsigned` wins, or the next `wider` one."""
    division: str = "truncate"
    """`truncate`, `floor`, `float` (always), or `exact` (an integer if nothing remains)."""
    remainder: str = "dividend"
    """Whose sign a remainder has: the `dividend`'s or the `divisor`'s."""
    shift: str = "mask"
    """By too many bits: `mask`, `wide` (all bits go), `error`, or `undefined`."""
    takes_floats: bool = False
    """Whether a remainder, a shift or bits of a float are those of its whole part."""
    from_float: str = "saturate"
    """A float outside the range of the integer: `saturate`, or `undefined`."""


@attrs.frozen
class Characters:
    """What a character is."""

    form: str = "text"
    """`text` (of length 1), `number`, or `byte`."""
    bits: int = 16
    is_signed: bool = False
    sum: str = "integer"
    """What a character and a number make: an `integer` or a `character`."""
    unit: str = "code unit"
    """What a text is indexed by: `code unit` or `byte`."""
    casts_to_code: bool = False
    """Whether a cast of a character to an integer gives its code, although characters are texts here."""


@attrs.frozen
class Index:
    """What an index in front of or behind a sequence, and a missing key, give."""

    negative: str = "error"
    """`end` counts from the end."""
    outside: str = "error"
    """`error`, `null`, `undefined` (a value), or `chaos` (undefined behaviour)."""
    key: str = "error"
    """As `outside`, or `default` or `zero`: the default of the type of the values."""
    grows: bool = False
    """Whether a store behind the end makes the sequence longer."""
    makes: bool = False
    """Whether a store into an element of null makes the container, and a read of an element or member of null gives null."""


@attrs.frozen
class Display:
    """How values are written. Each form is opening, separator, closing; of a map the mark between key and value is last."""

    true: str = "true"
    false: str = "false"
    null: str = "null"
    inner_null: str = ""
    """Null inside of a container, where it differs there."""
    float: str = "shortest"
    list: Form = ("[", ", ", "]")
    array: Form = ()
    set: Form = ("[", ", ", "]")
    tuple: Form = ("(", ", ", ")")
    map: Form = ("{", ", ", "}", "=")
    quotes: str = ""
    methods: Form = ()
    """Methods of an object that give its text; `inner_methods` inside of a container."""
    inner_methods: Form = ()
    record: Form = ()


@attrs.frozen
class Collections:
    """What represents the language's collections in the interpreter, and what they do."""

    list: str = "list"
    set: str = "set hash"
    map: str = "map hash"
    tuple: str = "tuple"
    queue: str = "queue"
    rest: str = "list"
    """Of the further arguments of a call."""
    characters: str = ""
    """Of the characters of a text; empty for a list."""
    keys: str = "list"
    """Of the keys or values of an object."""
    entry: str = "pair"
    """What an entry of a map is."""
    slices_share: bool = False
    """Whether a slice shares the memory of its array."""
    pointers_move: bool = False
    """Whether a pointer to an element is a position in its array, with arithmetic of its own."""
    second_length_is_capacity: bool = False
    null_is_empty: bool = False
    """Whether null has a length of 0 and no elements."""
    detects_changes: bool = False
    """Whether a loop over a list that is changed in it fails."""
    removal_counts: bool = False
    """Whether a removal by a test gives the number of removed elements, not whether there was one."""
    adds_elements: bool = False
    """Whether `+` and `-` take single elements."""
    has_set_operators: bool = False
    """Whether `-`, `&` and `|` of lists are those of sets."""
    has_append_operator: bool = False
    """Whether `<<` appends to a list."""


@attrs.frozen
class Library:
    """What calls of the same operation do otherwise in this language."""

    has_lazy_queries: bool = False
    first_of_empty: str = "state"
    """The kind of exception that the first element of an empty collection raises."""
    average_of_empty_is_nan: bool = False
    first_default_is_zero: bool = False
    """Whether the first element or a default is 0 for numbers, not null."""
    takes_entries: bool = False
    """Whether a function with one parameter that is called for a map gets entries."""
    write_takes_codes: bool = False
    """Whether a writer takes an integer for the code of a character."""
    format: str = "python"
    """How format specifications of interpolated texts are read."""
    general_format: str = "c"
    """`%g` without a precision: with six digits as in `c`, or the `shortest`."""


@attrs.frozen
class Objects:
    """What classes and objects are."""

    are_values: bool = False
    """Whether an assignment copies an object of any class."""
    compares_values: bool = True
    """Whether objects that are values are equal if their fields are."""
    constructors: Form = ()
    """The names that methods have which construct."""
    null_receiver: str = "error"
    """A call of a method of null: `error`, `allowed`, or allowed for `extensions`."""
    has_null_fields: bool = True


@attrs.frozen
class Unassigned:
    """What a variable holds that is declared without a value."""

    value: str = "null"
    """`null`, `zero` for numbers and booleans, or `construct`: a value of the type."""
    text: str = "null"
    """With `construct`: `empty` or `null`."""
    unknown: str = "null"
    """With `construct`, of a type that no file declares: `null`, or `unset`, which has no result."""
    map: str = "construct"


@attrs.frozen
class Semantics:
    """What the operators and collections of a language do."""

    integers: Integers = Integers()
    characters: Characters = Characters()
    index: Index = Index()
    display: Display = Display()
    collections: Collections = Collections()
    library: Library = Library()
    objects: Objects = Objects()
    unassigned: Unassigned = Unassigned()
    operators: Mapping[str, str] = attrs.field(factory=dict)
    """The method that overloads an operator: `u-` is unary, `r+` that of the right side."""
    entry: Form = ()
    """The names of the function that a program starts with; empty for the file itself."""
    one_number_type: bool = False
    float_zero_division: str = "infinity"
    """`infinity`, an `error`, or an error of the operator alone (`division`)."""
    falsy: frozenset[str] = frozenset()
    """What counts as false beside `false`: `zero`, `nan`, `empty text`, `empty container`, `null`, `zero text`."""
    strict_truth: bool = False
    """Whether a condition is a boolean."""
    copied: frozenset[str] = frozenset()
    """What an assignment copies: `struct`, `container`, `array`, `text`."""
    equality: str = "method"
    """`method` (the object's own), `identity` (of objects), `loose` (converts) or `juggled` (converts, in comparisons too)."""
    text_equality: str = "value"
    """`value`, or `identity`."""
    addition: str = "error"
    """`+` of a text and another value: `display` joins, `texts` joins texts only, `error`, `numbers` never joins."""
    multiplication_repeats: bool = False
    logical: str = "bool"
    """What `and` and `or` give: a `bool`, or the `value` that decides."""
    unset: str = "null"
    """A variable that is read before it is assigned: `null` or `error`."""
    undefined: bool = False
    """Whether there is a value `undefined` beside null."""
    object_keys: str = ""
    """What keys of maps and objects become: `text`, or `integers` where they look like one."""
    mutable_texts: bool = False
    """Whether a text is an object that changes."""
    texts_change_in_place: bool = False
    """Whether methods change the text of a variable, which the interpreter stores again."""
    functions_by_name: bool = False
    """Whether a text that names a function can be called."""
    arguments: str = "exact"
    """Too many arguments are an error (`exact`), or left out (`more`); missing ones are null as well (`loose`), or a list is
    spread (`blocks`)."""
    free_names: str = ""
    """What binds a name that a file does not: the `library` alone, or `bases` of a class too; empty if another file may."""
    shares_defaults: bool = False
    """Whether the default of a parameter is evaluated once for all calls."""
    map_iteration: str = "entries"
    """What a loop over a map gives: `entries`, `keys`, or `lists` of key and value."""
    is_measured: bool = False
    """Whether `benchmarks/fidelity.py` has compared the interpreter with the real language; pairs of others have no verdict."""
    warns: bool = True
    """Whether witnesses in the language are reliable enough to be warnings; otherwise they are information."""


PARTS = (Integers, Characters, Index, Display, Collections, Library, Objects, Unassigned)


def is_interpreted(identifier: str) -> bool:
    """Whether there are tables by which the interpreter can run the language."""
    return has_table(identifier, "semantics")


@cache
def semantics_of(identifier: str) -> Semantics:
    """Returns what `languages/<identifier>/semantics.toml` states. Raises TypeError for an unknown key."""
    facts = {name: _plain(value) for name, value in table_of(identifier, "semantics").items()}
    parts = {each.__name__.lower(): each for each in PARTS}
    for name, part in parts.items():
        if name in facts:
            facts[name] = part(**{key: _plain(value) for key, value in facts[name].items()})
    for name in ("falsy", "copied"):
        facts[name] = frozenset(facts.get(name, ()))
    return Semantics(**facts)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
