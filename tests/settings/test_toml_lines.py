"""Where each key of a TOML file stands."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from variorum.settings.problem import Path
from variorum.settings.toml_lines import line_of, lines_of_keys

TEXT = '''\
# a comment with = and [
top = """
not = a key
""" # still no key
literal = 'it''s'
"quoted key" . inner = { a = 1, "b.c" = [ [2], {d = "]"} ] }

[table]     # [other]
list = [
  "x",  # "y",

  'z',
]
[[array.of]]
name = 1
[[array.of]]
name = 2
[array.of.sub]
deep = 3
'''.replace("'it''s'", "'its'")


def test_every_kind_of_key_has_its_line() -> None:
    lines = lines_of_keys(TEXT)
    assert lines[("top",)] == 2
    assert lines[("literal",)] == 5
    assert lines[("quoted key", "inner", "b.c", 1, "d")] == 6
    assert lines[("table",)] == 8
    assert lines[("table", "list", 0)] == 10
    assert lines[("table", "list", 1)] == 12
    assert lines[("array", "of", 0, "name")] == 15
    assert lines[("array", "of", 1, "name")] == 17
    assert lines[("array", "of", 1, "sub", "deep")] == 19
    assert ("not",) not in lines
    assert ("other",) not in lines


def test_a_value_without_a_line_has_that_of_the_table_around_it() -> None:
    lines = lines_of_keys(TEXT)
    assert line_of(lines, ("table", "missing")) == 8
    assert line_of(lines, ("nowhere",)) == 1


keys = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc"], exclude_characters="\\\"'"),
    min_size=1,
    max_size=5,
)
scalars = st.booleans() | st.integers(-999, 999) | st.text(st.sampled_from("ab ]}[{#,=.'\"\\"), max_size=6)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3)
)


def written(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)} = {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[ # ]\n" + "".join(f"{written(inner)}, # [\n" for inner in value) + "]"
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def quoted(text: str) -> str:
    """A basic string of TOML."""
    return json.dumps(text, ensure_ascii=False)


def paths_of(value: Any, around: Path) -> Iterator[Path]:
    """Every path in a value that was read."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, part in inner:
        yield (*around, step)
        yield from paths_of(part, (*around, step))


@given(
    st.lists(
        st.tuples(keys, st.dictionaries(keys, values, max_size=3)), max_size=3, unique_by=lambda pair: pair[0]
    )
)
def test_whatever_can_be_read_has_a_line(tables: list[tuple[str, dict[str, Any]]]) -> None:
    text = ""
    expected: dict[Path, int] = {}
    for name, table in tables:
        expected[(name,)] = text.count("\n") + 1
        text += f"[{quoted(name)}]\n"
        for key, value in table.items():
            expected[(name, key)] = text.count("\n") + 1
            text += f"{quoted(key)} = {written(value)}\n"
    found = lines_of_keys(text)
    assert {path: found[path] for path in expected} == expected
    assert set(paths_of(tomllib.loads(text), ())) <= set(found)


@given(st.text(max_size=60))
def test_no_text_hangs_or_breaks_the_walk(text: str) -> None:
    assert all(1 <= line <= text.count("\n") + 1 for line in lines_of_keys(text).values())
