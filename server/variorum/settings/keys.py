"""Defines the keys of the settings, and reads a table of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import attrs

from variorum.settings import validators
from variorum.settings.pair_pattern_validator import pair_patterns
from variorum.settings.problem import Complain, Path, Step, format_choices, suggestion
from variorum.settings.values import Settings


@attrs.frozen
class Key:
    """A setting: its field in `Settings`, its key in a file and in an editor, and its validator."""

    field: str
    in_file: str | None
    """None for a setting of the user and not of the project."""
    in_client: str
    read: Callable[[object, Complain], Any]


KEYS = (
    Key("disabled", "rules.disabled", "rules.disabled", validators.rule_ids),
    Key("enabled", "rules.enabled", "rules.enabled", validators.rule_ids),
    Key("severities", "rules.severity", "rules.severity", validators.severities),
    Key("untranslated", "rules.untranslated", "rules.untranslated", validators.untranslated),
    Key("safe_fixes", "rules.safe_fixes", "rules.safeFixes", validators.rule_ids),
    Key("unsafe_fixes", "rules.unsafe_fixes", "rules.unsafeFixes", validators.rule_ids),
    Key("baseline", "rules.baseline", "rules.baseline", validators.optional_file_name),
    Key("since", None, "rules.since", validators.revision),
    Key("other_linters", "rules.other_linters", "rules.otherLinters", validators.switch),
    Key("generated", "analysis.generated", "analysis.generated", validators.switch),
    Key("max_file_size", "analysis.max_file_size", "analysis.maxFileSize", validators.byte_count),
    Key("alpha", "translation.alpha", "translation.alpha", validators.share),
    Key("patterns", "pairs.patterns", "pairs.patterns", pair_patterns),
    Key("topics", "retrieval.topics", "retrieval.topics", validators.file_name),
    Key("workflow", "retrieval.workflow", "retrieval.workflow", validators.file_name),
    Key("behaviour", "behaviour.enabled", "behaviour.enabled", validators.switch),
    Key("lens", "lens.enabled", "lens.enabled", validators.switch),
    Key("item_lens", "lens.items", "lens.items", validators.item_lens),
    Key("quality_lens", "quality.lens", "quality.lens", validators.quality_lens),
    Key("quality_diagnostic", "quality.diagnostic", "quality.diagnostic", validators.switch),
    Key("exclude", "exclude", "exclude", validators.globs),
)

Report = Callable[[str, Path], None]
"""Takes a message and the path of the value that it is about."""


def read_table(
    values: Mapping[str, object], keys: Mapping[str, Key], base: Settings, report: Report
) -> Settings:
    """Returns `base` with every valid setting of the table. `keys` are the known dotted keys.

    A null is an absent value: editors send it for a setting that nobody made.
    """
    changes: dict[str, Any] = {}
    stated: dict[str, str] = {}
    for path, value in _leaves(values, keys, ()):
        dotted = _dotted(path)
        # Other tools spell keys with hyphens, so both spellings are accepted.
        key = keys.get(dotted) or keys.get(dotted.replace("-", "_"))
        if value is None:
            continue
        if key is None:
            report(_unknown(dotted, keys), path)
            continue
        if key.field in stated:
            report(f"`{dotted}` is the same setting as `{stated[key.field]}`: the later one counts", path)
        stated[key.field] = dotted
        read = key.read(value, _warner(report, path))
        if read is not None:
            changes[key.field] = read
    return attrs.evolve(base, **changes)


def _leaves(
    values: Mapping[str, object], keys: Mapping[str, Key], around: Path
) -> Iterator[tuple[Path, object]]:
    """Yields the settings of a table. Descends only where known keys are nested."""
    for name, value in values.items():
        path = (*around, name)
        dotted = _dotted(path)
        leads_on = dotted not in keys and any(key.startswith(f"{dotted}.") for key in keys)
        if leads_on and isinstance(value, Mapping):
            yield from _leaves(value, keys, path)
        else:
            yield path, value


def _warner(report: Report, path: Path) -> Complain:
    def warn(message: str, *steps: Step) -> None:
        report(message, (*path, *steps))

    return warn


def _unknown(dotted: str, keys: Mapping[str, Key]) -> str:
    """Returns the message for an unknown key, or for a value where a table is expected."""
    inner = [key for key in keys if key.startswith(f"{dotted}.")]
    if inner:
        return f"expected a table. Accepted keys: {format_choices(inner)}"
    return f"unknown setting{suggestion(dotted, keys) or ':'} Accepted keys: {format_choices(keys)}"


def _dotted(path: Path) -> str:
    return ".".join(str(step) for step in path)
