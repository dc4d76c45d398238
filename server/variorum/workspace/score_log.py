"""Reads and appends to `.variorum/scores.jsonl`: judgements by people and by models, one per line.

A line is written with one call and forced to disk before it counts as stored. Should the machine die within
that call, the file ends in a torn line: reading reports it and goes on, and the next append starts a line of
its own.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from variorum.grading.human_judgement import HumanJudgement, JudgementError, from_line, to_line
from variorum.grading.model_record import JUDGE, ModelRecord, parse_record
from variorum.grading.yaml_reader import Problem

FOLDER = ".variorum"
FILE_NAME = "scores.jsonl"

# A judgement is under a kilobyte. A longer line was not written by this program.
MAX_LINE_BYTES = 1_000_000

# A symbolic link in an untrusted workspace must not redirect the reader or writer to a file outside it.
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_BINARY = getattr(os, "O_BINARY", 0)
# A pipe in its place must not block them.
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)
_SAFELY = _NO_LINK | _NO_WAIT | _BINARY


class ScoreLogError(OSError):
    """Raised when the score file cannot be read or written. The message names the file and the reason."""


class ScoreLog(NamedTuple):
    """The judgements of a workspace in the order they were made, and the unreadable lines."""

    judgements: tuple[HumanJudgement, ...]
    problems: tuple[Problem, ...]
    by_models: tuple[ModelRecord, ...] = ()


def append_judgement(workspace: Path, judgement: HumanJudgement) -> None:
    """Appends a person's judgement to the workspace's score file. Raises `ScoreLogError`."""
    append_line(workspace, to_line(judgement))


def append_line(workspace: Path, line: str) -> None:
    """Appends one ASCII line to the workspace's score file and syncs it to disk.

    Raises `ScoreLogError` if it cannot be written, or where the folder or file is a link.
    """
    folder = workspace / FOLDER
    path = folder / FILE_NAME
    try:
        folder.mkdir(exist_ok=True)
        _refuse_link(folder)
        is_new = not path.exists()
        descriptor = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | _SAFELY, 0o644)
        try:
            _refuse_pipe(descriptor)
            _write_whole_line(descriptor, line.encode("ascii"))
        finally:
            os.close(descriptor)
        if is_new:
            _sync_folder(folder)
    except OSError as error:
        raise ScoreLogError(f"{path}: the judgement was not stored: {error.strerror or error}") from error


def read_judgements(workspace: Path) -> ScoreLog:
    """Returns all judgements in the workspace's score file. Returns none if there is no file.

    Lines that a merge doubled count once. Raises `ScoreLogError` if the file exists and cannot be read.
    """
    folder = workspace / FOLDER
    path = folder / FILE_NAME
    if not folder.is_dir() or not (path.exists() or path.is_symlink()):
        return ScoreLog((), ())
    try:
        _refuse_link(folder)
        descriptor = os.open(path, os.O_RDONLY | _SAFELY)
        with os.fdopen(descriptor, "rb") as file:
            _refuse_pipe(descriptor)
            return _read_lines(file)
    except OSError as error:
        raise ScoreLogError(f"{path}: cannot be read: {error.strerror or error}") from error


def _read_lines(file: BinaryIO) -> ScoreLog:
    judgements: dict[str, HumanJudgement] = {}
    by_models: dict[str, ModelRecord] = {}
    problems: list[Problem] = []
    for number, raw in enumerate(_bounded_lines(file), start=1):
        line = raw.decode("utf-8", "replace").strip()
        if not line or line in judgements or line in by_models:
            continue
        if len(raw) > MAX_LINE_BYTES:
            problems.append(Problem(number, "the line is too long for a judgement; it is skipped"))
            continue
        try:
            judgement = from_line(line)
            if judgement is not None:
                judgements[line] = judgement
            elif (row := json.loads(line))["judge"] == JUDGE:
                by_models[line] = parse_record(row)
        except JudgementError as error:
            torn = "the last line is incomplete" if not raw.endswith(b"\n") else str(error)
            problems.append(Problem(number, f"{torn}; it is skipped"))
    return ScoreLog(tuple(judgements.values()), tuple(problems), tuple(by_models.values()))


def _bounded_lines(file: BinaryIO) -> Iterator[bytes]:
    """Yields the lines of a file. Truncates a line at one byte over the limit."""
    while line := file.readline(MAX_LINE_BYTES + 1):
        yield line
        while len(line) > MAX_LINE_BYTES and not line.endswith(b"\n"):
            line = file.readline(MAX_LINE_BYTES + 1)
            if not line:
                return


def _write_whole_line(descriptor: int, line: bytes) -> None:
    if _ends_torn(descriptor):
        line = b"\n" + line
    while line:
        line = line[os.write(descriptor, line) :]
    os.fsync(descriptor)


def _ends_torn(descriptor: int) -> bool:
    """Returns whether the file's last byte is something other than a line feed."""
    if os.lseek(descriptor, 0, os.SEEK_END) == 0:
        return False
    os.lseek(descriptor, -1, os.SEEK_END)
    return os.read(descriptor, 1) != b"\n"


def _refuse_link(folder: Path) -> None:
    if folder.is_symlink():
        raise OSError(f"{folder.name} is a link, and links are not followed out of a workspace")


def _refuse_pipe(descriptor: int) -> None:
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        raise OSError("not a regular file")


def _sync_folder(folder: Path) -> None:
    """Syncs a folder after creating a file in it, where the system supports that."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
