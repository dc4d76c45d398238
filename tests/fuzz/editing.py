"""Somebody who types at random: with several cursors, pasting, deleting, undoing, in any encoding of positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tree_sitter import Tree

from variorum.languages import Language
from variorum.lsp.protocol.positions import Encoding, position_of
from variorum.lsp.state.buffer import Buffer, Change
from variorum.rules.engine import findings
from variorum.rules.finding import Finding
from variorum.rules.registry import all_rules, select
from variorum.syntax.bounded_parse import ParseResult
from variorum.syntax.document import Document
from variorum.syntax.item_splitting import split_into_items
from variorum.syntax.source_text import SourceText
from variorum.translation.scoring import score_documents

EVERY_RULE = select(all_rules())
_TYPED = (
    "a",
    "x",
    " ",
    "\n",
    "(",
    ")",
    "{",
    "}",
    ";",
    '"',
    "é",
    "𝄞",
    "\t",
    "# ",
    "// ",
    "/*",
    "*/",
    "return",
    "= 1\n",
    "\r\n",
)


class Typist:
    """Types into one buffer and remembers what it was."""

    def __init__(self, text: str, language: Language, random: Random) -> None:
        self.random = random
        self.encoding = random.choice(list(Encoding))
        self.buffer = Buffer("untitled:1", language, 1, text, self.encoding)
        self._history: list[str] = []
        self._version = 1

    def step(self) -> None:
        """One message of the editor: one or several changes, or the text as it was some time ago."""
        self._version += 1
        now = str(self.buffer.text)
        document = self.buffer.document
        # People do not leave a text broken for long, and only sound ones can be compared.
        undoing = 0.7 if document is not None and document.has_errors else 0.15
        if self._history and self.random.random() < undoing:
            self.buffer.change(self._version, [Change(None, self._history.pop())])
            return
        if len(self._history) < 30:
            self._history.append(now)
        cursors = self.random.choice((1, 1, 1, 2, 5))
        changes, text = [], self.buffer.text
        for _ in range(cursors):
            change = self._change(text)
            changes.append(change)
            # The next change counts in the text that this one leaves.
            after = Buffer("untitled:2", None, 1, str(text), self.encoding)
            after.change(2, [change])
            text = after.text
        self.buffer.change(self._version, changes)

    def _change(self, text: SourceText) -> Change:
        return self._line_change(text) if self.random.random() < 0.6 else self._wild_change(text)

    def _line_change(self, text: SourceText) -> Change:
        """A line doubled, moved, emptied or gone, or a word with another letter."""
        count = len(text.line_starts)
        line, other = self.random.randrange(count), self.random.randrange(count)
        whole = text.slice(text.line_span(other))
        kind = self.random.randrange(4)
        if kind == 0:
            return Change(((line, 0), (line, 0)), whole if whole.endswith("\n") else "\n")
        if kind == 1:
            return Change(((line, 0), (line + 1, 0)), "")
        if kind == 2:
            return Change(((line, 0), (line, 0)), "\n")
        content = text.line_content(line)
        letters = [place for place, byte in enumerate(content) if chr(byte).isalpha() and byte < 128]
        if not letters or not content.isascii():
            return Change(((line, 0), (line, 0)), "\n")
        place = self.random.choice(letters)
        return Change(((line, place), (line, place + 1)), self.random.choice("abxyz"))

    def _wild_change(self, text: SourceText) -> Change:
        start = self.random.randint(0, len(text.data))
        end = min(len(text.data), start + self.random.choice((0, 0, 0, 1, 3, 40)))
        lines = str(text).splitlines(keepends=True) or [""]
        typed = self.random.choice((*_TYPED, "", "", self.random.choice(lines)))
        places = [position_of(text, offset, self.encoding) for offset in (start, end)]
        first, last = [(place["line"], place["character"]) for place in places]
        return Change((first, last), typed)


def opened_anew(edited: Document) -> Document:
    """The text of a document opened anew: what its analysis has to be equal to.

    A text with errors can be read in several ways, and which one a parser takes depends on what it read before. Where it
    took another one than it takes now, this is the document of that same reading, with nothing known of earlier states.
    """
    fresh = Document.parse(edited.text, edited.language)
    if edited.is_abandoned or fresh.is_abandoned:
        return fresh
    if not edited.has_errors or list(_nodes(fresh.tree)) == list(_nodes(edited.tree)):
        return fresh
    items = split_into_items(edited.language, edited.text.data, edited.tree)
    return Document.of(edited.language, edited.text, ParseResult(edited.tree, False), items)


def _nodes(tree: Tree) -> Iterator[tuple[str, int, int, bool]]:
    """Every node of a tree in one order: what it is, where it stands, and whether the parser made it up."""
    cursor = tree.walk()
    while True:
        node = cursor.node
        assert node is not None
        yield node.type, node.start_byte, node.end_byte, node.is_missing
        if cursor.goto_first_child() or cursor.goto_next_sibling():
            continue
        while cursor.goto_parent():
            if cursor.goto_next_sibling():
                break
        else:
            return


def differences(buffer: Buffer, original: Document | None = None) -> str | None:
    """What sets the edited text apart from the same text opened anew; None where nothing does."""
    edited = buffer.document
    assert edited is not None
    fresh = opened_anew(edited)
    found, wanted = _seen(findings(edited, EVERY_RULE)), _seen(findings(fresh, EVERY_RULE))
    if found != wanted:
        return f"findings: {sorted(set(found) ^ set(wanted))}"
    if original is None:
        return None
    score, again = score_documents(original, edited), score_documents(original, fresh)
    if (score.s, score.estimate.j, score.imm) != (again.s, again.estimate.j, again.imm):
        return f"scores: S {score.s} and {again.s}, J {score.estimate.j} and {again.estimate.j}"
    if _seen(score.findings) != _seen(again.findings):
        return f"findings of the pair: {set(_seen(score.findings)) ^ set(_seen(again.findings))}"
    if _places(score) != _places(again):
        return "alignment"
    return None


def _seen(found: object) -> list[tuple[object, ...]]:
    assert isinstance(found, list | tuple)
    return [_of(one) for one in found]


def _of(finding: Finding) -> tuple[object, ...]:
    return (finding.rule, finding.span, finding.line, finding.column, finding.message, finding.fix)


def _places(score: object) -> list[str]:
    alignments = getattr(score, "alignments", ())
    return [
        f"{one.source and one.source.qualified_name} {one.target and one.target.qualified_name} {one.s}"
        for one in alignments
    ]
