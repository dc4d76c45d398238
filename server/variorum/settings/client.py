"""Reads settings from an editor's configuration."""

from __future__ import annotations

from collections.abc import Mapping

from variorum.settings.keys import KEYS, read_table
from variorum.settings.problem import Path, SettingProblem, format_path
from variorum.settings.values import DEFAULT, Settings

# The editor extension reads the first four itself, and the token authenticates a client. The others belong to
# the user and are read from the initialization options only, which no workspace can set.
_ELSEWHERE = frozenset({"server", "trace", "sideBySide", "inlay", "token", "judge", "trusted", "rater"})
# More settings of the user, beside those that a workspace may set.
_USERS_OWN = frozenset({"translation.compilerEvidence"})


def settings_of(
    values: Mapping[str, object], *, base: Settings = DEFAULT
) -> tuple[Settings, tuple[SettingProblem, ...]]:
    """Returns the settings in an editor's `variorum` section, and the problems in it.

    Args:
        values: the section as nested tables, `{"rules": {"disabled": ["debug-print"]}}`, or with dotted keys.
        base: the settings that hold where the section is silent or wrong.
    """
    problems: list[SettingProblem] = []

    def report(message: str, path: Path) -> None:
        key = format_path(path)
        problems.append(SettingProblem(f"variorum.{key}: {message}", key))

    own = {
        name: _without_users_own(name, value)
        for name, value in values.items()
        if name.split(".")[0] not in _ELSEWHERE and name not in _USERS_OWN
    }
    settings = read_table(own, {key.in_client: key for key in KEYS}, base, report)
    return settings, tuple(problems)


def _without_users_own(name: str, value: object) -> object:
    if not isinstance(value, Mapping):
        return value
    return {key: inner for key, inner in value.items() if f"{name}.{key}" not in _USERS_OWN}
