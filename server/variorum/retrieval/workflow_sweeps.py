"""Expands the sweeps of a workflow: one variant for each value of a swept setting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

import attrs

from variorum.grading.yaml_fields import Fields
from variorum.grading.yaml_reader import Problem, Value
from variorum.retrieval.workflow_blocks import BLOCKS, Block, Blocks, Entry, read_block, read_blocks


class _Column(NamedTuple):
    """A swept setting: the block that it is in, "" for the sweep itself, and what each of its values makes of it."""

    block: str
    values: list[Block]


def sweep_points(
    name: str, value: Value, problems: list[Problem], warnings: list[Problem], *, most: int
) -> Iterator[tuple[str, Blocks]]:
    """Yields the points of a sweep by name: every combination of the values that its lists hold.

    A sweep is a mapping of settings to lists or single values, perhaps in blocks of their own, or the list of values of
    the setting that it is called after. A point is called after the sweep and what it sets, as in
    `lengths-min_length=10`. More than `most` points are a problem.
    """
    if isinstance(value.content, tuple):
        # The sweep's own name is the setting.
        value = Value(value.line, {name: value}, {name: value.line})
        prefix = ""
    else:
        prefix = f"{name}-"
    fields = Fields(value, f"`{name}`", problems)
    parts = {"": value, **{block: part for block in BLOCKS if (part := fields.value(block)) is not None}}
    swept = [(block, key) for block, part in parts.items() for key in _lists_of(part)]
    count = prod(len(_items(parts[block], key)) for block, key in swept)
    if count > most:
        problems.append(
            Problem(value.line, f"the sweep `{name}` has {count:,} points; {most:,} are left to use")
        )
        return
    fixed = Fields(_fixed(value), f"`{name}`", problems)
    blocks = read_blocks(fixed, warnings)
    blocks = attrs.evolve(blocks, shared={**blocks.shared, **read_block(fixed, others=BLOCKS)})
    columns = [_Column(block, _values(parts[block], key, problems)) for block, key in swept]
    for point in product(*(column.values for column in columns)):
        set_here = [(column.block, one) for column, one in zip(columns, point, strict=True)]
        label = "-".join(f"{key}={entry}" for _, one in set_here for key, entry in one.items())
        yield f"{prefix}{label}" if label else name, _with(blocks, set_here)


def _with(blocks: Blocks, changes: list[tuple[str, Block]]) -> Blocks:
    """Returns the blocks with the settings of a point in them."""
    found: dict[str, dict[str, Entry]] = {
        "judge_settings": dict(blocks.judge),
        "qrels_settings": dict(blocks.qrels),
    }
    shared = dict(blocks.shared)
    for block, settings in changes:
        found.get(block, shared).update(settings)
    return Blocks(shared, found["judge_settings"], found["qrels_settings"])


def _members(value: Value) -> Mapping[str, Value]:
    return value.content if isinstance(value.content, dict) else {}


def _lists_of(value: Value) -> list[str]:
    return [key for key, member in _members(value).items() if isinstance(member.content, tuple)]


def _items(value: Value, key: str) -> tuple[Value, ...]:
    content = _members(value)[key].content
    return content if isinstance(content, tuple) else ()


def _values(value: Value, key: str, problems: list[Problem]) -> list[Block]:
    """Returns the block that each value of a swept setting makes, without those that are wrong."""
    items = Fields(value, f"`{key}`", problems).items(key)
    ones = [Value(item.line, {key: item}, {key: item.line}) for item in items]
    return [block for one in ones if (block := read_block(Fields(one, f"`{key}`", problems)))]


def _fixed(value: Value) -> Value:
    """Returns a sweep without its lists, those in its blocks included."""
    swept = _lists_of(value)
    left = {
        key: _fixed(member) if key in BLOCKS and isinstance(member.content, dict) else member
        for key, member in _members(value).items()
        if key not in swept
    }
    return Value(value.line, left, value.key_lines) if isinstance(value.content, dict) else value
