"""Values that programs exchange with whoever runs them: the same for all languages.

A value is None, a bool, an int, a float, a str (a character is a str of length 1), a list, a tuple, a dict, a set or frozenset of
values, a `Record`, or an `Opaque`. A machine converts to and from its language's own values by the declared types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

Value = Any
"""One of the values above. Python cannot say this recursive type without a name for each container."""


@attrs.frozen(eq=True, hash=False)
class Record:
    """An object of a class: the name of its type and its fields in the order of their declaration."""

    type: str
    fields: Mapping[str, Value]


@attrs.frozen
class Opaque:
    """The result of something that cannot be evaluated. Two are equal if they were computed alike."""

    text: str


ABSENT = Opaque("")
"""An argument that only one of two programs takes."""
