"""Ranks the places where a translation differs from its original: where a reviewer should look first.

Both sides are lowered and reduced to terms that are spelled alike in all languages. Statements are matched by their terms, and
each difference gets a suspicion. Nothing here says that a difference is a mistake.
"""
