"""Hashes texts, so that a stored score names the texts and the rubric it is about."""

from __future__ import annotations

import hashlib


def content_hash(text: str) -> str:
    """Returns `sha256:` and the hex SHA-256 of the text in UTF-8."""
    # JSON can carry lone surrogates; they are kept as they are instead of failing.
    return "sha256:" + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
