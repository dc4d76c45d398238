"""Fenced blocks are found where CommonMark finds them, in quotations and list items too."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from variorum.syntax.embedding.fences import fences
from variorum.syntax.embedding.markdown import markdown_regions
from variorum.syntax.source_text import SourceText

REFERENCE = MarkdownIt("commonmark")


def found(text: str) -> list[tuple[str, str]]:
    """Info and code of every Python block."""
    return [("python", region.code.decode()) for region in markdown_regions(SourceText.of(text))]


def expected(text: str) -> list[tuple[str, str]]:
    """The same by a Markdown parser."""
    tokens = (token for token in REFERENCE.parse(text) if token.type == "fence")
    return [("python", token.content) for token in tokens if token.info.strip() == "python"]


@pytest.mark.parametrize(
    "text",
    [
        "```python\nx = 1\n```\n",
        "~~~python\nx = 1\n```\n~~~~\n",
        "   ```python\n   x = 1\n     y\n  ```\n",
        "    ```python\n    x = 1\n    ```\n",
        "- item\n\n  ```python\n  x = 1\n    y\n  ```\n",
        "1. item\n\n   ```python\n   x = 1\n\n   y\n   ```\n   more\n",
        "- outer\n  - inner\n\n    ```python\n    x = 1\n    ```\n",
        "- ```python\n  x = 1\n  ```\n",
        "> ```python\n> x = 1\n>\n> y\n> ```\n",
        "> - item\n>\n>   ```python\n>   x = 1\n>   ```\n",
        "> ```python\n> x = 1\nafter\n",
        "- ```python\n  x = 1\nafter\n",
        "```python\nx = 1\n",
        "text\n```python\nx = 1\n```\n",
        "`` ```python `` is how it begins\n",
        "```yaml\n- x\n  ```python\n```\n",
    ],
)
def test_blocks_stand_where_a_markdown_parser_finds_them(text: str) -> None:
    assert found(text) == expected(text)


LINE = st.sampled_from(["```python", "```", "~~~", "x = 1", "  y", "", "text"])
LEAD = st.sampled_from(["", "", "  ", "    ", "> ", "- ", "1. ", "   ", "> - "])


@given(st.lists(st.tuples(LEAD, LINE), max_size=12))
def test_any_lines_can_be_read(lines: list[tuple[str, str]]) -> None:
    text = SourceText.of("\n".join(lead + line for lead, line in lines))
    spans = [fence.span for fence in fences(text, 0, len(text.line_starts))]
    assert all(one.end <= other.start for one, other in pairwise(spans))
    for region in markdown_regions(text):
        for piece, following in pairwise(region.pieces):
            length = following.inside - piece.inside
            outside = text.data[piece.outside : piece.outside + length]
            assert outside == region.code[piece.inside : following.inside]
