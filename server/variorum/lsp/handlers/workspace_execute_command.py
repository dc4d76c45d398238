"""workspace/executeCommand: the commands of the folder `commands`, one file each."""

from __future__ import annotations

from typing import Any

from variorum.lsp.commands import command_named, command_names
from variorum.lsp.handling import handler
from variorum.lsp.params import MalformedParams, Params
from variorum.lsp.session import Session


@handler("workspace/executeCommand")
async def execute_command(session: Session, params: Params) -> Any:
    """Run a command with its one argument, an object."""
    name = params.text("command")
    if name not in command_names():
        raise MalformedParams(f"unknown command `{name}`: use {', '.join(command_names())}")
    arguments = params.several("arguments")
    if len(arguments) > 1 or not all(isinstance(one.raw, dict) for one in arguments):
        raise MalformedParams(f'`{name}` takes one argument, an object such as {{"uri": ...}}')
    async with session.tasks.progress(f"Variorum: {name.partition('.')[2]}", params.find("workDoneToken")):
        return await command_named(name)(session, arguments[0] if arguments else Params({}))
