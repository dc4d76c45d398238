"""Standard input that is made up while a program reads it.

Each read is answered when it is asked. What kind of line suits a place is not known beforehand; the memory learns it from runs
that fail or succeed. What was answered is recorded, so that it can be replayed to the other side as a text.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import attrs

from variorum.differential.constants import Constants
from variorum.differential.read_memory import Choice, ReadMemory
from variorum.differential.seeded import SeededRandom

_MOST_READS = 300
_SMALL_AFTER = 60
_LONGEST_COUNT = 30

_LINES = ("int", "ints", "word", "words", "floats", "text", "mixed")
_NUMBERS = ("small", "tens", "constant", "hundreds", "same")
_EDGE_NUMBERS = (*_NUMBERS, "zero", "negative", "huge")
_WORDS = ("alphabet", "literal", "number", "letters")


class TooManyReads(Exception):
    """The program reads on and on."""


@attrs.frozen
class Read:
    """One answer: a `line`, a `token`, or `rest` (all that is left)."""

    kind: str
    text: str
    site: int


@attrs.define
class DrawnInput:
    """Answers the reads of one run. `is_irregular` says that a count and the number of its items need not agree."""

    random: SeededRandom
    constants: Constants
    memory: ReadMemory
    is_natural: bool
    reads: list[Read] = attrs.Factory(list)
    choices: list[Choice] = attrs.Factory(list)
    last_choices: list[Choice] = attrs.Factory(list)
    is_irregular: bool = False
    _ints: list[int] = attrs.Factory(list)
    _lines_at: dict[int, int] = attrs.Factory(dict)
    _characters: str = ""
    _ends_after: int | None = None

    def line(self, site: int) -> str | None:
        """A line, of the kind that suits the place."""
        if self.reads and self.reads[-1].kind == "token":
            # The rest of the line whose words have been read.
            self._record("line", "", site)
            return ""
        self._begin()
        # The first line at a place may differ from the later ones: a count, then the items.
        number = min(self._lines_at.get(site, 0), 3)
        self._lines_at[site] = self._lines_at.get(site, 0) + 1
        text = self._line((site, number))
        self._record("line", text, site)
        return text

    def token(self, kind: str, site: int) -> str | None:
        """A word of the kind."""
        self._begin()
        text = {"int": self._int_text, "float": self._float_text}.get(kind, self._word)((site, 0))
        self._record("token", text, site)
        return text

    def character(self, site: int) -> str:
        """The next character of a line that is drawn when the last one is used up."""
        if not self._characters:
            if not self.has_line(site):
                return ""
            self._characters = (self.line(site) or "") + "\n"
        first, self._characters = self._characters[0], self._characters[1:]
        return first

    def rest(self, site: int) -> str:
        """A few lines."""
        self._begin()
        count = self._choose(("count", site), (1, 2, 3, 4, 6))
        text = "\n".join(self._line((site, min(number, 3))) for number in range(int(str(count)))) + "\n"
        self._record("rest", text, site)
        return text

    def has_line(self, site: int) -> bool:
        """Whether the input goes on, for programs that read until it ends."""
        del site
        if self._ends_after is None:
            self._ends_after = len(self.reads) + self.random.between(1, 6)
        return len(self.reads) < self._ends_after

    def has_token(self, kind: str, site: int) -> bool:
        """Whether the input goes on."""
        del kind
        return self.has_line(site)

    def _begin(self) -> None:
        if len(self.reads) >= _MOST_READS:
            raise TooManyReads
        self.last_choices = []

    def _record(self, kind: str, text: str, site: int) -> None:
        self.reads.append(Read(kind, text, site))

    def _choose(
        self, question: Hashable, options: Sequence[Hashable], prior: Sequence[float] = ()
    ) -> Hashable:
        option = self.memory.choose(self.random, question, options, prior)
        self.choices.append((question, option))
        self.last_choices.append((question, option))
        return option

    def _line(self, place: Hashable) -> str:
        kind = self._choose(("line", place), _LINES, (2, 2, 1, 0.6, 0.3, 0.6, 0.3))
        if kind == "int":
            return self._int_text(place)
        if kind == "word":
            return self._word(place)
        if kind == "text":
            return " ".join(self._word(place) for _ in range(self.random.between(1, 3)))
        make = {"ints": self._int_text, "words": self._word, "floats": self._float_text}.get(str(kind))
        count = self._count(place)
        if make is None:
            return " ".join((self._literal(), *(self._int_text(place) for _ in range(min(count, 3)))))
        return " ".join(make(place) for _ in range(count))

    def _count(self, place: Hashable) -> int:
        """How many words a line has: a fixed number, or one of the last ints read."""
        recent = len(self._ints[-4:])
        options: list[Hashable] = [2, 3, 4, "any", *(f"back{i}" for i in range(recent))]
        chosen = self._choose(("count", place), options, (1, 0.5, 0.3, 0.5, *([1.5] * recent)))
        if isinstance(chosen, int):
            return chosen
        if chosen != "any":
            count = self._ints[-1 - int(str(chosen)[4:])]
            return min(max(count, 0), _LONGEST_COUNT)
        count = self.random.between(1, 6)
        self.is_irregular = self.is_irregular or (bool(self._ints) and count not in self._ints)
        return count

    def _int_text(self, place: Hashable) -> str:
        return str(self._int(place))

    def _int(self, place: Hashable) -> int:
        random, ints = self.random, self.constants.ints
        range_ = self._choose(("range", place), _NUMBERS if self.is_natural else _EDGE_NUMBERS)
        if len(self.reads) > _SMALL_AFTER:
            range_ = "small"
        if range_ == "constant":
            value = random.choice(ints or (2,)) + random.between(-1, 1)
        elif range_ == "same":
            value = random.choice(self._ints) if self._ints else 3
        else:
            low, high = {
                "small": (1, 5),
                "tens": (1, 12),
                "hundreds": (1, 1000),
                "zero": (0, 1),
                "negative": (-5, 2),
                "huge": (1000, 1_000_000),
            }[str(range_)]
            value = random.between(low, high)
        if self.is_natural:
            value = max(1, min(value, 5000))
        self._ints.append(value)
        return value

    def _float_text(self, place: Hashable) -> str:
        del place
        tenths = self.random.between(1 if self.is_natural else -50, 1000)
        return str(tenths // 10) if self.random.chance(0.4) else str(tenths / 10)

    def _literal(self) -> str:
        words = [text for text in self.constants.texts if len(text) <= 12 and not set(text) & set(" %{}\\")]
        return self.random.choice(words or ["a"])

    def _word(self, place: Hashable) -> str:
        kind = self._choose(("word", place), _WORDS, (2, 0.7, 0.7, 1))
        if kind == "literal":
            return self._literal()
        if kind == "number":
            return self._int_text(place)
        alphabets = self.constants.alphabets
        alphabet = (
            alphabets[int(str(self._choose(("alphabet", place), range(len(alphabets)))))]
            if kind == "alphabet"
            else tuple("abc")
        )
        letters = [c for c in alphabet if not c.isspace()] or ["a"]
        options: list[Hashable] = ["any", *(f"back{i}" for i in range(len(self._ints[-3:])))]
        length = self._choose(("length", place), options)
        count = self.random.between(1, 7) if length == "any" else self._ints[-1 - int(str(length)[4:])]
        return "".join(self.random.choice(letters) for _ in range(min(max(count, 1), _LONGEST_COUNT)))
