"""Estimates pass@k: the probability that at least one of k attempts at a task passes."""

from __future__ import annotations

from math import comb


def pass_at_k(attempts: int, passed: int, k: int) -> float:
    """Returns the unbiased estimate, in `[0, 1]`, from `attempts` of which `passed` passed.

    It is one minus the share of the sets of `k` attempts that hold no pass at all.

    Raises:
        ValueError: not `1 <= k <= attempts`, or not `0 <= passed <= attempts`.
    """
    if not 1 <= k <= attempts or not 0 <= passed <= attempts:
        raise ValueError(
            f"pass@{k} of {attempts} attempts, {passed} passed: k needs as many attempts at least"
        )
    return 1.0 - comb(attempts - passed, k) / comb(attempts, k)
