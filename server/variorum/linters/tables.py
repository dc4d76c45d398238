"""Parses TOML, INI, YAML and JSON with comments, and extracts values of expected types."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from variorum.linters.config import ConfigError

if TYPE_CHECKING:
    from configparser import RawConfigParser

_TOML_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)$")
# Unclosed strings and comments extend to the end of the text, so that matching is linear.
_JSON_STRING = r'"[^"\\]*(?:\\.?[^"\\]*)*(?:"|\Z)'
_JSON_TOKEN = re.compile(_JSON_STRING + r"|(?P<comment>//[^\n]*|/\*[^*]*(?:\*(?!/)[^*]*)*(?:\*/|\Z))", re.S)
_JSON_COMMA = re.compile(_JSON_STRING + r"|(?P<comma>,(?=\s{0,200}[}\]]))", re.S)
# Parsing this much YAML takes a second.
_MAX_YAML = 262_144
_LISTED = re.compile(r"[^\s,]+")


def read_toml(text: str) -> Mapping[str, object]:
    """Parses TOML.

    Raises:
        ConfigError: it is none.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_LINE.search(str(error))
        reason = _TOML_LINE.sub("", str(error)).strip()
        raise ConfigError(f"not valid TOML: {reason}", int(found[1]) if found else _lines(text)) from error
    except (RecursionError, ValueError) as error:
        raise ConfigError("not valid TOML: a value is too long or nested too deeply") from error


def read_ini(text: str) -> RawConfigParser:
    """Parses INI as Python's tools write it.

    Raises:
        ConfigError: it is none.
    """
    import configparser

    parser = configparser.RawConfigParser(strict=False, allow_no_value=True)
    try:
        parser.read_string(text)
    except configparser.MissingSectionHeaderError as error:
        raise ConfigError("not a valid INI file: a line precedes the first section", error.lineno) from error
    except configparser.ParsingError as error:
        line = error.errors[0][0] if error.errors else 1
        raise ConfigError("not a valid INI file: a line is not `key = value`", line) from error
    except configparser.Error as error:
        raise ConfigError("not a valid INI file") from error
    return parser


def read_json(text: str) -> Mapping[str, object]:
    """Parses JSON with comments and trailing commas.

    Raises:
        ConfigError: it is none, or no table.
    """
    plain = _JSON_TOKEN.sub(lambda found: _blank(found, "comment"), text)
    plain = _JSON_COMMA.sub(lambda found: _blank(found, "comma"), plain)
    try:
        value = json.loads(plain)
    except json.JSONDecodeError as error:
        raise ConfigError(f"not valid JSON: {error.msg[:1].lower()}{error.msg[1:]}", error.lineno) from error
    except (RecursionError, ValueError) as error:
        raise ConfigError("not valid JSON: a value is too long or nested too deeply") from error
    return _table_or_error(value, "JSON")


def read_json_or_yaml(text: str) -> Mapping[str, object]:
    """Parses JSON with comments, or YAML.

    Raises:
        ConfigError: it is neither.
    """
    plain = _JSON_TOKEN.sub(lambda found: _blank(found, "comment"), text)
    if not plain.lstrip().startswith("{"):
        return read_yaml(text)
    try:
        return read_json(text)
    except ConfigError:
        try:
            return read_yaml(plain)
        except ConfigError:
            pass
        raise


def read_yaml(text: str) -> Mapping[str, object]:
    """Parses YAML 1.2. Values with tags of other programs are null.

    Raises:
        ConfigError: it is none, or no table.
    """
    # Imported on demand: most workspaces have no such file.
    import yaml

    from variorum.linters.bounded_yaml import LimitExceededError, Loader

    if len(text) > _MAX_YAML:
        raise ConfigError(f"a YAML configuration of more than {_MAX_YAML} characters is not read")
    try:
        value = Loader(text).get_single_data()
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ConfigError(f"not valid YAML: {error.problem or 'it cannot be read'}", line) from error
    except LimitExceededError as error:
        raise ConfigError(f"this YAML is not read: {error}") from error
    except (yaml.YAMLError, RecursionError, ValueError, LookupError, AttributeError) as error:
        # The last three are raised for a scalar with a tag of another type, such as `!!bool maybe`.
        raise ConfigError("not valid YAML") from error
    return {} if value is None else _table_or_error(value, "YAML")


def table(value: object, *path: str) -> Mapping[str, Any]:
    """Returns the table at a path of keys, or an empty table."""
    for step in path:
        value = value.get(step) if isinstance(value, Mapping) else None
    return value if isinstance(value, Mapping) else {}


def strings(value: object) -> tuple[str, ...]:
    """Returns the strings of a list, or of a single string."""
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, list) else ()


def strings_at(values: Mapping[str, object], key: str, text: str) -> tuple[str, ...]:
    """Returns the strings of a list, or of a single string, at a key. Returns none if the key is missing.

    Raises:
        ConfigError: something else stands there; `text` is where its line is looked for.
    """
    value = values.get(key)
    if (
        value is None
        or isinstance(value, str)
        or (isinstance(value, list) and len(strings(value)) == len(value))
    ):
        return strings(value)
    printed = re.search(rf"""^[^\n#]{{0,200}}?\b{re.escape(key)}["']?\s*=""", text, re.MULTILINE)
    line = text.count("\n", 0, printed.end()) + 1 if printed else 1
    raise ConfigError(f"`{key}` is not a list of strings", line)


def split_list(value: object) -> tuple[str, ...]:
    """Splits a string at commas or blanks, or returns the strings of a list."""
    if isinstance(value, str):
        lines = (line.partition("#")[0] for line in value.splitlines())
        return tuple(word for line in lines for word in _LISTED.findall(line))
    return strings(value)


def _table_or_error(value: object, form: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise ConfigError(f"not a configuration: this {form} text holds no table")
    return value


def _blank(found: re.Match[str], group: str) -> str:
    """Replaces comments and trailing commas by blanks, and keeps line numbers."""
    if found[group] is None:
        return found[0]
    return "".join("\n" if letter == "\n" else " " for letter in found[0])


def _lines(text: str) -> int:
    return max(text.count("\n") + (not text.endswith("\n")), 1)
