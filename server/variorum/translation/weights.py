"""Reads the weights of S from `weights.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import attrs


@attrs.frozen
class Weights:
    """Holds the fitted numbers: shares of the parts, factors of defects and costs of doubts, all in `[0, 1]`."""

    parts: Mapping[str, float]
    first_defect: float
    further_defects: float
    doubt: float
    most_doubts: int
    related_from: float
    alike_from: float
    alike_to: float
    witness: float
    rare_witness: float
    agreed_behaviour: float
    unsound_behaviour: float

    def left_after(self, defects: int) -> float:
        """Returns what a number of defects leaves of S."""
        if not defects:
            return 1.0
        return self.first_defect if defects == 1 else self.further_defects


@cache
def weights() -> Weights:
    """Returns the weights."""
    table = tomllib.loads(files(__package__).joinpath("weights.toml").read_text(encoding="utf-8"))
    return Weights(
        parts=table["parts"],
        first_defect=table["defects"]["first"],
        further_defects=table["defects"]["further"],
        doubt=table["doubts"]["cost"],
        most_doubts=table["doubts"]["most"],
        related_from=table["similarity"]["from"],
        alike_from=table["similarity"]["alike_from"],
        alike_to=table["similarity"]["alike_to"],
        witness=table["behaviour"]["witness"],
        rare_witness=table["behaviour"]["rare_witness"],
        agreed_behaviour=table["behaviour"]["agreement"],
        unsound_behaviour=table["behaviour"]["unsound"],
    )
