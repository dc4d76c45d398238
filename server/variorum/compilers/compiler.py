"""The compilers of a language, as its `compilers.toml` lists them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.languages import Language


@attrs.frozen
class Compiler:
    """A compiler and how to ask it. `{file}` and `{folder}` in the arguments stand for the text and its folder."""

    command: str
    arguments: Sequence[str]
    file: str
    """The name of the file to compile; `{unit}` is what the pattern `unit` finds in the text."""
    error: str
    """A regular expression for one error, with the groups `line` and `message`."""
    unit: str = ""
    prelude: str = ""
    """What stands before a text that brings in nothing by itself."""
    brings: str = ""
    """What goes into that for each module of the standard library that the text uses by name; `{module}` is its path."""
    complete: str = r"\Z\A"
    """What shows that a text brings in what it needs, so that nothing is put before it."""
    inside: tuple[str, str] | None = None
    """What stands around a text that does not match `whole`."""
    whole: str = ""
    limits_memory: bool = True
    """Whether the compiler bears a limit on its address space; those that reserve much at once do not."""
    dependency: str = ""
    """What an error says that is about something to be installed, not about the text."""
    beside: Mapping[str, str] = attrs.field(factory=dict)
    """Other files that the compiler wants to find, by name."""
    modules: Mapping[str, Sequence[str]] = attrs.field(factory=dict)
    """The modules of the standard library and the names that they bring."""

    def name_of(self, text: str) -> str:
        """Returns the file's name for this text."""
        found = re.search(self.unit, text) if self.unit else None
        return self.file.replace("{unit}", found[1] if found else "Snippet")

    def wrapped(self, text: str) -> str:
        """Returns the text as the compiler gets it, with every line where it was."""
        if self.inside is not None and not re.search(self.whole, text, re.M):
            text = f"{self.inside[0]}{text}{self.inside[1]}"
        if re.search(self.complete, text, re.M):
            return text
        return f"{self.prelude}{''.join(self._imports(text))}{text}"

    def _imports(self, text: str) -> Iterator[str]:
        """Returns what brings in the modules that the text names and does not import."""
        for module, names in self.modules.items() if self.brings else ():
            used = any(re.search(rf"(?<![\w.]){re.escape(name)}\.", text) for name in names)
            if used and f'"{module}"' not in text:
                yield self.brings.replace("{module}", module)

    def is_missing_dependency(self, message: str) -> bool:
        """Returns whether an error only says that something is not installed here."""
        return bool(self.dependency) and re.search(self.dependency, message) is not None

    def errors(self, output: str) -> Iterator[tuple[int, str]]:
        """Yields the errors that the output names: line, from 1, and message."""
        for found in re.finditer(self.error, output, re.M):
            yield int(found["line"]), " ".join(found["message"].split())


def compiler_for(language: Language) -> Compiler | None:
    """Returns the first compiler of the language that is on the PATH."""
    for entry in language.compilers:
        if shutil.which(entry["command"]):
            inside = entry.get("inside")
            return Compiler(
                **{**entry, "inside": tuple(inside) if inside else None},
                modules=language.modules.get("modules", {}),
            )
    return None
