"""Tells code that a comment quotes as an explanation from code that was commented out.

Both parse. A quotation is recognised by its surroundings: prose that introduces or continues it, omitted parts, a formula whose
names the program does not have.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet

import attrs

# Words of a sentence that introduces an example, a result or another way to write something.
_INTRODUCES = re.compile(
    r"(?i)\b(?:e\.g|i\.e|for (?:example|instance)|examples?|such as|equivalent|like (?:this|so|in|the following)|as follows"
    r"|following|usage|looks? like|same as|similar to|analogous|generated|computed|calculated|produced|obtained|reproduced?"
    r"|compar(?:e[ds]?|ison)|verif(?:y|ied)|references?|given|assum(?:e[ds]?|ing)|suppose|correspond(?:s|ing)?|translates?"
    r"|expands?|written|means|formulas?|sample|snippet|pseudo-?code|becomes?|turns? into|outputs?|results? in|yields?"
    r"|where|let|consider|syntax|grammar|signature|instead of|rather than"
    r"|user (?:code|writes)|people write|we get|you (?:can|could|may|might))\b"
    r"|:$"
)
# Words of a sentence about disabled code, whatever else it says.
_SWITCHED_OFF = re.compile(
    r"(?i)\b(?:todo|fixme|xxx|hack|disabled?|comment(?:ed|ing)? out|uncomment"
    r"|removed?|fail(?:s|ed|ing)?|broken|too slow|old|previous(?:ly)?"
    r"|used to|debug(?:ging)?|unused|skip(?:ped|s)?|crash(?:es)?|hangs?|alternat(?:e|ive)(?:ly)?|temporar(?:y|ily)|no longer"
    r"|(?:does|do|did)(?:n't| not) (?:work|pass|hold|compile|need)|don't need|not needed|unnecessary|redundant)\b"
)
_THREE_WORDS = re.compile(r"(?:^|[\s(\"'`])[A-Za-z][a-z']*,?(?:[ ][\"'`(]?[A-Za-z][\w'-]*[\"'`)]?[,.:;]?){2}")
_LABEL = re.compile(r"^\W{0,3}[A-Za-z][\w .,:'()/-]{0,80}:$")
_BLOCK_LABEL = re.compile(r"^\W*(?:try|else|finally|do|default|public|private|protected)\s*:$")
_CODE_MARK = re.compile(r"[\[\]{};=]")
_STRING = re.compile(r"\"(?:[^\"\\\n]|\\.){0,200}\"|'(?:[^'\\\n]|\\.){0,200}'|`(?:[^`\\\n]|\\.){0,200}`")
# An ellipsis that replaces a value, a statement or the rest of a list. In `tuple[int, ...]` it is a type.
_LEFT_OUT = re.compile(r"(?<![\w.])(?:\.\.\.|…)(?=\s*(?:[)},;]|$))", re.MULTILINE)
_FORMULA = re.compile(r"^\s*[^\W\d]\w*\s*=(?!=)([\w\s+*/%^().,<>|&~-]+)$")
_CALL = re.compile(r"\w\(|[^\W\d]\w*\.")
_WORD = re.compile(r"[^\W\d]\w*")
_DEEPER = 2
_SENTENCE_END = re.compile(r"[.!?]\s+(?=[A-Z])")


@attrs.define
class CommentRun:
    """The lines of a comment run without comment tokens, and the state of the scan through them."""

    lines: list[str]
    _seen: int = 0
    _fences: int = 0
    _prose: int | None = None

    def is_quoted(self, start: int, end: int, names: AbstractSet[str] | None) -> bool:
        """Returns whether the lines from `start` to `end`, which are code, are a quotation.

        Args:
            start: the first line of the code. Calls must have increasing starts, so that each line is scanned once.
            end: the line after it.
            names: the names of the code around the comment. None if there is none.
        """
        self._look_up_to(start)
        code = self.lines[start:end]
        if _LEFT_OUT.search(_STRING.sub("0", "\n".join(code))):
            return True
        if names is not None and _is_formula(code, names):
            return True
        if self._fences % 2:
            return True
        before = self._prose
        if before is None:
            return False
        sentence = _last_sentence(self.lines, before)
        if _SWITCHED_OFF.search(sentence):
            return False
        return (
            _INTRODUCES.search(sentence) is not None
            or _indent(code[0]) >= _indent(self.lines[before]) + _DEEPER
            or _goes_on(self.lines, end)
        )

    def _look_up_to(self, start: int) -> None:
        """Count the fences before a line, and find the last line of prose there."""
        for at in range(self._seen, start):
            self._fences += self.lines[at].lstrip().startswith("```")
            if is_prose(self.lines[at]):
                self._prose = at
        self._seen = start


def is_prose(line: str) -> bool:
    """Returns whether a line of a comment is prose: three words in a row, or a heading that ends with a colon."""
    line = line.strip()
    if _LABEL.match(line):
        return _BLOCK_LABEL.match(line) is None
    return _THREE_WORDS.search(line) is not None and (
        _CODE_MARK.search(line) is None or _INTRODUCES.search(line) is not None
    )


def _goes_on(lines: list[str], end: int) -> bool:
    """Returns whether the sentence that introduces the code continues after it."""
    following = next((line for line in lines[end:] if line.strip()), None)
    return following is not None and is_prose(following) and _SWITCHED_OFF.search(following) is None


def _last_sentence(lines: list[str], last: int) -> str:
    """Returns the sentence that ends with the line `last`, including its part on the line before."""
    first = last
    if last > 0 and is_prose(lines[last - 1]) and not lines[last - 1].rstrip().endswith(":"):
        first -= 1
    text = " ".join(line.strip() for line in lines[first : last + 1])
    return _SENTENCE_END.split(text)[-1]


def _is_formula(code: list[str], names: AbstractSet[str]) -> bool:
    """Returns whether the lines are equations between names and numbers, with operands that the surrounding code does not
    have."""
    set_here: set[str] = set()
    unknown = any_known = any_operand = False
    are_letters = True
    for line in code:
        if not line.strip():
            continue
        found = _FORMULA.match(line)
        if found is None or _CALL.search(found[1]):
            return False
        operands = set(_WORD.findall(found[1]))
        any_operand = any_operand or bool(operands)
        target = _WORD.findall(line)[0]
        any_known = any_known or not names.isdisjoint(operands | {target})
        unknown = unknown or not operands <= names | set_here
        set_here.add(target)
        are_letters = are_letters and all(len(name) == 1 for name in operands | {target})
    return any_operand and (unknown or are_letters or not any_known)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
