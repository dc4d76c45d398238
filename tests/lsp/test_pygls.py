"""The server uses what pygls offers, and none of its private members."""

from __future__ import annotations

import ast
from pathlib import Path

import cattrs
from pygls.protocol import JsonRPCProtocol
from pygls.server import JsonRPCServer

import variorum.lsp
from variorum.lsp.server import Server
from variorum.lsp.transport.json_rpc import JsonRpc

FOLDER = Path(variorum.lsp.__path__[0])


def private_members() -> set[str]:
    """The private names of pygls' server and protocol, those of instances among them."""
    server = JsonRPCServer(JsonRPCProtocol, cattrs.Converter)
    found = {*dir(server), *vars(server), *dir(server.protocol), *vars(server.protocol)}
    return {name for name in found if name.startswith("_") and not name.startswith("__")}


def test_no_private_member_is_replaced() -> None:
    private = private_members()
    assert {"_send_data", "_request_futures", "_stop_event"} <= private
    assert private & {*vars(JsonRpc), *vars(Server)} == set()


def test_no_private_member_is_used() -> None:
    private = private_members()
    users = [file for file in FOLDER.rglob("*.py") if "pygls" in file.read_text(encoding="utf-8")]
    assert len(users) >= 3
    for file in users:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert used & private == set(), file.name


def test_nothing_but_the_types_is_loaded_in_another_way() -> None:
    patching = [
        file.name for file in FOLDER.rglob("*.py") if "attrs.define =" in file.read_text(encoding="utf-8")
    ]
    assert patching == ["lazy_protocol_types.py"]
