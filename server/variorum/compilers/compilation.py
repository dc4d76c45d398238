"""Compiles a translation and locates the errors in it."""

from __future__ import annotations

from threading import Event

import attrs

from variorum.compilers.compiler import Compiler, compiler_for
from variorum.compilers.sandbox import CompilerStopped, run_compiler
from variorum.syntax.document import Document
from variorum.translation.score import Evidence
from variorum.typecheck.signatures import library_of

_MOST_ERRORS = 20


@attrs.frozen
class Compilation:
    """The result of a compiler. The text compiles if there are no errors and no reason."""

    errors: tuple[Evidence, ...] = ()
    compiler: str | None = None
    reason: str | None = None
    """Why nothing was compiled."""

    @property
    def summary(self) -> str:
        """The result in one sentence."""
        if self.reason is not None:
            return f"Not compiled: {self.reason}."
        if not self.errors:
            return f"{self.compiler} accepts the translation."
        count = len(self.errors)
        return f"{self.compiler} finds {count} error{'s' * (count > 1)} in the translation."


def compile_translation(source: Document, target: Document, stop: Event | None = None) -> Compilation:
    """Compiles the translation and locates the errors in it. Runs no compiled code.

    Args:
        source: the original: a type that it uses and does not declare is taken to be given elsewhere.
        target: the translation.
        stop: ends the compiler when another thread sets it.
    """
    tool = compiler_for(target.language)
    if tool is None:
        return Compilation(reason=f"no compiler for {target.language.name} is on the PATH")
    elsewhere = sorted(_unresolved_types(source) & _unresolved_types(target))
    if elsewhere:
        return Compilation(reason=f"neither side declares {', '.join(f'`{name}`' for name in elsewhere[:3])}")
    text = target.text.data.decode("utf-8", "replace")
    name = tool.name_of(text)
    try:
        outcome = run_compiler(
            tool.command,
            tool.arguments,
            {**tool.beside, name: tool.wrapped(text)},
            name,
            limits_memory=tool.limits_memory,
            stop=stop,
        )
    except CompilerStopped as error:
        return Compilation(compiler=tool.command, reason=str(error))
    if outcome.status == 0:
        return Compilation(compiler=tool.command)
    found = list(dict.fromkeys(tool.errors(outcome.output)))
    missing = next((message for _, message in found if tool.is_missing_dependency(message)), None)
    if missing is not None:
        return Compilation(compiler=tool.command, reason=f"a dependency is not installed: {missing}")
    reason = None if found else f"{tool.command} failed without reporting an error in the translation"
    return Compilation(_placed(tool, found, target), tool.command, reason)


def _placed(tool: Compiler, found: list[tuple[int, str]], target: Document) -> tuple[Evidence, ...]:
    last = len(target.text.line_starts) - 1
    return tuple(
        Evidence(f"{tool.command}: {message}", target=target.text.line_span(min(max(line - 1, 0), last)))
        for line, message in found[:_MOST_ERRORS]
    )


def _unresolved_types(document: Document) -> set[str]:
    """Returns the types that a text uses and that neither it nor the standard library declares."""
    language = document.language
    declared = {one.name for item in document.items for one in item.facts.declarations}
    bound = {binding.name for item in document.items for binding in item.facts.names.outermost}
    library = library_of(language)
    return (
        {
            name
            for item in document.items
            for name in item.facts.names.free
            if name[:1].isupper() and name.upper() != name and library.get(name) is None
        }
        - declared
        - bound
        - language.library_names
        - language.builtins
    )
