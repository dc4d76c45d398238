"""Generates strings: from alphabets that fit the program, with repetitions, palindromes, and nested brackets."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from variorum.differential.constants import Constants
from variorum.differential.seeded_random import SeededRandom

_PAIRS = ("()", "[]", "{}", "<>")
# The probability that a string is built with a separator of the source, or is one of its words.
_SEPARATED = 0.25
_LITERAL = 0.2
# The probability that a string has a rarer form, where usual ones do not do.
_SEARCHED = 0.6
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 10)
_EDGE_LENGTHS = (0, 0, 1, 1, 2, 3)
_OTHER_ALPHABETS = (tuple("aAbBzZ"), tuple("0123456789"), tuple("01"), tuple("ab cd e"), tuple("aB3 _.-"))


@attrs.frozen
class TextGenerator:
    """Generates strings. Natural ones are not empty and use the alphabets of the source."""

    random: SeededRandom
    constants: Constants
    is_natural: bool
    is_searching: bool = False
    """Whether usual strings were not accepted or gave equal results, so that rarer forms are tried."""

    def alphabet(self) -> Sequence[str]:
        """Returns an alphabet for the strings of one call."""
        if self.is_natural:
            return self.random.choice(self.constants.alphabets)
        own = (
            [self.constants.characters, (*self.constants.characters, "a", "b", "1")]
            if self.constants.characters
            else []
        )
        return self.random.choice([*_OTHER_ALPHABETS, *self.constants.alphabets, *own])

    def text(self, alphabet: Sequence[str], length: int | None = None) -> str:
        """Returns a string over an alphabet."""
        random = self.random
        if self.is_searching and random.chance(_SEARCHED):
            return self.searched(alphabet)
        if length is None:
            if self.is_natural and self.constants.separators and random.chance(_SEPARATED):
                return self.separated(alphabet)
            if self.is_natural and self.constants.words and random.chance(_LITERAL):
                return random.choice(self.constants.words)
            if self.constants.texts and random.chance(0.03 if self.is_natural else 0.12):
                return random.choice(self.constants.texts)
            length = random.choice(_LENGTHS if self.is_natural else _EDGE_LENGTHS)
        pairs = [pair for pair in _PAIRS if pair[0] in alphabet and pair[1] in alphabet]
        if pairs and (random.chance(0.6) or (self.is_natural and len(alphabet) == 2 * len(pairs))):
            return self.nested(pairs, max(1, length // 2))
        text = patterned(random, alphabet, length)
        if self.is_natural and text != text.strip():
            # Whitespace at the ends would make it an edge input.
            letters = [c for c in alphabet if not c.isspace()] or ["a"]
            text = random.choice(letters) + text[1:-1] + random.choice(letters)
        return text

    def searched(self, alphabet: Sequence[str]) -> str:
        """Returns a string of a rarer form: lines, numbers, a literal, or every letter of an alphabet."""
        random, constants = self.random, self.constants
        forms = [self.complete, self.digits]
        if constants.breaks:
            forms += [self.lines, self.lines]
        literals = sorted({*constants.words, *constants.texts})
        if literals and random.chance(1 / (1 + len(forms))):
            return random.choice(literals)
        return random.choice(forms)(alphabet)

    def complete(self, alphabet: Sequence[str]) -> str:
        """Returns all letters of an alphabet, or all but one, in any order and case."""
        letters = list(alphabet if len(alphabet) > len(_LETTERS) // 2 else _LETTERS)
        self.random.shuffle(letters)
        if self.random.chance(0.3):
            letters.pop()
        text = "".join(letters)
        return text.upper() if self.random.chance(0.2) else text

    def digits(self, alphabet: Sequence[str]) -> str:
        """Returns a number, or several that are separated by spaces."""
        random = self.random
        length = random.between(1, 9)
        number = "".join(random.choice("0123456789") for _ in range(length))
        if " " not in self.constants.breaks or random.chance(0.5):
            return str(random.between(1, 9)) + number[1:]
        return " ".join(str(random.between(0, 20)) for _ in range(random.between(2, 5)))

    def lines(self, alphabet: Sequence[str]) -> str:
        """Returns lines of equal length, or of as many numbers or words."""
        random, is_lined = self.random, "\n" in self.constants.breaks
        height, width = (random.between(1, 4) if is_lined else 1), random.between(1, 4)
        letters = [each for each in alphabet if not each.isspace()] or ["a"]
        form = random.choice(
            ("numbers", "words", "letters") if " " in self.constants.breaks else ("letters",)
        )

        def line() -> str:
            if form == "numbers":
                return " ".join(str(random.between(0, 20)) for _ in range(width))
            if form == "words":
                return " ".join(
                    "".join(random.choice(letters) for _ in range(random.between(1, 4))) for _ in range(width)
                )
            return "".join(random.choice(letters) for _ in range(width))

        return "\n".join(line() for _ in range(height))

    def separated(self, alphabet: Sequence[str]) -> str:
        """Returns numbers or words joined by a separator of the source, as in a date or a list."""
        random = self.random
        letters = [c for c in alphabet if c.isalnum()] or ["a", "b"]
        form = random.choice(("number", "padded", "word"))

        def part() -> str:
            if form == "word":
                return "".join(random.choice(letters) for _ in range(random.between(1, 4)))
            number = random.between(1, random.choice((9, 12, 31, 2030)))
            return f"{number:02d}" if form == "padded" else str(number)

        mark = random.choice(self.constants.separators)
        return mark.join(part() for _ in range(random.choice((2, 3, 3, 4))))

    def nested(self, pairs: Sequence[str], count: int) -> str:
        """Returns `count` pairs of balanced brackets."""
        text = ""
        while count > 0:
            pair = self.random.choice(pairs)
            inner = self.random.below(count)
            text += pair[0] + (self.nested(pairs, inner) if inner else "") + pair[1]
            count -= inner + 1
        return text

    def related(self, text: str) -> str:
        """Returns a string related to another: a part of it, a permutation of it, or one over its alphabet."""
        random, roll = self.random, self.random.fraction()
        if roll < 0.4 and text:
            start = random.below(len(text))
            return text[start : start + random.between(1, 4)]
        if roll < 0.7 and text:
            letters = list(text)
            random.shuffle(letters)
            return "".join(letters)
        return self.text(sorted(set(text)) or self.alphabet())

    def texts(self, count: int, alphabet: Sequence[str]) -> list[str]:
        """Returns the strings of one list: of one length, of several, literals of the program or numbers."""
        random, roll = self.random, self.random.fraction()
        if self.constants.texts and roll < 0.3:
            return [self._word(alphabet) for _ in range(count)]
        length = random.between(1, 4) if roll < 0.6 else None
        return [self.text(alphabet, length) for _ in range(count)]

    def _word(self, alphabet: Sequence[str]) -> str:
        roll = self.random.fraction()
        if roll < 0.5:
            return self.random.choice(self.constants.texts)
        return str(self.random.between(1, 20)) if roll < 0.8 else self.text(alphabet, 2)


def patterned(random: SeededRandom, alphabet: Sequence[str], length: int) -> str:
    """Returns a string over an alphabet: sometimes a palindrome, a repetition of its first half, or one repeated
    letter.
    """
    letters = [random.choice(alphabet) for _ in range(length)]
    roll = random.fraction()
    half = letters[: (length + 1) // 2]
    if roll < 0.12:
        letters = half + half[: length - len(half)][::-1]
    elif roll < 0.2:
        letters = half + half[: length - len(half)]
    elif roll < 0.25:
        letters = letters[:1] * length
    return "".join(letters)
