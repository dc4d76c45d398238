"""Defines the settings of the retrieval judge: the weights of the metrics and the expected lengths."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import attrs

METRICS: Final = ("length", "keyword", "bm25", "coverage")
BM25_MODES: Final = ("simplified", "corpus")

_TOLERANCE: Final = 1e-9


class SettingsError(ValueError):
    """Settings that cannot be used; the message names the setting and what it may be."""


@attrs.frozen
class Settings:
    """Weights of the four metrics, the lengths in words between which an answer is at its best, and the
    BM25 mode.

    Weights are zero or more, and not all zero; lengths are whole numbers with `min <= optimal <= max`, of
    which the optimum is at least 1. Anything else raises `SettingsError`.
    """

    length_weight: float = 0.2
    keyword_weight: float = 0.3
    bm25_weight: float = 0.3
    coverage_weight: float = 0.2
    min_length: int = 50
    optimal_length: int = 200
    max_length: int = 500
    bm25: str = "simplified"

    def __attrs_post_init__(self) -> None:
        for metric, weight in self._given_weights().items():
            if not math.isfinite(weight) or weight < 0:
                raise SettingsError(f"{metric}_weight must be a number from 0 up, not {weight}")
        if self._sum() <= 0:
            raise SettingsError("at least one weight must be above 0")
        if not 0 <= self.min_length <= self.optimal_length <= self.max_length or self.optimal_length < 1:
            lengths = f"{self.min_length}, {self.optimal_length} and {self.max_length}"
            rule = "min_length, optimal_length and max_length must rise from 0, the optimum from 1"
            raise SettingsError(f"{rule}; got {lengths}")
        if self.bm25 not in BM25_MODES:
            raise SettingsError(f"bm25 must be one of {', '.join(BM25_MODES)}, not {self.bm25}")

    @property
    def weights(self) -> Mapping[str, float]:
        """The weight of each metric, scaled so that they sum to 1."""
        given = self._given_weights()
        total = self._sum()
        if abs(total - 1) <= _TOLERANCE:
            return given
        return {metric: weight / total for metric, weight in given.items()}

    @property
    def warning(self) -> str | None:
        """What a user should know about how the settings are used; None if they are used as given."""
        total = self._sum()
        if abs(total - 1) <= _TOLERANCE:
            return None
        return f"the weights sum to {total:g} instead of 1; each was divided by {total:g}"

    def _given_weights(self) -> dict[str, float]:
        return {
            "length": self.length_weight,
            "keyword": self.keyword_weight,
            "bm25": self.bm25_weight,
            "coverage": self.coverage_weight,
        }

    def _sum(self) -> float:
        return math.fsum(self._given_weights().values())
