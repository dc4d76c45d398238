"""Calls functions of texts for real, with literal arguments, and reads their results back as neutral values."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.toolchains.literals import cpp_literal, java_literal
from benchmarks.toolchains.sandbox import run
from variorum.program.declarations import Function

MARK = "@@result@@"

_PYTHON = """
import sys, json, math, collections, heapq, bisect, itertools, functools, re, string
from typing import *
from collections import *
def plain(v, d=0):
    if v is None or isinstance(v, (bool, str, int, float)): return v
    if isinstance(v, (list, tuple, range, collections.deque)): return [plain(x) for x in v]
    if isinstance(v, (set, frozenset)): return {"set": [plain(x) for x in v]}
    if isinstance(v, dict): return {"map": [[plain(k), plain(x)] for k, x in v.items()]}
    if hasattr(v, "__next__"): return [plain(x) for x in v]
    raise ValueError("unknown")
job = json.load(sys.stdin)
names = dict(globals()); names["__name__"] = "module"
exec(compile(job["text"], "text", "exec"), names)
for call in job["calls"]:
    try: result = {"value": plain(eval(call, names))}
    except RecursionError: result = {"skip": 1}
    except Exception as error: result = {"raised": type(error).__name__}
    print("@@result@@" + json.dumps(result))
"""

_NODE = """
const plain = v => v === undefined || v === null ? null : typeof v === "bigint" ? Number(v)
  : typeof v === "number" ? (Number.isFinite(v) ? v : {number: String(v)})
  : Array.isArray(v) ? Array.from(v, plain) : v instanceof Map ? {map: [...v].map(([k, x]) => [plain(k), plain(x)])}
  : v instanceof Set ? {set: [...v].map(plain)} : typeof v === "object" ? {map: Object.entries(v).map(([k, x]) => [k, plain(x)])}
  : typeof v === "function" ? {skip: 1} : v;
const $call = f => { let r; try { r = {value: plain(f())}; } catch (e) { r = {raised: e && e.name || "thrown"}; }
  console.log("@@result@@" + JSON.stringify(r)); };
"""

_JAVA = """
class ZzDriver {
  static String q(String s) { StringBuilder b = new StringBuilder("\\""); for (char c : s.toCharArray())
    { if (c == '"' || c == '\\\\') b.append('\\\\').append(c); else if (c < 32 || c > 126) b.append(String.format("\\\\u%04x", (int) c)); else b.append(c); }
    return b.append('"').toString(); }
  static String p(Object v) {
    if (v == null) return "null";
    if (v instanceof String || v instanceof Character || v instanceof StringBuilder) return q(v.toString());
    if (v instanceof Double || v instanceof Float) { double d = ((Number) v).doubleValue(); return Double.isNaN(d) || Double.isInfinite(d) ? "{\\"number\\":\\"" + d + "\\"}" : v.toString(); }
    if (v instanceof Number || v instanceof Boolean) return v.toString();
    if (v.getClass().isArray()) { StringBuilder b = new StringBuilder("["); int n = java.lang.reflect.Array.getLength(v);
      for (int i = 0; i < n; i++) b.append(i > 0 ? "," : "").append(p(java.lang.reflect.Array.get(v, i))); return b.append("]").toString(); }
    if (v instanceof java.util.Map) { StringBuilder b = new StringBuilder("{\\"map\\":["); boolean f = true;
      for (java.util.Map.Entry<?, ?> e : ((java.util.Map<?, ?>) v).entrySet()) { b.append(f ? "" : ",").append("[" + p(e.getKey()) + "," + p(e.getValue()) + "]"); f = false; } return b.append("]}").toString(); }
    if (v instanceof java.util.Optional) return p(((java.util.Optional<?>) v).orElse(null));
    if (v instanceof Iterable) { StringBuilder b = new StringBuilder(v instanceof java.util.Set ? "{\\"set\\":[" : "["); boolean f = true;
      for (Object x : (Iterable<?>) v) { b.append(f ? "" : ",").append(p(x)); f = false; } return b.append(v instanceof java.util.Set ? "]}" : "]").toString(); }
    return "{\\"skip\\":1}"; }
  interface Call { Object run() throws Throwable; }
  static void c(Call f) { String r; try { r = "{\\"value\\":" + p(f.run()) + "}"; } catch (StackOverflowError e) { r = "{\\"skip\\":1}"; } catch (Throwable e) { r = "{\\"raised\\":" + q(e.getClass().getSimpleName()) + "}"; }
    System.out.println("@@result@@" + r); }
  public static void main(String[] a) throws Throwable {
CALLS
  }
}
"""

_CPP_HEAD = """
#include <bits/stdc++.h>
using namespace std;
"""
_CPP = """
namespace zz {
template<class T> void p(const T& v);
inline void q(const std::string& s) { std::cout << '"'; for (unsigned char c : s) { if (c == '"' || c == '\\\\') std::cout << '\\\\' << c; else if (c < 32 || c > 126) { char b[8]; snprintf(b, 8, "\\\\u%04x", c); std::cout << b; } else std::cout << c; } std::cout << '"'; }
inline void p(const std::string& s) { q(s); } inline void p(const char* s) { q(s); } inline void p(char c) { q(std::string(1, c)); } inline void p(bool b) { std::cout << (b ? "true" : "false"); }
inline void p(double d) { if (std::isnan(d) || std::isinf(d)) std::cout << "{\\"number\\":\\"" << d << "\\"}"; else { char b[40]; snprintf(b, 40, "%.17g", d); std::cout << b; } } inline void p(float d) { p((double) d); }
inline void p(int v) { std::cout << v; } inline void p(long v) { std::cout << v; } inline void p(long long v) { std::cout << v; } inline void p(unsigned v) { std::cout << v; } inline void p(unsigned long v) { std::cout << v; } inline void p(unsigned long long v) { std::cout << v; } inline void p(short v) { std::cout << v; }
template<class A, class B> void p(const std::pair<A, B>& v) { std::cout << "["; p(v.first); std::cout << ","; p(v.second); std::cout << "]"; }
template<class T> void seq(const T& v, const char* a, const char* b) { std::cout << a; bool f = true; for (const auto& x : v) { if (!f) std::cout << ","; f = false; p(x); } std::cout << b; }
template<class T> void p(const std::vector<T>& v) { std::cout << "["; for (size_t i = 0; i < v.size(); i++) { if (i) std::cout << ","; p((T) v[i]); } std::cout << "]"; }
template<class T> void p(const std::set<T>& v) { seq(v, "{\\"set\\":[", "]}"); } template<class T> void p(const std::unordered_set<T>& v) { seq(v, "{\\"set\\":[", "]}"); }
template<class K, class V> void p(const std::map<K, V>& v) { seq(v, "{\\"map\\":[", "]}"); } template<class K, class V> void p(const std::unordered_map<K, V>& v) { seq(v, "{\\"map\\":[", "]}"); }
template<class T> void p(const T& v) { std::cout << "{\\"skip\\":1}"; }
template<class F> void c(F f) { std::ostringstream o; auto* old = std::cout.rdbuf(o.rdbuf()); std::string r; try { f(); r = o.str(); } catch (...) { r = "!"; } std::cout.rdbuf(old); size_t k = r.rfind("\\x01"); if (r == "!") std::cout << "@@result@@{\\"raised\\":\\"x\\"}" << std::endl; else std::cout << "@@result@@{\\"value\\":" << r.substr(k + 1) << "}" << std::endl; }
}
int main() {
CALLS
}
"""


def results(
    language: str, text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path
) -> list[Any] | None:
    """Returns what each call gives: `{"value": …}`, `{"raised": name}` or `{"skip": 1}`. None where the text cannot be run."""
    make = {"python": _python, "javascript": _node, "java": _java, "cpp": _cpp}.get(language)
    output = make(text, function, inputs, folder) if make is not None else None
    if output is None:
        return None
    lines = [line.split(MARK, 1)[1] for line in output.split("\n") if MARK in line]
    try:
        return [json.loads(line) for line in lines] if lines else None
    except ValueError:
        return None


def _python(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    owner = (
        f"{function.owner}()."
        if function.owner and not function.is_static
        else f"{function.owner}."
        if function.owner
        else ""
    )
    calls = [f"{owner}{function.name}({', '.join(map(repr, values))})" for values in inputs]
    ran = run([sys.executable, "-I", "-c", _PYTHON], folder, json.dumps({"text": text, "calls": calls}))
    return ran.output if ran.code == 0 else None


def _node(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    owner = (
        f"new {function.owner}()."
        if function.owner and not function.is_static
        else f"{function.owner}."
        if function.owner
        else ""
    )
    calls = "\n".join(
        f"$call(() => {owner}{function.name}({', '.join(json.dumps(each) for each in values)}));"
        for values in inputs
    )
    (folder / "text.js").write_text(text + "\n" + _NODE + calls)
    ran = run(["node", "text.js"], folder)
    return ran.output if ran.code == 0 else None


def _java(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    parameters = [each.symbol.type for each in function.parameters]
    owner = function.owner if function.is_static else f"new {function.owner}()"
    if not function.owner:
        return None
    calls = []
    for values in inputs:
        literals = [java_literal(value, type_) for value, type_ in zip(values, parameters, strict=True)]
        if None in literals:
            return None
        call = f"{owner}.{function.name}({', '.join(map(str, literals))})"
        calls.append(
            f"c(() -> {{ {call}; return null; }});"
            if function.result.kind.value == "void"
            else f"c(() -> {call});"
        )
    (folder / "Text.java").write_text(
        text.replace("public class", "class") + _JAVA.replace("CALLS", "\n".join(calls))
    )
    compiled = run(
        ["javac", "-J-Xmx256m", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-d", ".", "Text.java"],
        folder,
        seconds=60,
    )
    if compiled.code != 0:
        return None
    return run(
        ["java", "-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", ".", "ZzDriver"], folder
    ).output


def _cpp(text: str, function: Function, inputs: Sequence[Sequence[Any]], folder: Path) -> str | None:
    parameters = [each.symbol.type for each in function.parameters]
    if function.owner or function.result.kind.value == "void":
        return None
    calls = []
    for values in inputs:
        literals = [cpp_literal(value, type_) for value, type_ in zip(values, parameters, strict=True)]
        if None in literals:
            return None
        declared = "".join(
            f"{literal[0]} a{i} = {literal[1]}; " for i, literal in enumerate(literals) if literal is not None
        )
        names = ", ".join(f"a{i}" for i in range(len(values)))
        calls.append(
            f"zz::c([&]() {{ {declared}auto r = {function.name}({names}); std::cout << char(1); zz::p(r); }});"
        )
    whole = _CPP_HEAD + text.replace("int main(", "int zz_main(") + _CPP.replace("CALLS", "\n".join(calls))
    (folder / "text.cpp").write_text(whole)
    compiled = run(["g++", "-std=c++17", "-O0", "-w", "-o", "text", "text.cpp"], folder, seconds=60)
    return run(["./text"], folder).output if compiled.code == 0 else None
