"""Texts are handed to the parser in pieces, of which nothing may stay in memory."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest
from benchmarks.performance.programs import program

from variorum.languages import Language, all_languages, language_named
from variorum.syntax.bounded_parse import read
from variorum.syntax.parser_input import ParserInput


@pytest.mark.parametrize("language", all_languages(), ids=lambda one: one.id)
def test_a_text_that_was_read_leaves_no_copy_behind(language: Language) -> None:
    data = program(language.id, 1_000).encode()
    read(language, data)
    # A copy of it would be some hundred pieces each time. Other threads of the process may keep something, but not each time.
    assert min(_blocks_kept(language, data) for _ in range(5)) < 50


def _blocks_kept(language: Language, data: bytes) -> int:
    """By how many blocks the memory of the process has grown once a text was read."""
    before = sys.getallocatedblocks()
    read(language, data)
    return sys.getallocatedblocks() - before


def test_a_tree_tells_the_text_of_its_nodes() -> None:
    data = "".join(f"first_{number} = second_{number}\n" for number in range(200)).encode()
    root = read(language_named("python"), data).tree.root_node
    assert root.text == data
    assert [one.text for one in root.children] == data.splitlines()


def test_a_comment_ends_at_a_carriage_return_where_lines_end_so() -> None:
    root = read(language_named("java"), b"class A {\r    // counts\r    int total;\r}\r").tree.root_node
    assert not root.has_error
    assert [one.type for one in root.children[0].named_children[1].named_children] == [
        "line_comment",
        "field_declaration",
    ]
    mixed = read(
        language_named("java"), b"class A {\r\n    // counts\r    int total;\r\n}\r\n"
    ).tree.root_node
    assert [one.type for one in mixed.children[0].named_children[1].named_children] == [
        "line_comment",
        "field_declaration",
    ]


def test_a_pair_of_line_ends_at_the_end_of_a_piece_stays_a_pair() -> None:
    data = b"x" * 255 + b"\r\n" + b"y\rz"
    point = read(language_named("python"), b"").tree.root_node.start_point
    assert bytes(ParserInput(data)(0, point)) == data[:256]
    assert bytes(ParserInput(data)(256, point)) == b"\ny\nz"


def test_a_parser_and_a_tree_see_the_same_pieces() -> None:
    data = bytes(range(256)).replace(b"\r", b".") * 3
    pieces, point = ParserInput(data), read(language_named("python"), b"").tree.root_node.start_point
    plain = [bytes(pieces(offset, point)) for offset in range(0, 800, 50)]
    with pieces.in_a_window():
        assert [bytes(pieces(offset, point)) for offset in range(0, 800, 50)] == plain
        windows = [pieces(offset, point) for offset in range(0, 800, 50)]
        assert all(one is other for one, other in pairwise(windows))
    assert plain[0] == data[:256]
    assert plain[-1] == data[750:]
