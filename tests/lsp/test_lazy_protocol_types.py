"""lsprotocol's types, made when they are first used: the same classes for everyone who asks."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

# Begins a program in which lsprotocol is loaded as the server loads it.
DEFERRED = "from variorum.lsp.transport import lazy_protocol_types; lazy_protocol_types.load()\n"
# Says everything that attrs knows of each class, and of some values made from JSON and back.
DESCRIBE = """
import inspect, json
import attrs, lsprotocol.types as types
from pygls.protocol import default_converter
classes = [cls for cls in vars(types).values() if isinstance(cls, type) and attrs.has(cls)]
converter = default_converter()
action = {"title": "t", "edit": {"changes": {"file:///a": [{"newText": "b", "range": {
    "start": {"line": 1, "character": 2}, "end": {"line": 3, "character": 4}}}]}}, "data": [1, None]}
structured = converter.structure(action, types.CodeAction)
print(json.dumps({
    "classes": {cls.__qualname__: {
        "fields": [[field.name, repr(field.default), str(field.type), field.init] for field in attrs.fields(cls)],
        "signature": str(inspect.signature(cls)),
        "matched": cls.__match_args__,
        "hashable": cls.__hash__ is not None,
    } for cls in classes},
    "structured": repr(structured),
    "unstructured": converter.unstructure(structured, types.CodeAction),
    "equal": structured == converter.structure(action, types.CodeAction),
    "ordered": types.Position(1, 2) < types.Position(1, 3),
    "evolved": repr(attrs.evolve(structured, title="u")),
}))
"""


def printed(program: str) -> Any:
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_the_classes_are_those_that_lsprotocol_makes_by_itself() -> None:
    deferred = printed(DEFERRED + DESCRIBE)
    assert len(deferred["classes"]) > 500
    assert deferred == printed(DESCRIBE)


def test_a_class_waits_until_someone_asks_for_it() -> None:
    waiting = DEFERRED + (
        "import json\n"
        "from lsprotocol.types import CancelParams, Hover, TextEdit\n"
        "made = lambda: [one.__name__ for one in (CancelParams, Hover, TextEdit) if '__eq__' in vars(one)]\n"
        "steps = [made()]\n"
        "CancelParams(id=1); steps.append(made())\n"
        "__import__('attrs').fields(Hover); steps.append(made())\n"
        "print(json.dumps(steps))"
    )
    assert printed(waiting) == [[], ["CancelParams"], ["CancelParams", "Hover"]]


def test_values_are_checked_as_ever() -> None:
    program = DEFERRED + (
        "import json\nfrom lsprotocol.types import Position\n"
        "def refused(make):\n"
        "    try: make()\n"
        "    except Exception as error: return type(error).__name__\n"
        "position = Position(line=1, character=2)\n"
        "print(json.dumps([refused(lambda: Position(line='1', character=2)), refused(lambda: Position(1, 2, 3)),\n"
        "    refused(lambda: setattr(position, 'line', -1))]))"
    )
    expected = ["ValueError", "TypeError", "ValueError"]
    assert printed(program) == expected
    assert printed(program.removeprefix(DEFERRED)) == expected


def test_a_class_derived_from_one_that_waits_has_its_fields() -> None:
    program = DEFERRED + (
        "import attrs, json\nfrom lsprotocol.types import CancelParams\n"
        "class Plain(CancelParams): pass\n"
        "Defined = attrs.define(type('Defined', (CancelParams,), {'__annotations__': {'why': str}}))\n"
        "print(json.dumps([Plain(id=1).id, attrs.asdict(Defined(id=2, why='w'))]))"
    )
    assert printed(program) == [1, {"id": 2, "why": "w"}]


def test_threads_that_ask_at_once_get_the_same_class() -> None:
    program = DEFERRED + (
        "import json, sys, threading\nimport lsprotocol.types as types\n"
        "sys.setswitchinterval(1e-6)\n"
        "names = [name for name in vars(types) if name.endswith('Options') and isinstance(vars(types)[name], type)]\n"
        "gate, failed = threading.Barrier(8), []\n"
        "def use():\n"
        "    gate.wait()\n"
        "    for name in names:\n"
        "        try: vars(types)[name](**{})\n"
        "        except TypeError as error:\n"
        "            if 'missing' not in str(error): failed.append(str(error))\n"
        "threads = [threading.Thread(target=use) for _ in range(8)]\n"
        "for thread in threads: thread.start()\n"
        "for thread in threads: thread.join()\n"
        "print(json.dumps([len(names) > 50, failed]))"
    )
    assert printed(program) == [True, []]


@pytest.mark.parametrize(
    ("stated", "made_at_once"),
    [
        ("@attrs.define\nclass A:\n    x: int", False),
        ("@attrs.define(frozen=True)\nclass A:\n    x: int", True),
        ("@attrs.define\nclass A:\n    x: int\n    def __init__(self): self.x = 1", True),
        ("@attrs.frozen\nclass A:\n    x: int", True),
    ],
    ids=["as lsprotocol does", "with options", "with a constructor of its own", "in another way"],
)
def test_a_class_stated_otherwise_is_made_at_once(stated: str, made_at_once: bool) -> None:
    program = (
        "import attrs, json\nfrom variorum.lsp.transport.lazy_protocol_types import deferred_definitions\n"
        "space = {'__name__': 'lsprotocol.types', 'attrs': attrs}\n"
        f"with deferred_definitions():\n    exec({stated!r}, space)\n"
        "print(json.dumps(['__eq__' in vars(space['A']), [one.name for one in attrs.fields(space['A'])]]))"
    )
    assert printed(program) == [made_at_once, ["x"]]


def test_classes_of_other_modules_are_made_at_once_and_attrs_is_left_as_it_was() -> None:
    program = (
        "import attrs, json\nfrom variorum.lsp.transport.lazy_protocol_types import deferred_definitions\n"
        "before = attrs.define\n"
        "try:\n"
        "    with deferred_definitions():\n"
        "        Other = attrs.define(type('Other', (), {'__annotations__': {'x': int}}))\n"
        "        raise KeyError\n"
        "except KeyError: pass\n"
        "print(json.dumps(['__eq__' in vars(Other), attrs.define is before]))"
    )
    assert printed(program) == [True, True]
