"""Emphasis that is ANSI escapes on a terminal and nothing anywhere else."""

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
    """How to emphasise. The texts it is given are the project's own or have been made printable before."""

    is_coloured: bool = False

    def strong(self, text: str) -> str:
        """Bold."""
        return self._painted(text, "1")

    def faint(self, text: str) -> str:
        """Less than plain: line numbers, for example."""
        return self._painted(text, "2")

    def severity(self, text: str, severity: Severity) -> str:
        """In the colour of a severity."""
        return self._painted(text, _COLOURS[severity])

    def good(self, text: str) -> str:
        """Green, for what turned out well."""
        return self._painted(text, "32")

    def _painted(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.is_coloured and text else text


PLAIN = Style()
