"""Estimates how far code fits its task, without running it.

The words of the task are compared with the names, texts and operations of the code, in both directions: what the task
speaks of should be there, and what is there should be spoken of. That cannot tell a right solution from a wrong one; it
tells a solution from the solution of another task.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Set
from math import exp
from typing import Final

import attrs

from variorum.memo import memoized_property
from variorum.quality.evidence import PointEvidence
from variorum.quality.quality_facts import QualityFacts
from variorum.quality.task_shapes import Shape, code_shape, task_shape
from variorum.quality.task_words import Task, read_task, stem, stems_in, stems_of, task_language

# Fitted by pairwise logistic regression, so that code of the task comes before code of another; on which sets of tasks,
# and how far it holds on others, is in docs/accuracy/task-fit.md. The unit is evidence that is plenty: half of the solutions have
# more, and next to no code of another task.
_RECALL: Final = 0.38
_PRECISION: Final = 0.45
_FUNCTIONS: Final = 0.52
_PARAMETERS: Final = 0.26
_OPERATIONS: Final = 0.40
_KINDS: Final = 0.18
_VALUES: Final = 0.17
_SAME_SHAPE: Final = 0.03
_OTHER_RESULT: Final = -0.20
_OTHER_INPUT: Final = -0.19
_OTHER_ARITY: Final = -0.10
_SAME_ARITY: Final = 0.06
_FOOT: Final = 0.1
"""The evidence below which the share falls ever more slowly."""
_VAGUE: Final = 0.25
"""What a word counts that many tasks have."""
_BY_PREFIX: Final = 0.7
"""What a word counts that only begins like another."""
_IN_WORDS: Final = 0.5
"""What a word counts that only a comment has, or that is the name of an operation."""
_SHORTEST_PREFIX: Final = 3
_HALFWAY: Final = 0.5
"""The number of words at which a task has half the weight of a long one."""
_ENGLISH: Final = 0.2
"""The share of known words that tells a task in the language that names are written in."""
_LETTERS: Final = re.compile(r"[^\W\d_]+")
_REACH: Final = 2_000
"""How much of a task is looked at for its language."""
_VALUES_ENOUGH: Final = 4
_NAMING: Final = frozenset({"name", "member", "invoke", "type"})


def task_fit(facts: QualityFacts, text: str) -> PointEvidence:
    """Returns the share, in `[0, 1]`, of what is to be expected of code that does the task.

    It does not apply to a task without words that could be compared, such as a number or a sentence in a language that
    shares no word with the code.
    """
    task = read_task(text)
    if not task.stems or not facts.has_code:
        return PointEvidence(0.0, applies=False)
    fit = _Fit(task, task_shape(text), _CodeTerms(facts))
    if not fit.has_common_word and not _is_readable(text):
        return PointEvidence(0.0, applies=False)
    # A short task says little, so that little follows from it.
    certainty = len(task.stems) / (len(task.stems) + _HALFWAY)
    return PointEvidence(1 - certainty * (1 - _share_of_plenty(fit.evidence)))


def _share_of_plenty(evidence: float) -> float:
    """Returns the evidence as a share in `(0, 1]`. It never reaches 0, so that less evidence is always less."""
    if evidence < _FOOT:
        return _FOOT * exp(evidence / _FOOT - 1)
    return min(evidence, 1.0)


def _is_readable(text: str) -> bool:
    language = task_language()
    words = _LETTERS.findall(text[:_REACH].lower())
    known = sum(word in language.known_words or stem(word) in language.known_stems for word in words)
    return known >= _ENGLISH * len(words)


@attrs.frozen(slots=False)
class _CodeTerms:
    """What code is made of, in the words that tasks use."""

    facts: QualityFacts

    @memoized_property
    def functions(self) -> frozenset[str]:
        return stems_of(name for _, name, _ in self.facts.definitions)

    @memoized_property
    def parameters(self) -> frozenset[str]:
        return stems_of(self.facts.parameters)

    @memoized_property
    def names(self) -> frozenset[str]:
        """The stems of all names, and of the texts that the code holds."""
        events = self.facts.events
        return stems_of(one.value for one in events if one.kind in _NAMING) | stems_of(
            one.value for one in events if one.kind == "string"
        )

    @memoized_property
    def comment_stems(self) -> frozenset[str]:
        """The stems of comments and documentation."""
        return frozenset(stem for text in self.facts.comment_texts for stem in stems_in(text))

    @memoized_property
    def events(self) -> frozenset[str]:
        found = {f"{one.kind} {one.value}" for one in self.facts.events}
        functions = {name for kind, name, _ in self.facts.definitions}
        if any(one.kind == "invoke" and one.value.lstrip(".") in functions for one in self.facts.events):
            found.add("recursion")
        return frozenset(found)

    @memoized_property
    def shape(self) -> Shape:
        """What goes in and comes out."""
        return code_shape(self.facts)

    @memoized_property
    def concepts(self) -> frozenset[str]:
        """The stems of the names of library concepts."""
        return stems_of(one.value for one in self.facts.events if one.kind == "call")

    @memoized_property
    def types(self) -> str:
        return " ".join(one.value for one in self.facts.events if one.kind == "type")

    @memoized_property
    def values(self) -> frozenset[str]:
        return frozenset(one.value for one in self.facts.events if one.kind in ("string", "number"))


@attrs.frozen(slots=False)
class _Fit:
    """The agreement of a task and code, part by part."""

    task: Task
    shape: Shape
    code: _CodeTerms

    @property
    def evidence(self) -> float:
        """The weighted sum of the parts: 0 for nothing in common, less where inputs or results are of other kinds."""
        return (
            _RECALL * self.recall
            + _PRECISION * self._precision(self.code.names)
            + _FUNCTIONS * self._precision(self.code.functions)
            + _PARAMETERS * self._precision(self.code.parameters)
            + _OPERATIONS * self.operations
            + _KINDS * self.kinds
            + _VALUES * self.values
            + self._shapes
        )

    @property
    def _shapes(self) -> float:
        """What the kinds of results and inputs and their number add; nothing where one side does not say."""
        task, code = self.shape, self.code.shape
        return (
            _agreement(task.results, code.results, same=_SAME_SHAPE, other=_OTHER_RESULT)
            + _agreement(task.inputs, code.inputs, same=_SAME_SHAPE, other=_OTHER_INPUT)
            + _agreement(task.arities, code.arities, same=_SAME_ARITY, other=_OTHER_ARITY)
        )

    @property
    def has_common_word(self) -> bool:
        """Whether a word of the task that says something is among the code's."""
        meaningful = self.task.stems - task_language().vague
        return bool(meaningful & (self.code.names | self.code.functions | self.code.comment_stems))

    @memoized_property
    def recall(self) -> float:
        """The share of the task's words that the code has."""
        return _share(self.task.stems, self._in_code)

    def _in_code(self, stem: str) -> float:
        code = self.code
        terms = code.functions | code.parameters | code.names | code.concepts
        if stem in terms or stem in self._spelled_out:
            return 1.0
        if _begins_alike(stem, terms):
            return _BY_PREFIX
        done = any(stem in one.words and one.events & code.events for one in task_language().operations)
        return _IN_WORDS if done or stem in code.comment_stems else 0.0

    def _precision(self, stems: Set[str]) -> float:
        """Returns the share of the code's words that the task has."""
        wanted = self.task.stems | self.task.acronyms.keys()
        return _share(
            stems, lambda stem: 1.0 if stem in wanted else _BY_PREFIX * _begins_alike(stem, self.task.stems)
        )

    @memoized_property
    def _spelled_out(self) -> frozenset[str]:
        """The stems of the words that names of the code have the initials of."""
        acronyms = self.task.acronyms
        return frozenset().union(*(acronyms[name] for name in acronyms.keys() & self.code.names))

    @property
    def operations(self) -> float:
        """How far the code does what the task names, and nothing else that tasks name."""
        pairs = [
            (bool(one.words & self.task.stems), bool(one.events & self.code.events))
            for one in task_language().operations
        ]
        return _dice(pairs)

    @property
    def kinds(self) -> float:
        """How far the code's values are of the kinds that the task speaks of."""
        pairs = []
        for one in task_language().kinds:
            containing = bool(one.types.search(self.code.types)) or bool(one.events & self.code.events)
            pairs.append((bool(one.words & self.task.stems), containing))
        return _dice(pairs)

    @property
    def values(self) -> float:
        """The share of the texts and numbers that the task names which the code has; a few are enough."""
        wanted = self.task.values
        return min(len(wanted & self.code.values) / min(max(len(wanted), 1), _VALUES_ENOUGH), 1.0)


def _agreement(wanted: Set[object], found: Set[object], *, same: float, other: float) -> float:
    """Returns `same` if the two have something in common, `other` if they have not, 0 if either is empty."""
    if not wanted or not found:
        return 0.0
    return same if wanted & found else other


def _share(stems: Iterable[str], counted: Callable[[str], float]) -> float:
    """Returns the mean over the stems, in which those that say little count less."""
    vague = task_language().vague
    weights = {stem: _VAGUE if stem in vague else 1.0 for stem in stems}
    total = sum(weights.values())
    return sum(weight * counted(stem) for stem, weight in weights.items()) / total if total else 0.0


def _begins_alike(stem: str, others: Iterable[str]) -> bool:
    """Returns whether one is the beginning of the other, as `paren` is of `parenthesis`."""
    if len(stem) < _SHORTEST_PREFIX:
        return False
    return any(
        len(other) >= _SHORTEST_PREFIX and (stem.startswith(other) or other.startswith(stem))
        for other in others
    )


def _dice(pairs: Iterable[tuple[bool, bool]]) -> float:
    """Returns twice what both sides have over all that either has; 0 if neither has any."""
    found = list(pairs)
    total = sum(wanted + containing for wanted, containing in found)
    return 2 * sum(wanted and containing for wanted, containing in found) / total if total else 0.0
