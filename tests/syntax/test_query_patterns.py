"""Query files taken apart, as the queries' own compiler reads them."""

from __future__ import annotations

import pytest

from variorum.languages import language_ids, language_named
from variorum.syntax.grammar import query_of
from variorum.syntax.query_patterns import Pattern, patterns_of


def pattern(text: str) -> Pattern:
    """The one pattern of a query."""
    [found] = patterns_of(text)
    return found


@pytest.mark.parametrize("name", ["artifacts", "scopes", "flow", "outline", "program"])
@pytest.mark.parametrize("language", language_ids())
def test_patterns_and_captures_are_those_that_the_compiler_sees(language: str, name: str) -> None:
    source, query = language_named(language).query_source(name), query_of(language_named(language), name)
    assert query is not None
    found = patterns_of(source)
    starts = [query.start_byte_for_pattern(number) for number in range(query.pattern_count)]
    assert [
        source.encode()[start:].startswith(one.text.encode())
        for start, one in zip(starts, found, strict=True)
    ]
    names = dict.fromkeys(capture for one in found for capture in one.captures)
    assert list(names) == [query.capture_name(number) for number in range(query.capture_count)]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("(call function: (identifier) @f)", {"(call)", "(identifier)"}),
        ('(binary left: (_) operator: "+")', {"(binary)", '"+"'}),
        ("(block (comment)* (pass)? . (return)+ !alternative)", {"(block)", "(return)"}),
        ("[(call) (call (name))] @one", {"(call)"}),
        ('["a" (b)]? @one', set()),
        ("((comment) @a . (def))", {"(comment)", "(def)"}),
        ("(expression/call (ERROR) (MISSING))", {"(call)"}),
        ('(call) @a ; (not "this")\n', {"(call)"}),
    ],
)
def test_what_a_pattern_needs(text: str, kinds: set[str]) -> None:
    assert pattern(text).kinds == kinds


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('((name) @n (#eq? @n "len"))', ((b"len",),)),
        ('((name) @n (#any-of? @n "a" "b"))', ((b"a", b"b"),)),
        ('((a (name)? @n) (#eq? @n "len"))', ()),
        ('((a [(name) @n (number)]) (#eq? @n "len"))', ()),
        ("((a) @n (#eq? @n @m))", ()),
        ('((a) @n (#eq? @n "\\n"))', ()),
        ('((a) @n (#not-eq? @n "len"))', ()),
        ('((a) @n (#match? @n "len"))', ()),
    ],
)
def test_which_words_a_pattern_needs(text: str, words: tuple[tuple[bytes, ...], ...]) -> None:
    assert pattern(text).words == words
