"""Locates the user's own files outside every workspace, where no workspace can change them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path


def cache_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the cache of paid answers."""
    return cache_folder(environment) / "answers.sqlite3"


def cache_folder(environment: Mapping[str, str]) -> Path:
    """Returns the user's cache folder."""
    return _user_folder(environment, ("LOCALAPPDATA", "Local"), "Caches", ("XDG_CACHE_HOME", ".cache"))


def consents_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the endpoints to which the user agreed to send."""
    return _settings_folder(environment) / "consents.json"


def settings_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the user's judge settings, `judge.toml`."""
    return _settings_folder(environment) / "judge.toml"


def _settings_folder(environment: Mapping[str, str]) -> Path:
    return _user_folder(
        environment, ("APPDATA", "Roaming"), "Application Support", ("XDG_CONFIG_HOME", ".config")
    )


def _user_folder(
    environment: Mapping[str, str], windows: tuple[str, str], mac: str, other: tuple[str, str]
) -> Path:
    """Returns the folder by each system's convention: the variable that names it, and where it is by default."""
    home = Path(environment.get("HOME") or Path.home())
    if sys.platform == "win32":
        base = Path(environment.get(windows[0]) or home / "AppData" / windows[1])
    elif sys.platform == "darwin":
        base = home / "Library" / mac
    else:
        base = Path(environment.get(other[0]) or home / other[1])
    return base / "variorum"
