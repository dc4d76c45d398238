"""Lowers what PHP has of its own: variables with a sign, its calls and constants, arrays that are lists and maps."""

from __future__ import annotations

from tree_sitter import Node

from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Collection,
    Conditional,
    Constant,
    Do,
    Index,
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
from variorum.program.lowering.accesses import once_known
from variorum.program.lowering.assignments import assign
from variorum.program.lowering.calls import call
from variorum.program.lowering.declarations import Declared
from variorum.program.lowering.engine import NOTHING, Lowering
from variorum.program.lowering.names import named
from variorum.program.lowering.operators import binary
from variorum.program.lowering.php_patterns import is_pattern, taken_apart
from variorum.program.lowering.scope import ClassOutline
from variorum.program.lowering.selectors import named_children
from variorum.program.lowering.table import Entry, hook, text_of
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import Append, Declare, Evaluate
from variorum.program.types import ANY, Kind, Type

_FROM_OUTSIDE = ("$GLOBALS", "$argv", "$argc")

# Names


@hook("php variable")
def variable(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """`$x`; `$this` is the receiver. A variable that nothing assigns may get its value from a call."""
    word = text_of(node)
    if word == "$this":
        return This(**lower.at(node))
    found: Expression = named(lower, word, node)
    if not isinstance(found, Unbound) or word.startswith("$_") or word in _FROM_OUTSIDE:
        return found
    function = lower.scope.function()
    top = list(lower.scope.outwards())[-1]
    symbol = Symbol(word.lstrip("$"), Symbol.LOCAL if function is not None else Symbol.GLOBAL)
    (function or top).names[word] = symbol
    return Variable(symbol, **lower.at(node))


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
    if node.parent is not None and node.parent.type == "subscript_expression" and node.type == "name":
        # A key without quotes, in a text.
        return Constant(word, lower.table.type_named("string"), **lower.at(node))
    if word == "static":
        # The class that was called, or that of the receiver.
        return This(**lower.at(node))
    if word == "self":
        owner = _owner(lower)
        if owner is not None:
            return Variable(owner.symbol, **lower.at(node))
    return named(lower, word, node)


def _owner(lower: Lowering) -> ClassOutline | None:
    return next((scope.owner for scope in lower.scope.outwards() if scope.owner is not None), None)


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
    word = entry.word(node, "name")
    if word != "class":
        return Member(class_name(lower, holder, entry), word.lstrip("$"), **lower.at(node))
    owner = _owner(lower) if text_of(holder) == "self" else None
    if text_of(holder) == "static" or holder.type == "variable_name":
        called = Argument(class_name(lower, holder, entry), **lower.at(holder))
        return Call(Unbound("called_class", **lower.at(node)), (called,), **lower.at(node))
    name = owner.name if owner is not None else text_of(holder).rsplit("\\", 1)[-1]
    return Constant(name, lower.table.type_named("string"), **lower.at(node))


@hook("php binary")
def php_binary(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """Two operands and an operator between them; `xor` compares what is not true of either."""
    operator = entry.word(node, "operator").lower()
    if operator == "**":
        return _power(lower, node, entry)
    if operator != "xor":
        made: Expression = binary(lower, node, entry)
        return made
    sides = [lower.expression(one) for one in (*entry.all(node, "left"), *entry.all(node, "right"))]
    if len(sides) != 2:
        return lower.opaque(node)
    left, right = (Unary("not", one, **lower.at(node)) for one in sides)
    return Binary("!==", left, right, **lower.at(node))


def _power(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A power. It binds tighter than a sign in front of it, though the grammar sees that the other way round."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is None or right is None:
        return lower.opaque(node)
    signs: list[str] = []
    while (
        left.type == "unary_op_expression" and (argument := left.child_by_field_name("argument")) is not None
    ):
        signs.append(text_of(left.children[0]))
        left = argument
    if any(sign not in ("-", "+", "~", "!") for sign in signs):
        return lower.opaque(node)
    made: Expression = Binary("**", lower.expression(left), lower.expression(right), **lower.at(node))
    for sign in reversed(signs):
        made = Unary("not" if sign == "!" else sign, made, **lower.at(node))
    return made


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
    if callee is not None and text_of(callee) == "compact":
        return _compact(lower, node, [lower.argument(one).value for one in arguments])
    if callee is not None and [one.type for one in arguments] == ["variadic_placeholder"]:
        # `f(...)` is the function itself, which its name can be called by.
        name = Constant(text_of(callee), lower.table.type_named("string"), **lower.at(node))
        return name if callee.type == "name" else lower.expression(callee)
    made: Expression = call(lower, node, entry)
    return made


def _compact(lower: Lowering, node: Node, names: list[Expression]) -> Expression:
    """`compact("a", "b")`: an array of variables by their names."""
    entries: list[MapEntry] = []
    for one in names:
        if not isinstance(one, Constant) or not isinstance(one.value, str):
            return lower.opaque(node, "variables by name")
        entries.append(MapEntry(one, named(lower, "$" + one.value, node), **lower.at(node)))
    return Mapping(Type(Kind.MAP, "array"), tuple(entries), **lower.at(node))


@hook("words call")
def words_call(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """A word with values behind it, such as `echo a, b`."""
    values = entry.all(node, "values")
    while values and values[-1].type == "sequence_expression":
        values = [*values[:-1], *named_children(values[-1])]
    arguments = tuple(Argument(lower.expression(one), **lower.at(one)) for one in values)
    return Call(Unbound(entry.word(node, "name"), **lower.at(node)), arguments, **lower.at(node))


@hook("php assign")
def php_assign(lower: Lowering, node: Node, entry: Entry) -> Expression | list[Statement]:
    """An assignment; `$a[] = x` adds to an array."""
    left, right = entry.one(node, "left"), entry.one(node, "right")
    if left is not None and right is not None and is_pattern(left):
        return taken_apart(lower, node, left, lower.expression(right))
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


# Arrays


@hook("php array")
def array(lower: Lowering, node: Node, entry: Entry) -> Expression:
    """An array: a list where no element has a key, otherwise a map."""
    elements = [named_children(one) for one in entry.all(node, "elements")]
    range_ = lower.at(node)
    if any(one and one[-1].type == "by_ref" for one in elements):
        return lower.opaque(node, "array of references")
    if all(len(one) == 1 for one in elements):
        values = tuple(_element(lower, one[0]) for one in elements)
        return Collection(Type(Kind.LIST, "array"), values, **range_)
    if any(len(one) != 2 for one in elements):
        return _of_keys_and_values(lower, node, elements)
    entries: list[MapEntry] = []
    for one in elements:
        entries.append(MapEntry(lower.expression(one[0]), lower.expression(one[1]), **range_))
    return Mapping(Type(Kind.MAP, "array"), tuple(entries), **range_)


def _of_keys_and_values(lower: Lowering, node: Node, elements: list[list[Node]]) -> Expression:
    """An array some of whose elements have keys: it is filled in order, because the others are counted on from the last key."""
    range_ = lower.at(node)
    symbol = lower.temporary()
    made = Variable(symbol, **range_)
    statements: list[Statement] = [Declare(symbol, Mapping(Type(Kind.MAP, "array"), (), **range_), **range_)]
    for one in elements:
        if one[0].type == "variadic_unpacking":
            return lower.opaque(node, "array of keys and of other arrays")
        if len(one) == 1:
            statements.append(Append(made, lower.expression(one[0]), **range_))
            continue
        place = Index(made, lower.expression(one[0]), **range_)
        statements.append(Evaluate(Assign(place, lower.expression(one[1]), **range_), **range_))
    return Do(tuple(statements), made, **range_)


def _element(lower: Lowering, node: Node) -> Expression:
    if node.type != "variadic_unpacking":
        return lower.expression(node)
    return Spread(lower.expression(node.named_children[0]), **lower.at(node))


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
