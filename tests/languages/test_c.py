"""What the C folder says of C programs: items, declarations, names, the language-neutral form."""

from __future__ import annotations

import pytest

from tests.languages.whole_program import program_of
from variorum.languages import language_named
from variorum.syntax.bindings import Binding
from variorum.syntax.document import Document

LIST = """
#include <stdio.h>
#define LIMIT 100

typedef struct node {
    int value;
    struct node *next;
    int (*compare)(int left, int right);
} node;

enum color { RED, GREEN };

static int count;

#ifdef DEBUG
int traced(void) { return LIMIT; }
#else
int traced(void) { return 0; }
#endif

node *find(node *first, const int values[], char **names, int (*call)(int code)) {
    return first;
}
"""


def c(text: str) -> Document:
    """A parsed C text."""
    return Document.parse(text, language_named("c"))


def binding(document: Document, name: str) -> Binding:
    """The first binding of a name, in any scope of any item."""
    names = [item.facts.names for item in document.items]
    return next(one for each in names for one in (*each.outermost, *each.inner) if one.name == name)


def test_outline_lists_functions_types_and_fields() -> None:
    declared = [
        (one.kind, one.name, one.parameters) for item in c(LIST).items for one in item.facts.declarations
    ]
    assert declared == [
        ("class", "node", ()),
        ("field", "value", ()),
        ("field", "next", ()),
        ("field", "compare", ()),
        ("enum", "color", ()),
        ("function", "traced", ()),
        ("function", "traced", ()),
        ("function", "find", ("first", "values", "names", "call")),
    ]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("LIMIT", "hoisted"),
        ("node", "class"),
        ("next", "member.private"),
        ("compare", "member.private"),
        ("RED", "constant"),
        ("count", "declared"),
        ("find", "function"),
        ("first", "parameter"),
        ("values", "parameter"),
        ("names", "parameter"),
        ("call", "parameter"),
        ("code", "prototype"),
    ],
)
def test_every_definition_has_its_kind(name: str, kind: str) -> None:
    assert binding(c(LIST), name).kind == kind


def test_an_attribute_takes_a_variable_out_of_question() -> None:
    document = c("void f(void) { int __attribute__((unused)) spare = 1; }\n")
    assert [one.name for item in document.items for one in item.facts.names.inner] == []


def test_freeing_is_no_use_and_labels_live_apart() -> None:
    document = c("void f(void) { char *end = malloc(3); free(end); goto end; end: return; }\n")
    assert not binding(document, "end").is_read
    assert len(binding(document, "end:").reads) == 1


def test_input_output_and_memory_speak_the_common_form() -> None:
    text = 'int main(void) { scanf("%d", &n); int *a = malloc(n); for (i = 0; i < n; i++) printf("%d\\n", a[i]); return -1; }'
    kept = ("call", "loop", "return", "head", "index", "number")
    assert [(one.kind, one.value) for one in program_of(c(text)) if one.kind in kept] == [
        ("call", "input"),
        ("call", "new-list"),
        ("loop", "for"),
        ("head", "head"),
        ("number", "0"),
        ("head", "head"),
        ("head", "head"),
        ("call", "output"),
        ("index", "index"),
        ("return", "return"),
        ("number", "-1"),
    ]
