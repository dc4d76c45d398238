"""What is typed into during a soak: modules of Python's standard library, and pairs in all languages."""

from __future__ import annotations

import shutil
import sysconfig
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

from benchmarks.performance.programs import ending, languages, program
from variorum.languages import language_of_path

_SMALLEST, _LARGEST = 200, 40_000
_LINES = (60, 200, 400)
# How many languages ahead a translation is in the list of languages; it grows with each round.
_STEP = 5


class Document(NamedTuple):
    """A file with its LSP language id and its text."""

    path: Path
    language: str
    text: str


def documents_in(folder: Path, count: int) -> list[Document]:
    """Up to `count` source files of a folder that are ASCII and of an ordinary size, in a stable order."""
    return [found for _, found in zip(range(count), _documents(folder), strict=False)]


def _documents(folder: Path) -> Iterator[Document]:
    for path in sorted(folder.rglob("*")):
        language = language_of_path(path) if path.is_file() else None
        if language is not None and _is_ordinary(path):
            yield Document(path, language.id, path.read_text(encoding="ascii"))


def python_alone(folder: Path, count: int) -> None:
    """Copy so many modules of Python's standard library into a folder, which every server for Python can read."""
    library = Path(sysconfig.get_paths()["stdlib"])
    modules = [*sorted(library.glob("*.py")), *sorted(library.glob("*/*.py"))]
    usable = (path for path in modules if "site-packages" not in path.parts and _is_ordinary(path))
    for _, path in zip(range(count), usable, strict=False):
        place = folder / path.relative_to(library)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place)


def _is_ordinary(path: Path) -> bool:
    """Whether servers count the characters of a file alike, and it is neither tiny nor huge."""
    if not _SMALLEST <= path.stat().st_size <= _LARGEST:
        return False
    data = path.read_bytes()
    return data.isascii() and b"\r" not in data and b"\f" not in data


def every_language(folder: Path, count: int) -> None:
    """Half of `count` modules of Python, and the other half originals with their translations, from every language."""
    python_alone(folder / "library", count - count // 4 * 2)
    known, sizes = languages(), cycle(_LINES)
    patterns = set()
    for number in range(count // 4):
        source = known[number % len(known)]
        target = known[(number + _STEP + number // len(known)) % len(known)]
        lines = next(sizes)
        name = f"sums_{source}_{number}"
        original = folder / "original" / f"{name}{ending(source)}"
        translation = folder / f"to_{target}" / f"{name}{ending(target)}"
        for path, language in ((original, source), (translation, target)):
            path.parent.mkdir(exist_ok=True)
            path.write_text(program(language, lines, first=number), encoding="utf-8")
        patterns.add(_pattern(source, target))
    (folder / "variorum.toml").write_text("\n".join(sorted(patterns)), encoding="utf-8")


def _pattern(source: str, target: str) -> str:
    """The setting by which a translation finds its original."""
    return (
        f'[[pairs.patterns]]\nsource = "original/{{name}}{ending(source)}"\n'
        f'target = "to_{target}/{{name}}{ending(target)}"\n'
    )
