"""How far "this does not compile" agrees with the compilers themselves, by language.

usage: python benchmarks/compilers.py PAIRS.jsonl[.gz] [--sources] [--keep VERDICTS.json] [--samples LANGUAGE]

Every text in the pairs is shown to the first compiler of its language on the PATH, wrapped as the evidence of compilers
is, and to the rules. Precision is the share of the texts said not to compile that the compiler refuses, recall the share of the
refused ones that were said to. A text that needs what is not installed, or what neither side of its pair declares, is
left out. `--sources` asks about the originals too, which people wrote: nearly all of them compile. `--keep` writes the
verdicts of the compilers down, so that a second run need not ask them again. `--samples` lists what the two sides disagree on.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from variorum.compilers.evidence import compilation_of
from variorum.compilers.tool import tool_for
from variorum.languages import language_named
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents

# The rules that say what a compiler says. What they find in a language whose programs are not compiled is left out below.
COMPILED = frozenset(
    {
        "syntax-error",
        "wrong-kind",
        "unknown-member",
        "missing-return",
        "duplicate-definition",
        "use-before-assignment",
        "called-value",
        "unknown-import",
    }
)
_SAMPLE = 3


@attrs.frozen
class Text:
    """One text with the one that stands on the other side of its pair."""

    language: str
    text: str
    other_language: str
    other: str


def texts_of(path: Path, with_sources: bool) -> Iterator[Text]:
    """Every text once, the translations and perhaps the originals."""
    with (gzip.open if path.suffix == ".gz" else open)(path, "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    seen = set()
    for row in rows:
        source, target = (row["source_lang"], row["source"]), (row["target_lang"], row["target"])
        if not row.get("unrelated"):
            seen.add(Text(*target, *source))
        if with_sources:
            seen.add(Text(*source, *source))
    yield from sorted(seen, key=lambda one: (one.language, one.text, one.other))


def verdict_of(text: Text) -> list[str] | None:
    """What the compiler refuses in a text; None where it cannot say."""
    found = compilation_of(_read(text.other_language, text.other), _read(text.language, text.text))
    return None if found.reason else [error.text for error in found.errors]


def claims_of(text: Text) -> list[str]:
    """What our rules say that no compiler takes."""
    score = score_documents(_read(text.other_language, text.other), _read(text.language, text.text))
    findings = [f"{one.rule}: {one.message}" for one in score.findings if one.rule in COMPILED]
    unsound = [one.text for one in score.parts["soundness"].evidence]
    return findings + unsound


def _read(language: str, text: str) -> Document:
    return Document.parse(text, language_named(language))


def _key(text: Text) -> str:
    return hashlib.sha256(repr(attrs.astuple(text)).encode()).hexdigest()[:24]


def main() -> None:
    """Ask both sides about every text and print a row for each language."""
    asked = argparse.ArgumentParser()
    asked.add_argument("pairs", type=Path)
    asked.add_argument("--sources", action="store_true")
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--samples")
    given = asked.parse_args()
    kept: dict[str, list[str] | None] = {}
    if given.keep is not None and given.keep.exists():
        kept = json.loads(given.keep.read_text(encoding="utf-8"))
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    for text in texts_of(given.pairs, given.sources):
        if tool_for(language_named(text.language)) is None:
            continue
        key = _key(text)
        if key not in kept:
            kept[key] = verdict_of(text)
            if given.keep is not None:
                given.keep.write_text(json.dumps(kept), encoding="utf-8")
        verdict = kept[key]
        tally = tallies[text.language]
        if verdict is None:
            tally["unclear"] += 1
            continue
        claims = claims_of(text)
        tally.update(texts=1, refused=bool(verdict), claimed=bool(claims), both=bool(verdict and claims))
        if given.samples == text.language and bool(verdict) != bool(claims):
            _print_sample(text, verdict, claims)
    _print_table(tallies)


def _print_sample(text: Text, verdict: Sequence[str], claims: Sequence[str]) -> None:
    print("=" * 100, text.text, sep="\n")
    for who, messages in (("compiler", verdict), ("ours", claims)):
        for message in messages[:_SAMPLE]:
            print(f"--- {who}: {message}")


def _print_table(tallies: dict[str, Counter[str]]) -> None:
    heads = ("texts", "unclear", "refused", "claimed", "both")
    print(f"{'language':12s}", *(f"{head:>8s}" for head in heads), f"{'precision':>10s} {'recall':>8s}")
    for language, tally in sorted(tallies.items()):
        shares = (
            tally["both"] / tally[what] if tally[what] else float("nan") for what in ("claimed", "refused")
        )
        print(
            f"{language:12s}",
            *(f"{tally[head]:8d}" for head in heads),
            *(f"{share:9.3f}" for share in shares),
        )


if __name__ == "__main__":
    main()
