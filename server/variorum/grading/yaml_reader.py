"""Reads YAML with line numbers, so that mistakes in rubrics and workflows are reported at their line.

Only the safe tags are understood, and a file is bounded in size, depth and nodes: an alias that would
blow a small file up to millions of values is a problem with a line, not an exhausted machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import attrs
import yaml

# Rubrics and workflows are a few kilobytes long; the limits leave two orders of magnitude of room.
MAX_CHARACTERS = 262_144
MAX_NODES = 20_000
MAX_DEPTH = 40

_SCALAR_TAGS = frozenset(f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null"))
_MAPPING_TAG = "tag:yaml.org,2002:map"
_SEQUENCE_TAG = "tag:yaml.org,2002:seq"

Scalar = str | int | float | bool | None


class Problem(NamedTuple):
    """A mistake in a text: `line` counts from 1, `message` says what is wrong and what would be right."""

    line: int
    message: str


@attrs.frozen
class Value:
    """A YAML value and the line, counted from 1, on which it starts."""

    line: int
    content: Scalar | tuple[Value, ...] | dict[str, Value]
    # The line of each key of a mapping: an unknown key is reported where the key stands, not its value.
    key_lines: dict[str, int] = attrs.field(factory=dict)

    def at(self, path: Iterable[str | int]) -> Value:
        """Returns the value at a path of keys and list indices. The path must exist."""
        value = self
        for step in path:
            content: Any = value.content
            value = content[step]
        return value


def read_yaml(text: str) -> tuple[Value | None, list[Problem]]:
    """Returns the value of `text`, or None if it is unusable, and every syntax problem."""
    if len(text) > MAX_CHARACTERS:
        return None, [Problem(1, f"the file is larger than {MAX_CHARACTERS // 1024} KB; make it smaller")]
    try:
        # SafeLoader's composer builds nodes only; no tag is constructed here.
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        return None, [_syntax_problem(text, error)]
    except RecursionError:
        return None, [Problem(1, f"values are nested deeper than {MAX_DEPTH} levels")]
    if node is None:
        return None, [Problem(1, "the file is empty")]
    return _NodeReader().expand(node)


def _syntax_problem(text: str, error: yaml.YAMLError) -> Problem:
    if isinstance(error, yaml.reader.ReaderError):
        line = text.count("\n", 0, error.position) + 1
        return Problem(line, "the text holds a character that YAML does not allow")
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        return Problem(mark.line + 1 if mark else 1, f"not valid YAML: {error.problem or error.context}")
    return Problem(1, "not valid YAML")


class _LimitExceeded(Exception):
    """The file asks for more than the limits allow; what was read of it is dropped."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _NodeReader:
    """One walk over composed nodes. Aliases are followed, each visit counting against the node limit."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self._visited = 0
        self._scalars = yaml.SafeLoader("")

    def expand(self, root: yaml.Node) -> tuple[Value | None, list[Problem]]:
        try:
            value = self._value(root, depth=0)
        except _LimitExceeded as refusal:
            return None, [*self.problems, refusal.problem]
        return value, self.problems

    def _value(self, node: yaml.Node, depth: int) -> Value:
        line = node.start_mark.line + 1
        self._visited += 1
        if self._visited > MAX_NODES:
            raise _LimitExceeded(Problem(line, f"the file expands to more than {MAX_NODES} values"))
        # An alias to a value that holds it ends here too: it would nest for ever.
        if depth > MAX_DEPTH:
            raise _LimitExceeded(Problem(line, f"values are nested deeper than {MAX_DEPTH} levels"))
        if isinstance(node, yaml.MappingNode) and node.tag == _MAPPING_TAG:
            return self._mapping(node, line, depth)
        if isinstance(node, yaml.SequenceNode) and node.tag == _SEQUENCE_TAG:
            return Value(line, tuple(self._value(item, depth + 1) for item in node.value))
        if isinstance(node, yaml.ScalarNode) and node.tag in _SCALAR_TAGS:
            return Value(line, self._scalar(node, line))
        self.problems.append(Problem(line, f"the tag {node.tag} is not allowed here"))
        return Value(line, None)

    def _scalar(self, node: yaml.ScalarNode, line: int) -> Scalar:
        try:
            content = self._scalars.construct_object(node)
        except (yaml.YAMLError, ValueError):
            self.problems.append(Problem(line, "this value is not valid"))
            return None
        assert content is None or isinstance(content, str | int | float)
        return content

    def _mapping(self, node: yaml.MappingNode, line: int, depth: int) -> Value:
        members: dict[str, Value] = {}
        key_lines: dict[str, int] = {}
        for key, key_line, value_node in self._members(node):
            value = self._value(value_node, depth + 1)
            if key in members:
                message = f"`{key}` is given twice; the first is on line {key_lines[key]}"
                self.problems.append(Problem(key_line, message))
                continue
            members[key] = value
            key_lines[key] = key_line
        return Value(line, members, key_lines)

    def _members(self, node: yaml.MappingNode) -> Iterator[tuple[str, int, yaml.Node]]:
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if isinstance(key_node, yaml.ScalarNode):
                yield key_node.value, line, value_node
            else:
                self.problems.append(Problem(line, "a key must be a plain word"))
