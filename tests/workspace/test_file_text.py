"""Files as they are on disk: any bytes, any size."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.syntax.source_text import encode
from variorum.workspace import UnreadableFile
from variorum.workspace.file_text import read_text, text_of

LIMIT = 1000


def test_line_ends_and_form_feeds_are_kept() -> None:
    data = "a\r\nb\fc\u2028d\re\n".encode()
    assert text_of(data, LIMIT, name="x").text == "a\r\nb\fc\u2028d\re\n"


def test_a_byte_order_mark_is_taken_off_and_remembered() -> None:
    content = text_of(b"\xef\xbb\xbfx = 1\n", LIMIT, name="x")
    assert (content.text, content.has_bom, content.is_exact) == ("x = 1\n", True, True)


def test_bytes_that_are_no_text_are_replaced_and_named_by_their_line() -> None:
    content = text_of(b"ok\nbad \xff\n", LIMIT, name="x")
    assert content.text == "ok\nbad \ufffd\n"
    assert not content.is_exact
    assert content.problems == ("Line 2 is not valid UTF-8: invalid bytes are replaced by U+FFFD.",)


def test_a_large_file_is_left_out_whole_and_says_so() -> None:
    content = text_of(b"12345678\n" * 200, LIMIT, name="x")
    assert content.text == ""
    assert not content.is_exact
    [problem] = content.problems
    assert "larger than 1000 bytes" in problem


def test_a_file_of_exactly_the_limit_is_whole() -> None:
    assert text_of(b"x" * LIMIT, LIMIT, name="x").is_exact
    assert text_of(b"\xef\xbb\xbf" + b"x" * LIMIT, LIMIT, name="x").is_exact


@pytest.mark.parametrize("data", [b"\x7fELF\0\0", "x = 1".encode("utf-16")])
def test_binary_files_and_other_encodings_are_refused(data: bytes) -> None:
    with pytest.raises(UnreadableFile, match=r"^logo\.py: binary file or UTF-16"):
        text_of(data, LIMIT, name="logo.py")


def test_missing_files_and_folders_are_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile, match=r"gone\.py: no such file$"):
        read_text(tmp_path / "gone.py", LIMIT)
    with pytest.raises(UnreadableFile, match=r"this is a folder$"):
        read_text(tmp_path, LIMIT)


@given(st.binary(max_size=60), st.integers(1, 40))
def test_an_exact_text_gives_its_bytes_back(data: bytes, limit: int) -> None:
    try:
        content = text_of(data, limit, name="x")
    except UnreadableFile:
        assert b"\0" in data
        return
    assert len(encode(content.text)) <= limit or "\ufffd" in content.text
    if content.is_exact:
        assert (b"\xef\xbb\xbf" if content.has_bom else b"") + encode(content.text) == data
    else:
        assert content.problems


def test_a_file_whose_system_tells_no_size_is_read_whole(tmp_path: Path) -> None:
    pipe = tmp_path / "piped.py"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_bytes, args=(b"import os\n" * 9_000,))
    writer.start()
    assert read_text(pipe, 1_000_000).text == "import os\n" * 9_000
    writer.join()
