"""The tokens that judgements used, and what they cost."""

from __future__ import annotations

import attrs


@attrs.frozen
class Price:
    """What a model costs per million tokens, in whatever currency the user counts."""

    input: float
    output: float


@attrs.frozen
class Usage:
    """Tokens that a server says it read and wrote."""

    input_tokens: int = 0
    output_tokens: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.input_tokens + other.input_tokens, self.output_tokens + other.output_tokens)

    @property
    def total(self) -> int:
        """All tokens."""
        return self.input_tokens + self.output_tokens

    def cost(self, price: Price | None) -> float | None:
        """Returns what they cost, in the price's currency; None without a price."""
        if price is None:
            return None
        return (self.input_tokens * price.input + self.output_tokens * price.output) / 1_000_000
