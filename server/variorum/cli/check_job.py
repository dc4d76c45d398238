"""What the findings of one file depend on, in a form that other processes understand."""

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
    """The id of its language, or of the kind of text that holds code of other languages."""
    is_host: bool
    rules: RuleChoice
    source_language: str | None = None
    """The language that the file was translated from."""
    original: tuple[str, str] | None = None
    """The text that it was translated from, and that text's language."""
    workspace_context: WorkspaceContext = NO_WORKSPACE
    """What the other files of the workspace mean for the file."""

    def key(self, fingerprint: bytes) -> bytes:
        """A name for the job's findings, as this version of the engine finds them."""
        own = _shared_hash(fingerprint, self.kind, self.is_host, self.rules, self.source_language).copy()
        for part in (self.text, *(self.original or ())):
            _add(own, part)
        if self.workspace_context is not NO_WORKSPACE:
            parts = attrs.astuple(self.workspace_context, recurse=False)
            _add(own, repr([_ordered(part) for part in parts]))
        return own.digest()


@attrs.frozen
class CheckFailure:
    """What a job has instead of findings."""

    reason: str
    """A clause, such as "it took longer than 300 s"."""


@lru_cache(maxsize=64)
def _shared_hash(
    fingerprint: bytes, kind: str, is_host: bool, rules: RuleChoice, source_language: str | None
) -> _Hash:
    """The hash of all but the texts: what most files of a tree have in common."""
    own = hashlib.sha256(fingerprint)
    _add(own, repr((kind, is_host, attrs.astuple(rules), source_language)))
    return own


def _ordered(part: object) -> object:
    return sorted(part) if isinstance(part, frozenset) else part


def _add(own: _Hash, part: str) -> None:
    data = part.encode("utf-8", "surrogatepass")
    # With its length in front no part can pass for the end of the one before.
    own.update(b"%d:" % len(data))
    own.update(data)
