"""A module whose list of exports is worked out when it is imported: any import may be one of them."""

from base import FixedRule, Rule

__all__ = [name for name in dir() if not name.startswith("_")]
