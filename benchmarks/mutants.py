"""How many one-token mistakes in right translations are found: by a witness, by a question about rarer input, or by a finding.

usage: python -m benchmarks.mutants PAIRS.jsonl[.gz] [--most N] [--seed N] [--languages ID,ID] [--no-findings]
[--out FILE]

Each right pair gets at most N mutants of its translation (see `mutation.py`). All items of a pair are interpreted, as in the
editor, in `variorum check` and in `variorum score`. A pair that has a witness itself has no mutants. A question counts if the
pair itself has none about the item; a finding counts if it is a warning or an error that the pair itself does not have. Prints
the shares by kind of mistake and by the translation's language, and why the others have no witness: what the verdict on the
item with the mistake is. `--out` writes one row for each mutant.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import attrs

from benchmarks.behaviour import is_labelled
from benchmarks.mutation import KINDS, Mutant, mutants
from benchmarks.separation import Row, rows_of
from variorum.cli.check_engine import findings_of
from variorum.cli.check_job import Job
from variorum.languages import Language, UnknownLanguage, language_named
from variorum.rules.finding import Severity
from variorum.rules.rule_choice import RuleChoice
from variorum.syntax.document import Document
from variorum.syntax.span import Span
from variorum.translation.alignment import align
from variorum.translation.alignment_candidates import Candidates
from variorum.translation.behaviour import Behaviour
from variorum.translation.interpretation import behaviour_of

_RULES = RuleChoice()


@attrs.frozen
class Caught:
    """A mutant, and what speaks of it. `silence` says why there is no witness; it is empty if there is one."""

    row: Row
    mutant: Mutant
    by_finding: bool
    silence: str
    by_question: bool

    @property
    def by_witness(self) -> bool:
        """Whether a witness is shown."""
        return not self.silence

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups that it counts in."""
        return self.mutant.kind, str(self.row["target_lang"]), "all"


def main() -> None:
    """Make the mutants of every right pair and print what is found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--most", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--languages", default="", help="only pairs of these languages, separated by commas")
    parser.add_argument("--no-findings", action="store_true", help="look for witnesses only, which is faster")
    parser.add_argument("--out", type=Path, help="where to write a row for each mutant")
    options = parser.parse_args()
    wanted = set(filter(None, options.languages.split(",")))
    caught: list[Caught] = []
    for row in rows_of(options.pairs):
        if not is_labelled(row) or row["label"] != "correct":
            continue
        if wanted and not {row["source_lang"], row["target_lang"]} <= wanted:
            continue
        caught += caught_in(row, options.seed, options.most, with_findings=not options.no_findings)
    print(f"{'':12} mutants witness or question finding any")
    languages = sorted({each.row["target_lang"] for each in caught})
    for name in (*KINDS, *languages, "all"):
        print(f"{name:12} {_figures([each for each in caught if name in each.groups])}")
    print("without a witness:")
    for reason, count in Counter(each.silence for each in caught if each.silence).most_common(40):
        print(f"{count:6} {reason[:120]}")
    if options.out:
        options.out.write_text("".join(json.dumps(_row_of(each)) + "\n" for each in caught))


def caught_in(row: Row, seed: int, most: int, *, with_findings: bool) -> Iterator[Caught]:
    """The mutants of one right pair. A pair that has a witness itself has none."""
    try:
        language = language_named(row["target_lang"])
        original = Document.parse(row["source"], language_named(row["source_lang"]))
    except UnknownLanguage:
        return
    unchanged, _ = _interpreted(original, row["target"], language)
    if unchanged.warnings:
        return
    asked = {item.source for item in unchanged.reported}
    before = _findings(row) if with_findings else Counter[str]()
    for mutant in mutants(row["target"], language, seed, most):
        found = with_findings and bool(_findings({**row, "target": mutant.text}) - before)
        behaviour, spans = _interpreted(original, mutant.text, language)
        is_asked = any(item.source not in asked for item in behaviour.reported)
        yield Caught(row, mutant, found, _silence(behaviour, spans, mutant), is_asked)


def _interpreted(original: Document, text: str, language: Language) -> tuple[Behaviour, dict[Span, Span]]:
    """The verdicts on all items of a pair, and the spans of the translation's items by those of their names."""
    target = Document.parse(text, language)
    matched = align(Candidates(original), Candidates(target))
    spans = {other.name_span: other.span for _, other in matched if other is not None}
    return behaviour_of(original, target, matched), spans


def _silence(behaviour: Behaviour, spans: Mapping[Span, Span], mutant: Mutant) -> str:
    """Why a pair has no witness that is shown, in a few words that are the same for many pairs: the verdict on the smallest
    item with the mistake, otherwise the one on the whole program.
    """
    if behaviour.warnings:
        return ""
    whole = Span(0, len(mutant.text.encode()))
    around = [
        (spans.get(item.target, whole) if item.target else whole, item.verdict) for item in behaviour.items
    ]
    around = [(span, verdict) for span, verdict in around if span.start <= mutant.start < span.end]
    if not around:
        return "no verdict: outside of the items with a counterpart"
    _, verdict = min(around, key=lambda each: each[0].end - each[0].start)
    if not verdict.is_conclusive:
        return f"no verdict: {verdict.summary.split(':')[0]}"
    return "agreement" if verdict.witness is None else f"a question: {verdict.witness.kind}"


def _findings(row: Row) -> Counter[str]:
    """The warnings and errors of a pair by their rules."""
    original = (row["source"], row["source_lang"])
    job = Job(row["target"], row["target_lang"], False, _RULES, row["source_lang"], original)
    return Counter(each.rule for each in findings_of(job) if each.severity <= Severity.WARNING)


def _row_of(caught: Caught) -> dict[str, object]:
    row, mutant = caught.row, caught.mutant
    return {
        "id": row["id"],
        "source_lang": row["source_lang"],
        "target_lang": row["target_lang"],
        "kind": mutant.kind,
        "line": mutant.text.encode()[: mutant.start].count(b"\n"),
        "before": mutant.before,
        "after": mutant.after,
        "finding": caught.by_finding,
        "silence": caught.silence,
        "question": caught.by_question,
        "text": mutant.text,
    }


def _figures(group: list[Caught]) -> str:
    count = max(1, len(group))
    witness = sum(each.by_witness for each in group) / count
    finding = sum(each.by_finding for each in group) / count
    reported = sum(each.by_witness or each.by_question for each in group) / count
    found = sum(each.by_witness or each.by_question or each.by_finding for each in group) / count
    return f"{len(group):7} {witness:7.3f} {reported:11.3f} {finding:7.3f} {found:.3f}"


if __name__ == "__main__":
    main()
