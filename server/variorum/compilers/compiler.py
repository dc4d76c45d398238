"""Reads the compilers of a language from its `compilers.toml`."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.languages import Language


@attrs.frozen
class Compiler:
    """A compiler and its command line. `{file}` and `{folder}` in the arguments stand for the text and its folder."""

    command: str
    arguments: Sequence[str]
    file: str
    """The name of the file to compile. `{unit}` is the match of the pattern `unit` in the text."""
    error: str
    """A regular expression for one error, with the groups `line` and `message`."""
    unit: str = ""
    prelude: str = ""
    """The prelude of a text without imports."""
    brings: str = ""
    """An import in the prelude for each standard module that the text uses by name. `{module}` is its path."""
    complete: str = r"\Z\A"
    """A regular expression for texts with imports, which get no prelude."""
    inside: tuple[str, str] | None = None
    """The code around a text that does not match `whole`."""
    whole: str = ""
    limits_memory: bool = True
    """Whether the compiler works with a limited address space. Some reserve much at once."""
    dependency: str = ""
    """A regular expression for errors about missing dependencies."""
    beside: Mapping[str, str] = attrs.field(factory=dict)
    """Other files that the compiler needs, by name."""
    modules: Mapping[str, Sequence[str]] = attrs.field(factory=dict)
    """The standard modules and the names that they define."""

    def name_of(self, text: str) -> str:
        """Returns the file name for this text."""
        found = re.search(self.unit, text) if self.unit else None
        return self.file.replace("{unit}", found[1] if found else "Snippet")

    def wrapped(self, text: str) -> str:
        """Returns the text for the compiler. Line numbers do not change."""
        if self.inside is not None and not re.search(self.whole, text, re.M):
            text = f"{self.inside[0]}{text}{self.inside[1]}"
        if re.search(self.complete, text, re.M):
            return text
        return f"{self.prelude}{''.join(self._imports(text))}{text}"

    def _imports(self, text: str) -> Iterator[str]:
        """Yields the imports of the standard modules that the text uses and does not import."""
        for module, names in self.modules.items() if self.brings else ():
            used = any(re.search(rf"(?<![\w.]){re.escape(name)}\.", text) for name in names)
            if used and f'"{module}"' not in text:
                yield self.brings.replace("{module}", module)

    def is_missing_dependency(self, message: str) -> bool:
        """Returns whether an error only reports a missing dependency."""
        return bool(self.dependency) and re.search(self.dependency, message) is not None

    def errors(self, output: str) -> Iterator[tuple[int, str]]:
        """Yields the 1-based line and message of each error in the output."""
        for found in re.finditer(self.error, output, re.M):
            yield int(found["line"]), " ".join(found["message"].split())


def compiler_for(language: Language) -> Compiler | None:
    """Returns the first compiler of the language on the PATH, or None."""
    for entry in language.compilers:
        if shutil.which(entry["command"]):
            inside = entry.get("inside")
            return Compiler(
                **{**entry, "inside": tuple(inside) if inside else None},
                modules=language.modules.get("modules", {}),
            )
    return None
