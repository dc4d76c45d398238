"""Names the values that stand for objects of classes that no file at hand defines."""

from __future__ import annotations

from variorum.interpreter.values import Library, Uninterpreted

UNKNOWN = frozenset({Library, Uninterpreted})
"""The types of values that may be anything, such as a constant of a class that another file defines."""
GIVEN = "given"
"""The name of an unknown value that was passed or found, and not computed: calls of its methods are effects."""
ABSENT = "absent"
"""The name of an argument that only one of two programs takes: calls of its methods do nothing, and calls do not show it."""
REPEATED = 6
"""At which call in a run the same call of an unknown method gives another result, as an iterator or a reader does in the end."""
