"""The command line: one file per command, and the only code that prints."""

from __future__ import annotations

from variorum.cli.main import main

__all__ = ["main"]
