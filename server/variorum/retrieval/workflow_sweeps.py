"""Expands the sweeps of a workflow: one variant for each value of a swept setting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

import attrs

from variorum.judging.lined_yaml import Problem, Value
from variorum.judging.yaml_fields import Fields
from variorum.retrieval.workflow_blocks import BLOCKS, Block, Blocks, Entry, read_block, read_blocks


def sweep_points(
    name: str, value: Value, problems: list[Problem], warnings: list[Problem], *, most: int
) -> Iterator[tuple[str, Blocks]]:
    """The points of a sweep by name: every combination of the values that its lists hold.

    A sweep is a mapping of settings to lists or single values, or the list of values of the setting that it is
    called after. A point is called after the sweep and what it sets, as in `lengths-min_length=10`. More than
    `most` points are a problem.
    """
    if isinstance(value.content, tuple):
        # The sweep's own name is the setting.
        value = Value(value.line, {name: value}, {name: value.line})
        prefix = ""
    else:
        prefix = f"{name}-"
    fields = Fields(value, f"`{name}`", problems)
    swept = [key for key in fields.names() if key not in BLOCKS and _is_list(fields.value(key))]
    count = prod(len(fields.items(key)) for key in swept)
    if count > most:
        problems.append(
            Problem(value.line, f"the sweep `{name}` has {count:,} points; {most:,} are left to use")
        )
        return
    blocks = read_blocks(fields, warnings)
    fixed = read_block(_without(value, swept, problems, name), others=BLOCKS)
    columns = [_values(key, fields, problems) for key in swept]
    for combination in product(*columns):
        point: dict[str, Entry] = {key: entry for one in combination for key, entry in one.items()}
        label = "-".join(f"{key}={entry}" for key, entry in point.items())
        yield (
            f"{prefix}{label}" if label else name,
            attrs.evolve(blocks, shared={**blocks.shared, **fixed, **point}),
        )


def _is_list(value: Value | None) -> bool:
    return value is not None and isinstance(value.content, tuple)


def _values(key: str, fields: Fields, problems: list[Problem]) -> list[Block]:
    """The block that each value of a swept setting makes, without those that are wrong."""
    ones = [Value(item.line, {key: item}, {key: item.line}) for item in fields.items(key)]
    return [block for one in ones if (block := read_block(Fields(one, f"`{key}`", problems)))]


def _without(value: Value, keys: list[str], problems: list[Problem], name: str) -> Fields:
    members = value.content if isinstance(value.content, dict) else {}
    left = {key: member for key, member in members.items() if key not in keys}
    return Fields(Value(value.line, left, value.key_lines), f"`{name}`", problems)
