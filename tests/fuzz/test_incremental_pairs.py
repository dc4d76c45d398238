"""Whatever was typed in either half of a pair, alignment, scores and findings are those of two texts opened anew."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.pair_typing import Pair, PairTypist, pairs


@given(st.sampled_from(list(pairs())), st.randoms(use_true_random=False))
def test_an_edited_pair_is_compared_as_if_it_had_just_been_opened(pair: Pair, random: Random) -> None:
    typist = PairTypist(pair, random)
    for _ in range(6):
        typist.step()
        assert typist.difference() is None, f"{typist.source.buffer.text}\n---\n{typist.target.buffer.text}"
