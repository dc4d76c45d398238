"""How many functions and methods of real ports have a verdict: programs that people have written in two languages.

usage: python -m benchmarks.ports PORTS.tsv [--most N] [--seed N] [--out FILE]

Each line of the table has two tab-separated paths, relative to the table: a file or folder, and its port in another language.
Files are matched by their names, however each language writes them; where several have the same name, by the folders that
they are in. Items are matched as the server matches them, and interpreted as it does: with the file alone, so that helpers in
other files are unknown. Methods without a body on a side, such as those of interfaces, do nothing that could be compared, and
are left out. `--most` is how many files of a port are compared, drawn by the seed. Prints the share of matched
functions and methods with a verdict by pair of languages and by port, and why the others have none. `--out` writes one row
for each item.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import attrs

from variorum.languages import Language, language_of_path
from variorum.program.lowering import lower
from variorum.program.opacity import functions_of
from variorum.rules.registry import Selection
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.comparison import compared
from variorum.translation.interpretation import behaviour_of

_LONGEST = 200_000
_NOT_CODE = re.compile(
    r"(^|/)(tests?|spec|dist|node_modules|examples?|generated|data|gen)/|[._-]min\.|\.d\.ts$|_test\.|[._-]pb2?\."
)


@attrs.frozen
class File:
    """A source file. `folders` are the normal forms of the names of the folders that it is in."""

    path: Path
    language: Language
    name: str
    folders: frozenset[str]


@attrs.frozen
class Compared:
    """A matched function or method. `reason` is empty if it has a verdict; `result` says which."""

    port: str
    languages: str
    place: str
    result: str
    reason: str


def main() -> None:
    """Compare the files of each port and print the shares."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("ports", type=Path)
    parser.add_argument("--most", type=int, default=60, help="how many files of a port")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="where to write a row for each item")
    options = parser.parse_args()
    items: list[Compared] = []
    for line in options.ports.read_text(encoding="utf-8").splitlines():
        first, second = line.split("\t")
        folder = options.ports.parent
        files = matched_files(folder / first, folder / second)
        chosen = Random(options.seed).sample(files, min(options.most, len(files)))
        for source, target in chosen:
            items += compared_items(f"{first} - {second}", source, target)
        print(
            f"{len(chosen):4} of {len(files)} files, {len(items)} items so far: {first} - {second}",
            flush=True,
        )
    _print(items)
    if options.out:
        options.out.write_text("".join(json.dumps(attrs.asdict(each)) + "\n" for each in items))


def matched_files(source: Path, target: Path) -> list[tuple[File, File]]:
    """The files with the same name in both, each at most once."""
    if source.is_file() and target.is_file():
        return [(one, other) for one in _files(source) for other in _files(target)]
    others: dict[str, list[File]] = defaultdict(list)
    for other in _files(target):
        others[other.name].append(other)
    found = []
    for one in sorted(_files(source), key=lambda file: file.path):
        if candidates := others.get(one.name):
            best = max(candidates, key=lambda other: (len(one.folders & other.folders), str(other.path)))
            candidates.remove(best)
            found.append((one, best))
    return found


def _files(root: Path) -> Iterator[File]:
    for path in [root] if root.is_file() else sorted(root.rglob("*")):
        relative = path.relative_to(root.parent if root.is_file() else root)
        if not path.is_file() or path.stat().st_size > _LONGEST:
            continue
        if not root.is_file() and _NOT_CODE.search(relative.as_posix()):
            continue
        language = language_of_path(path)
        # A header rarely holds bodies.
        if language is not None and path.suffix not in (".h", ".hpp"):
            folders = frozenset(_normal(each) for each in relative.parent.parts)
            yield File(path, language, _normal(path.stem), folders)


def _normal(name: str) -> str:
    return re.sub(r"[\W_]", "", name).lower()


def compared_items(port: str, source: File, target: File) -> Iterator[Compared]:
    """The matched functions and methods of two files."""
    first = Document.parse(source.path.read_text("utf-8", "replace"), source.language)
    second = Document.parse(target.path.read_text("utf-8", "replace"), target.language)
    matched = compared(first, second, Selection(())).matched
    functions = [
        (one, other)
        for one, other in matched
        if one is not None and other is not None and not one.is_type and not other.is_type
    ]
    languages = f"{source.language.id} - {target.language.id}"
    verdicts = {each.source: each.verdict for each in behaviour_of(first, second, matched).items}
    of_program = verdicts.get(None)
    bodiless = _bodiless(first), _bodiless(second)
    for one, other in functions:
        if any(
            span.start <= start and end <= span.end
            for span, starts in zip((one.span, other.span), bodiless, strict=True)
            for start, end in starts
        ):
            continue
        name = first.text.data[one.name_span.start : one.name_span.end].decode(errors="replace")
        verdict = verdicts.get(one.name_span, of_program)
        if verdict is None:
            result, reason = "", "not compared: no function is lowered, or too many items"
        elif verdict.is_conclusive:
            result, reason = ("agreement" if verdict.warning is None else "witness"), ""
        else:
            result, reason = "", verdict.reason or "too few inputs or results"
        yield Compared(port, languages, f"{source.path.name}:{name}", result, reason)


def _bodiless(document: Document) -> list[tuple[int, int]]:
    """The spans of the functions and methods without a body."""
    program = lower(document.language, decode(document.text.data))
    return [(each.start, each.end) for each in functions_of(program) if each.body is None]


def _print(items: Sequence[Compared]) -> None:
    groups: dict[str, list[Compared]] = defaultdict(list)
    for each in items:
        groups[f"1 {each.languages}"].append(each)
        groups[f"2 {each.port}"].append(each)
        groups["3 all"].append(each)
    print(f"{'items':>6} {'verdict':>7} {'witness':>7}")
    for name, group in sorted(groups.items()):
        given = sum(not each.reason for each in group) / len(group)
        witness = sum(each.result == "witness" for each in group) / len(group)
        print(f"{len(group):6} {given:7.3f} {witness:7.3f} {name[2:]}")
    print("without a verdict:")
    for reason, count in Counter(each.reason for each in items if each.reason).most_common(60):
        print(f"{count:6} {reason[:120]}")


if __name__ == "__main__":
    main()
