"""What a language's operators do, as its `semantics.toml` states it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs

from variorum.languages.language import FOLDER

Form = tuple[str, ...]
"""Opening, separator and closing."""


@attrs.frozen
class Integers:
    """`bits` of the commonest integer, 0 for no width. `overflow`: `wrap`, `error`, or `float`. `small`: integers narrower than
    the
    commonest `promote` to it or `keep` their type. `mixed`: of two of the same width `unsigned` wins, or the next `wider` one.
    `division`: `truncate`, `floor`, `float` (always), or `exact` (an integer if it comes out even). `remainder` has the sign of
    the
    `dividend` or the `divisor`. `zero_division`: `error` or `float`. `shift` by too much: `mask`, `wide` (all bits go),
    `error`, `undefined`. With `takes_floats`, a remainder, a shift or bits of a float are those of its whole part."""

    bits: int = 0
    overflow: str = "wrap"
    small: str = "promote"
    mixed: str = "wider"
    division: str = "truncate"
    remainder: str = "dividend"
    zero_division: str = "error"
    shift: str = "mask"
    is_overflow_undefined: bool = False
    takes_floats: bool = False


@attrs.frozen
class Characters:
    """`is`: `text` (of length 1), or `number`; `width` and sign of such a number. `sum`: whether a character and a number make an
    `integer` or a `character`. `unit`: what a text is indexed by, `code unit` or `byte`."""

    form: str = "text"
    bits: int = 16
    is_signed: bool = False
    sum: str = "integer"
    unit: str = "code unit"


@attrs.frozen
class Index:
    """What an index in front of or behind a sequence means (`negative`: `end` or `error`), and what one outside and a missing key
    bring: `error`, `null`, `undefined` (a value), or `chaos` (undefined behaviour). With `makes`, a store into an element of null
    makes the container, and a read of an element or member of null gives null."""

    negative: str = "error"
    outside: str = "error"
    key: str = "error"
    grows: bool = False
    makes: bool = False


@attrs.frozen
class Display:
    """How values are written. Each form is opening, separator, closing; of a map the mark between key and value is last.
    `inner_null` is null inside of a container, where it is written otherwise there."""

    true: str = "true"
    false: str = "false"
    null: str = "null"
    inner_null: str = ""
    float: str = "shortest"
    list: Form = ("[", ", ", "]")
    array: Form = ()
    set: Form = ("[", ", ", "]")
    tuple: Form = ("(", ", ", ")")
    map: Form = ("{", ", ", "}", "=")
    quotes: str = ""
    methods: Form = ()
    inner_methods: Form = ()
    record: Form = ()


@attrs.frozen
class Semantics:
    """All of it. `falsy` lists what counts as false beside `false`: `zero`, `nan`, `empty text`, `empty container`, `null`,
    `zero text`; `strict_truth` allows nothing but booleans. `copied` lists what an assignment copies: `struct`, `container`,
    `array`, `text`. `equality`: `method` (the object's own), `identity` (of objects), `loose` (converts) or `juggled` (converts,
    and so does the order). `addition`: what `+` does to texts with other values: `display`, `error`, or `numbers` (never joins).
    `arguments`: too many are an error (`exact`), are left out (`more`), as missing ones are null (`loose`), or a list is spread
    (`blocks`). `free_names` says what can bind a name that a file does not: only the library (`library`), or a base class as well
    (`bases`); empty if another file can.
    `float_zero_division` is `infinity`, an `error`, or an error of the operator alone (`division`). `is_measured`
    says that `benchmarks/fidelity.py` has compared the interpreter with the real language; pairs of others get no verdict.
    `warns` says that witnesses in the language have earned the level of a warning; otherwise they are information."""

    integers: Integers = Integers()
    characters: Characters = Characters()
    index: Index = Index()
    display: Display = Display()
    one_number_type: bool = False
    float_zero_division: str = "infinity"
    falsy: frozenset[str] = frozenset()
    strict_truth: bool = False
    copied: frozenset[str] = frozenset()
    equality: str = "method"
    addition: str = "error"
    multiplication_repeats: bool = False
    sums_booleans: bool = False
    logical: str = "bool"
    unset: str = "null"
    undefined: bool = False
    names: Mapping[str, str] = attrs.field(factory=dict)
    operators: Mapping[str, str] = attrs.field(factory=dict)
    hash_order: str = "hash"
    defaults: str = "null"
    object_keys: str = ""
    mutable_texts: bool = False
    arguments: str = "exact"
    iteration: str = "values"
    text_equality: str = "value"
    map_iteration: str = "entries"
    trailing_value: bool = False
    container: str = "value"
    free_names: str = ""
    is_measured: bool = False
    warns: bool = True


def is_interpreted(identifier: str) -> bool:
    """Whether there are tables by which the interpreter can run the language."""
    return (FOLDER / identifier / "semantics.toml").exists()


@cache
def semantics_of(identifier: str) -> Semantics:
    """Reads `languages/<identifier>/semantics.toml`; a file that names another in `inherits` adds to it."""
    return _built(_facts(identifier))


def _facts(identifier: str) -> dict[str, Any]:
    path = FOLDER / identifier / "semantics.toml"
    if not path.exists():
        return {}
    own = tomllib.loads(path.read_text("utf-8"))
    parent = own.pop("inherits", "")
    return merged(_facts(parent), own) if parent else own


def merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Returns `base` with what `own` adds or overrules, table by table. An empty text takes an entry away."""
    result = dict(base)
    for key, value in own.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merged(result[key], value)
        elif value == "" and key in result:
            del result[key]
        else:
            result[key] = value
    return result


def _built(facts: Mapping[str, Any]) -> Semantics:
    parts: dict[str, type] = {
        "integers": Integers,
        "characters": Characters,
        "index": Index,
        "display": Display,
    }
    values: dict[str, Any] = {}
    for key, value in facts.items():
        if key in parts:
            values[key] = parts[key](**{name: _plain(each) for name, each in value.items()})
        elif key in ("falsy", "copied"):
            values[key] = frozenset(value)
        else:
            values[key] = value
    return Semantics(**values)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
