"""Marks a value of a message that is written as JSON already."""

from __future__ import annotations

import attrs


@attrs.frozen(eq=False)
class JsonText:
    """JSON in UTF-8. It goes into a message as it is."""

    data: bytes
