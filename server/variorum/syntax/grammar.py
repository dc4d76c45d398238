"""Creates parsers and compiled queries on first use, once per language."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tree_sitter import Language as Grammar
from tree_sitter import Parser, Query

from variorum.languages import Language


@cache
def grammar_of(language: Language) -> Grammar:
    """Returns the tree-sitter grammar that `language.toml` names as `module:function`."""
    module, function = language.grammar.split(":")
    return Grammar(getattr(import_module(module), function)())


def new_parser(language: Language) -> Parser:
    """Returns a new parser. Parsers have state and must not be shared between threads."""
    return Parser(grammar_of(language))


@cache
def query_of(language: Language, name: str) -> Query | None:
    """Returns the compiled query file `name`, or None if the language has no such file.

    Raises:
        tree_sitter.QueryError: the file does not match the grammar. A test compiles every file of every language.
    """
    source = language.query_source(name)
    return Query(grammar_of(language), source) if source.strip() else None
