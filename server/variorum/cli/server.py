"""`variorum server`: the language server, on standard input and output or on a socket."""

from __future__ import annotations

import argparse
import ipaddress
import logging
import sys

from variorum.cli.arguments import CannotRun, Parser
from variorum.cli.console import Console

_LEVELS = ("debug", "info", "warning", "error")


def parser() -> Parser:
    """The command's arguments."""
    arguments = Parser(
        prog="variorum server",
        description="Runs the language server on standard input and output, which is how editors start it.",
    )
    arguments.add_argument("--stdio", action="store_true", help="the default; some editors pass it")
    arguments.add_argument(
        "--tcp",
        metavar="[HOST:]PORT",
        help="serve one client on a socket instead; without a host, on this machine alone (127.0.0.1)",
    )
    arguments.add_argument(
        "--log",
        choices=_LEVELS,
        default="warning",
        help="how much to log on standard error (default: warning)",
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Serve until the client is done."""
    logging.basicConfig(
        stream=sys.stderr, level=options.log.upper(), format="%(levelname)s %(name)s: %(message)s"
    )
    if options.tcp is None:
        from variorum.lsp.main import run_stdio

        return run_stdio()
    host, port = address(options.tcp)
    if not _is_loopback(host):
        console.complain(
            f"{host} can be reached from other machines, and whoever connects can read the workspace"
        )
    from variorum.lsp.main import run_tcp

    try:
        return run_tcp(host, port)
    except OSError as error:
        raise CannotRun(f"--tcp {options.tcp}: {error.strerror or error}") from error


def address(given: str) -> tuple[str, int]:
    """Host and port of `HOST:PORT` or `PORT`; 127.0.0.1 where no host is named.

    Raises:
        CannotRun: the port is no number from 0 to 65535.
    """
    host, _, port = given.rpartition(":")
    if not (port.isascii() and port.isdigit()) or int(port) > 65535:
        raise CannotRun(f"--tcp {given}: give HOST:PORT or PORT, with a port from 0 to 65535")
    return host.strip("[]") or "127.0.0.1", int(port)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
