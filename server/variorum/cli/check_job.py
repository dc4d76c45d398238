"""Defines a job: all inputs of one file's findings, serializable for worker processes."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING

import attrs

from variorum.rules.rule_choice import RuleChoice
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext

if TYPE_CHECKING:
    from hashlib import _Hash


@attrs.frozen
class Job:
    """One file to check. Equal jobs have equal findings."""

    text: str
    kind: str
    """The id of its language, or of its host format if it embeds code."""
    is_host: bool
    rules: RuleChoice
    source_language: str | None = None
    """The id of the language that the file was translated from."""
    original: tuple[str, str] | None = None
    """The text of the original and its language id."""
    workspace_context: WorkspaceContext = NO_WORKSPACE
    """What other files of the workspace imply for this file."""

    def key(self, fingerprint: bytes) -> bytes:
        """Returns the cache key of the job's findings for this version of the engine."""
        own = _shared_hash(fingerprint, self.kind, self.is_host, self.rules, self.source_language).copy()
        for part in (self.text, *(self.original or ())):
            _add(own, part)
        if self.workspace_context is not NO_WORKSPACE:
            parts = attrs.astuple(self.workspace_context, recurse=False)
            _add(own, repr([_ordered(part) for part in parts]))
        return own.digest()


@attrs.frozen
class CheckFailure:
    """The reason why a job has no findings."""

    reason: str
    """A clause, such as "it took longer than 300 s"."""


@lru_cache(maxsize=64)
def _shared_hash(
    fingerprint: bytes, kind: str, is_host: bool, rules: RuleChoice, source_language: str | None
) -> _Hash:
    """Returns the hash of everything but the texts, which most files of a tree share."""
    own = hashlib.sha256(fingerprint)
    _add(own, repr((kind, is_host, attrs.astuple(rules), source_language)))
    return own


def _ordered(part: object) -> object:
    return sorted(part) if isinstance(part, frozenset) else part


def _add(own: _Hash, part: str) -> None:
    data = part.encode("utf-8", "surrogatepass")
    # The length before each part makes the hashed parts unambiguous.
    own.update(b"%d:" % len(data))
    own.update(data)
