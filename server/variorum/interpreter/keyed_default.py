"""What a map gives for a key that it lacks, where that depends on the key and leaves the map as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs


@attrs.frozen
class KeyedDefault:
    """`make` takes the map and the missing key."""

    make: Callable[[Any, Any], Any]
