"""How the original of a translation is found: a choice, a header, a pattern, and what is only offered."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from variorum.translation.pair_choices import format_choices, parse_choices
from variorum.translation.pair_search import PairOrigin, PairSearch, find_pair, heading, normalised


@attrs.frozen
class Pattern:
    source: str
    target: str


JAVA_TO_PYTHON = Pattern("legacy/{name:pascal}.java", "src/{name:snake}.py")
FILES = {"legacy/LedgerBook.java", "legacy/Old.java", "src/ledger_book.py", "web/cart.js", "web/Cart.java"}


def search(target: str, text: str = "", **settings: object) -> PairSearch:
    wanted: dict[str, object] = {"choices": {}, "patterns": [JAVA_TO_PYTHON], "files": FILES} | settings
    return find_pair(target, text, **wanted)  # type: ignore[arg-type]


def test_a_pattern_converts_the_letter_case() -> None:
    pair = search("src/ledger_book.py").pair
    assert pair is not None
    assert (pair.source, pair.origin) == ("legacy/LedgerBook.java", PairOrigin.PATTERN)


def test_a_glob_matches_nested_folders() -> None:
    pattern = Pattern("**/{name:pascal}.java", "src/**/{name}.py")
    pair = search("src/deep/ledger_book.py", patterns=[pattern]).pair
    assert pair is not None
    assert pair.source == "legacy/LedgerBook.java"


@pytest.mark.parametrize(
    "comment",
    [
        "# variorum: translated-from ../legacy/Old.java",
        "// variorum: translated-from legacy/Old.java",
        "/* variorum: translated-from ../legacy/Old.java */",
        "<!-- variorum: translated-from ../legacy/Old.java -->",
    ],
)
def test_a_header_comment_wins_over_a_pattern(comment: str) -> None:
    pair = search("src/ledger_book.py", f"{comment}\ncode\n").pair
    assert pair is not None
    assert (pair.source, pair.origin) == ("legacy/Old.java", PairOrigin.HEADER)


def test_a_choice_wins_over_everything() -> None:
    pair = search(
        "src/ledger_book.py",
        "# variorum: translated-from ../legacy/Old.java",
        choices={"src/ledger_book.py": "web/cart.js"},
    ).pair
    assert pair is not None
    assert (pair.source, pair.origin) == ("web/cart.js", PairOrigin.CHOSEN)


def test_a_path_out_of_the_workspace_is_reported_at_its_place() -> None:
    text = "# variorum: translated-from ../../etc/passwd\n"
    found = search("src/new.py", text, patterns=[])
    assert found.pair is None
    [problem] = found.problems
    assert "leaves the workspace" in problem.message
    assert problem.span is not None
    assert text[problem.span.start : problem.span.end] == "../../etc/passwd"


def test_a_file_is_never_its_own_original() -> None:
    found = search("src/a.py", "# variorum: translated-from a.py", files={"src/a.py"}, patterns=[])
    assert found.pair is None
    assert "its own original" in found.problems[0].message


def test_equal_stems_are_offered_but_not_assumed() -> None:
    found = search("web/Cart.java", patterns=[])
    assert found.pair is None
    assert found.offers == ("web/cart.js",)


def test_a_missing_choice_is_reported_and_the_search_continues() -> None:
    found = search("src/ledger_book.py", choices={"src/ledger_book.py": "legacy/Gone.java"})
    assert found.pair is not None
    assert found.pair.origin is PairOrigin.PATTERN
    assert "legacy/Gone.java" in found.problems[0].message


@pytest.mark.parametrize("source", ["legacy/{other}.java", "legacy/{name:shouting}.java"])
def test_an_invalid_pattern_is_reported(source: str) -> None:
    found = search("src/ledger_book.py", patterns=[Pattern(source, "src/{name}.py")])
    assert found.pair is None
    assert source in found.problems[0].message


@given(
    st.dictionaries(
        st.from_regex(r"[a-z\u00e9 \"'#]{1,8}/[a-z]{1,5}\.py", fullmatch=True), st.just("a/B.java")
    )
)
def test_choices_round_trip(choices: dict[str, str]) -> None:
    assert parse_choices(format_choices(choices)) == (choices, [])


@given(st.lists(st.sampled_from(["..", ".", "a", "b"]), max_size=8))
def test_a_normalised_path_stays_in_the_workspace(parts: list[str]) -> None:
    path = normalised("/".join(parts) or ".")
    assert path is None or ".." not in path.split("/")


@pytest.mark.parametrize("path", ["/etc/passwd", "C:/x", "file:///x", "~/x", "\\\\host\\x", "a/../../x"])
def test_absolute_and_outside_paths_are_rejected(path: str) -> None:
    assert normalised(path) is None


@given(
    st.lists(
        st.sampled_from(
            [
                "# variorum: translated-from ",
                "../legacy/Old.java",
                "x",
                " ",
                "*/",
                "-->",
                "\n",
                "\r",
                "\u00e9" * 40,
                "y" * 4000,
            ]
        ),
        max_size=12,
    ).map("".join)
)
def test_text_after_the_heading_has_no_effect(text: str) -> None:
    assert search("src/any.py", heading(text)) == search("src/any.py", text)
