"""Lowers what PHP has of its own: variables with a sign, closures that copy what they use, arrays that are lists and maps."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.declarations import Function, Lambda
from variorum.program.expressions import (
    Argument,
    Binary,
    Call,
    Collection,
    Conditional,
    Constant,
    Destructuring,
    Do,
    Format,
    Mapping,
    Member,
    MethodCall,
    Spread,
    SuperCall,
    This,
    Unary,
    Unbound,
    Variable,
)
from variorum.program.expressions import (
    Entry as MapEntry,
)
from variorum.program.lowering import scope as scopes
from variorum.program.lowering.accesses import once_known
from variorum.program.lowering.assignments import assign
from variorum.program.lowering.calls import call
from variorum.program.lowering.declarations import Declared
from variorum.program.lowering.engine import NOTHING, Lowering
from variorum.program.lowering.escapes import unescaped
from variorum.program.lowering.functions import Traits, body_of, parameters_of
from variorum.program.lowering.hoisting import bound_identifiers
from variorum.program.lowering.loops import looping
from variorum.program.lowering.names import named
from variorum.program.lowering.references import reference_to
from variorum.program.lowering.scope import Scope
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Append, Block, Break, Continue, Declare, ForEach
from variorum.program.types import ANY, Kind, Type

# Names


@hook("php variable")
def variable(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`$x`; `$this` is the receiver."""
    word = text_of(node)
    return This(**lower.at(node)) if word == "$this" else named(lower, word, node)


@hook("php global")
def global_(lower: Lowering, node: Node, entry: Entry) -> None:
    """`global $x`: the function shares variables of the file."""
    top = list(lower.scope.outwards())[-1]
    function = lower.scope.function() or top
    for one in entry.all(node, "names"):
        word = text_of(one)
        shared = top.names.setdefault(word, Symbol(word.lstrip("$"), Symbol.GLOBAL))
        function.names[word] = shared


@hook("php static")
def static(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """`static $x = 0`: a variable that outlives the call."""
    function = lower.scope.function()
    for one in entry.all(node, "variables"):
        name, value = one.child_by_field_name("name"), one.child_by_field_name("value")
        if name is None:
            continue
        made = lower.expression(value) if value is not None else None
        if made is not None and not isinstance(made, Constant | Collection | Mapping):
            return [lower.opaque_statement(node, "static variable")]
        symbol = Symbol(text_of(name).lstrip("$"), Symbol.GLOBAL)
        (function or lower.scope).names[text_of(name)] = symbol
        lower.statics.append(Declare(symbol, made, **lower.at(one)))
    return []


@hook("php class")
def class_name(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`self`, `static`, or a class by its name."""
    word = text_of(node).rsplit("\\", 1)[-1]
    if word in ("self", "static"):
        owner = next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)
        if owner is not None:
            return Variable(owner.symbol, **lower.at(node))
    return named(lower, word, node)


# Calls and members


@hook("scoped call")
def scoped_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`A::f()`, `self::f()`, `parent::f()`."""
    holder = entry.one(node, "object")
    word = entry.word(node, "name")
    arguments = lower.arguments(entry.all(node, "arguments"))
    if holder is None:
        return lower.opaque(node)
    if text_of(holder) == "parent":
        return SuperCall("" if word == "__construct" else word, arguments, **lower.at(node))
    return MethodCall(class_name(lower, holder, entry), word, arguments, **lower.at(node))


@hook("scoped member")
def scoped_member(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`A::K` and `A::$x`."""
    holder = entry.one(node, "object")
    if holder is None:
        return lower.opaque(node)
    return Member(class_name(lower, holder, entry), entry.word(node, "name").lstrip("$"), **lower.at(node))


@hook("php call")
def php_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A call of a function; `isset` asks whether each of its arguments is not null."""
    callee = entry.one(node, "function")
    arguments = entry.all(node, "arguments")
    if callee is not None and text_of(callee).lower() in ("isset", "empty") and arguments:
        tests = [lower.argument(one).value for one in arguments]
        if text_of(callee).lower() == "empty":
            return Unary("not", tests[0], **lower.at(node))
        result: Expression | None = None
        for one in tests:
            null = Constant(None, **lower.at(node))
            test = Unary("not", Binary("is", one, null, **lower.at(node)), **lower.at(node))
            result = test if result is None else Conditional(result, test, result, **lower.at(node))
        return result if result is not None else lower.opaque(node)
    made: Expression = call(lower, node, entry)
    return made


@hook("words call")
def words_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A word with values behind it, such as `echo a, b`."""
    values = entry.all(node, "values")
    if len(values) == 1 and values[0].type == "sequence_expression":
        values = named_children(values[0])
    arguments = tuple(Argument(lower.expression(one), **lower.at(one)) for one in values)
    return Call(Unbound(entry.word(node, "name"), **lower.at(node)), arguments, **lower.at(node))


@hook("php assign")
def php_assign(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """An assignment; `$a[] = x` adds to an array."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is not None and right is not None and left.type == "subscript_expression":
        parts = named_children(left)
        if len(parts) == 1:
            place = lower.target(parts[0])
            added = Append(place, lower.expression(right), **lower.at(node))
            return Do((added,), NOTHING, **lower.at(node))
    made: Expression | list[Statement] = assign(lower, node, entry)
    return made


@hook("short conditional")
def short_conditional(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`a ? b : c`, and `a ?: c`, which is the condition itself where that holds."""
    test, then, otherwise = (entry.one(node, part) for part in ("test", "then", "otherwise"))
    if test is None or otherwise is None:
        return lower.opaque(node)
    condition, other = lower.expression(test), otherwise
    if then is not None:
        return Conditional(condition, lower.expression(then), lower.expression(other), **lower.at(node))
    return once_known(
        lower,
        condition,
        node,
        lambda value: Conditional(value, value, lower.expression(other), **lower.at(node)),
    )


# Arrays and texts


@hook("php array")
def array(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An array: a list where no element has a key, otherwise a map."""
    elements = [named_children(one) for one in entry.all(node, "elements")]
    range_ = lower.at(node)
    if all(len(one) == 1 and one[0].type != "by_ref" for one in elements):
        values = tuple(_element(lower, one[0]) for one in elements)
        return Collection(Type(Kind.LIST, "array"), values, **range_)
    entries: list[MapEntry] = []
    for one in elements:
        if len(one) != 2 or one[1].type == "by_ref":
            return lower.opaque(node, "array of keys and plain values")
        entries.append(MapEntry(lower.expression(one[0]), lower.expression(one[1]), **range_))
    return Mapping(Type(Kind.MAP, "array"), tuple(entries), **range_)


def _element(lower: Lowering, node: Node) -> Expression:
    if node.type != "variadic_unpacking":
        return lower.expression(node)
    return Spread(lower.expression(node.named_children[0]), **lower.at(node))


@hook("php text")
def text(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A text between double quotes, with the values in it."""
    type_ = lower.table.type_named("string")
    parts: list[Expression] = []
    literal = ""
    for one in node.named_children:
        if one.type == "string_content":
            literal += text_of(one)
        elif one.type == "escape_sequence":
            value = unescaped(text_of(one), lower.table.facts.get("escapes", {}))
            if value is None:
                return lower.opaque(node, "unknown escape")
            literal += value
        else:
            if literal:
                parts.append(Constant(literal, type_, **lower.at(node)))
                literal = ""
            parts.append(lower.expression(one))
    if not parts:
        return Constant(literal, type_, **lower.at(node))
    if literal:
        parts.append(Constant(literal, type_, **lower.at(node)))
    return Format(tuple(parts), **lower.at(node))


@hook("single quoted")
def single_quoted(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A text between single quotes, in which only quotes and backslashes are escaped."""
    content = text_of(node)[1:-1].replace("\\'", "'").replace("\\\\", "\\")
    return Constant(content, lower.table.type_named("string"), **lower.at(node))


# Functions


@hook("php closure")
def closure(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A closure: it copies the variables that it names, or shares those with `&`."""
    around = lower.scope.function()
    scope = Scope(scopes.FUNCTION, is_static=around is None or around.is_static)
    copies: list[Statement] = []
    range_ = lower.at(node)
    for one in entry.all(node, "uses"):
        shared = one.type == "by_ref"
        name = one.named_children[0] if shared else one
        outer = lower.resolve(text_of(name))
        if not isinstance(outer, Symbol):
            continue
        if shared:
            outer.is_captured = True
            scope.names[text_of(name)] = outer
            continue
        copy = Symbol(outer.name, Symbol.LOCAL, outer.type, is_captured=True)
        copies.append(Declare(copy, Variable(outer, **range_), **range_))
        scope.names[text_of(name)] = copy
    with lower.inside(scope):
        taken = parameters_of(lower, entry.all(node, "parameters"), scope, Traits())
        body = entry.one(node, "body")
        block = body_of(lower, body, scope, entry) if body is not None else Block(())
    made = Lambda(Function("", taken, block, is_generator=scope.yields, **range_), **range_)
    return Do(tuple(copies), made, **range_) if copies else made


@hook("php arrow")
def arrow(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`fn(…) => …`, which sees the variables around it."""
    around = lower.scope.function()
    scope = Scope(scopes.FUNCTION, is_static=around is None or around.is_static, is_inline=True)
    with lower.inside(scope):
        taken = parameters_of(lower, entry.all(node, "parameters"), scope, Traits())
        body = entry.one(node, "body")
        block = body_of(lower, body, scope, entry) if body is not None else Block(())
    return Lambda(Function("", taken, block, is_expression=True, **lower.at(node)), **lower.at(node))


@hook("php fields")
def fields(lower: Lowering, node: Node, entry: Entry) -> list[Declared]:
    """Properties, and constants of a class."""
    type_ = lower.type(node.child_by_field_name("type"))
    found: list[Declared] = []
    for one in named_children(node):
        if one.type == "property_element":
            name = one.child_by_field_name("name")
            word = text_of(name or one).lstrip("$")
            found.append(Declared(one, word, type_, one.child_by_field_name("default_value")))
        elif one.type == "const_element":
            parts = named_children(one)
            found.append(Declared(one, text_of(parts[0]), ANY, parts[-1]))
    return found


@hook("php constants")
def constants(lower: Lowering, node: Node, entry: Entry) -> list[Statement]:
    """Constants of the file."""
    made: list[Statement] = []
    for one in entry.all(node, "elements"):
        parts = named_children(one)
        symbol = lower.declare(text_of(parts[0]), Symbol.GLOBAL)
        made.append(Declare(symbol, lower.expression(parts[-1]), **lower.at(one)))
    return made


# Loops


@hook("foreach")
def foreach(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`foreach ($a as $k => $v)`: with a key it goes over pairs (`each` called)."""
    iterable_node, target_node = entry.one(node, "iterable"), entry.one(node, "target")
    if iterable_node is None or target_node is None:
        return lower.opaque_statement(node)
    iterable = lower.expression(iterable_node)
    range_ = lower.at(node)
    declares: list[Symbol] = []
    with lower.inside(Scope(scopes.BLOCK)):
        parts = named_children(target_node) if target_node.type == "pair" else [target_node]
        value = parts[-1]
        if value.type == "by_ref":
            if len(parts) > 1:
                return lower.opaque_statement(node, "keys and references in a loop")
            name = next(bound_identifiers(lower.table, value))
            symbol = Symbol(text_of(name).lstrip("$"), Symbol.LOCAL, reference_to(ANY))
            lower.scope.names[text_of(name)] = symbol
            declares.append(symbol)
            targets: list[Expression] = [Variable(symbol, **range_)]
        else:
            targets = [lower.target(one) for one in parts]
        with looping(lower):
            body = lower.block(*entry.all(node, "body"))
    if len(targets) == 1:
        return ForEach(targets[0], iterable, body, declares=tuple(declares), **range_)
    pairs = Call(Unbound("each", **range_), (Argument(iterable, **range_),), **range_)
    return ForEach(Destructuring(tuple(targets), **range_), pairs, body, **range_)


@hook("php jump")
def jump(lower: Lowering, node: Node, entry: Entry) -> Statement:
    """`break` and `continue`; those out of several loops are opaque."""
    level = entry.word(node, "level")
    if level not in ("", "1"):
        return lower.opaque_statement(node, "jump out of several loops")
    label = lower.labels[-1] if lower.labels and lower.labels[-1].startswith("switch") else ""
    if entry.word(node, "kind") == "break" or label:
        return Break(label, **lower.at(node))
    return Continue(**lower.at(node))
