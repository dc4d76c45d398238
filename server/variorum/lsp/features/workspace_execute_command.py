"""workspace/executeCommand: runs a command of the folder `commands`, which has a file for each."""

from __future__ import annotations

from typing import Any

from variorum.lsp.commands import command_named, command_names
from variorum.lsp.decorators import handler
from variorum.lsp.protocol.params import MalformedParams, Params
from variorum.lsp.services.services import Services


@handler("workspace/executeCommand")
async def execute_command(services: Services, params: Params) -> Any:
    """Runs a command with its one argument, an object."""
    name = params.text("command")
    if name not in command_names():
        raise MalformedParams(f"unknown command `{name}`: use {', '.join(command_names())}")
    arguments = params.several("arguments")
    if len(arguments) > 1 or not all(isinstance(one.raw, dict) for one in arguments):
        raise MalformedParams(f'`{name}` takes one argument, an object such as {{"uri": ...}}')
    async with services.tasks.progress(f"Variorum: {name.partition('.')[2]}", params.find("workDoneToken")):
        return await command_named(name)(services, arguments[0] if arguments else Params({}))
