"""A benchmark's figures as JSON: everything that the page shows, unrounded."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.reports.json_shape import document


def bench_json(kind: str, summary: Any, **more: Any) -> str:
    """Returns the fields of a summary, an attrs class, under their own names; `kind` says of what benchmark."""
    fields = attrs.asdict(summary)
    return document(kind=kind, **fields, **more)
