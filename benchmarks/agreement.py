"""How far findings agree with those of a linter or compiler that people trust, on real files.

usage: python -m benchmarks.agreement PEER PATH... [--program PROGRAM] [--samples N] [--most N] [--without PART]

PEER is one of those in `peers/`; PROGRAM is where it is, if it is not on the search path, and without it there is
nothing to compare: the script says so and ends. Every file with
one of the peer's endings under the paths is read, or the first `--most` of them; `--without` leaves out paths that
hold a text. Files that the peer cannot read are left out on both sides. A finding counts as shared if the other side
reports the same thing within its lines: a run of lines is one finding here and may be several there. Precision is the
share of our findings that the peer shares, recall the share of the peer's that we share. `--samples` prints so many
disagreements of each rule and side, evenly spread over all of them, with the line that they are about.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs

import variorum
from benchmarks.peers import PEERS, UNREAD, Peer
from variorum.languages import language_of_path

# A command line holds only so many names.
_BATCH = 300


@attrs.frozen(order=True)
class Report:
    """One finding of either side, in the name of our rule. Lines count from 1."""

    rule: str
    file: Path
    first: int
    last: int


def main() -> None:
    """Ask both sides about the same files and print where they agree."""
    options = arguments()
    peer = PEERS[options.peer]
    program = peer.found_at(options.program or peer.program)
    files = [
        file
        for file in files_under(options.paths, peer)
        if not any(part in str(file) for part in options.without)
    ]
    files = files[: options.most]
    answers = [
        answer
        for start in range(0, len(files), _BATCH)
        for answer in peer.ask(program, files[start : start + _BATCH])
    ]
    unread = {file for file, _, code in answers if code == UNREAD}
    files = [file for file in files if file not in unread]
    ours = sorted(own_reports(files, peer))
    target = sorted(set(peer_reports(answers, peer, ours)))
    alone, missed = unshared(ours, target), unshared(target, ours)
    print(f"{len(files)} files, and {len(unread)} that {options.peer} cannot read\n")
    print_table(ours, target, alone, missed)
    for title, reports in (("only ours", alone), ("only theirs", missed)):
        print_samples(title, reports, options.samples)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("peer", choices=sorted(PEERS))
    parser.add_argument("paths", nargs="+", type=Path)
    parser.add_argument("--program")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--most", type=int)
    parser.add_argument("--without", action="append", default=[])
    return parser.parse_args()


def files_under(paths: Sequence[Path], peer: Peer) -> list[Path]:
    """The peer's files, each once, in order."""
    found = {file.resolve() for path in paths for file in ([path] if path.is_file() else path.rglob("*"))}
    return sorted(file for file in found if file.suffix in peer.suffixes and file.is_file())


def own_reports(files: Sequence[Path], peer: Peer) -> Iterator[Report]:
    """What we report of the things that the peer could report too."""
    rules = sorted({rule for rules in peer.codes.values() for rule in rules})
    for file in files:
        language = language_of_path(file)
        if language is not None:
            text = file.read_text(encoding="utf-8", errors="replace")
            for finding in variorum.check(text, language=language.id, rules=rules):
                yield Report(finding.rule, file, finding.line, finding.end_line)


def peer_reports(
    answers: Iterable[tuple[Path, int, str]], peer: Peer, ours: Sequence[Report]
) -> Iterator[Report]:
    """What the peer reports, under the first of the rules that mean the same and that we report there, too."""
    places = {(report.rule, report.file, report.first) for report in ours}
    for file, line, code in answers:
        rules = peer.codes.get(code, ())
        if rules:
            rule = next((rule for rule in rules if (rule, file, line) in places), rules[0])
            yield Report(rule, file, line, line)


def unshared(reports: Sequence[Report], others: Iterable[Report]) -> list[Report]:
    """The reports whose lines no report of the other side meets."""
    met: dict[tuple[str, Path], list[Report]] = defaultdict(list)
    for other in others:
        met[other.rule, other.file].append(other)
    return [
        one
        for one in reports
        if not any(other.first <= one.last and one.first <= other.last for other in met[one.rule, one.file])
    ]


def print_table(
    ours: Sequence[Report], target: Sequence[Report], alone: Sequence[Report], missed: Sequence[Report]
) -> None:
    """A row for each rule: how much each side reports, and how much of that the other shares."""
    print(f"{'rule':22s} {'ours':>7s} {'theirs':>7s} {'precision':>10s} {'recall':>7s}")
    for rule in sorted({report.rule for report in (*ours, *target)}):
        counts = [sum(report.rule == rule for report in side) for side in (ours, target, alone, missed)]
        shares = [
            f"{1 - lonely / total:.3f}" if total else "-"
            for total, lonely in zip(counts[:2], counts[2:], strict=True)
        ]
        print(f"{rule:22s} {counts[0]:7d} {counts[1]:7d} {shares[0]:>10s} {shares[1]:>7s}")


def print_samples(title: str, reports: Sequence[Report], most: int) -> None:
    """Some of the disagreements of each rule, spread over all of them."""
    by_rule: dict[str, list[Report]] = defaultdict(list)
    for report in reports:
        by_rule[report.rule].append(report)
    for rule, several in by_rule.items() if most else ():
        print(f"\n{title}: {rule}")
        for report in several[:: max(1, len(several) // most)][:most]:
            lines = report.file.read_text(encoding="utf-8", errors="replace").splitlines()
            text = lines[report.first - 1].strip()[:120] if report.first <= len(lines) else ""
            print(f"  {report.file}:{report.first}: {text}")


if __name__ == "__main__":
    main()
