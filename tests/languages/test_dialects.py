"""Dialects that a grammar cannot read, or reads in part, cost findings and bring no false ones."""

from __future__ import annotations

import pytest

import variorum

OLD_C = """
int added(first, second)
int first;
long second;
{
    register sum;
    sum = first + (int)second;
    return sum;
}

struct pair *made(first, second)
    struct item *first, *second;
{
    struct pair *pair = taken(first);
    pair->second = second;
    return pair;
}

static next(file) FILE *file; { return fgetc(file); }
"""

MODULES = """
module;
#include <cstdio>
export module shop.till;

import std;
export import shop.coins;

export struct Till {
    int total;
    void add(this Till& self, int coins) { self.total += coins; }
};

export int doubled(int count) {
    if consteval { return 1; }
    return count * 2;
}

module :private;
"""

PREVIEW = """
import module java.base;

void main() {
    IO.println(kindOf(3));
}

value class Money {
    int cents;
}

class Narrow extends Wide {
    private final int kept;

    Narrow(int width) {
        if (width < 0) throw new IllegalArgumentException();
        kept = width;
        super(width);
    }

    int get() { return switch (kept) { case int i when i > 3 -> i; default -> 0; }; }
}
"""

MARKED_C = """
#define API __attribute__((visibility("default")))

API int total(void) NOTHROW;

struct API till { int coins; };

static int counted PARAMS((int first));
DECLARE_ALL(till)
"""


FLOW = """/**
 * @flow
 */
import type { Row } from './rows';
import typeof Rows from './rows';
import { type Cell, show } from './cells';
export type Props = {| +rows: Array<Row>, cell?: Cell |};
opaque type Id: string = string;
declare var shared: Rows;
function render(props: Props, id: Id): ?string {
  return show((props.rows: any), id, shared);
}
class Table {
  state: { open: boolean } = { open: false };
  props: Props;
  #hidden: number = 1;
}
export default render;
"""

UNDECLARED_FLOW = FLOW.partition("*/\n")[2]

PYTHON_2 = """
import sys

LIMIT = 10L
MASK = 0777


def show(rows, (first, second)):
    print >>sys.stderr, rows
    print
    try:
        raise ValueError, "none"
    except ValueError, error:
        print error
    if rows <> LIMIT:
        print `rows`
    for row in xrange(10L):
        print row,
    return ur"rows" + first + second + unicode(MASK)
"""


BOUND = """
int matched(const Search* search, int text) {
    const Match& whole(search->first(text));
    const Match& last(
        search->last(text));
    return whole.end + last.end;
}
"""

IN_PARTS = """
class Half
{
    int Of(int[] values)
    {
#if FAST
        fixed (int* first = values)
#else
        fixed (int* first = &values[0])
#endif
        {
            return *first / 2;
        }
    }
}
"""

OVER_LINES = """
DEFINE_TYPE (Shelf,
             shelf,
             TYPE_OBJECT)

/* Half of it. */
Shelf *
half (Shelf *whole)
{
    return whole;
}
"""

GIVEN = """
int half(const Shelf& shelf, const Label& label = {}) {
    switch (shelf.kind) {
        case 1: return GET_AS(uint8_t);
        default: return 0;
    }
}
"""

RESERVED = """<?php
class Kind
{
    const VOID = 1;
    const Mixed = 2;
}
"""


@pytest.mark.parametrize(
    ("language", "program"),
    [
        ("cpp", BOUND),
        ("php", RESERVED),
        ("csharp", IN_PARTS),
        ("c", OVER_LINES),
        ("cpp", GIVEN),
        ("c", OLD_C),
        ("cpp", MODULES),
        ("java", PREVIEW),
        ("c", MARKED_C),
        ("javascript", FLOW),
        ("javascript", UNDECLARED_FLOW),
        ("python", PYTHON_2),
    ],
)
def test_what_the_grammar_cannot_read_is_no_fault(language: str, program: str) -> None:
    found = variorum.check(program, language=language)
    assert [finding for finding in found if finding.rule != "debug-print"] == []


@pytest.mark.parametrize(
    ("language", "program"),
    [
        ("c", "int total(int first) {\n    return first +;\n}\n"),
        ("c", "/* EXPORTED things */\nint total(int first) {\n    int x = 3\n    return x + first;\n}\n"),
        ("cpp", "int total(int first) {\n    return first +;\n}\n"),
        ("java", "class A {\n    int total( { return 1; }\n}\n"),
        ("javascript", "const type = 3;\nfunction total( { return type; }\n"),
    ],
)
def test_a_plain_slip_is_still_an_error(language: str, program: str) -> None:
    found = variorum.check(program, language=language, rules=["syntax-error"])
    assert [finding.rule for finding in found][:1] == ["syntax-error"]
