"""Code inside other texts: where it is found, how its places map, and what an edit leaves alone."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from variorum.syntax.embedding.host import HOSTS, Host, host_named, host_of_path
from variorum.syntax.embedding.host_text import HostText
from variorum.syntax.embedding.markdown import markdown_regions
from variorum.syntax.minimal_edit import minimal_edit
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span

README = """\
# Tally é

```python
total = 0
```

- step

  ```js
  let a = 1

  let b = 2
  ```

> ```py
> x = 1
> y = 2
> ```
"""


def host(identifier: str) -> Host:
    """A kind of text that is known."""
    found = host_named(identifier)
    assert found is not None
    return found


def codes(text: str, identifier: str = "markdown") -> list[tuple[str, str]]:
    """Language and code of every part."""
    parts = HostText.parse(text, host(identifier)).parts
    return [(part.region.language.id, part.region.code.decode()) for part in parts]


def test_blocks_in_known_languages_are_parts() -> None:
    assert codes(README) == [
        ("python", "total = 0\n"),
        ("javascript", "let a = 1\n\nlet b = 2\n"),
        ("python", "x = 1\ny = 2\n"),
    ]


def test_sessions_and_blocks_marked_as_no_program_are_left_alone() -> None:
    assert (
        codes("```python\n>>> 1\n```\n```rust,ignore\nlet\n```\n```py\nx\n...\n```\n```toml\na=\n```\n") == []
    )


def test_scripts_of_a_page_are_parts_unless_they_are_data_or_loaded_or_templates() -> None:
    page = (
        "<!-- <script>no()</script> --><title><script></title>"
        '<script src="a.js"></script><script type="application/json">{}</script>'
        "<script>let a = {{ server_value }}</script>"
        "<script>one()</script><SCRIPT type='module' data-x=\">\">two()</script >"
        '<script lang="ts">let x: number</script><script>open('
    )
    assert codes(page, "html") == [
        ("javascript", "one()"),
        ("javascript", '">two()'),
        ("typescript", "let x: number"),
        ("javascript", "open("),
    ]


def test_kinds_of_text_are_told_by_name() -> None:
    assert host_of_path("docs/README.MD") is host("markdown")
    assert host_of_path("a/index.htm") is host("html")
    assert host_of_path("a.py") is None


def test_an_edit_parses_only_the_block_it_touches_again() -> None:
    before = HostText.parse(README, host("markdown"))
    place = README.encode().index(b"let b")
    after = before.edited([(Span(place, place), b"debugger\n  ")])
    assert [new.document is old.document for new, old in zip(after.parts, before.parts, strict=True)] == [
        True,
        False,
        True,
    ]
    assert after.parts[1].region.code == b"let a = 1\n\ndebugger\nlet b = 2\n"


def test_an_edit_of_the_prose_parses_nothing_again() -> None:
    before = HostText.parse(README, host("markdown"))
    after = before.edited([(Span(0, 0), b"> quoted\n\n")])
    assert [part.document for part in after.parts] == [part.document for part in before.parts]
    assert [part.derived for part in after.parts] == [part.derived for part in before.parts]
    assert after.parts[0].region.start == before.parts[0].region.start + 10


def test_a_place_in_the_code_is_a_place_in_the_text() -> None:
    text = HostText.parse(README, host("markdown"))
    quoted = text.parts[2].region
    assert text.text.slice(quoted.span(Span(0, 5))) == "x = 1"
    assert text.text.slice(quoted.span(Span(6, 11))) == "y = 2"
    assert text.text.slice(quoted.span(Span(0, 11))) == "x = 1\n> y = 2"


LINES = st.lists(st.sampled_from(["x = 1", "", "  y", "é = 2", "if x:"]), max_size=5)
FRAMES = st.sampled_from(
    [("", ""), ("> ", "> "), ("- ", "  "), ("1. ", "   "), ("> * ", ">   "), ("  ", "  "), ("\t", "\t")]
)


@st.composite
def documents(draw: st.DrawFn) -> str:
    """Markdown with a block in some container, and text around it."""
    first, others = draw(FRAMES)
    lines = draw(LINES)
    if first == "\t":
        text = "- a\n\n\t```py\n"
    else:
        text = f"text\n\n{first}```py\n"
    text += "".join(f"{others}{line}\n" for line in lines)
    return f"{text}{others}```\nafter\n"


@given(documents(), st.data())
def test_a_mapped_edit_does_to_the_code_what_the_edit_does(text: str, data: st.DataObject) -> None:
    parsed = HostText.parse(text, host("markdown"))
    assume(parsed.parts)
    region = parsed.parts[0].region
    code = region.code.decode()
    bounds = sorted(data.draw(st.tuples(st.integers(0, len(code)), st.integers(0, len(code)))))
    new = data.draw(st.sampled_from(["", "z", "z\n", "a\nb", "a\nb\n"]))
    inside = Span(len(encode(code[: bounds[0]])), len(encode(code[: bounds[1]])))
    span, mapped = region.edit(inside, new)
    after = HostText.parse(parsed.text.edited(span, encode(mapped)), host("markdown"))
    assert str(after.text).endswith("```\nafter\n")
    wanted = code[: bounds[0]] + new + code[bounds[1] :]
    made = after.parts[0].region.code.decode() if after.parts else ""
    # The block's last line end stays whatever the edit says.
    assert made.rstrip() == wanted.rstrip()


@given(st.text(alphabet="ab`~>- <script/>\n\r\té'\"!", max_size=80), st.data())
def test_an_edited_text_is_as_if_parsed_anew(text: str, data: st.DataObject) -> None:
    for one in HOSTS:
        before = HostText.parse(f"```py\nx=1\n```\n<script>1</script>{text}", one)
        edit = data.draw(st.text(alphabet="a`~> \n<>", max_size=6))
        place = data.draw(st.integers(0, len(before.text.data)))
        end = data.draw(st.integers(place, len(before.text.data)))
        after = before.edited([(Span(place, end), edit.encode())])
        fresh = HostText.parse(after.text, one)
        assert [part.region for part in after.parts] == [part.region for part in fresh.parts]
        assert [str(part.document.tree.root_node) for part in after.parts] == [
            str(part.document.tree.root_node) for part in fresh.parts
        ]


def test_a_difference_is_what_turns_one_text_into_the_other() -> None:
    assert minimal_edit(b"abcd", b"abXd") == (Span(2, 3), b"X")
    assert SourceText(b"abcd").edited(*minimal_edit(b"abcd", b"d")).data == b"d"


@pytest.mark.parametrize("prefix", ["", "> ", "  "])
def test_php_is_read_without_its_tag_and_keeps_its_places(prefix: str) -> None:
    lines = ["- A:\n" * (prefix == "  "), "```php\n", "function one() {\n", "    return 1;\n", "}\n", "```\n"]
    text = SourceText.of("".join(prefix * (at > 0) + line for at, line in enumerate(lines)))
    (region,) = markdown_regions(text)
    assert region.code == b"<?php\nfunction one() {\n    return 1;\n}\n"
    start = region.code.index(b"return")
    span = region.span(Span(start, start + 6))
    assert text.slice(span) == "return"
    first = text.data.index(b"function")
    assert region.span(Span(0, 5)) == Span(first, first)
    assert region.span(Span(0, len(region.code))).end == text.data.index(b"}\n") + 2
    assert region.edit(Span(start, start + 6), "echo") == (span, "echo")
