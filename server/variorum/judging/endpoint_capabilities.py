"""Records which request formats and parameters an endpoint accepts, detected once and cached."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import attrs

from variorum.judging.response_format import ResponseFormat

# What a request can do without, and how servers name it when they refuse it.
_OPTIONAL: Mapping[str, re.Pattern[str]] = {
    "bounds": re.compile(r"maxLength|maxItems"),
    "logprobs": re.compile(r"log_?prob", re.I),
    "max_tokens": re.compile(r"max_tokens"),
    "n": re.compile(
        r"['\"`]n['\"`]|\bn\s*(?:>|must|should|is|=)|\bparameter:? n\b|multiple (?:choices|completions)", re.I
    ),
    "seed": re.compile(r"\bseed\b", re.I),
    "temperature": re.compile(r"\btemperature\b", re.I),
}
_ABOUT_FORM = re.compile(r"response_format|json_schema|json_object|schema|grammar|structured", re.I)


@attrs.frozen
class EndpointCapabilities:
    """The response format to request, the optional parts that are refused, and whether a request succeeded with them."""

    form: ResponseFormat = ResponseFormat.SCHEMA
    refused: frozenset[str] = frozenset()
    is_proven: bool = False

    def accepts(self, part: str) -> bool:
        """Returns whether an optional part may be sent."""
        return part not in self.refused

    def after_rejection(self, message: str, sent: frozenset[str]) -> EndpointCapabilities | None:
        """Returns what to try after a rejected request, or None if nothing is left to leave out.

        Args:
            message: what the server said.
            sent: the optional parts that the request had.
        """
        for part, pattern in _OPTIONAL.items():
            if part in sent and part not in self.refused and pattern.search(message):
                return attrs.evolve(self, refused=self.refused | {part})
        # A server that has answered in this form before is complaining of something else, unless it says so.
        if self.is_proven and not _ABOUT_FORM.search(message):
            return None
        fallback = self.form.fallback
        return None if fallback is None else attrs.evolve(self, form=fallback, is_proven=False)

    def proven(self) -> EndpointCapabilities:
        """Returns the same, after a request in this form succeeded."""
        return attrs.evolve(self, is_proven=True)

    def to_json(self) -> dict[str, Any]:
        """For the cache."""
        return {"form": self.form.value, "refused": sorted(self.refused)}

    @staticmethod
    def from_json(value: Mapping[str, Any] | None) -> EndpointCapabilities:
        """From the cache; the defaults for anything that is not understood."""
        if value is None:
            return EndpointCapabilities()
        try:
            return EndpointCapabilities(
                ResponseFormat(value["form"]), frozenset(map(str, value["refused"])), is_proven=True
            )
        except (KeyError, ValueError, TypeError):
            return EndpointCapabilities()
