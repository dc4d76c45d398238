"""Tells scripts that a compiler or a bundler wrote by the traces that these leave."""

from __future__ import annotations

import re

# As far as the head of a compiled module reaches.
_HEAD = 4096
# A compiled script says in its last line where the lines of its source are.
_SOURCE_MAP = re.compile(r"(?:\A|\n)//[#@] ?sourceMappingURL=\S+\s*\Z")
# How Browserify and webpack begin a bundle, and esbuild what it made of a TypeScript file.
_BUNDLED = re.compile(
    r"(?:[\"']use strict[\"'];?\n)?// [\w@./-]{1,200}\.[cm]?tsx?\n"
    r"|\(function ?\(f\) ?\{ ?if ?\(typeof exports ?={2,3} ?[\"']object[\"'] ?&& ?typeof module ?!={1,2} ?[\"']undefined[\"']\)"
    r"|\(function(?: e\(t,n,r\)\{function s\(o,u\)|\(\)\{function r\(e,n,t\)\{function o\(i,f\))"
    r"|\N{PACKAGE}\n\d+ /"
    r"|/\*{6}/ \((?:\(\) => \{|function\(modules\) \{) // webpackBootstrap"
)
# What compilers to CommonJS write at the head of a module, and people do not.
_COMPILED = re.compile(
    r"^Object\.defineProperty\(exports, [\"']__esModule[\"'], ?\{"
    r"|^[ \t]{0,4}var __(?:defProp|create|importDefault|createBinding|awaiter|extends|assign) ?= ?"
    r"|^[\"']use strict[\"'];?\s{1,8}exports\.__esModule = true;"
    r"|^var \w{1,80} = require\([\"']@babel/runtime(?:-corejs\d)?/helpers/",
    re.M,
)
# Their helpers may stand anywhere, and scripts without compilers have none of these names; each line begins with one.
_HELPERS = (
    "function _",
    "var __",
    "@babel/helpers - ",
    "__webpack_require__",
    "webpackUniversalModuleDefinition",
    "if(!n[",
)
_HELPER = re.compile(
    r"^[ \t]{0,16}function _(?:asyncToGenerator|assertThisInitialized|classCallCheck|classPrivateFieldGet|createClass"
    r"|createForOfIteratorHelper|createSuper|defineProperties|getPrototypeOf|getRequireWildcardCache|inherits|inheritsLoose"
    r"|interopDefault|interopDefaultLegacy|interopNamespace|interopRequireDefault|interopRequireWildcard|iterableToArray"
    r"|objectSpread|objectSpread2|objectWithoutProperties|objectWithoutPropertiesLoose|possibleConstructorReturn"
    r"|regeneratorRuntime|slicedToArray|taggedTemplateLiteral|toConsumableArray|unsupportedIterableToArray) ?\("
    r"|^[ \t]{0,16}['\"]@babel/helpers - \w+['\"];"
    r"|^[ \t]{0,16}var (?P<helper>__\w{1,40}) = \(this && this\.(?P=helper)\)"
    r"|^/\*{3,6}/[ \t]{0,16}\(?(?:\(?function ?\(|\(\()(?:module|__unused_webpack)"
    r"|^/\*{3,6}/[ \t]{0,16}function __webpack_require__\("
    r"|^[ \t]{0,4}\(function webpackUniversalModuleDefinition\("
    # Browserify, of two versions
    r"|function s\(o,u\)\{if\(!n\[o\]\)\{if\(!t\[o\]\)"
    r"|function o\(i,f\)\{if\(!n\[i\]\)\{if\(!e\[i\]\)",
    re.M,
)
# How Rollup begins a script that any loader takes, and people do not.
_WRAPPED = re.compile(
    r"^\(function \(global, factory\) \{\s{1,8}typeof exports === 'object' && typeof module !== 'undefined' \?",
    re.M,
)
# How minifiers write an import that they leave there; people put blanks around its braces or in front of the address.
_PACKED_IMPORT = re.compile(r"(?:\A|[;\n])import\{[^{}\n]{1,2000}\}from[\"']")
# CoffeeScript announces all variables of a file at its head, and calls the file at its end.
_COFFEE = re.compile(r"\(function\(\) \{\n  var (?:[\w$]{1,80}, ){2,400}[\w$]{1,80}[,;]")
# Some who run it name its source alone.
_COFFEE_SOURCE = re.compile(r"\s*/\* ?[\w./-]{1,200}\.(?:lit)?coffee ?\*/")
_COFFEE_END = "}).call(this);"


def is_bundled(text: str) -> bool:
    """Whether a script ends with the address of its source map, begins as a bundle or a compiled module does, or holds the
    helpers of a compiler."""
    last = text.rfind("\n", 0, len(text.rstrip())) if "sourceMappingURL=" in text else len(text)
    return (
        _SOURCE_MAP.match(text, max(last, 0)) is not None
        or _BUNDLED.match(text) is not None
        or _COMPILED.search(text, 0, _HEAD) is not None
        or _WRAPPED.search(text, 0, _HEAD) is not None
        or _PACKED_IMPORT.search(text, 0, _HEAD) is not None
        or _COFFEE_SOURCE.match(text) is not None
        or (_COFFEE_END in text[-200:] and _COFFEE.match(text) is not None)
        or (any(part in text for part in _HELPERS) and _HELPER.search(text) is not None)
    )
