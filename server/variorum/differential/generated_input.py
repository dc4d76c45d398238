"""Generates standard input while a program reads it.

Each read is answered on demand. Which kind of line fits a place is learned from runs that fail or succeed. The
answers are recorded, so that they can be replayed to the other side as text.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import attrs

from variorum.differential.choice_weights import Choice, ChoiceWeights
from variorum.differential.constants import Constants
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.string_generation import patterned

_MAX_READS = 150
_SMALL_AFTER = 60
_MAX_LINE_COUNT = 30
# The probability that the numbers of a list are sorted, all equal or a permutation.
_PERMUTATION_SHARE = 0.2

_COUNTED = (2, 3, 4, 5, "any", "first0", "first1", "first2", "last0", "last1")
# The contents of a line and their number, with prior weights.
_LINES: dict[tuple[str, Hashable], float] = {
    ("int", 1): 3.0,
    **{
        ("ints", count): weight
        for count, weight in zip(_COUNTED, (2, 1, 0.6, 0.3, 0.5, 6, 1, 0.5, 4, 1), strict=True)
    },
    ("word", 1): 1.5,
    **{
        ("words", count): weight
        for count, weight in zip(_COUNTED, (0.5, 0.3, 0.1, 0.1, 0.4, 1, 0.3, 0.1, 0.5, 0.3), strict=True)
    },
    ("text", 1): 0.7,
    ("float", 1): 0.4,
    **{("floats", count): 0.3 for count in (2, 3, "first0")},
    ("mixed", 1): 0.3,
    ("mixed", 2): 0.3,
    ("mixed", 3): 0.2,
}
# The kind of words in each kind of line.
_WORDS_OF = {
    "int": "ints",
    "ints": "ints",
    "word": "texts",
    "words": "texts",
    "text": "texts",
    "float": "floats",
    "floats": "floats",
    "mixed": "mixed",
}
_MAX_LENGTHS = 4
_OWN_LENGTH = 0.3
_RESTS: tuple[tuple[tuple[str, Hashable], ...], ...] = (
    (("int", 1), ("ints", "first0")),
    (("ints", 2), ("ints", "first0")),
    (("int", 1),),
    (("ints", 2),),
    (("ints", 3),),
    (("ints", "any"),),
    (("int", 1), ("rows", 1)),
    (("int", 1), ("rows", 2)),
    (("int", 1), ("rows", 3)),
    (("int", 1), ("ints", "first0"), ("ints", "first0")),
    (("ints", 2), ("ints", "first0"), ("ints", "first1")),
    (("ints", 3), ("ints", "first0")),
    (("int", 1), ("ints", "first0"), ("int", 1), ("ints", "last0")),
    (("word", 1),),
    (("int", 1), ("word", 1)),
    (("int", 1), ("words", "first0")),
    (("text", 1), ("text", 1)),
)
_NUMBERS = ("small", "tens", "constant", "hundreds", "same", "up to first", "up to last")
_ENDS = ("never", "zeros", "end")
_EDGE_NUMBERS = (*_NUMBERS, "zero", "negative", "huge")
_WORDS = {"alphabet": 2.0, "literal": 0.7, "number": 0.7, "letters": 1.0}
# The prior weights of a word that is numbers with a separator between them, and of a space between numbers, if the program has
# separators.
_JOINED = 0.7
_SPACE = 3.0
_MAX_JOINED = 16


class TooManyReads(Exception):
    """The program reads endlessly."""


@attrs.frozen
class Read:
    """An answer: a `line`, a `token`, or `rest` (the remaining input)."""

    kind: str
    text: str
    site: int


@attrs.define
class GeneratedInput:
    """Answers the reads of one run. `is_irregular` says that a count may differ from the number of its items."""

    random: SeededRandom
    constants: Constants
    memory: ChoiceWeights
    is_natural: bool
    reads: list[Read] = attrs.Factory(list)
    choices: list[Choice] = attrs.Factory(list)
    last_choices: list[Choice] = attrs.Factory(list)
    is_irregular: bool = False
    _ints: list[int] = attrs.Factory(list)
    _headers: list[int] = attrs.Factory(list)
    _lines_at: dict[int, int] = attrs.Factory(dict)
    _characters: str = ""
    _ends_after: int | None = None
    _end: Hashable = "never"
    """How the input ends for a program that reads until the end: `never`, with `zeros`, or at its `end`."""

    def line(self, site: int) -> str | None:
        """Returns a line of a kind that fits the place, None at the end of the input."""
        if self.reads and self.reads[-1].kind == "token":
            # The rest of the line whose words have been read.
            self._record("line", "", site)
            return ""
        if not self._begin():
            return None
        # The first line at a place may differ from later ones: a count, then the items.
        number = min(self._lines_at.get(site, 0), 3)
        self._lines_at[site] = self._lines_at.get(site, 0) + 1
        text = self._line((site, number))
        self._record("line", text, site)
        return text

    def token(self, kind: str, site: int) -> str | None:
        """Returns a word of the kind, None at the end of the input."""
        if not self._begin():
            return None
        text = {"int": self._int_text, "float": self._float_text}.get(kind, self._word)((site, 0))
        if kind == "int" and not (self.reads and self.reads[-1].site == site):
            self._headers.append(self._ints[-1])
        self._record("token", text, site)
        return text

    def character(self, site: int) -> str:
        """Returns the next character of a line. A new line is drawn when the last one is used up."""
        if not self._characters:
            if not self.has_line(site):
                return ""
            self._characters = (self.line(site) or "") + "\n"
        first, self._characters = self._characters[0], self._characters[1:]
        return first

    def rest(self, site: int) -> str:
        """Returns the remaining lines."""
        if not self._begin():
            return ""
        shape = _RESTS[int(str(self._choose(("rest", site), range(len(_RESTS)))))]
        text = "\n".join(self._lines(shape, (site, 0))) + "\n"
        self._record("rest", text, site)
        return text

    def has_line(self, site: int) -> bool:
        """Returns whether the input continues, for programs that read until it ends."""
        del site
        if self._ends_after is None:
            self._ends_after = len(self.reads) + self.random.between(1, 6)
        return len(self.reads) < self._ends_after

    def has_token(self, kind: str, site: int) -> bool:
        """Returns whether the input continues."""
        del kind
        return self.has_line(site)

    def _begin(self) -> bool:
        """Prepares an answer. Returns False at the end of the input.

        Raises:
            TooManyReads: the program reads endlessly.
        """
        if not self.reads:
            self.last_choices = []
            self._end = self._choose("end", _ENDS, (0.8, 0.12, 0.08))
            if self._end != "never":
                self._ends_after = self.random.between(2, 9)
        elif len(self.reads) >= _MAX_READS:
            self.last_choices = [("end", self._end)]
            raise TooManyReads
        else:
            self.last_choices = []
        return self._end != "end" or not self._is_over

    @property
    def _is_over(self) -> bool:
        return self._ends_after is not None and len(self.reads) >= self._ends_after

    def _record(self, kind: str, text: str, site: int) -> None:
        self.reads.append(Read(kind, text, site))

    def _choose(
        self, question: Hashable, options: Sequence[Hashable], prior: Sequence[float] = ()
    ) -> Hashable:
        option = self.memory.choose(self.random, question, options, prior)
        self._note(question, option)
        return option

    def _note(self, question: Hashable, option: Hashable) -> None:
        self.choices.append((question, option))
        self.last_choices.append((question, option))

    def _line(self, place: tuple[int, int]) -> str:
        """Returns a line of a kind that worked at the place or, with less weight, on other lines of it."""
        site, _number = place
        known = self.memory.known(("line", site))
        words, counts = self.memory.known(("words", place)), self.memory.known(("count", place))
        # A program that compares with special characters gets lines of them.
        marks = 1.0 if len(self.constants.alphabets) <= 2 else 2.5
        options = self._line_options()
        prior = [
            before
            * known.get(option, 0.5)
            * words.get(_WORDS_OF[option[0]], 0.5)
            * counts.get(option[1], 0.5)
            * (marks if option[0] in ("word", "words", "text") else 1.0)
            for option, before in options.items()
        ]
        kind = self._choose(("line", place), list(options), prior)
        assert isinstance(kind, tuple)
        self._note(("line", site), kind)
        self._note(("words", place), _WORDS_OF[kind[0]])
        self._note(("count", place), kind[1])
        return self._render(kind, place)

    def _line_options(self) -> dict[tuple[str, Hashable], float]:
        """Returns the possible contents of a line with prior weights, including lists as long as the program's
        constants.
        """
        lengths = [number for number in self.constants.ints if 5 < number <= _MAX_LINE_COUNT][:_MAX_LENGTHS]
        return {**_LINES, **{("ints", number): _OWN_LENGTH for number in lengths}}

    def _lines(self, shape: Sequence[tuple[str, Hashable]], place: tuple[int, int]) -> list[str]:
        lines: list[str] = []
        for kind, count in shape:
            if kind == "rows":
                rows = min(self._headers[0] if self._headers else 1, _MAX_LINE_COUNT)
                lines += [self._render(("ints", count), place) for _ in range(rows)]
            else:
                lines.append(self._render((kind, count), place))
        return lines

    def _render(self, what: tuple[str, Hashable], place: Hashable) -> str:
        kind, counted = what
        if kind == "text":
            return " ".join(self._word(place) for _ in range(self.random.between(1, 3)))
        make = {
            "int": self._int_text,
            "ints": self._int_text,
            "float": self._float_text,
            "floats": self._float_text,
        }
        count = self._count(counted)
        if kind == "mixed":
            return " ".join((self._literal(), *(self._int_text(place) for _ in range(count - 1))))
        before = len(self._ints)
        if kind == "ints" and count > 2 and self.random.chance(_PERMUTATION_SHARE):
            return self._separator(place).join(map(str, self._permutation(place, count)))
        separator = self._separator(place) if kind in ("ints", "floats") and count > 1 else " "
        text = separator.join(make.get(kind, self._word)(place) for _ in range(count))
        if isinstance(counted, int):
            # Ints outside of lists may be counts of what follows.
            self._headers += self._ints[before:]
        return text

    def _separator(self, place: Hashable) -> str:
        """Returns what stands between the numbers of a line: a space, or a mark at which the program may split it."""
        marks = self.constants.separators
        if not marks:
            return " "
        return str(self._choose(("separator", place), (" ", *marks), (_SPACE, *([1.0] * len(marks)))))

    def _joined(self, place: Hashable) -> str:
        """Returns numbers with a separator between them and no space, such as `1,2` or `12:30`."""
        mark = self._choose(("mark", place), self.constants.separators)
        own = [number for number in self.constants.ints if 4 < number <= _MAX_JOINED]
        count = int(str(self._choose(("joined", place), (2, 3, 4, *own, *(number + 1 for number in own)))))
        return str(mark).join(self._int_text(place) for _ in range(count))

    def _permutation(self, place: Hashable, count: int) -> list[int]:
        """Returns sorted numbers, equal numbers, or a permutation of the first ones."""
        if self.random.chance(0.4):
            numbers = list(range(1, count + 1))
            self.random.shuffle(numbers)
            return numbers
        first = self._int(place)
        return [first] * count if self.random.chance(0.3) else sorted(self._int(place) for _ in range(count))

    def _count(self, counted: Hashable) -> int:
        """Returns the number of words of a line: a fixed number, or one of the ints read before."""
        if isinstance(counted, int):
            return counted
        name = str(counted)
        if name != "any" and self._headers:
            number = int(name[-1])
            place = number if name.startswith("first") else -1 - number
            if -len(self._headers) <= place < len(self._headers):
                return min(max(self._headers[place], 0), _MAX_LINE_COUNT)
        count = self.random.between(1, 6)
        self.is_irregular = self.is_irregular or (bool(self._headers) and count not in self._headers)
        return count

    def _int_text(self, place: Hashable) -> str:
        return str(self._int(place))

    def _int(self, place: Hashable) -> int:
        random, ints = self.random, self.constants.ints
        if self._end == "zeros" and self._is_over:
            self._ints.append(0)
            return 0
        range_ = self._choose(("range", place), _NUMBERS if self.is_natural else _EDGE_NUMBERS)
        if len(self.reads) > _SMALL_AFTER:
            range_ = "small"
        if range_ == "constant":
            value = random.choice(ints or (2,)) + random.between(-1, 1)
        elif range_ == "same":
            value = random.choice(self._ints) if self._ints else 3
        elif range_ in ("up to first", "up to last"):
            most = self._headers[0 if range_ == "up to first" else -1] if self._headers else 5
            value = random.between(1, max(1, most))
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
        kinds = {**_WORDS, "joined": _JOINED} if self.constants.separators else _WORDS
        kind = self._choose(("word", place), list(kinds), list(kinds.values()))
        if kind == "joined":
            return self._joined(place)
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
        fixed = [*(f"={number}" for number in self.constants.ints if 2 <= number <= 12)][:4]
        options: list[Hashable] = ["any", *range(min(len(self._headers), 3)), *fixed]
        length = self._choose(("length", place), options, (1.5, *([1.0] * (len(options) - 1))))
        if isinstance(length, int):
            count = self._headers[length]
        else:
            count = self.random.between(1, 7) if length == "any" else int(str(length)[1:])
        return patterned(self.random, letters, min(max(count, 1), _MAX_LINE_COUNT))
