"""Reads and writes `.variorum/pairs.toml`: which original a person chose for which translation."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping

from variorum.translation.pair_search import PairProblem, normalised

_HEAD = "# Which file each translation was made from. Written by the command that chooses a counterpart.\n"


def parse_choices(text: str) -> tuple[dict[str, str], list[PairProblem]]:
    """Returns the original of each translation, and a problem for each invalid entry, such as a path out of the workspace."""
    try:
        entries = tomllib.loads(text).get("pairs", {})
    except tomllib.TOMLDecodeError as error:
        return {}, [PairProblem(f"pairs.toml is not valid TOML: {error}")]
    except ValueError:
        return {}, [PairProblem("pairs.toml contains a number with too many digits")]
    except RecursionError:
        return {}, [PairProblem("pairs.toml nests values too deeply")]
    if not isinstance(entries, dict):
        return {}, [PairProblem("pairs.toml: `pairs` is not a table of translation = original")]
    choices: dict[str, str] = {}
    problems = []
    for target, source in entries.items():
        if not isinstance(source, str):
            problems.append(PairProblem(f"pairs.toml: the original of `{target}` is not a path"))
        elif normalised(source) is None or normalised(target) is None:
            problems.append(
                PairProblem(f"pairs.toml: `{target} = {source}` leaves the workspace and is ignored")
            )
        else:
            choices[normalised(target) or target] = normalised(source) or source
    return choices, problems


def format_choices(choices: Mapping[str, str]) -> str:
    """Returns the file's text for these choices, sorted by path so that version control merges it well."""
    lines = (
        f"{json.dumps(target, ensure_ascii=False)} = {json.dumps(source, ensure_ascii=False)}"
        for target, source in sorted(choices.items())
    )
    return _HEAD + "\n[pairs]\n" + "".join(f"{line}\n" for line in lines)
