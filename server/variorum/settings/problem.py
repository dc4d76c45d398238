"""What is wrong with a setting, and how to say it."""

from __future__ import annotations

from collections.abc import Callable, Collection

import attrs

Step = str | int
Path = tuple[Step, ...]
"""The way to a value: keys of tables and indices of arrays."""

Complain = Callable[..., None]
"""Takes a message and the steps from the setting's own value to the offending one."""


@attrs.frozen
class SettingProblem:
    """A setting that was not used. `message` says what is wrong and which values are accepted."""

    message: str
    key: str
    """The setting as a file or an editor spells it: `rules.disabled`; empty for the file as a whole."""
    line: int | None = None
    """The line in the settings file, counted from 1; None for an editor's configuration."""


# Whoever misspells a name writes no more; comparing takes the longer the longer both are.
_LONGEST_NAME = 100


def format_path(path: Path) -> str:
    """Returns a path as messages write it, on one line whatever the keys hold: `pairs.patterns[0].source`."""
    joined = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in joined)


def suggestion(name: str, known: Collection[str], most: int = 1) -> str:
    """`, did you mean ...?` where known names are close, the closest `most` of them, and nothing otherwise."""
    # Nearly all settings are spelled right, and this takes time to load.
    from difflib import get_close_matches

    close = [f"`{one}`" for one in get_close_matches(name[:_LONGEST_NAME], known, n=most)]
    if not close:
        return ""
    listed_names = " or ".join(filter(None, (", ".join(close[:-1]), close[-1])))
    return f", did you mean {listed_names}?"


def format_choices(known: Collection[str]) -> str:
    """Accepted values in a row, for the end of a message."""
    return ", ".join(f"`{name}`" for name in known)


def quoted(value: object) -> str:
    """Returns a value as a message quotes it: on one line and never long."""
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):
        # Python writes no number of more than some thousand digits, and TOML has such numbers.
        return "a value without end"
    return text if len(text) <= 60 else f"{text[:57]}..."
