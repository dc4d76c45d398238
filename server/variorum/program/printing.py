"""Writes a representation in a compact notation for tests, `variorum doctor --lowering` and debugging.

It reads like a program in a small language: `(cast int x)`, `x := value`, blocks by indentation. It is written, never read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from variorum.program.declarations import (
    Class,
    DefineClass,
    DefineFunction,
    Function,
    Lambda,
    Parameter,
    Program,
)
from variorum.program.expressions import (
    Argument,
    Assign,
    Binary,
    Call,
    Cast,
    Collection,
    Conditional,
    Constant,
    Dereference,
    Destructuring,
    Do,
    Format,
    Formatted,
    Index,
    Logical,
    Mapping,
    Member,
    MethodCall,
    New,
    OpaqueExpression,
    Reference,
    Slice,
    Spread,
    SuperCall,
    This,
    TypeTest,
    Unary,
    Unbound,
    Variable,
    Yield,
)
from variorum.program.node import Expression, Statement, Symbol
from variorum.program.statements import (
    Append,
    Block,
    Break,
    Continue,
    Declare,
    Delete,
    Escape,
    Evaluate,
    ForEach,
    If,
    Labelled,
    Landing,
    Loop,
    OpaqueStatement,
    Return,
    Throw,
    Try,
)
from variorum.program.types import Kind, Type

_MARGIN = "    "


def printed(program: Program) -> str:
    """The whole program."""
    return "\n".join(line for one in program.statements for line in statement_lines(one))


def type_text(type: Type) -> str:
    """A type: its name or kind, with its arguments."""
    name = type.name or type.kind.value
    if type.kind is Kind.INT and type.bits and not type.is_signed:
        name = f"u{type.bits}"
    elif type.kind in (Kind.INT, Kind.FLOAT) and type.bits:
        name = f"{type.kind.value}{type.bits}"
    if not type.arguments:
        return name
    return f"{name}<{', '.join(type_text(one) for one in type.arguments)}>"


def statement_lines(statement: Statement) -> Iterator[str]:
    """The lines of a statement."""
    match statement:
        case Evaluate(value=value):
            yield expression_text(value)
        case Declare(symbol=symbol, value=value):
            typed = f": {type_text(symbol.type)}" if symbol.type.kind is not Kind.ANY else ""
            yield f"let {_name(symbol)}{typed}" + (f" = {expression_text(value)}" if value else "")
        case Block(statements=inner):
            yield "block"
            yield from _indented(inner)
        case If():
            yield from _if_lines(statement)
        case Loop() | ForEach():
            yield from _loop_lines(statement)
        case Labelled(label=label, body=body):
            yield f"{label}:"
            yield from _indented(body.statements)
        case Landing(label=label, body=body, target=target):
            yield f"landing {label}" + (f" into {expression_text(target)}" if target else "")
            yield from _indented(body.statements)
        case Escape(label=label, value=value):
            yield f"escape {label}" + (f" with {expression_text(value)}" if value else "")
        case Break(label=label):
            yield f"break {label}".strip()
        case Continue(label=label):
            yield f"continue {label}".strip()
        case Return(value=value):
            yield "return" + (f" {expression_text(value)}" if value else "")
        case Throw(value=value):
            yield "throw" + (f" {expression_text(value)}" if value else "")
        case Try():
            yield from _try_lines(statement)
        case Delete(target=target):
            yield f"delete {expression_text(target)}"
        case Append(target=target, value=value):
            yield f"append {expression_text(value)} to {expression_text(target)}"
        case DefineFunction(function=function):
            yield from function_lines(function)
        case DefineClass(definition=definition):
            yield from class_lines(definition)
        case OpaqueStatement(reason=reason):
            yield f"opaque {reason}"
        case _:
            yield type(statement).__name__


def _indented(statements: Iterable[Statement]) -> Iterator[str]:
    empty = True
    for one in statements:
        for line in statement_lines(one):
            empty = False
            yield _MARGIN + line
    if empty:
        yield _MARGIN + "nothing"


def _if_lines(statement: If) -> Iterator[str]:
    yield f"if {expression_text(statement.test)}"
    yield from _indented(statement.then.statements)
    otherwise = statement.otherwise
    if otherwise is None:
        return
    if len(otherwise.statements) == 1 and isinstance(otherwise.statements[0], If):
        first, *others = statement_lines(otherwise.statements[0])
        yield f"else {first}"
        yield from others
        return
    yield "else"
    yield from _indented(otherwise.statements)


def _loop_lines(statement: Loop | ForEach) -> Iterator[str]:
    label = f"{statement.label}: " if statement.label else ""
    if isinstance(statement, ForEach):
        declared = "let " if statement.declares else ""
        word = "keys of" if statement.keys else "in"
        target = expression_text(statement.target)
        yield f"{label}for {declared}{target} {word} {expression_text(statement.iterable)}"
    elif statement.test is None:
        yield f"{label}loop"
    else:
        word = "do while" if statement.tests_last else "while"
        yield f"{label}{word} {expression_text(statement.test)}"
    yield from _indented(statement.body.statements)
    if isinstance(statement, Loop) and statement.update is not None:
        yield "update"
        yield from _indented(statement.update.statements)
    if statement.otherwise is not None:
        yield "otherwise"
        yield from _indented(statement.otherwise.statements)


def _try_lines(statement: Try) -> Iterator[str]:
    yield "try"
    yield from _indented(statement.body.statements)
    for handler in statement.handlers:
        types = " | ".join(type_text(one) for one in handler.types)
        name = f" as {_name(handler.symbol)}" if handler.symbol is not None else ""
        yield f"catch {types}{name}".rstrip()
        yield from _indented(handler.body.statements)
    if statement.otherwise is not None:
        yield "otherwise"
        yield from _indented(statement.otherwise.statements)
    if statement.final is not None:
        yield "finally"
        yield from _indented(statement.final.statements)


def function_lines(function: Function) -> Iterator[str]:
    """The lines of a function."""
    yield _head(function)
    if function.body is not None:
        yield from _indented(function.body.statements)


def _head(function: Function) -> str:
    flags = [
        name
        for name in ("static", "class_method", "property", "setter", "generator", "opaque")
        if getattr(function, f"is_{name}")
    ]
    parameters = ", ".join(_parameter(one) for one in function.parameters)
    result = f" -> {type_text(function.result)}" if function.result.kind is not Kind.ANY else ""
    return " ".join([*flags, f"function {function.name or '()'}({parameters}){result}"])


def _parameter(parameter: Parameter) -> str:
    text = f"{parameter.rest}{'&' if parameter.is_by_reference else ''}{_name(parameter.symbol)}"
    if parameter.pattern is not None:
        text = expression_text(parameter.pattern)
    if parameter.symbol.type.kind is not Kind.ANY:
        text += f": {type_text(parameter.symbol.type)}"
    if parameter.default is not None:
        text += f" = {expression_text(parameter.default)}"
    return f"{text} by name" if parameter.is_keyword_only else text


def class_lines(definition: Class) -> Iterator[str]:
    """The lines of a class."""
    bases = f" : {', '.join(type_text(one) for one in definition.bases)}" if definition.bases else ""
    yield f"{definition.form} {definition.name}{bases}"
    for field in definition.fields:
        typed = f": {type_text(field.symbol.type)}" if field.symbol.type.kind is not Kind.ANY else ""
        value = f" = {expression_text(field.value)}" if field.value is not None else ""
        yield f"{_MARGIN}{'static ' if field.is_static else ''}field {field.symbol.name}{typed}{value}"
    for block in definition.initialisers:
        yield f"{_MARGIN}initialise"
        yield from (_MARGIN + line for line in _indented(block.statements))
    for method in definition.methods:
        yield from (_MARGIN + line for line in function_lines(method))


def _name(symbol: Symbol) -> str:
    return f"{symbol.name}^" if symbol.is_captured else symbol.name


def expression_text(expression: Expression | None) -> str:
    """An expression on one line."""
    match expression:
        case None:
            return ""
        case Constant(value=value, type=type_):
            if isinstance(value, str):
                return _quoted(value, type_)
            return (
                "null" if value is None else repr(value).lower() if isinstance(value, bool) else repr(value)
            )
        case Variable(symbol=symbol):
            return _name(symbol)
        case Unbound(name=name):
            return f"?{name}"
        case This():
            return "this"
        case Member(object=inner, name=name):
            return f"{expression_text(inner)}.{name}"
        case Index(object=inner, index=index):
            return f"{expression_text(inner)}[{expression_text(index)}]"
        case Slice(object=inner, low=low, high=high, step=step):
            bounds = f"{expression_text(low)}:{expression_text(high)}"
            return f"{expression_text(inner)}[{bounds}{':' + expression_text(step) if step else ''}]"
        case Unary(operator=operator, operand=operand):
            return f"({operator} {expression_text(operand)})"
        case (
            Binary(operator=operator, left=left, right=right)
            | Logical(operator=operator, left=left, right=right)
        ):
            return f"({expression_text(left)} {operator} {expression_text(right)})"
        case Conditional(test=test, then=then, otherwise=otherwise):
            return f"({expression_text(test)} ? {expression_text(then)} : {expression_text(otherwise)})"
        case Assign(target=target, value=value):
            return f"{expression_text(target)} := {expression_text(value)}"
        case Lambda(function=function):
            return f"{{{'; '.join(line.strip() for line in function_lines(function))}}}"
        case Do(statements=statements, value=value):
            lines = [line.strip() for one in statements for line in statement_lines(one)]
            return f"do {{{'; '.join([*lines, expression_text(value)])}}}"
    return _of_data(expression)


def _of_data(expression: Expression) -> str:
    match expression:
        case Call(function=function, arguments=arguments, type_arguments=types):
            listed = f"<{', '.join(type_text(one) for one in types)}>" if types else ""
            return f"{expression_text(function)}{listed}({_arguments(arguments)})"
        case MethodCall(receiver=receiver, name=name, arguments=arguments, is_safe=is_safe):
            dot = "?." if is_safe else "."
            return f"{expression_text(receiver)}{dot}{name}({_arguments(arguments)})"
        case SuperCall(name=name, arguments=arguments):
            return f"super.{name}({_arguments(arguments)})"
        case New(type=type_, arguments=arguments):
            return f"new {type_text(type_)}({_arguments(arguments)})"
        case Collection(type=type_, elements=elements):
            return f"{type_text(type_)}[{', '.join(expression_text(one) for one in elements)}]"
        case Spread(value=value):
            return f"*{expression_text(value)}"
        case Mapping(type=type_, entries=entries):
            texts = [
                f"{expression_text(one.key)}: {expression_text(one.value)}"
                if one.key is not None
                else f"**{expression_text(one.value)}"
                for one in entries
            ]
            return f"{type_text(type_)}{{{', '.join(texts)}}}"
        case Cast(type=type_, value=value, is_implied=is_implied):
            return f"({'as' if is_implied else 'cast'} {type_text(type_)} {expression_text(value)})"
        case TypeTest(value=value, type=type_):
            return f"({expression_text(value)} is a {type_text(type_)})"
        case Format(parts=parts):
            return f"format({', '.join(expression_text(one) for one in parts)})"
        case Formatted(value=value, specification=specification, conversion=conversion):
            form = f":{expression_text(specification)}" if specification is not None else ""
            return f"{expression_text(value)}{'!' + conversion if conversion else ''}{form}"
        case Destructuring(elements=elements, rest=rest, keys=keys):
            texts = [
                f"{'*' if index == rest else ''}{expression_text(one)}" for index, one in enumerate(elements)
            ]
            if keys:
                texts = [f"{key}: {text}" for key, text in zip(keys, texts, strict=False)] + texts[
                    len(keys) :
                ]
            return f"({', '.join(texts)})"
        case Reference(target=target):
            return f"&{expression_text(target)}"
        case Dereference(pointer=pointer):
            return f"*{expression_text(pointer)}"
        case Yield(value=value, is_all=is_all):
            return f"yield {'all ' if is_all else ''}{expression_text(value)}".rstrip()
        case OpaqueExpression(reason=reason):
            return f"opaque[{reason}]"
    return type(expression).__name__


def _arguments(arguments: tuple[Argument, ...]) -> str:
    return ", ".join(
        f"{one.name + '=' if one.name else ''}{one.spread}{expression_text(one.value)}" for one in arguments
    )


def _quoted(value: str, type: Type) -> str:
    text = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace('"', '\\"')
    return f"'{text}'" if type.kind is Kind.CHAR else f'"{text}"'
