"""Content hashes: how a stored score remembers which texts and which rubric it was about."""

from __future__ import annotations

import hashlib


def content_hash(text: str) -> str:
    """`sha256:` and the hash of the text's UTF-8 form. Texts that differ in one byte differ here."""
    # JSON can carry lone surrogates; they are kept as they are instead of failing.
    return "sha256:" + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
