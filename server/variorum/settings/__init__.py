"""Defines the settings, and reads them from an editor's configuration or a workspace file.

Everything here is pure: a text or a table in, settings and problems out. A value that cannot be used is
a problem that names the accepted ones, and the value that held before stays.
"""

from __future__ import annotations

from variorum.settings.client import settings_of
from variorum.settings.file import parse_settings
from variorum.settings.problem import SettingProblem
from variorum.settings.values import DEFAULT, PairPattern, Settings

__all__ = ["DEFAULT", "PairPattern", "SettingProblem", "Settings", "parse_settings", "settings_of"]
