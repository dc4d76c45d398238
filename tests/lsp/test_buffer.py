"""Open texts: edits one by one, all at once, or as a whole new text come to the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from variorum.languages import language_named
from variorum.lsp.protocol.positions import Encoding
from variorum.lsp.state.buffer import Buffer, Change, without_lone_surrogates
from variorum.syntax.document import Document
from variorum.syntax.embedding.host import host_named
from variorum.syntax.minimal_edit import minimal_edit

WORDS = st.sampled_from(
    ["x = 1\n", "import os\n", "\r\n", "\r", "é", "𝄞", "def f():\n", "    ", '"""', "(", "\ud800"]
)
TEXTS = st.lists(WORDS, max_size=12).map("".join).map(without_lone_surrogates)
PLACES = st.tuples(st.integers(0, 8), st.integers(0, 12))
CHANGES = st.lists(
    st.one_of(
        st.builds(Change, st.tuples(PLACES, PLACES), TEXTS),
        st.builds(Change, st.none(), TEXTS),
    ),
    max_size=6,
)
ENCODINGS = st.sampled_from(list(Encoding))


def opened(text: str, encoding: Encoding) -> Buffer:
    return Buffer("untitled:1", language_named("python"), 1, text, encoding)


@given(TEXTS, CHANGES, ENCODINGS)
def test_a_burst_of_edits_comes_to_the_same_as_one_by_one(
    text: str, changes: list[Change], encoding: Encoding
) -> None:
    at_once, one_by_one = opened(text, encoding), opened(text, encoding)
    assert at_once.document is not None
    at_once.change(2, changes)
    for version, change in enumerate(changes, 2):
        one_by_one.change(version, [change])
        assert one_by_one.document is not None
    assert at_once.text.data == one_by_one.text.data
    assert list(at_once.text.line_starts) == list(one_by_one.text.line_starts)


@given(TEXTS, CHANGES, ENCODINGS)
def test_an_edited_text_is_parsed_like_a_new_one(
    text: str, changes: list[Change], encoding: Encoding
) -> None:
    edited = opened(text, encoding)
    assert edited.document is not None
    edited.change(2, changes)
    fresh = Document.parse(edited.text, language_named("python"))
    assert edited.document is not None
    assert [item.span for item in edited.document.items] == [item.span for item in fresh.items]


@given(TEXTS, TEXTS)
def test_the_difference_turns_one_text_into_the_other(before: str, after: str) -> None:
    old, new = before.encode("utf-8", "surrogatepass"), after.encode("utf-8", "surrogatepass")
    span, replacement = minimal_edit(old, new)
    assert old[: span.start] + replacement + old[span.end :] == new


def test_half_a_surrogate_pair_takes_the_room_that_it_took() -> None:
    text = opened("x = '\ud834'", Encoding.UTF_8).text
    assert str(text) == "x = '\ufffd'"
    assert len(text) == len("x = '\ud834'".encode("utf-8", "surrogatepass"))


def test_the_difference_is_small() -> None:
    span, replacement = minimal_edit(b"one two three", b"one 2 three")
    assert (span, replacement) == ((4, 7), b"2")


def test_a_whole_new_text_keeps_the_facts_of_what_stayed() -> None:
    buffer = opened("def f():\n    return 1\n\n\ndef g():\n    return 2\n", Encoding.UTF_16)
    assert buffer.document is not None
    derived = buffer.document.items[1].facts
    buffer.change(2, [Change(None, "def f():\n    return 3\n\n\ndef g():\n    return 2\n")])
    assert buffer.document.items[1].facts is derived


# Of this the parser makes another reading when it knows the text before the `x` was typed.
MISSPELT = """\
class Arms {
    int side(String kind) {
        int fallback = 0;
        fallback;
        return switxch (kind) {
            case "asset" -> 1;
            case "income" -> fallback;
            default -> -1;
        };
    }
}
"""
TYPED = Change(((4, 19), (4, 19)), "x")


def structure(document: Document | None) -> str:
    assert document is not None
    return str(document.tree.root_node)


def test_a_text_with_errors_is_reparse_when_somebody_asks_for_that() -> None:
    java = language_named("java")
    buffer = Buffer("untitled:1", java, 1, MISSPELT.replace("x", ""), Encoding.UTF_16)
    assert buffer.document is not None
    buffer.change(2, [TYPED])
    fresh = Document.parse(MISSPELT, java)
    assert structure(buffer.document) != structure(fresh)
    assert buffer.reparse()
    assert structure(buffer.document) == structure(fresh)
    assert not buffer.reparse()


def test_so_is_code_in_another_text() -> None:
    page = f"```java\n{MISSPELT}```\n"
    buffer = Buffer("untitled:1", None, 1, page.replace("x", ""), Encoding.UTF_16, host_named("markdown"))
    assert buffer.hosted is not None
    buffer.change(2, [Change(((5, 19), (5, 19)), "x")])
    assert structure(buffer.hosted.parts[0].document) != structure(
        Document.parse(MISSPELT, language_named("java"))
    )
    assert buffer.reparse()
    assert structure(buffer.hosted.parts[0].document) == structure(
        Document.parse(MISSPELT, language_named("java"))
    )
    assert not buffer.reparse()


def test_a_without_lone_surrogates_text_stays_as_it_was_read() -> None:
    buffer = opened("x = 1\n", Encoding.UTF_16)
    document = buffer.document
    buffer.change(2, [Change(((0, 4), (0, 5)), "2")])
    edited = buffer.document
    assert edited is not document
    assert not buffer.reparse()
    assert buffer.document is edited


FUNCTION = "def half{0}(count):\n    return count // 2\n\n\n"
LARGE = "".join(FUNCTION.format(number) for number in range(2000))


def test_the_first_glimpse_of_a_large_text_reads_its_beginning_alone() -> None:
    buffer = opened(LARGE, Encoding.UTF_16)
    glimpse = buffer.partial_document()
    assert glimpse is not None
    assert len(glimpse.text) < len(LARGE) // 4
    assert LARGE.startswith(str(glimpse.text))


def test_an_edit_after_the_first_glimpse_is_in_the_next() -> None:
    buffer = opened(LARGE, Encoding.UTF_16)
    assert buffer.partial_document() is not None
    buffer.change(2, [Change(((4 * 1900, 4), (4 * 1900, 8)), "third")])
    glimpse = buffer.partial_document()
    assert glimpse is not None
    assert [item.declaration and item.declaration.name for item in glimpse.items][-1] == "third1900"


def test_a_document_that_was_asked_for_after_the_first_glimpse_is_edited_as_ever() -> None:
    buffer = opened(LARGE, Encoding.UTF_16)
    assert buffer.partial_document() is not None
    assert buffer.document is not None
    buffer.change(2, [Change(((0, 4), (0, 8)), "third")])
    assert not buffer.is_partial
    assert str(buffer.document.text).startswith("def third0")
