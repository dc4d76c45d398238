"""Evaluates programs in the representation of `program/`, in process, within budgets.

Nothing here can open, read, send or run anything: the only input is the text it is given, and the only effect is its result.
"""
