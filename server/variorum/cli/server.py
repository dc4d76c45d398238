"""`variorum server`: runs the language server on standard input and output or on a socket."""

from __future__ import annotations

import argparse
import ipaddress
import logging
import os
import sys

from variorum.cli.argument_parser import CannotRun, Parser
from variorum.cli.console import Console

TOKEN_VARIABLE = "VARIORUM_TCP_TOKEN"  # noqa: S105 - where a token is to be found, and none
_LEVELS = ("debug", "info", "warning", "error")


def parser() -> Parser:
    """Returns the parser of the command's arguments."""
    arguments = Parser(
        prog="variorum server",
        description="Runs the language server on standard input and output, which is how editors start it.",
        epilog="exit status: 0 the editor shut the server down, 1 it left without, 2 could not start",
    )
    arguments.add_argument("--stdio", action="store_true", help="the default; some editors pass it")
    arguments.add_argument(
        "--tcp",
        metavar="[HOST:]PORT",
        help="serve one client on a socket instead; without a host, on this machine alone (127.0.0.1). With "
        f"{TOKEN_VARIABLE} in the environment, only a client whose initializationOptions have that `token` is served",
    )
    arguments.add_argument(
        "--log",
        choices=_LEVELS,
        default="warning",
        help="how much to log (default: warning)",
    )
    arguments.add_argument(
        "--log-file", metavar="FILE", help="where to log, at the end of the file (default: standard error)"
    )
    return arguments


def run(options: argparse.Namespace, console: Console) -> int:
    """Serves until the client exits. Returns the exit status."""
    _log_to(options.log_file, options.log.upper())
    # Removed, because other processes of the user may read the environment.
    token = os.environ.pop(TOKEN_VARIABLE, None)
    if options.tcp is None:
        from variorum.lsp.main import run_stdio

        return run_stdio()
    host, port = address(options.tcp)
    if not _is_loopback(host):
        console.warn(
            f"{host} can be reached from other machines, and whoever connects can read the workspace"
        )
    from variorum.lsp.main import run_tcp

    try:
        return run_tcp(host, port, token)
    except OSError as error:
        raise CannotRun(f"--tcp {options.tcp}: {error.strerror or error}") from error


def _log_to(file: str | None, level: str) -> None:
    """Logs to a file with timestamps, or to standard error."""
    if file is None:
        logging.basicConfig(stream=sys.stderr, level=level, format="%(levelname)s %(name)s: %(message)s")
        return
    try:
        logging.basicConfig(
            filename=file,
            level=level,
            format="%(asctime)s %(levelname)s %(name)s: %(message)s",
            encoding="utf-8",
            errors="backslashreplace",
        )
    except OSError as error:
        raise CannotRun(f"--log-file {file}: {error.strerror or error}") from error


def address(given: str) -> tuple[str, int]:
    """Parses `HOST:PORT` or `PORT`. The default host is 127.0.0.1.

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
