"""The first text that goes to an endpoint needs a yes: what to ask, and who said yes before."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from variorum.judging.endpoint import Endpoint

_MOST_NAMED = 5
_LARGEST = 100_000


@dataclass(frozen=True, slots=True)
class ConsentRequest:
    """What is about to be sent: the files by the names that people know, and the bytes of the whole prompt."""

    endpoint: Endpoint
    files: Sequence[str]
    size: int

    @property
    def question(self) -> str:
        """The question to put to the user, in one line."""
        named = ", ".join(self.files[:_MOST_NAMED])
        more = f" and {len(self.files) - _MOST_NAMED} more" if len(self.files) > _MOST_NAMED else ""
        place = f"{self.endpoint.host} (this machine)" if self.endpoint.is_local else self.endpoint.host
        return (
            f"Send {named}{more} to {place} for a judgement by {self.endpoint.model}? "
            f"{self.size:,} bytes leave here."
        )


class ConsentStore:
    """The endpoints to which the user agreed to send, in a file of the user's own, never of a workspace."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def given(self, endpoint: Endpoint) -> bool:
        """Whether the user agreed to this address before. A file that cannot be read is no agreement."""
        return endpoint.base_url in self._agreed()

    def give(self, endpoint: Endpoint) -> None:
        """Remembers the user's yes. Raises `OSError` where it cannot be written."""
        agreed = sorted({*self._agreed(), endpoint.base_url})
        self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        descriptor, temporary = tempfile.mkstemp(dir=self._file.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(agreed, file)
            os.replace(temporary, self._file)
        except OSError:
            with suppress(OSError):
                os.unlink(temporary)
            raise

    def _agreed(self) -> frozenset[str]:
        try:
            text = self._file.read_text(encoding="utf-8")
            known = json.loads(text) if len(text) <= _LARGEST else []
        except (OSError, ValueError, RecursionError):
            return frozenset()
        return (
            frozenset(one for one in known if isinstance(one, str))
            if isinstance(known, list)
            else frozenset()
        )
