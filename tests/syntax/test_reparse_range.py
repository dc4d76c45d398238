"""Among the members of a container, an edit costs the members around it, and the outcome is that of reading all of the file."""

from __future__ import annotations

import pytest

from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.syntax.span import Span

# What stands before the members, a member with `@` for its number, and what follows them.
CONTAINERS = {
    "java": ("package a;\n\npublic class Shop {\n", "    int add@(int n) { return n + @; }\n\n", "}\n"),
    "javascript": ("export class Shop {\n", "  add@(n) {\n    return n + @\n  }\n\n", "}\n"),
    "kotlin": ("class Shop {\n", "    fun add@(n: Int): Int {\n        return n + @\n    }\n\n", "}\n"),
    "python": ("class Shop:\n", "    def add@(self, n):\n        return n + @\n\n", "\nx = 1\n"),
    "ruby": ("module A\n  class Shop\n", "    def add@(n)\n      n + @\n    end\n\n", "  end\nend\n"),
    "rust": ("impl Shop {\n", "    fn add@(n: i32) -> i32 { n + @ }\n\n", "}\n"),
    "typescript": ("export class Shop {\n", "  add@(n: number): number {\n    return n + @\n  }\n", "}\n"),
}


def program(language: str) -> str:
    """A container with twenty members."""
    head, member, end = CONTAINERS[language]
    return head + "".join(member.replace("@", str(number)) for number in range(20)) + end


def parsed(language: str, text: str) -> Document:
    return Document.parse(text, language_named(language))


def edited(document: Document, old: str, new: str) -> Document:
    """The document with the first `old` replaced."""
    start = document.text.data.index(old.encode())
    return document.edited([(Span(start, start + len(old.encode())), new.encode())])


def items_of(document: Document) -> list[tuple[object, ...]]:
    return [
        (item.span, item.node_type, item.container and item.container.span, item.facts.text)
        for item in document.items
    ]


@pytest.mark.parametrize("language", CONTAINERS)
def test_a_member_is_read_without_the_others(language: str) -> None:
    document = parsed(language, program(language))
    whole = document.tree.root_node.descendant_count
    for old, new in (("n + 10", "n + 10 + 1"), ("n + 10 + 1", "n + 10 + 12"), ("n + 10 + 12", "n + 10")):
        document = edited(document, old, new)
        [item] = [one for one in document.items if new.encode() in one.facts.text]
        assert document.root_for(item).descendant_count < whole / 3
        assert items_of(document) == items_of(parsed(language, str(document.text)))


@pytest.mark.parametrize(
    ("language", "old", "new"),
    [
        ("python", "n + 10\n\n    def add11(self, n):", "n + 10, add11(n):"),  # no longer parses
        ("python", "n + 10\n\n    def add11(self, n):\n", "n + 10\n"),  # one member swallows the next
        ("python", "n + 10\n", "n + 10\n\nclass Other:\n"),  # the rest goes to another class
        ("java", "return n + 10; }", "return n + 10;"),  # a brace is missing
        ("java", "return n + 10; }", "return n + 10; } }"),  # the class ends here
        ("java", "n + 10; }", "n + 10; /* }"),  # a comment begins
        ("java", "n + 10; }", "n + 10; } /* */ int x;"),  # another member
        ("javascript", "n + 10\n  }", "n + 10\n  } // }"),
        ("ruby", "n + 10\n    end", "n + 10\n    end; def x; end"),
        ("ruby", "n + 10\n    end", "n + 10\n    end\n  end\n  class Other"),
        ("kotlin", "n + 10\n    }", "n + 10\n    }\n    val x: Int\n        get() = 1"),
    ],
)
def test_what_an_edit_does_to_the_neighbours_is_seen(language: str, old: str, new: str) -> None:
    document = parsed(language, program(language))
    after = edited(document, old, new)
    assert items_of(after) == items_of(parsed(language, str(after.text)))
    assert items_of(edited(after, new, old)) == items_of(document)


def test_a_member_that_is_another_for_what_stands_before_it_is_seen() -> None:
    document = parsed("python", program("python"))
    start = document.text.data.index(b"    def add11")
    after = document.edited([(Span(start, start), b"    @property\n")])
    assert items_of(after) == items_of(parsed("python", str(after.text)))
