"""Records the user's consent to send texts to an endpoint."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import attrs

from variorum.judging.endpoint import Endpoint

_MOST_NAMED = 5
_LARGEST = 100_000


@attrs.frozen
class ConsentRequest:
    """What is about to be sent: the names of the files and the size of the prompt in bytes."""

    endpoint: Endpoint
    files: Sequence[str]
    size: int

    @property
    def question(self) -> str:
        """The question to put to the user, in one line."""
        files = "1 file" if len(self.files) == 1 else f"{len(self.files)} files"
        size = f"{self.size} bytes" if self.size < 1000 else f"{(self.size + 500) // 1000:,} KB"
        place = "on this machine" if self.endpoint.is_local else f"at {self.endpoint.host}"
        return f"Send {files} ({size}) to {self.endpoint.model} {place}?"

    @property
    def detail(self) -> str:
        """The address and the files, in one line."""
        named = ", ".join(self.files[:_MOST_NAMED])
        more = f" and {len(self.files) - _MOST_NAMED} more" if len(self.files) > _MOST_NAMED else ""
        return f"{named}{more} to {self.endpoint.base_url}. You are asked once for each address."


class ConsentStore:
    """The endpoints that the user agreed to send to, stored in the user's own folder, never in a workspace."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def given(self, endpoint: Endpoint) -> bool:
        """Returns whether the user agreed to this address. An unreadable file means no."""
        return endpoint.base_url in self._agreed()

    def give(self, endpoint: Endpoint) -> None:
        """Stores the user's consent. Raises `OSError` if it cannot be written."""
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
