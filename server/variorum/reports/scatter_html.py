"""Renders a scatter plot as SVG in an HTML page. Escapes all names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from variorum.reports.bench_page import Scatter
from variorum.reports.markup import html_plain

SCATTER_STYLE: Final = """
svg.scatter { background: var(--panel); width: 18rem; height: 18rem; } svg.scatter circle { fill: var(--bar); fill-opacity: .7; }
svg.scatter path { stroke: var(--faint); fill: none; } svg.scatter text { fill: var(--faint); font: 9px system-ui, sans-serif; }
"""
_SIDE, _LEFT, _BOTTOM, _FREE = 240, 40, 28, 12


def scatter_html(scatter: Scatter) -> str:
    """Returns the figure. A dot's tooltip has its name and values; screen readers read it."""
    across, low_x, high_x = _scale([dot.across for dot in scatter.dots], _LEFT, _SIDE - _FREE)
    upwards, low_y, high_y = _scale([dot.upwards for dot in scatter.dots], _SIDE - _BOTTOM, _FREE)
    circles = "".join(
        f'<circle cx="{across(dot.across):.1f}" cy="{upwards(dot.upwards):.1f}" r="4">'
        f"<title>{html_plain(dot.name)}: {dot.across:.4g}, {dot.upwards:.4g}</title></circle>"
        for dot in scatter.dots
    )
    axes = f"M{_LEFT - 6} {_FREE}V{_SIDE - _BOTTOM + 6}H{_SIDE - _FREE}"
    texts = (
        f'<text x="{_LEFT - 4}" y="{_SIDE - 10}">{low_x:.3g}</text>'
        f'<text x="{_SIDE - _FREE}" y="{_SIDE - 10}" text-anchor="end">{high_x:.3g}</text>'
        f'<text x="{_LEFT - 10}" y="{_SIDE - _BOTTOM}" text-anchor="end">{low_y:.3g}</text>'
        f'<text x="{_LEFT - 10}" y="{_FREE + 8}" text-anchor="end">{high_y:.3g}</text>'
    )
    label = html_plain(f"{scatter.title}: {scatter.across} across, {scatter.upwards} upwards")
    return (
        f'<figure><svg class="scatter" role="img" aria-label="{label}" viewBox="0 0 {_SIDE} {_SIDE}">'
        f'<path d="{axes}"/>{texts}{circles}</svg><figcaption>{label}</figcaption></figure>'
    )


def _scale(values: Sequence[float], start: int, end: int) -> tuple[Callable[[float], float], float, float]:
    """Returns a function that maps a value to a coordinate, and the lowest and highest value."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    # Halved before the subtraction, which could overflow.
    reach = high / 2 - low / 2

    def place(value: float) -> float:
        return start + (end - start) * ((value / 2 - low / 2) / reach if reach else 0.5)

    return place, low, high
