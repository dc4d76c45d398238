"""The file `.variorum/pairs.toml`: which original a person chose for which translation."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping

from variorum.translation.pairs import PairProblem, normalised

_HEAD = "# Which file each translation was made from. Written by the command that chooses a counterpart.\n"


def parse_choices(text: str) -> tuple[dict[str, str], list[PairProblem]]:
    """Translation to original, with a problem for each entry that is not followed: a path out of the workspace, say."""
    try:
        entries = tomllib.loads(text).get("pairs", {})
    except tomllib.TOMLDecodeError as error:
        return {}, [PairProblem(f"pairs.toml is not valid TOML: {error}")]
    except ValueError:
        return {}, [PairProblem("pairs.toml holds a number of more digits than can be read")]
    except RecursionError:
        return {}, [PairProblem("pairs.toml nests its values too deeply to be read")]
    if not isinstance(entries, dict):
        return {}, [PairProblem("pairs.toml: `pairs` has to be a table of translation = original")]
    choices: dict[str, str] = {}
    problems = []
    for target, source in entries.items():
        if not isinstance(source, str):
            problems.append(PairProblem(f"pairs.toml: the original of `{target}` has to be a path"))
        elif normalised(source) is None or normalised(target) is None:
            problems.append(
                PairProblem(f"pairs.toml: `{target} = {source}` leaves the workspace and is not followed")
            )
        else:
            choices[normalised(target) or target] = normalised(source) or source
    return choices, problems


def format_choices(choices: Mapping[str, str]) -> str:
    """The file's text for these choices, in the order of the paths so that version control merges it well."""
    lines = (
        f"{json.dumps(target, ensure_ascii=False)} = {json.dumps(source, ensure_ascii=False)}"
        for target, source in sorted(choices.items())
    )
    return _HEAD + "\n[pairs]\n" + "".join(f"{line}\n" for line in lines)
