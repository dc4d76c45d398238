"""Finds names of the standard library that a file uses without importing them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import attrs

from variorum.languages import Language
from variorum.rules.policies import is_ignored
from variorum.rules.unit import FileUnit
from variorum.syntax.document import Document
from variorum.syntax.item import Item
from variorum.syntax.source_text import decode
from variorum.syntax.span import Span

_RULE = "missing-import"
# Bytes around a name that tell what it stands for. Without a limit, a long list of names takes time by its square.
_REACH = 400
_MEMBER = re.compile(rb"\s*\??\.\s*(\w+)")


@attrs.frozen
class MissingImport:
    """A library name without its import. Spans are absolute, in source order."""

    name: str
    modules: tuple[str, ...]
    """The modules that define it, best known first."""
    is_module: bool
    """Whether the name is that of the module itself."""
    uses: tuple[Span, ...]


def missing_imports(file: FileUnit) -> list[MissingImport]:
    """Returns the library names that nothing in the file binds and that no import of the file can have bound.

    Returns nothing if that cannot be known: in files with syntax errors, and in files with a star import from a module that the
    language's `modules.toml` does not list.
    """
    document, policy = file.document, file.policy(_RULE)
    if not policy or document.has_errors or document.is_dynamic or _is_fragment(document, policy):
        return []
    wanted = _Wanted(
        file.language,
        policy,
        _whole_imports(document),
        enclosing=_enclosing_namespaces(document) if policy.get("enclosing") else frozenset(),
        is_fragment=bool(document.items_with("part.package")),
    )
    if wanted.is_unsure:
        return []
    uses: dict[str, list[Span]] = {}
    for item, name, span in _mentions(file, wanted.source):
        if wanted.is_use(item, name, span):
            uses.setdefault(name, []).append(span.shifted(item.span.start))
    found = (
        wanted.missing(name, tuple(sorted(set(spans))))
        for name, spans in uses.items()
        if not _is_brought_unseen(document, policy, name)
    )
    return sorted((one for one in found if one is not None), key=lambda one: one.uses[0])


def _is_fragment(document: Document, policy: Mapping[str, Any]) -> bool:
    """Returns whether the file is a fragment that others include (`fragments`): it includes nothing itself and has no entry
    point."""
    if not policy.get("fragments") or document.items_with("import.statement"):
        return False
    meanings: Mapping[str, str] = document.language.meanings.get("declarations", {})
    return not any(meanings.get(name) == "main" for name in document.symbol_counts.bound)


def _is_brought_unseen(document: Document, policy: Mapping[str, Any], name: str) -> bool:
    """Returns whether something without a tree, such as a macro, binds the name: `brought_by`, with `@` for the name."""
    pattern = policy.get("brought_by")
    if not pattern:
        return False
    return re.search(pattern.replace("@", re.escape(name)).encode(), document.text.data) is not None


def _mentions(file: FileUnit, source: Mapping[str, object]) -> Iterator[tuple[Item, str, Span]]:
    """Yields the library names that items read as free names or as members of the library's namespace."""
    lacking = file.unbound & source.keys()
    for item in file.document.items_naming(lacking):
        free = item.facts.names.free
        expanded = [match["macro.text"] for match in item.facts.matches.get("macro.text", ())]
        # An argument of a macro may be a word of the macro's own language.
        expanded += [match["macro.foreign.text"] for match in item.facts.matches.get("macro.foreign", ())]
        for name in lacking & free.keys():
            # A member used by its bare name is another mistake (missing receiver).
            if file.document.has_member(item.container, name):
                continue
            for span in free[name]:
                if not any(text.contains(span) for text in expanded):
                    yield item, name, span
    for item in file.document.items_with("library.name"):
        for match in item.facts.matches["library.name"]:
            span = match["library.name"]
            name = item.facts.text_of(span)
            if name in source:
                yield item, name, span


def _whole_imports(document: Document) -> frozenset[str]:
    """Returns the headers, namespaces and packages from which the file imports all names."""
    return frozenset(
        item.facts.text_of(match[capture]).strip('<>"')
        for capture in ("import.whole", "import.all")
        for item in document.items_with(capture)
        for match in item.facts.matches[capture]
    )


def _enclosing_namespaces(document: Document) -> frozenset[str]:
    """Returns the namespaces of the file with all around them: `A`, `A.B` and `A.B.C` for `namespace A.B.C`."""
    paths = (
        item.facts.text_of(match["part.package"]).split(".")
        for item in document.items_with("part.package")
        for match in item.facts.matches["part.package"]
    )
    return frozenset(".".join(path[:count]) for path in paths for count in range(1, len(path) + 1))


@attrs.frozen(slots=False)
class _Wanted:
    """The names that a language's library defines, as seen from a file with certain imports."""

    language: Language
    policy: Mapping[str, Any]
    whole: frozenset[str]
    enclosing: frozenset[str]
    """The namespaces whose names the file sees because its code is inside them."""
    is_fragment: bool
    """Whether other files of a package may declare what the file uses without an import."""

    @property
    def source(self) -> Mapping[str, tuple[str, ...]]:
        """The modules of each library name."""
        return _sources(self.language)

    @property
    def is_unsure(self) -> bool:
        """Whether an import may bind names that are not listed."""
        return bool(self.whole) and not self.whole <= {
            *self.language.modules["modules"],
            self.policy.get("scope"),
        }

    def is_use(self, item: Item, name: str, span: Span) -> bool:
        """Returns whether a mention can only mean the library's name."""
        if is_ignored(self.language, _RULE, name):
            return False
        text, scope = item.facts.text, self.policy.get("scope")
        before, after = text[max(0, span.start - _REACH) : span.start], text[span.end : span.end + _REACH]
        behind = self.policy.get("behind")
        if behind and not re.match(behind.encode(), after):
            return False
        if self._names_module(name):
            return self._is_member_of(name, after)
        if not any(self._stands_for(module, after) for module in self.source[name]):
            return False
        if scope is None:
            # In the body of a macro, a name after a dot is a member as well.
            return re.search(rb"(?:::|(?<!\.)\.)\s*$", before) is None
        if before.endswith(b"::"):
            return before.endswith(scope.encode() + b"::")
        is_global = any(re.match(self.policy["global"], module) for module in self.source[name])
        return scope in self.whole or (is_global and after.lstrip().startswith(b"("))

    def missing(self, name: str, uses: tuple[Span, ...]) -> MissingImport | None:
        """Returns the missing import of a name. Returns None if the file has the name after all."""
        modules = self.source[name]
        if self.is_fragment and not is_common(self.language, name):
            return None
        along = self.language.modules.get("brought_along", {})
        implicit = self.policy.get("implicit", ())
        # An explicit import of something that is imported implicitly shows that the project disables implicit imports.
        if any(
            module in self.whole
            or module in self.enclosing
            or (module in implicit and not self.whole & set(implicit))
            for module in modules
        ):
            return None
        if any(name in along.get(one, ()) for one in (*self.whole, *(("*",) if self.whole else ()))):
            return None
        second = self.policy.get("second_choice")
        likely = tuple(module for module in modules if not (second and re.search(second, module)))
        if not likely:
            return None
        return MissingImport(name, likely, self._names_module(name), uses)

    def _stands_for(self, module: str, behind: bytes) -> bool:
        """Returns whether the text after a name fits names of this module: `shape`, regular expressions by module."""
        pattern = self.policy.get("shape", {}).get(module)
        return pattern is None or re.match(pattern.encode(), behind) is not None

    def _names_module(self, name: str) -> bool:
        return "module" in self.policy and name in self.language.modules["modules"]

    def _is_member_of(self, module: str, behind: bytes) -> bool:
        """Returns whether the text after a name is a member of the module, if its members are listed."""
        listed = self.language.modules["modules"][module]
        member = _MEMBER.match(behind)
        return member is not None and (not listed or decode(member[1]) in listed)


@cache
def _common(language: Language) -> re.Pattern[str] | None:
    pattern = language.policy(_RULE).get("common")
    return re.compile(pattern) if pattern else None


def is_common(language: Language, name: str) -> bool:
    """Returns whether a name hardly means anything but the library's: `common`, a regular expression, for languages where
    other files can define names without being imported. Without `common`, every name does."""
    pattern = _common(language)
    return pattern is None or pattern.search(name) is not None


@cache
def _sources(language: Language) -> Mapping[str, tuple[str, ...]]:
    modules: Mapping[str, list[str]] = language.modules.get("modules", {})
    policy = language.policy(_RULE)
    found: dict[str, list[str]] = {}
    if "module" in policy:
        found.update({module: [module] for module in modules if module.isidentifier()})
    if "name" in policy:
        for module in policy.get("names_of", modules):
            for name in modules[module]:
                # A name that is a module's own means the module, not a member of another module.
                if name not in found or found[name] != [name]:
                    found.setdefault(name, []).append(module)
    return {name: tuple(sources) for name, sources in found.items()}
