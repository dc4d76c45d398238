"""What a terminal shows of findings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reports.pages import FIX, JAVA, RELATED, checked
from variorum.reports.frames import code_frame
from variorum.reports.printable import display_width, safe_lines, visible
from variorum.reports.report_data import Original
from variorum.reports.style import Style
from variorum.reports.text import findings_text
from variorum.rules.finding import Fix, Severity
from variorum.syntax.source_text import SourceText, encode
from variorum.syntax.span import Span


def frame(content: str, marked: str) -> str:
    """The frame around the first occurrence of `marked`."""
    start = encode(content).index(encode(marked))
    return code_frame(SourceText.of(content), Span(start, start + len(encode(marked))))


def test_a_finding_shows_place_rule_message_frame_and_fix() -> None:
    text = findings_text([checked("import os\nprint(1)\n", "os", fix=FIX)])
    assert text == (
        "a.py:1:8: warning[unused-import]: `os` is imported but never used\n"
        "  1 | import os\n"
        "    |        ^^\n"
        "  2 | print(1)\n"
        "  fix: Remove the unused import\n"
        "\n"
        "1 finding in 1 file: 1 warning. 1 can be fixed with --fix.\n"
    )


def test_a_fix_that_may_change_the_program_says_so_and_is_not_promised() -> None:
    unsafe = Fix("Remove it", FIX.edits, is_safe=False)
    text = findings_text([checked("import os\n", "os", fix=unsafe)])
    assert "  fix: Remove it (may change what the program does: only with --unsafe-fixes)\n" in text
    assert "can be fixed" not in text


def test_a_place_in_the_original_is_named_with_its_file() -> None:
    original = Original("old/Tally.java", SourceText.of(JAVA))
    text = findings_text([checked("import os\n", "os", original=original, related=(RELATED,))])
    assert "  see: old/Tally.java:1:7: `Tally` in the original\n" in text


def test_notes_come_before_findings_and_nothing_found_is_said() -> None:
    text = findings_text([checked("x\n", "x", notes=("It was cut.",))])
    assert text.startswith("a.py: note: It was cut.\n\n")
    assert findings_text([]) == "Nothing found in 0 files.\n"


def test_escape_codes_in_files_and_names_do_not_reach_the_terminal() -> None:
    hostile = "x = '\x1b[2J\x9b31m\u202e'  # \x07\n"
    text = findings_text([checked(hostile, "x", path="\x1b]0;gone\x07.py", message="`\x1b[31m` is\nodd")])
    assert not [character for character in text if character < " " and character != "\n"]
    assert "\u202e" not in text
    assert "\x9b" not in text
    assert "␛[2J<U+009B>31m<U+202E>" in text
    assert text.startswith("␛]0;gone␇.py:1:1: warning[unused-import]: `␛[31m` is␊odd\n")


def test_colours_are_the_only_escapes_of_a_coloured_report() -> None:
    coloured = findings_text([checked("import os\n", "os", severity=Severity.ERROR)], Style(is_coloured=True))
    assert "\x1b[1;31merror[unused-import]\x1b[0m" in coloured


@pytest.mark.parametrize(
    ("content", "marked", "carets"),
    [
        (
            "\tx = os\n",
            "os",
            "  1 |     x = os\n    |         ^^".replace("  1", "1").replace("    |", "  |"),
        ),
        ("漢字 = os\n", "os", "1 | 漢字 = os\n  |        ^^"),
        ("e\u0301 = os\n", "os", "1 | e\u0301 = os\n  |     ^^"),
        ("\x00 = os\n", "os", "1 | ␀ = os\n  |     ^^"),
    ],
)
def test_carets_stand_under_the_range_whatever_comes_before_it(
    content: str, marked: str, carets: str
) -> None:
    assert frame(content, marked) == carets + "\n2 |"


def test_a_range_over_several_lines_is_marked_on_its_first() -> None:
    assert frame("a\nif x:\n    y\nz\n", "if x:\n    y") == (
        "1 | a\n2 | if x:\n  | ^^^^^ to line 3\n3 |     y"
    )


def test_an_empty_range_at_the_end_of_the_file_has_a_caret() -> None:
    assert code_frame(SourceText.of("ab"), Span(2, 2)) == "1 | ab\n  |   ^"


def test_a_very_long_line_is_shown_around_the_range() -> None:
    shown = frame("a" * 5000 + "XY" + "b" * 5000, "XY")
    first, second = shown.split("\n")
    assert len(first) < 125
    assert first[second.index("^") : second.index("^") + 2] == "XY"
    assert second.endswith(" ^^")


@pytest.mark.parametrize("filler", ["a", "\u20ac", "\u6f22", "\U0001f600", "a\u0301"])
def test_the_frame_of_a_line_without_end_is_that_of_the_part_around_the_range(filler: str) -> None:
    long, short = (frame(filler * count + "XY" + filler * count, "XY") for count in (90_000, 300))
    assert long == short
    assert "XY" in long


texts = st.text(st.characters(codec=None), max_size=30)


@given(texts)
def test_visible_text_is_one_printable_line(text: str) -> None:
    shown = visible(text)
    assert all(character.isprintable() or character in " \u3000" or character > "~" for character in shown)
    assert "\n" not in shown
    assert "\x1b" not in shown
    shown.encode("utf-8")
    assert display_width(shown + shown) == 2 * display_width(shown) <= 4 * len(shown)


@given(texts)
def test_safe_lines_keep_their_number(text: str) -> None:
    assert safe_lines(text).count("\n") == text.count("\n")


@given(texts, st.integers(0, 40), st.integers(0, 40))
def test_every_range_of_every_text_has_a_frame(content: str, start: int, length: int) -> None:
    text = SourceText.of(content)
    start = min(start, len(text))
    shown = code_frame(text, Span(start, min(start + length, len(text))))
    assert "^" in shown


@pytest.mark.parametrize(
    ("shown", "columns"), [("for i in x:", 11), ("naïve", 5), ("nai\u0308ve", 5), ("数える", 6), ("", 0)]
)
def test_letters_take_a_column_wide_ones_two_and_marks_none(shown: str, columns: int) -> None:
    assert display_width(shown) == columns
