"""What an evaluation comes to."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from variorum.program.values import Value

NO_RECEIVER = "the receiver cannot be made"
"""The reason of a call of a method where the constructor fails without arguments, and no fields are given."""


@attrs.frozen
class Outcome:
    """The result of a call or of a whole program.

    `kind` is `returned`, `raised`, `exited`, `budget` or `unsupported`. `exception` is a neutral kind, `thrown:NAME` for a type
    of the program's own. `branches` holds the start of each test and which way it went. `notes` say what weakens the result:
    `overflow`, `opaque`, `unordered`, `identity`, `undefined`, `outside` (an access out of bounds), `coerced`, `unknown:NAME`.
    `trace` lists the ranges of the statements visited, if asked for.
    """

    kind: str
    value: Value = None
    output: str = ""
    arguments: tuple[Value, ...] = ()
    fields: Mapping[str, Value] = attrs.field(factory=dict)
    initial_fields: Mapping[str, Value] = attrs.field(factory=dict)
    """The fields of the receiver before the call."""
    exception: str = ""
    message: str = ""
    reason: str = ""
    steps: int = 0
    branches: frozenset[tuple[int, bool]] = frozenset()
    notes: frozenset[str] = frozenset()
    compared: frozenset[object] = frozenset()
    trace: tuple[tuple[int, int], ...] = ()
    calls: tuple[Value, ...] = ()
    """The different calls of methods of given objects whose class is unknown, in order."""
