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
    home = _home(environment)
    if sys.platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(environment.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "variorum"


def consents_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the endpoints to which the user agreed to send."""
    return _settings_folder(environment) / "consents.json"


def settings_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the user's judge settings, `judge.toml`."""
    return _settings_folder(environment) / "judge.toml"


def _settings_folder(environment: Mapping[str, str]) -> Path:
    home = _home(environment)
    if sys.platform == "win32":
        base = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    return base / "variorum"


def _home(environment: Mapping[str, str]) -> Path:
    return Path(environment.get("HOME") or Path.home())
