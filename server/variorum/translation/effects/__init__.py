"""Compares what two programs do, and under which conditions, however each is written.

`event_tree` nests the events and shapes of an item; `walk` visits them once and emits effects; `inlining` replaces
calls of
functions that only one side has by their effects; `effect_agreement` compares the effects of two programs.
"""
