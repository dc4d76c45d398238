"""Renders a benchmark's unrounded figures as JSON."""

from __future__ import annotations

from typing import Any

import attrs

from variorum.reports.json_shape import document


def bench_json(kind: str, summary: Any, **more: Any) -> str:
    """Returns the fields of a summary, an attrs class, under their own names. `kind` names the benchmark."""
    fields = attrs.asdict(summary)
    return document(kind=kind, **fields, **more)
