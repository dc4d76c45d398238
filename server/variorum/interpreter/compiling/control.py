"""Signals with which statements say how control leaves them."""

from __future__ import annotations


class Signal:
    """`return`, or `break` or `continue` of the loop or block with a label (no label: the innermost loop)."""

    __slots__ = ("form", "label")

    def __init__(self, form: str, label: str = "") -> None:
        self.form = form
        self.label = label


RETURN = Signal("return")
BREAK = Signal("break")
CONTINUE = Signal("continue")
