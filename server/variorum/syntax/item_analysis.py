"""Computes the facts of one item. No other module runs these queries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from zlib import crc32

import attrs
from tree_sitter import Node, QueryCursor

from variorum.languages import Language
from variorum.syntax.bindings import ItemNames
from variorum.syntax.constant_conditions import constant_conditions
from variorum.syntax.decision_chains import repeated_parts
from variorum.syntax.definite_assignment import reads_before_assignment
from variorum.syntax.degenerate_loops import loops_without_repetition, stuck_loops
from variorum.syntax.documentation_references import documented_names
from variorum.syntax.element_stores import record_element_stores
from variorum.syntax.endless_loops import endless_loops
from variorum.syntax.flow_tree import Flow, flow_trees, spans_of
from variorum.syntax.item import ItemFacts, Match, SyntaxProblem
from variorum.syntax.lazy_queries import Compiled, ItemQueries
from variorum.syntax.liveness import dead_stores
from variorum.syntax.outline import Declaration, declarations
from variorum.syntax.reachability import completing_functions, unreachable_spans
from variorum.syntax.redundant_jumps import redundant_jumps
from variorum.syntax.scopes import item_names
from variorum.syntax.span import Span

Captures = dict[str, list[Node]]
_NO_NAMES = ItemNames((), (), {}, frozenset(), frozenset(), frozenset(), False)
# Enough to show what is wrong; more would only repeat it.
_MOST_PROBLEMS = 50


def analyse_item(
    language: Language, node: Node, span: Span, text: bytes, *, data: bytes, is_header: bool
) -> ItemFacts:
    """Returns the facts of the item at `span` of a file's `data`. `node` is the item or, for a header, its
    container.
    """
    queries = ItemQueries(language, node, data)
    matches = _matches(queries.named("artifacts"), node, span)
    flows = flow_trees(_captures(queries.named("flow"), node, span)) if not is_header else []
    comments = tuple(match["comment"] for match in matches.get("comment", ()))
    names = _names(language, _captures(queries.named("scopes"), node, span), span, text)
    names = _with_mentions(language, names, text, comments)
    record_element_stores(names, matches)
    unreachable, completes = unreachable_spans(flows, span.start)
    return ItemFacts(
        text=text,
        structure=0 if is_header else structure_of(node),
        is_header=is_header,
        names=names,
        declarations=_declarations(queries.named("outline"), node, span, is_header),
        unreachable=unreachable,
        completes=completes,
        is_hoisted=any("hoisted" in flow.kinds and flow.node == node for flow in flows),
        dead_stores=_dead_stores(language, flows, names, matches, span),
        reads_before_assignment=_unset_reads(language, flows, names, matches, span),
        repeated_parts=repeated_parts(flows, span.start),
        constant_conditions=constant_conditions(flows, _truth_values(language), span.start),
        single_pass_loops=loops_without_repetition(flows, span.start),
        stuck_loops=stuck_loops(flows, names, span.start),
        endless_loops=endless_loops(flows, names, language.tails, span.start),
        redundant_jumps=redundant_jumps(flows, span.start, language.tails),
        loops=spans_of(flows, {"loop"}, span.start),
        functions=spans_of(flows, {"function"}, span.start),
        completing=completing_functions(flows, span.start),
        matches=matches,
        comments=comments,
        problems=tuple(problems_in(node, span)) if node.has_error else (),
    )


def structure_of(node: Node) -> int:
    """Returns a checksum of an item's tree."""
    return crc32(str(node).encode())


def comment_facts(language: Language, text: bytes, comments: Iterable[Span]) -> ItemFacts:
    """Returns the facts of a run of comments between items."""
    spans = tuple(comments)
    return ItemFacts(
        text=text,
        structure=0,
        is_header=False,
        names=_with_mentions(language, _NO_NAMES, text, spans),
        declarations=(),
        unreachable=(),
        completes=True,
        is_hoisted=False,
        dead_stores=(),
        reads_before_assignment=(),
        repeated_parts=(),
        constant_conditions=(),
        single_pass_loops=(),
        stuck_loops=(),
        endless_loops=(),
        redundant_jumps=(),
        loops=(),
        functions=(),
        completing=(),
        matches=_comment_matches(language, text, spans),
        comments=spans,
        problems=(),
    )


def _comment_matches(
    language: Language, text: bytes, spans: Iterable[Span]
) -> Mapping[str, tuple[Match, ...]]:
    """Returns the matches that `artifacts.scm` would have for the comments: all of them, and the documentation
    comments.
    """
    tokens = tuple(token.encode() for token in language.comments.documentation)
    found: dict[str, tuple[Match, ...]] = {"comment": tuple({"comment": span} for span in spans)}
    documenting = tuple(
        {"comment.documentation": span} for span in spans if tokens and text.startswith(tokens, span.start)
    )
    return found | {"comment.documentation": documenting} if documenting else found


def _captures(pieces: Sequence[Compiled], node: Node, span: Span) -> Captures:
    if len(pieces) == 1:
        return _captures_of(pieces[0], node, span)
    found = [_captures_of(piece, node, span) for piece in pieces]
    reused: Captures = {}
    for capture in pieces[0].captures if pieces else ():
        nodes = [one for captures in found for one in captures.get(capture, ())]
        if nodes:
            reused[capture] = sorted(nodes, key=lambda one: (one.start_byte, -one.end_byte))
    return reused


def _captures_of(compiled: Compiled, node: Node, span: Span) -> Captures:
    cursor = QueryCursor(compiled.query)
    whole = (node.start_byte, node.end_byte) == span
    if not whole:
        cursor.set_byte_range(*span)
    captured = cursor.captures(node)
    reused: Captures = {}
    # In the order of the query file, so that if two captures meet on a node the later pattern wins.
    for capture in compiled.captures:
        nodes = captured.get(capture)
        if nodes is None:
            continue
        inside = (
            nodes
            if whole
            else [one for one in nodes if span.start <= one.start_byte and one.end_byte <= span.end]
        )
        if inside:
            reused[capture] = inside
    return reused


def _matches(pieces: Sequence[Compiled], node: Node, span: Span) -> dict[str, tuple[Match, ...]]:
    """Returns the matches by capture. Their order is unspecified: it depends on the compiled pieces."""
    found: dict[str, list[Match]] = {}
    for compiled in pieces:
        cursor = QueryCursor(compiled.query)
        cursor.set_byte_range(*span)
        for _, captured in cursor.matches(node):
            match = {
                capture: Span(nodes[0].start_byte - span.start, nodes[-1].end_byte - span.start)
                for capture, nodes in captured.items()
            }
            if any(one.start < 0 or one.end > span.end - span.start for one in match.values()):
                continue
            for capture in match:
                found.setdefault(capture, []).append(match)
    return {capture: tuple(several) for capture, several in found.items()}


def _names(language: Language, captures: Captures, span: Span, text: bytes) -> ItemNames:
    if not captures:
        return _NO_NAMES
    return item_names(captures, span.start, text, language.scopes)


def _with_mentions(language: Language, names: ItemNames, text: bytes, comments: Iterable[Span]) -> ItemNames:
    mentioned = documented_names(language, (text[comment.start : comment.end] for comment in comments))
    return attrs.evolve(names, free_reads=names.free_reads | mentioned) if mentioned else names


def _dead_stores(
    language: Language, flows: list[Flow], names: ItemNames, matches: dict[str, tuple[Match, ...]], span: Span
) -> tuple[Span, ...]:
    policy = language.policy("redundant-assignment")
    unread, updates = policy.get("unread", False), policy.get("updates", True)
    parameters = policy.get("parameters", False)
    return dead_stores(
        flows, names, matches, span.start, unread=unread, updates=updates, parameters=parameters
    )


def _unset_reads(
    language: Language, flows: list[Flow], names: ItemNames, matches: dict[str, tuple[Match, ...]], span: Span
) -> tuple[Span, ...]:
    kinds = frozenset(language.policy("use-before-assignment").get("kinds", ()))
    return reads_before_assignment(flows, names, matches, span.start, kinds)


@cache
def _truth_values(language: Language) -> frozenset[str]:
    """Returns the language's words for true and false."""
    literals = language.meanings.get("literals", {})
    return frozenset(word for value in ("true", "false") for word in literals.get(value, ()))


def _declarations(
    pieces: Sequence[Compiled], node: Node, span: Span, is_header: bool
) -> tuple[Declaration, ...]:
    found: list[tuple[int, dict[str, list[Node]]]] = []
    for compiled in pieces:
        cursor = QueryCursor(compiled.query)
        if is_header:
            # The header's own declaration covers the whole container. Those of the members belong to them.
            cursor.set_max_start_depth(1)
        found += cursor.matches(node)
    return declarations(found, span.start)


def problems_in(node: Node, span: Span) -> Iterable[SyntaxProblem]:
    """Yields the syntax errors of an item in a range of a node, outermost first.

    The walk is iterative, because broken texts nest without limit.
    """
    stack, count = [node], 0
    while stack and count < _MOST_PROBLEMS:
        current = stack.pop()
        if current.start_byte >= span.end or not (current.has_error or current.is_missing):
            continue
        if current.is_missing:
            count += 1
            place = max(current.start_byte - span.start, 0)
            yield SyntaxProblem(Span(place, place), f"syntax error: expected `{current.type}`")
        elif current.is_error:
            count += 1
            start, end = current.start_byte - span.start, min(current.end_byte, span.end) - span.start
            yield SyntaxProblem(Span(start, end), "syntax error")
        else:
            stack.extend(reversed(current.children))
