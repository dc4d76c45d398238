"""Emphasises text with ANSI escapes on a terminal, and not at all elsewhere."""

from __future__ import annotations

import attrs

from variorum.rules.finding import Severity

_COLOURS = {
    Severity.ERROR: "1;31",
    Severity.WARNING: "1;33",
    Severity.INFORMATION: "1;36",
    Severity.HINT: "1;34",
}


@attrs.frozen
class Style:
    """A style of emphasis. It takes texts of the project or printable texts only."""

    is_coloured: bool = False

    def strong(self, text: str) -> str:
        """Returns bold text."""
        return self._painted(text, "1")

    def faint(self, text: str) -> str:
        """Returns dimmed text, for example line numbers."""
        return self._painted(text, "2")

    def severity(self, text: str, severity: Severity) -> str:
        """Returns text in the colour of a severity."""
        return self._painted(text, _COLOURS[severity])

    def good(self, text: str) -> str:
        """Returns green text, for success."""
        return self._painted(text, "32")

    def _painted(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.is_coloured and text else text


PLAIN = Style()
