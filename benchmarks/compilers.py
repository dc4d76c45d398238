"""How far "this does not compile" agrees with the compilers themselves, by language.

usage: python -m benchmarks.compilers PAIRS.jsonl[.gz] [--sources] [--keep VERDICTS.json] [--samples LANGUAGE]
       python -m benchmarks.compilers --compiling FOLDER

Every text in the pairs is shown to the first compiler of its language on the PATH, wrapped as the evidence of
compilers is, and to the rules, in the languages whose types are followed. Precision is the share of the texts said
not to compile that the compiler refuses, recall the share of the refused ones that were said to. A text that needs
what is not installed, or what neither side of its pair declares, is left out. `--sources` asks about the originals
too, which people wrote: nearly all of them compile. `--keep` writes the verdicts of the compilers down, so that a
second run need not ask them again. `--samples` lists what the two sides disagree on. `--compiling` walks a folder of
sources that are known to compile, such as a standard library, and lists every value that is said to be of a wrong
kind: each is a false alarm.
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

from variorum.compilers.compilation import compile_translation
from variorum.compilers.compiler import compiler_for
from variorum.languages import language_named, language_of_path
from variorum.syntax.document import Document
from variorum.translation.scoring import score_documents
from variorum.typecheck.checker import issues_of

# The rules that say what a compiler says, beside the names that nothing defines.
COMPILED = frozenset(
    {
        "syntax-error",
        "type-mismatch",
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
    found = compile_translation(_read(text.other_language, text.other), _read(text.language, text.text))
    return None if found.reason else [error.text for error in found.errors]


def claims_of(text: Text) -> list[str]:
    """What our rules say that no compiler takes."""
    score = score_documents(_read(text.other_language, text.other), _read(text.language, text.text))
    findings = [f"{one.rule}: {one.message}" for one in score.findings if one.rule in COMPILED]
    unsound = [one.text for one in score.parts["validity"].evidence]
    return findings + unsound


def _read(language: str, text: str) -> Document:
    return Document.parse(text, language_named(language))


def _key(text: Text) -> str:
    return hashlib.sha256(repr(attrs.astuple(text)).encode()).hexdigest()[:24]


def main() -> None:
    """Do what the arguments ask for."""
    asked = argparse.ArgumentParser()
    asked.add_argument("pairs", type=Path, nargs="?")
    asked.add_argument("--compiling", type=Path)
    asked.add_argument("--sources", action="store_true")
    asked.add_argument("--keep", type=Path)
    asked.add_argument("--samples")
    given = asked.parse_args()
    if given.compiling is not None:
        print_alarms(given.compiling)
    if given.pairs is not None:
        print_agreement(given)


def print_alarms(folder: Path) -> None:
    """Every fault in the sources of a folder, then how many files have one, by language."""
    counts_by_language: dict[str, Counter[str]] = defaultdict(Counter)
    for path in sorted(one for one in folder.rglob("*") if one.is_file()):
        language = language_of_path(path)
        if language is None or not language.expressions:
            continue
        document = Document.parse(path.read_text(encoding="utf-8", errors="replace"), language)
        faults = list(issues_of(document))
        counts_by_language[language.id].update(files=1, alarmed=bool(faults))
        for issue in faults:
            print(f"{path}:{document.text.line_at(issue.span.start) + 1}: {issue.message}")
    for name, counts in sorted(counts_by_language.items()):
        print(f"{name}: {counts['alarmed']} of {counts['files']} files")


def print_agreement(given: argparse.Namespace) -> None:
    """Ask both sides about every text of the pairs and print a row for each language."""
    verdicts: dict[str, list[str] | None] = {}
    if given.keep is not None and given.keep.exists():
        verdicts = json.loads(given.keep.read_text(encoding="utf-8"))
    counts_by_language: dict[str, Counter[str]] = defaultdict(Counter)
    for text in texts_of(given.pairs, given.sources):
        language = language_named(text.language)
        if not language.expressions or compiler_for(language) is None:
            continue
        key = _key(text)
        if key not in verdicts:
            verdicts[key] = verdict_of(text)
            if given.keep is not None:
                given.keep.write_text(json.dumps(verdicts), encoding="utf-8")
        verdict = verdicts[key]
        counts = counts_by_language[text.language]
        if verdict is None:
            counts["unclear"] += 1
            continue
        claims = claims_of(text)
        counts.update(texts=1, refused=bool(verdict), claimed=bool(claims), both=bool(verdict and claims))
        if given.samples == text.language and bool(verdict) != bool(claims):
            _print_sample(text, verdict, claims)
    _print_table(counts_by_language)


def _print_sample(text: Text, verdict: Sequence[str], claims: Sequence[str]) -> None:
    print("=" * 100, text.text, sep="\n")
    for who, messages in (("compiler", verdict), ("ours", claims)):
        for message in messages[:_SAMPLE]:
            print(f"--- {who}: {message}")


def _print_table(counts_by_language: dict[str, Counter[str]]) -> None:
    heads = ("texts", "unclear", "refused", "claimed", "both")
    print(f"{'language':12s}", *(f"{head:>8s}" for head in heads), f"{'precision':>10s} {'recall':>8s}")
    for language, counts in sorted(counts_by_language.items()):
        shares = (
            counts["both"] / counts[what] if counts[what] else float("nan") for what in ("claimed", "refused")
        )
        print(
            f"{language:12s}",
            *(f"{counts[head]:8d}" for head in heads),
            *(f"{share:9.3f}" for share in shares),
        )


if __name__ == "__main__":
    main()
