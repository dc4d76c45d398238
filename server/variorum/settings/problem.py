"""Describes problems in settings."""

from __future__ import annotations

from collections.abc import Callable, Collection

import attrs

Step = str | int
Path = tuple[Step, ...]
"""The path of a value: keys of tables and indices of arrays."""

Complain = Callable[..., None]
"""Takes a message and the path from the setting's own value to the invalid one."""


@attrs.frozen
class SettingProblem:
    """A setting that was ignored. `message` says what is wrong and which values are accepted."""

    message: str
    key: str
    """The key as a file or an editor spells it, such as `rules.disabled`; empty for the whole file."""
    line: int | None = None
    """The 1-based line in the settings file; None for an editor's configuration."""


# A misspelt name is not longer, and comparing long names is slow.
_LONGEST_NAME = 100


def format_path(path: Path) -> str:
    """Returns a path for a message on one line, such as `pairs.patterns[0].source`."""
    joined = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in joined)


def suggestion(name: str, known: Collection[str], most: int = 1) -> str:
    """Returns `, did you mean ...?` with up to `most` similar names, or "" if there are none."""
    # Imported on demand: settings are rarely misspelt.
    from difflib import get_close_matches

    close = [f"`{one}`" for one in get_close_matches(name[:_LONGEST_NAME], known, n=most)]
    if not close:
        return ""
    listed_names = " or ".join(filter(None, (", ".join(close[:-1]), close[-1])))
    return f", did you mean {listed_names}?"


def format_choices(known: Collection[str]) -> str:
    """Returns the accepted values as a list for the end of a message."""
    return ", ".join(f"`{name}`" for name in known)


def quoted(value: object) -> str:
    """Returns a value for a message, on one line and shortened."""
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):
        # Python refuses to format ints of some thousand digits, which TOML allows.
        return "a recursive value"
    return text if len(text) <= 60 else f"{text[:57]}..."
