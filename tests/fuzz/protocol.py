"""What no editor would send: values of any type in any place, and sound envelopes around them."""

from __future__ import annotations

import json
import random
from types import ModuleType
from typing import Any, TypeVar

from hypothesis import given, seed, settings
from hypothesis import strategies as st

from variorum.lsp import features
from variorum.lsp.commands import command_names

_T = TypeVar("_T")
Strategy = st.SearchStrategy[Any]

VALUES: Strategy = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def _methods() -> list[str]:
    """Everything that the server handles, but for what ends the conversation, which has tests of its own."""
    features.load_all()
    modules = (module for module in vars(features).values() if isinstance(module, ModuleType))
    named = {getattr(one, "method", None) for module in modules for one in vars(module).values()}
    return sorted({name for name in named if isinstance(name, str)} - {"exit", "shutdown"})


_OURS = _methods()
assert len(_OURS) > 20
_THEIRS = ["textDocument/rename", "textDocument/inlayHint", "$/progress", "$/cancelRequest", "none/such", ""]
METHODS = st.sampled_from([*_OURS, *_THEIRS])
COMMANDS = st.sampled_from([*command_names(), "variorum.none"])
PLACE = "file:///the-workspace"
"""Stands for the workspace's own address, which is not known when a message is drawn."""
URIS = st.sampled_from(
    ["untitled:fuzzed", "untitled:other", "untitled:never-opened", f"{PLACE}/src/ledger.py",
     f"{PLACE}/legacy/Ledger.java", f"{PLACE}/gone.py", f"{PLACE}/../../etc/passwd", PLACE, "file:", "//", "%zz", ""]
)  # fmt: skip


def mostly(sound: Strategy) -> Strategy:
    """The values of a strategy, and now and then any other."""
    return st.one_of(sound, sound, sound, VALUES)


NUMBERS = st.integers(-2, 6) | st.integers(-(2**40), 2**40)
POSITIONS = mostly(st.fixed_dictionaries({"line": mostly(NUMBERS), "character": mostly(NUMBERS)}))
RANGES = mostly(st.fixed_dictionaries({"start": POSITIONS, "end": POSITIONS}))
TEXTS = st.text(max_size=30) | st.sampled_from(
    [
        "import os\n",
        "def f(a):\n    return a\n",
        "\r\r\n\n\x0c\u2028\u2029\x85",
        "\ud800",
        "\x00",
        "\U0001f600" * 5,
    ]
)
CHANGES = mostly(
    st.fixed_dictionaries({"text": mostly(TEXTS)}, optional={"range": RANGES, "rangeLength": VALUES})
)
DOCUMENTS = mostly(
    st.fixed_dictionaries(
        {"uri": mostly(URIS)},
        optional={
            "version": mostly(NUMBERS),
            "languageId": mostly(st.sampled_from(["python", "java", "markdown", "", "x"])),
            "text": mostly(TEXTS),
        },
    )
)
PARAMS = mostly(
    st.fixed_dictionaries(
        {},
        optional={
            "textDocument": DOCUMENTS,
            "contentChanges": mostly(st.lists(CHANGES, max_size=4)),
            "position": POSITIONS,
            "range": RANGES,
            "context": mostly(
                st.fixed_dictionaries({"diagnostics": VALUES, "only": VALUES, "triggerKind": VALUES})
            ),
            "previousResultId": VALUES,
            "previousResultIds": VALUES,
            "command": mostly(COMMANDS),
            "arguments": mostly(
                st.lists(
                    mostly(
                        st.fixed_dictionaries(
                            {"uri": mostly(URIS)},
                            optional={"values": VALUES, "rubric": VALUES, "position": POSITIONS, "rater": VALUES},
                        )
                    ),
                    max_size=2,
                )
            ),
            "value": mostly(st.sampled_from(["off", "messages", "verbose", "loud"])),
            "token": mostly(st.integers(0, 5)),
            "id": mostly(st.integers(0, 2**31)),
            "settings": VALUES,
            "event": VALUES,
            "changes": mostly(
                st.lists(st.fixed_dictionaries({"uri": mostly(URIS), "type": VALUES}), max_size=3)
            ),
            "notebookDocument": mostly(
                st.fixed_dictionaries({"uri": mostly(URIS)}, optional={"cells": VALUES, "version": VALUES})
            ),
            "cellTextDocuments": mostly(st.lists(DOCUMENTS, max_size=2)),
            "change": VALUES,
        },
    )
)  # fmt: skip
# What the server's own requests are called, what has been used, what nobody ever used; but for the small numbers of the
# tests' own editor, which would take the answer for its own.
IDENTIFIERS = st.one_of(
    st.sampled_from(["variorum-1", "variorum-2", "", 0, -1]),
    st.integers(10**6, 2**80),
    st.text(max_size=5),
    VALUES.filter(lambda value: not (isinstance(value, int) and 0 < value < 10**6)),
)
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"jsonrpc": mostly(st.just("2.0")), "method": mostly(METHODS), "params": PARAMS},
        optional={"id": IDENTIFIERS, "result": VALUES, "error": VALUES},
    ),
    st.fixed_dictionaries(
        {"jsonrpc": st.just("2.0"), "id": IDENTIFIERS}, optional={"result": VALUES, "error": VALUES}
    ),
)
BODIES = st.one_of(
    MESSAGES.map(lambda one: json.dumps(one).encode()),
    MESSAGES.map(lambda one: json.dumps(one).encode()),
    st.lists(MESSAGES, max_size=3).map(lambda batch: json.dumps(batch).encode()),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.tuples(MESSAGES, st.integers(1, 40)).map(lambda one: json.dumps(one[0]).encode()[: -one[1]]),
    st.binary(min_size=1, max_size=30),
)  # fmt: skip
REQUESTS = st.tuples(METHODS, PARAMS)

_LENGTHS = [
    b"0",
    b"-1",
    b"1e3",
    b"99999999999999999999",
    b"0x10",
    b" 7 ",
    b"7;",
    b"",
    b"7, 7",
    b"\xff",
    b"2147483648",
]
FRAMES = st.one_of(
    st.tuples(st.sampled_from(_LENGTHS), st.binary(max_size=12)).map(lambda one: b"Content-Length: %b\r\n\r\n%b" % one),
    st.tuples(st.integers(0, 60), BODIES).map(lambda one: b"Content-Length: %d\r\n\r\n%b" % one),
    st.tuples(st.sampled_from([b"\n\n", b"\r\r", b"\r\n", b"\r\n \r\n"]), BODIES).map(
        lambda one: b"Content-Length: %d%b%b" % (len(one[1]), *one)
    ),
    st.binary(max_size=40),
)  # fmt: skip


def drawn(strategy: st.SearchStrategy[_T], number: int) -> list[_T]:
    """As many values as the profile has examples, others for each number."""
    values: list[_T] = []

    @seed(number)
    @settings(database=None)
    @given(strategy)
    def draw(value: _T) -> None:
        values.append(value)

    draw()
    # Hypothesis goes from the simple to the strange, and a conversation has no such order.
    random.Random(number).shuffle(values)
    return values
