"""Tiny programs in the words of each language, by a table of how each writes a thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs

from tests.translation.tiny import tree


@attrs.frozen
class Style:
    """How a language writes things; `{}` stands for what is put in."""

    function: str
    condition_function: str
    list_parameter: str
    number_parameter: str
    let: str
    each: str
    count: str
    choice: str = "if ({0}) {{"
    repeat: str = "while ({0}) {{"
    otherwise: str = "}} else {{"
    end: str = "}"
    stop: str = ";"
    either: str = "({0} ? {1} : {2})"
    words: Mapping[str, str] = attrs.field(factory=lambda: {"and": "&&", "or": "||", "not ": "!"})
    printed: str = "{0} + {1}"
    filled: str = ""
    show: str = "print({0})"
    name: str = "{0}"
    head: str = ""
    tail: str = ""
    length: str = "{0}.length"
    collected: Mapping[str, str] = attrs.field(factory=dict)
    """Under `sum`, `sum where`, `any` and `all`: `{0}` is the list, `{1}` the element, `{2}` the result, `{3}` the condition."""


STYLES: Mapping[str, Style] = {
    "python": Style(
        function="def {0}({1}):",
        condition_function="def {0}({1}):",
        list_parameter="{0}",
        number_parameter="{0}",
        let="{0} = {1}",
        each="for {0} in {1}:",
        count="for {0} in range({1}, {2}):",
        choice="if {0}:",
        repeat="while {0}:",
        otherwise="else:",
        end="",
        stop="",
        either="({1} if {0} else {2})",
        words={"and": "and", "or": "or", "not ": "not "},
        printed="{0} + str({1})",
        filled='f"{0}{{{1}}}"',
        length="len({0})",
        collected={
            "sum": "sum({2} for {1} in {0})",
            "sum where": "sum({2} for {1} in {0} if {3})",
            "any": "any({2} for {1} in {0})",
            "all": "all({2} for {1} in {0})",
        },
    ),
    "ruby": Style(
        function="def {0}({1})",
        condition_function="def {0}({1})",
        list_parameter="{0}",
        number_parameter="{0}",
        let="{0} = {1}",
        each="{1}.each do |{0}|",
        count="({1}...{2}).each do |{0}|",
        choice="if {0}",
        repeat="while {0}",
        otherwise="else",
        end="end",
        stop="",
        printed="{0} + ({1}).to_s",
        filled='"{0}#{{{1}}}"',
        show="puts {0}",
        collected={
            "sum": "{0}.sum {{ |{1}| {2} }}",
            "sum where": "{0}.select {{ |{1}| {3} }}.sum {{ |{1}| {2} }}",
            "any": "{0}.any? {{ |{1}| {2} }}",
            "all": "{0}.all? {{ |{1}| {2} }}",
        },
    ),
    "java": Style(
        function="static int {0}({1}) {{",
        condition_function="static boolean {0}({1}) {{",
        list_parameter="int[] {0}",
        number_parameter="int {0}",
        let="int {0} = {1}",
        each="for (int {0} : {1}) {{",
        count="for (int {0} = {1}; {0} < {2}; {0}++) {{",
        show="System.out.println({0})",
        head="import java.util.*;\n\nclass Main {",
        tail="}",
        collected={
            "sum": "Arrays.stream({0}).map({1} -> {2}).sum()",
            "sum where": "Arrays.stream({0}).filter({1} -> {3}).map({1} -> {2}).sum()",
            "any": "Arrays.stream({0}).anyMatch({1} -> {2})",
            "all": "Arrays.stream({0}).allMatch({1} -> {2})",
        },
    ),
    "kotlin": Style(
        function="fun {0}({1}): Int {{",
        condition_function="fun {0}({1}): Boolean {{",
        list_parameter="{0}: List<Int>",
        number_parameter="{0}: Int",
        let="var {0} = {1}",
        each="for ({0} in {1}) {{",
        count="for ({0} in {1} until {2}) {{",
        stop="",
        either="(if ({0}) {1} else {2})",
        filled='"{0}${{{1}}}"',
        show="println({0})",
        length="{0}.size",
        collected={
            "sum": "{0}.map {{ {1} -> {2} }}.sum()",
            "sum where": "{0}.filter {{ {1} -> {3} }}.map {{ {1} -> {2} }}.sum()",
            "any": "{0}.any {{ {1} -> {2} }}",
            "all": "{0}.all {{ {1} -> {2} }}",
        },
    ),
    "javascript": Style(
        function="function {0}({1}) {{",
        condition_function="function {0}({1}) {{",
        list_parameter="{0}",
        number_parameter="{0}",
        let="let {0} = {1}",
        each="for (const {0} of {1}) {{",
        count="for (let {0} = {1}; {0} < {2}; {0}++) {{",
        filled="`{0}${{{1}}}`",
        show="console.log({0})",
        collected={
            "sum": "{0}.map(({1}) => {2}).reduce((one, other) => one + other, 0)",
            "sum where": "{0}.filter(({1}) => {3}).map(({1}) => {2}).reduce((one, other) => one + other, 0)",
            "any": "{0}.some(({1}) => {2})",
            "all": "{0}.every(({1}) => {2})",
        },
    ),
    "typescript": Style(
        function="function {0}({1}): number {{",
        condition_function="function {0}({1}): boolean {{",
        list_parameter="{0}: number[]",
        number_parameter="{0}: number",
        let="let {0}: number = {1}",
        each="for (const {0} of {1}) {{",
        count="for (let {0} = {1}; {0} < {2}; {0}++) {{",
        filled="`{0}${{{1}}}`",
        show="console.log({0})",
        collected={
            "any": "{0}.some(({1}) => {2})",
            "all": "{0}.every(({1}) => {2})",
        },
    ),
    "csharp": Style(
        function="static int {0}({1}) {{",
        condition_function="static bool {0}({1}) {{",
        list_parameter="int[] {0}",
        number_parameter="int {0}",
        let="int {0} = {1}",
        each="foreach (int {0} in {1}) {{",
        count="for (int {0} = {1}; {0} < {2}; {0}++) {{",
        filled='$"{0}{{{1}}}"',
        show="Console.WriteLine({0})",
        head="using System;\nusing System.Linq;\n\nclass Program {",
        tail="}",
        length="{0}.Length",
        collected={
            "sum": "{0}.Select({1} => {2}).Sum()",
            "sum where": "{0}.Where({1} => {3}).Select({1} => {2}).Sum()",
            "any": "{0}.Any({1} => {2})",
            "all": "{0}.All({1} => {2})",
        },
    ),
    "c": Style(
        function="int {0}({1}) {{",
        condition_function="bool {0}({1}) {{",
        list_parameter="const int {0}[], int {0}_count",
        number_parameter="int {0}",
        let="int {0} = {1}",
        each="for (int at_{0} = 0; at_{0} < {1}_count; at_{0}++) {{ int {0} = {1}[at_{0}];",
        count="for (int {0} = {1}; {0} < {2}; {0}++) {{",
        printed='{0} "%d\\n", {1}',
        show="printf({0})",
        head="#include <stdbool.h>\n#include <stdio.h>\n",
        length="{0}_count",
    ),
    "cpp": Style(
        function="int {0}({1}) {{",
        condition_function="bool {0}({1}) {{",
        list_parameter="const std::vector<int>& {0}",
        number_parameter="int {0}",
        let="int {0} = {1}",
        each="for (int {0} : {1}) {{",
        count="for (int {0} = {1}; {0} < {2}; {0}++) {{",
        printed="{0} << {1}",
        show="std::cout << {0} << std::endl",
        head="#include <iostream>\n#include <vector>\n",
        length="{0}.size()",
    ),
    "go": Style(
        function="func {0}({1}) int {{",
        condition_function="func {0}({1}) bool {{",
        list_parameter="{0} []int",
        number_parameter="{0} int",
        let="{0} := {1}",
        each="for _, {0} := range {1} {{",
        count="for {0} := {1}; {0} < {2}; {0}++ {{",
        choice="if {0} {{",
        repeat="for {0} {{",
        either="",
        stop="",
        printed="{0}, {1}",
        show="fmt.Println({0})",
        head='package main\n\nimport "fmt"\n',
        length="len({0})",
    ),
    "rust": Style(
        function="fn {0}({1}) -> i32 {{",
        condition_function="fn {0}({1}) -> bool {{",
        list_parameter="{0}: &[i32]",
        number_parameter="{0}: i32",
        let="let mut {0} = {1}",
        each="for {0} in {1} {{",
        count="for {0} in {1}..{2} {{",
        choice="if {0} {{",
        repeat="while {0} {{",
        either="(if {0} {{ {1} }} else {{ {2} }})",
        printed="{0}, {1}",
        show="println!({0})",
        length="{0}.len()",
        collected={
            "sum": "{0}.iter().map(|{1}| {2}).sum()",
            "sum where": "{0}.iter().filter(|{1}| {3}).map(|{1}| {2}).sum()",
            "any": "{0}.iter().any(|{1}| {2})",
            "all": "{0}.iter().all(|{1}| {2})",
        },
    ),
    "php": Style(
        function="function {0}({1}) {{",
        condition_function="function {0}({1}) {{",
        list_parameter="${0}",
        number_parameter="${0}",
        let="${0} = {1}",
        each="foreach (${1} as ${0}) {{",
        count="for (${0} = {1}; ${0} < {2}; ${0}++) {{",
        name="${0}",
        printed="{0} . {1}",
        show='echo {0} . "\\n"',
        head="<?php\n",
        length="count(${0})",
    ),
}
"""The style of each language but C, which has no lists that know how long they are."""


def printed(program: tree.Program, language: str) -> str:
    """The program in a language."""
    style = STYLES[language]
    lines = [style.head] if style.head else []
    for function in program:
        lines += [*_function(function, style), ""]
    return "\n".join([*lines, style.tail]).rstrip() + "\n"


def can_say(program: tree.Program, language: str) -> bool:
    """Whether the language has words for all that is in the program."""
    style = STYLES[language]
    lacks = False

    def look(node: object) -> object:
        nonlocal lacks
        if isinstance(node, tree.Either):
            lacks = lacks or not style.either
        elif isinstance(node, tree.Collected):
            lacks = (
                lacks or (f"{node.how} where" if node.where is not None else node.how) not in style.collected
            )
        return node

    tree.changed(program, look)
    return not lacks


def _function(function: tree.Function, style: Style) -> Iterator[str]:
    parameters = [
        *(style.list_parameter.format(name) for name in function.lists),
        *(style.number_parameter.format(name) for name in function.numbers),
    ]
    head = style.condition_function if function.is_condition else style.function
    yield head.format(function.name, ", ".join(parameters))
    yield from _block(function.body, style)
    if style.end:
        yield style.end


def _block(statements: Sequence[tree.Statement], style: Style) -> Iterator[str]:
    for statement in statements:
        for line in _statement(statement, style):
            yield f"    {line}"


def _statement(statement: tree.Statement, style: Style) -> Iterator[str]:
    match statement:
        case tree.Let(name, value):
            yield style.let.format(name, expression(value, style)) + style.stop
        case tree.Change(name, operator, value):
            yield f"{style.name.format(name)} {operator}= {expression(value, style)}{style.stop}"
        case tree.Return(value):
            yield f"return {expression(value, style)}{style.stop}"
        case tree.Skip():
            yield ("next" if style.end == "end" else "continue") + style.stop
        case tree.Print(text, value, is_filled_in):
            shown = expression(value, style)
            if is_filled_in and style.filled:
                yield style.show.format(style.filled.format(text, shown)) + style.stop
            else:
                yield style.show.format(style.printed.format(f'"{text}"', shown)) + style.stop
        case tree.If(condition, then, otherwise):
            yield style.choice.format(expression(condition, style))
            yield from _block(then, style)
            if otherwise:
                yield style.otherwise.format()
                yield from _block(otherwise, style)
            yield from _end(style)
        case tree.Each(element, over, body):
            yield style.each.format(element, over)
            yield from _block(body, style)
            yield from _end(style)
        case tree.Count(name, start, end, body):
            yield style.count.format(name, expression(start, style), expression(end, style))
            yield from _block(body, style)
            yield from _end(style)
        case tree.While(condition, body):
            yield style.repeat.format(expression(condition, style))
            yield from _block(body, style)
            yield from _end(style)


def _end(style: Style) -> Iterator[str]:
    if style.end:
        yield style.end


def expression(node: tree.Expression, style: Style) -> str:
    """An expression, with parentheses around all that is not plain."""
    match node:
        case tree.Number(value):
            return str(value)
        case tree.Name(name):
            return name if name in ("true", "false") and style.end else _named(name, style)
        case tree.Both(operator, left, right):
            word = style.words.get(operator, operator)
            return f"({expression(left, style)} {word} {expression(right, style)})"
        case tree.Not(of):
            return f"({style.words['not ']}{expression(of, style)})"
        case tree.Call("length", (tree.Name(name),)):
            return style.length.format(name)
        case tree.Call(name, given):
            return f"{name}({', '.join(expression(one, style) for one in given)})"
        case tree.Either(condition, then, otherwise):
            parts = (expression(one, style) for one in (condition, then, otherwise))
            return style.either.format(*parts)
        case tree.Collected(how, element, over, result, where):
            key = f"{how} where" if where is not None else how
            shown = expression(where, style) if where is not None else ""
            return style.collected[key].format(over, element, expression(result, style), shown)
    raise TypeError(f"no expression: {node!r}")


def _named(name: str, style: Style) -> str:
    if name in ("true", "false"):
        return name.capitalize()
    return style.name.format(name)
