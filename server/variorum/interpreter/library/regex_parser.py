"""A small engine for regular expressions that counts its steps, so that no pattern and no text takes longer than the budget.

It reads what Python, Java, JavaScript and C# have in common: classes, groups, alternatives, greedy and lazy repetition, anchors,
lookaround and references back. Anything else ends the evaluation as unsupported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from variorum.interpreter.library.regex_matching import Expression, Step
from variorum.interpreter.library.regex_steps import (
    all_of,
    anchor,
    any_of,
    back_reference,
    capture,
    look_ahead,
    look_behind,
    one,
    repeat,
    run_of,
)
from variorum.interpreter.signals import Unsupported

DIGITS, SPACES = "0123456789", " \t\n\r\f\v"
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v", "0": "\0"}


def compiled(machine: Any, pattern: str, flags: str) -> Expression:
    """Returns the expression of a pattern. Raises a value error of the program for one that is wrong."""
    cache: dict[tuple[str, str], Expression] = machine.__dict__.setdefault("expressions", {})
    found = cache.get((pattern, flags))
    if found is None:
        if len(pattern) > 2000:
            raise Unsupported("a long pattern")
        if len(cache) > 100:
            cache.clear()
        found = cache[pattern, flags] = _Parser(machine, pattern, flags).parse()
    return found


class _Parser:
    """Parses a pattern to steps."""

    def __init__(self, machine: Any, pattern: str, flags: str) -> None:
        self.machine, self.pattern, self.position = machine, pattern, 0
        self.ignores_case, self.is_multiline, self.is_dot_all = "i" in flags, "m" in flags, "s" in flags
        self.count = 0
        self.names: dict[str, int] = {}

    def fail(self) -> Exception:
        """Returns the exception of a wrong pattern."""
        failure: Exception = self.machine.fail("value", "a wrong pattern")
        return failure

    def parse(self) -> Expression:
        """Returns the expression."""
        if self.pattern.startswith("(?i)"):
            self.ignores_case, self.position = True, 4
        step = self.alternatives()
        if self.position < len(self.pattern):
            raise self.fail()
        return Expression(step, self.count, self.names)

    def peek(self) -> str:
        """Returns the next character, "" at the end."""
        return self.pattern[self.position : self.position + 1]

    def take(self, text: str) -> bool:
        """Skips a text if it is next. Returns whether it is."""
        if self.pattern.startswith(text, self.position):
            self.position += len(text)
            return True
        return False

    def alternatives(self) -> Step:
        """Parses alternatives."""
        options = [self.sequence()]
        while self.take("|"):
            options.append(self.sequence())
        return options[0] if len(options) == 1 else any_of(options)

    def sequence(self) -> Step:
        """Parses what follows one after another."""
        steps: list[Step] = []
        while self.peek() and self.peek() not in "|)":
            steps.append(self.repeated())
        return all_of(steps)

    def repeated(self) -> Step:
        """Parses an atom and how often it is repeated."""
        is_set, step, check = self.atom()
        while True:
            bounds = self.bounds()
            if bounds is None:
                return step
            low, high = bounds
            if self.take("+"):
                raise Unsupported("a possessive repetition")
            is_lazy = self.take("?")
            if is_set and check is not None and not is_lazy:
                step, is_set, check = run_of(check, low, high), False, None
            else:
                step, is_set, check = repeat(step, low, high, is_lazy), False, None

    def bounds(self) -> tuple[int, int] | None:
        """Parses how often, None if there is nothing of the kind; -1 is without bound."""
        for mark, found in (("*", (0, -1)), ("+", (1, -1)), ("?", (0, 1))):
            if self.take(mark):
                return found
        end = self.pattern.find("}", self.position)
        inner = self.pattern[self.position + 1 : end]
        if self.peek() == "{" and end > 0 and inner and not inner.strip("0123456789,") and inner[0] != ",":
            self.position = end + 1
            low, comma, high = inner.partition(",")
            if max(len(low), len(high)) > 4:
                raise Unsupported("a large repetition")
            return int(low), (int(high) if high else -1) if comma else int(low)
        return None

    def atom(self) -> tuple[bool, Step, Callable[[str], bool] | None]:
        """Parses one atom: whether it matches a single character, its step, and its test."""
        each = self.peek()
        if each in "*+?":
            raise self.fail()
        self.position += 1
        if each == "(":
            return False, self.group(), None
        if each == "^":
            is_multiline = self.is_multiline
            return False, anchor(lambda text, at: at == 0 or (is_multiline and text[at - 1] == "\n")), None
        if each == "$":
            return False, self._end(), None
        if each == "\\":
            return self.escape()
        check = self._set_of(each)
        return True, one(check), check

    def _end(self) -> Step:
        is_multiline = self.is_multiline
        is_strict = self.machine.semantics.undefined

        def test(text: str, at: int) -> bool:
            if at == len(text):
                return True
            if is_multiline:
                return text[at] == "\n"
            return not is_strict and at == len(text) - 1 and text[at] == "\n"

        return anchor(test)

    def _set_of(self, each: str) -> Callable[[str], bool]:
        if each == ".":
            if self.is_dot_all:
                return lambda c: True
            return lambda c: c != "\n"
        if each == "[":
            return self.character_class()
        return self._literal(each)

    def _literal(self, each: str) -> Callable[[str], bool]:
        if self.ignores_case and each.lower() != each.upper():
            low = each.lower()
            return lambda c: c.lower() == low
        return lambda c: c == each

    def group(self) -> Step:
        """Parses what stands in parentheses."""
        if not self.take("?"):
            return self._capturing()
        for mark, is_ahead, wanted in (
            ("=", True, True),
            ("!", True, False),
            ("<=", False, True),
            ("<!", False, False),
        ):
            if self.take(mark):
                inner = self._closed()
                return look_ahead(inner, wanted) if is_ahead else look_behind(inner, wanted)
        if self.take(":"):
            return self._closed()
        if self.take("P<") or self.take("<"):
            end = self.pattern.find(">", self.position)
            if end < 0:
                raise self.fail()
            name, self.position = self.pattern[self.position : end], end + 1
            self.names[name] = self.count + 1
            return self._capturing()
        raise Unsupported("a form of group")

    def _capturing(self) -> Step:
        self.count += 1
        index = self.count
        return capture(self._closed(), index)

    def _closed(self) -> Step:
        inner = self.alternatives()
        if not self.take(")"):
            raise self.fail()
        return inner

    def escape(self) -> tuple[bool, Step, Callable[[str], bool] | None]:
        """Parses what follows a backslash."""
        each = self.peek()
        self.position += 1
        if each == "b" or each == "B":
            return False, anchor(lambda text, at: _is_boundary(text, at) == (each == "b")), None
        if each in "AZz" and each:
            is_start = each == "A"
            return False, anchor(lambda text, at: at == (0 if is_start else len(text))), None
        if each.isdigit() and each != "0":
            return False, back_reference(int(each)), None
        if each == "Q":
            end = self.pattern.find("\\E", self.position)
            end = len(self.pattern) if end < 0 else end
            literal, self.position = self.pattern[self.position : end], min(end + 2, len(self.pattern))
            return False, all_of([one(self._literal(x)) for x in literal]), None
        check = self._class_of(each)
        return True, one(check), check

    def _class_of(self, each: str) -> Callable[[str], bool]:
        if not each:
            raise self.fail()
        known = _classes(each)
        if known is not None:
            return known
        if each == "u" or each == "x":
            size = 4 if each == "u" else 2
            digits, self.position = self.pattern[self.position : self.position + size], self.position + size
            try:
                return self._literal(chr(int(digits, 16)))
            except ValueError:
                raise self.fail() from None
        if each == "p" or each == "P":
            return self._property(each == "P")
        if each in ESCAPES:
            return self._literal(ESCAPES[each])
        if each.isalpha():
            raise Unsupported(f"\\{each} in a pattern")
        return self._literal(each)

    def _property(self, is_negated: bool) -> Callable[[str], bool]:
        end = self.pattern.find("}", self.position)
        name, self.position = self.pattern[self.position + 1 : end], end + 1
        known: dict[str, Callable[[str], bool]] = {
            "L": str.isalpha,
            "Alpha": lambda c: c.isascii() and c.isalpha(),
            "IsAlphabetic": str.isalpha,
            "N": str.isnumeric,
            "Nd": str.isdigit,
            "Digit": lambda c: c in DIGITS,
            "Lu": str.isupper,
            "Ll": str.islower,
            "Upper": lambda c: "A" <= c <= "Z",
            "Lower": lambda c: "a" <= c <= "z",
            "Alnum": lambda c: c.isascii() and c.isalnum(),
            "Punct": lambda c: c in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
        }
        check = known.get(name)
        if check is None:
            raise Unsupported(f"the property {name}")
        return (lambda c: not check(c)) if is_negated else check

    def character_class(self) -> Callable[[str], bool]:
        """Parses a class in brackets."""
        is_negated = self.take("^")
        checks: list[Callable[[str], bool]] = []
        singles: set[str] = set()
        is_first = True
        while self.peek() != "]" or (is_first and not self.machine.semantics.undefined):
            is_first = False
            if not self.peek():
                raise self.fail()
            low = self._member(checks)
            if low is None:
                continue
            if self.peek() == "-" and self.pattern[self.position + 1 : self.position + 2] not in ("]", ""):
                self.position += 1
                high = self._member(checks)
                if high is None or high < low:
                    raise self.fail()
                checks.append(_between(low, high))
            else:
                singles.add(low)
        self.position += 1
        return self._united(checks, frozenset(singles), is_negated)

    def _member(self, checks: list[Callable[[str], bool]]) -> str | None:
        """Parses a character of a class; a named class goes to `checks`."""
        each = self.peek()
        self.position += 1
        if each == "[" and self.machine.semantics.text_equality == "identity":
            checks.append(self.character_class())
            return None
        if each == "&" and self.peek() == "&" and self.machine.semantics.text_equality == "identity":
            raise Unsupported("an intersection of classes")
        if each != "\\":
            return each
        name = self.peek()
        self.position += 1
        if _classes(name) is not None or name in "pP":
            checks.append(self._class_of(name))
            return None
        if name in ("u", "x"):
            size = 4 if name == "u" else 2
            digits, self.position = self.pattern[self.position : self.position + size], self.position + size
            return chr(int(digits, 16))
        return {"b": "\b", **ESCAPES}.get(name, name)

    def _united(
        self, checks: list[Callable[[str], bool]], singles: frozenset[str], is_negated: bool
    ) -> Callable[[str], bool]:
        def test(c: str) -> bool:
            return c in singles or any(check(c) for check in checks)

        if self.ignores_case:
            return lambda c: (test(c.lower()) or test(c.upper())) is not is_negated
        return (lambda c: not test(c)) if is_negated else test


def _classes(name: str) -> Callable[[str], bool] | None:
    known: dict[str, Callable[[str], bool]] = {
        "d": lambda c: c in DIGITS,
        "D": lambda c: c not in DIGITS,
        "s": lambda c: c in SPACES,
        "S": lambda c: c not in SPACES,
        "w": lambda c: c == "_" or c.isalnum(),
        "W": lambda c: not (c == "_" or c.isalnum()),
    }
    return known.get(name)


def _between(low: str, high: str) -> Callable[[str], bool]:
    return lambda c: low <= c <= high


def _is_boundary(text: str, at: int) -> bool:
    def is_word(index: int) -> bool:
        return 0 <= index < len(text) and (text[index] == "_" or text[index].isalnum())

    return is_word(at - 1) != is_word(at)
