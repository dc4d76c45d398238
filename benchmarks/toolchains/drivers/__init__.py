"""What calls the functions of a text and prints their results, one file for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def driver(ending: str) -> str:
    """Returns the text for the language whose files have the ending. `CALLS` stands for the calls, where it is in it."""
    return (Path(__file__).parent / f"calls.{ending}.txt").read_text("utf-8")
