"""How far findings agree with those of a linter or compiler that people trust, on real files.

usage: python benchmarks/agreement.py PEER PATH... [--program PROGRAM] [--samples N] [--most N] [--without PART]

PEER is ruff, eslint, gcc, javac or rustc; PROGRAM is where it is, if it is not on the search path. Every file with
one of the peer's endings under the paths is read, or the first `--most` of them; `--without` leaves out paths that
hold a text. A finding of one side counts as shared if the other reports the same thing on the same line. Precision is
the share of our findings that the peer shares, recall the share of the peer's that we share. `--samples` prints so many
disagreements of each rule and side, evenly spread over all of them, with the line they are about.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from peers import PEERS, Peer, Place

import variorum
from variorum.languages import language_of_path

# A command line holds only so many names.
_BATCH = 300


def main() -> None:
    """Ask both sides about the same files and print where they agree."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--program")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--most", type=int)
    parser.add_argument("--without", action="append", default=[])
    options = parser.parse_args()
    peer = PEERS[options.peer]
    files = [
        file
        for file in files_under(options.paths, peer)
        if not any(part in str(file) for part in options.without)
    ][: options.most]
    ours = set(own_places(files, peer))
    theirs = set(peer_places(files, peer, options.program or peer.program, ours))
    print(
        f"{len(files)} files\n\n{'rule':22s} {'both':>7s} {'ours':>7s} {'theirs':>7s} {'precision':>10s} {'recall':>7s}"
    )
    for rule in sorted({place[2] for place in ours | theirs}):
        print(row(rule, *(frozenset(place for place in side if place[2] == rule) for side in (ours, theirs))))
    if options.samples:
        for title, only in (("only ours", ours - theirs), ("only theirs", theirs - ours)):
            print_samples(title, only, options.samples)


def files_under(paths: Sequence[Path], peer: Peer) -> list[Path]:
    """The peer's files, each once, in order."""
    found = {file.resolve() for path in paths for file in ([path] if path.is_file() else path.rglob("*"))}
    return sorted(file for file in found if file.suffix in peer.suffixes and file.is_file())


def own_places(files: Sequence[Path], peer: Peer) -> Iterator[Place]:
    """Where we report what the peer could report too."""
    rules = sorted({rule for rules in peer.codes.values() for rule in rules})
    for file in files:
        language = language_of_path(file)
        if language is not None:
            text = file.read_text(encoding="utf-8", errors="replace")
            for finding in variorum.check(text, language=language.id, rules=rules):
                yield file, finding.line, finding.rule


def peer_places(files: Sequence[Path], peer: Peer, program: str, ours: set[Place]) -> Iterator[Place]:
    """Where the peer reports something, in the names of our rules."""
    for start in range(0, len(files), _BATCH):
        for file, line, code in peer.ask(program, files[start : start + _BATCH]):
            rules = peer.codes.get(code, ())
            if rules:
                yield file, line, next((rule for rule in rules if (file, line, rule) in ours), rules[0])


def row(rule: str, ours: frozenset[Place], theirs: frozenset[Place]) -> str:
    """One line of the table."""
    both = len(ours & theirs)
    precision = f"{both / len(ours):.3f}" if ours else "-"
    recall = f"{both / len(theirs):.3f}" if theirs else "-"
    return f"{rule:22s} {both:7d} {len(ours) - both:7d} {len(theirs) - both:7d} {precision:>10s} {recall:>7s}"


def print_samples(title: str, places: set[Place], most: int) -> None:
    """Some of the disagreements of each rule, spread over all of them."""
    by_rule: dict[str, list[Place]] = defaultdict(list)
    for place in sorted(places):
        by_rule[place[2]].append(place)
    for rule, several in by_rule.items():
        print(f"\n{title}: {rule}")
        for file, line, _ in several[:: max(1, len(several) // most)][:most]:
            lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
            print(f"  {file}:{line}: {lines[line - 1].strip()[:120] if line <= len(lines) else ''}")


if __name__ == "__main__":
    main()
