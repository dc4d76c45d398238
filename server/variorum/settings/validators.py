"""Validates the value of each kind of setting. Returns the value to use, or None after a warning."""

from __future__ import annotations

from pathlib import PurePosixPath

from variorum.rules.finding import Severity
from variorum.rules.registry import all_rules
from variorum.settings.problem import Complain, format_choices, quoted, suggestion

UNTRANSLATED = ("certain", "all")
ITEM_LENSES = ("notable", "all", "off")
QUALITY_LENSES = ("file", "items", "off")
NOT_A_REVISION = "is not a git revision: write one such as `main` or `HEAD~3`"


def rule_ids(value: object, warn: Complain) -> frozenset[str] | None:
    """Returns the known rule ids of a list."""
    if not isinstance(value, list | tuple):
        warn(f'{quoted(value)} is not a list: write rule ids such as ["unused-import"]')
        return None
    return frozenset(name for index, name in enumerate(value) if _is_rule(name, warn, index))


def severities(value: object, warn: Complain) -> dict[str, Severity] | None:
    """Returns the valid entries of a table from rule id to severity."""
    if not isinstance(value, dict):
        warn(f'{quoted(value)} is not a table: write rule ids with severities, such as debug-print = "hint"')
        return None
    labels = {severity.label: severity for severity in Severity}
    found = {}
    for name, label in value.items():
        if not _is_rule(name, warn, name):
            continue
        if not isinstance(label, str) or label not in labels:
            warn(f"{quoted(label)} is not a severity: use one of {format_choices(labels)}", name)
            continue
        found[name] = labels[label]
    return found


def byte_count(value: object, warn: Complain) -> int | None:
    """Returns an integer of bytes, at least 1. Editors with floats only may send 5000000.0."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
        return value
    warn(f"{quoted(value)} is not a size: use an integer of bytes, at least 1, such as 5000000")
    return None


def share(value: object, warn: Complain) -> float | None:
    """Returns a number in `[0, 1]`."""
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1:
        return float(value)
    warn(f"{quoted(value)} is not a share: use a number from 0 to 1, such as 0.5")
    return None


def switch(value: object, warn: Complain) -> bool | None:
    """Returns true or false."""
    if isinstance(value, bool):
        return value
    warn(f"{quoted(value)} is not a boolean: use `true` or `false`")
    return None


def globs(value: object, warn: Complain) -> tuple[str, ...] | None:
    """Returns a list of globs relative to the workspace."""
    if not isinstance(value, list | tuple):
        warn(f'{quoted(value)} is not a list: write globs such as ["generated/**"]')
        return None
    found = []
    for index, glob in enumerate(value):
        if isinstance(glob, str) and glob.strip():
            found.append(glob)
        else:
            warn(f'{quoted(glob)} is not a glob: use a string such as "generated/**"', index)
    return tuple(found)


def _is_rule(name: object, warn: Complain, step: str | int) -> bool:
    if isinstance(name, str) and name in all_rules():
        return True
    hint = suggestion(name, all_rules(), most=3) if isinstance(name, str) else ""
    warn(f"unknown rule {quoted(name)}{hint or ':'} `variorum rules` lists them", step)
    return False


def untranslated(value: object, warn: Complain) -> str | None:
    """Returns what findings untranslated files have."""
    if value in UNTRANSLATED:
        return str(value)
    warn(f"{quoted(value)} is not a choice of rules: use one of {format_choices(UNTRANSLATED)}")
    return None


def item_lens(value: object, warn: Complain) -> str | None:
    """Returns which items have code lenses."""
    if value in ITEM_LENSES:
        return str(value)
    warn(f"{quoted(value)} is not a choice of items: use one of {format_choices(ITEM_LENSES)}")
    return None


def quality_lens(value: object, warn: Complain) -> str | None:
    """Returns where quality code lenses appear."""
    if value in QUALITY_LENSES:
        return str(value)
    warn(f"{quoted(value)} is not a position for lenses: use one of {format_choices(QUALITY_LENSES)}")
    return None


def optional_file_name(value: object, warn: Complain) -> str | None:
    """Returns the path of a file inside the workspace, or "" for none."""
    return "" if value == "" else file_name(value, warn)


def revision(value: object, warn: Complain) -> str | None:
    """Returns the name of a git revision, or "" for none."""
    if value == "":
        return ""
    if isinstance(value, str) and is_revision(value):
        return value
    warn(f"{quoted(value)} {NOT_A_REVISION}")
    return None


def is_revision(name: str) -> bool:
    """Returns whether git takes a text for a revision and not for an option."""
    return name.isprintable() and bool(name.strip()) and not name.startswith("-") and len(name) <= 1000


def file_name(value: object, warn: Complain) -> str | None:
    """Returns the path of a file inside the workspace."""
    path = PurePosixPath(value.strip().replace("\\", "/")) if isinstance(value, str) else PurePosixPath()
    # An empty path denotes the folder itself.
    if not path.parts:
        warn(f"{quoted(value)} is not a path: write one such as `topics.jsonl`")
        return None
    if path.is_absolute() or ".." in path.parts or ":" in path.parts[0]:
        warn(f"{quoted(value)} leaves the workspace: write a path such as `data/topics.jsonl`")
        return None
    return path.as_posix()
