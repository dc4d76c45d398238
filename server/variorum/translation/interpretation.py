"""Compares what the items of a pair do: both sides are interpreted on the same inputs.

Whole programs that read and print are compared as such; otherwise every item with its counterpart. This takes milliseconds for a
function, too long for every keystroke, so it does not run as a rule while typing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import attrs

from variorum.differential.budget import Budget
from variorum.differential.comparison import compare_functions, compare_programs
from variorum.differential.interpreted_pair import as_earned, interpreted_pair, reason_against
from variorum.differential.interruption import InterruptibleRunner
from variorum.differential.runnable import is_empty, is_program
from variorum.differential.verdict import Verdict
from variorum.differential.verdict_cache import ComparableItem, VerdictCache, pair_steps, verdicts_of
from variorum.interpreter.deep import with_deep_stack
from variorum.syntax.document import Document
from variorum.syntax.source_text import decode
from variorum.translation.alignment import ItemMatch
from variorum.translation.behaviour import Behaviour, ItemBehaviour
from variorum.translation.compared_functions import ComparedFunctions, matched_functions
from variorum.translation.suspicion.likely_causes import with_likely_causes
from variorum.translation.verdict_keys import VerdictKeys

# How many items of a file are compared at most.
_MOST_ITEMS = 200


def behaviour_of(
    source: Document,
    target: Document,
    matched: Sequence[ItemMatch],
    *,
    is_stopped: Callable[[], bool] = lambda: False,
    memory: VerdictCache | None = None,
) -> Behaviour:
    """Interprets both sides. An item that cannot be interpreted has a verdict with a reason.

    Args:
        source: the original.
        target: the translation.
        matched: their items, each with its counterpart.
        is_stopped: called before every run, in another thread.
        memory: cached verdicts of earlier versions of the pair, which affect the cost only.

    Raises:
        Interrupted: the comparison is stopped.
    """
    memory = VerdictCache() if memory is None else memory

    def interpreted() -> Behaviour:
        behaviour = Behaviour(tuple(_verdicts(source, target, matched, is_stopped, memory)))
        return with_likely_causes(behaviour, source, target, matched)

    return with_deep_stack(interpreted)


def _verdicts(
    source: Document,
    target: Document,
    matched: Sequence[ItemMatch],
    is_stopped: Callable[[], bool],
    memory: VerdictCache,
) -> Iterator[ItemBehaviour]:
    reason = reason_against(source.language, target.language)
    if reason:
        yield ItemBehaviour(Verdict(reason=reason))
        return
    for item in _compared(source, target, matched, is_stopped, memory):
        yield attrs.evolve(item, verdict=as_earned(item.verdict, source.language, target.language))


def _compared(
    source: Document,
    target: Document,
    matched: Sequence[ItemMatch],
    is_stopped: Callable[[], bool],
    memory: VerdictCache,
) -> Iterator[ItemBehaviour]:
    try:
        first, second = interpreted_pair(
            decode(source.text.data), source.language, decode(target.text.data), target.language
        )
    except Exception as error:  # A mistake of the lowering must not cost the other findings.
        yield ItemBehaviour(Verdict(reason=f"the interpreter failed: {type(error).__name__}: {error}"))
        return
    runner = InterruptibleRunner(first.machine, is_stopped)
    other_runner = InterruptibleRunner(second.machine, is_stopped)
    pairs = list(matched_functions(first.program, second.program, matched[:_MOST_ITEMS]))
    steps = pair_steps(len(pairs))
    if is_program(first.program) and (is_program(second.program) or is_empty(second.program)):
        steps //= 2
        verdict = compare_programs(first.program, runner, second.program, other_runner)
        if verdict.is_conclusive or not pairs:
            yield ItemBehaviour(verdict)
            return
    keys = VerdictKeys(source, target, matched)

    def comparable(pair: ComparedFunctions) -> ComparableItem:
        def compare(budget: Budget) -> Verdict:
            one, other = pair.source, pair.target
            return compare_functions(first.program, runner, one, second.program, other_runner, other, budget)

        return ComparableItem(keys.key_of(pair.item, pair.counterpart), compare)

    def with_verdict(pair: ComparedFunctions, verdict: Verdict) -> ItemBehaviour:
        key = keys.key_of(pair.item, pair.counterpart)
        return ItemBehaviour(verdict, pair.item.name_span, pair.counterpart.name_span, key)

    verdicts = verdicts_of([comparable(each) for each in pairs], memory, steps)
    yield from map(with_verdict, pairs, verdicts)
