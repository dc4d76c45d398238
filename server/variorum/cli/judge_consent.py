"""Asks for consent before texts are sent to an endpoint for the first time."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable

from variorum.cli.argument_parser import CannotRun
from variorum.cli.console import Console
from variorum.judging.consent import ConsentRequest, ConsentStore
from variorum.judging.endpoint import Endpoint
from variorum.workspace.user_folders import consents_file


def ask_consent(
    options: argparse.Namespace,
    console: Console,
    places: Iterable[Endpoint],
    file: str,
    size: Callable[[], int],
) -> None:
    """Reports where the texts of a file are sent. On a terminal, asks for consent to a new endpoint.

    Whoever starts a command without a terminal, in a script, has set the endpoint up and named the file there.

    Args:
        options: `yes` answers beforehand.
        console: where it is said.
        places: the endpoints.
        file: the data set.
        size: works out how many bytes would be sent.

    Raises:
        CannotRun: the answer is no.
    """
    consents = ConsentStore(consents_file(os.environ))
    for place in places:
        console.warn(f"judging by {place.model} at {place.host}; the texts of {file} go there")
        if options.yes or consents.given(place) or not (sys.stdin.isatty() and sys.stderr.isatty()):
            continue
        asked = ConsentRequest(place, (file,), size())
        if not console.confirm(f"{asked.detail} {asked.question}"):
            raise CannotRun(f"nothing was sent to {place.host}; `--dry-run` shows what would be")
        try:
            consents.give(place)
        except OSError as error:
            console.warn(f"your answer could not be saved: {error.strerror or error}")
