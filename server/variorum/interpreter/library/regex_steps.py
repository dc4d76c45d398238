"""The steps that a regular expression is compiled to."""

from __future__ import annotations

from collections.abc import Callable

from variorum.interpreter.library.regex_matching import Continue, State, Step


def anchor(test: Callable[[str, int], bool]) -> Step:
    """Matches nothing, where a test of the place holds."""
    return lambda state, at, then: then(at) if test(state.text, at) else -1


def one(check: Callable[[str], bool]) -> Step:
    """Matches one character of a set."""

    def run(state: State, at: int, then: Continue) -> int:
        state.machine.step()
        return then(at + 1) if at < len(state.text) and check(state.text[at]) else -1

    return run


def all_of(steps: list[Step]) -> Step:
    """Matches steps one after another."""
    if len(steps) == 1:
        return steps[0]

    def run(state: State, at: int, then: Continue) -> int:
        def rest(index: int, position: int) -> int:
            if index == len(steps):
                return then(position)
            return steps[index](state, position, lambda end: rest(index + 1, end))

        return rest(0, at)

    return run


def any_of(options: list[Step]) -> Step:
    """Matches the first step that leads to a match."""

    def run(state: State, at: int, then: Continue) -> int:
        for each in options:
            groups = list(state.groups)
            end = each(state, at, then)
            if end >= 0:
                return end
            state.groups[:] = groups
        return -1

    return run


def run_of(check: Callable[[str], bool], low: int, high: int) -> Step:
    """Matches as many characters of a set as there are, then fewer."""

    def run(state: State, at: int, then: Continue) -> int:
        text, end = state.text, at
        limit = len(text) if high < 0 else min(at + high, len(text))
        while end < limit and check(text[end]):
            end += 1
        state.machine.step(1 + (end - at >> 2))
        while end - at >= low:
            state.machine.step()
            found = then(end)
            if found >= 0:
                return found
            end -= 1
        return -1

    return run


def repeat(step: Step, low: int, high: int, is_lazy: bool) -> Step:
    """Matches a step again and again; `high` below 0 is without bound."""

    def run(state: State, at: int, then: Continue) -> int:
        def more(count: int, position: int) -> int:
            if high >= 0 and count >= high:
                return -1

            def again(end: int) -> int:
                if end == position and count >= low:
                    return -1
                return rounds(count + 1, end)

            groups = list(state.groups)
            found = step(state, position, again)
            if found < 0:
                state.groups[:] = groups
            return found

        def rounds(count: int, position: int) -> int:
            state.machine.step()
            if count < low:
                return more(count, position)
            if is_lazy:
                found = then(position)
                return found if found >= 0 else more(count, position)
            found = more(count, position)
            return found if found >= 0 else then(position)

        return rounds(0, at)

    return run


def capture(inner: Step, index: int) -> Step:
    """Matches a step and keeps where as a group."""

    def run(state: State, at: int, then: Continue) -> int:
        def close(end: int) -> int:
            before = state.groups[index]
            state.groups[index] = (at, end)
            found = then(end)
            if found < 0:
                state.groups[index] = before
            return found

        return inner(state, at, close)

    return run


def look_ahead(inner: Step, wanted: bool) -> Step:
    """Matches nothing, where a step matches what follows or, if not `wanted`, does not."""

    def run(state: State, at: int, then: Continue) -> int:
        found = inner(state, at, lambda end: end) >= 0
        return then(at) if found is wanted else -1

    return run


def look_behind(inner: Step, wanted: bool) -> Step:
    """Matches nothing, where a step matches what ends here or, if not `wanted`, does not."""

    def run(state: State, at: int, then: Continue) -> int:
        found = any(
            inner(state, start, lambda end: end if end == at else -1) >= 0 for start in range(at, -1, -1)
        )
        return then(at) if found is wanted else -1

    return run


def back_reference(index: int) -> Step:
    """Matches what a group has matched."""

    def run(state: State, at: int, then: Continue) -> int:
        state.machine.step()
        span = state.groups[index] if index < len(state.groups) else None
        if span is None:
            return then(at) if state.machine.semantics.undefined else -1
        part = state.text[span[0] : span[1]]
        return then(at + len(part)) if state.text.startswith(part, at) else -1

    return run
