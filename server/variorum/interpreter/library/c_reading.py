"""Reads as C++'s streams, C's scanf and Go's scanners do."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.reading import code
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.support import text_of
from variorum.interpreter.numerals import Char
from variorum.interpreter.standard_input import TextInput
from variorum.interpreter.values import Builder, Cursor, Device


@operation("stream.take")
def take(m: Any, device: Device, old: Any, put: Any) -> Device:
    """C++'s `>>`: reads a token as the type that the place has."""
    source = _stream_source(m, device)
    kind = type(old)
    if kind is Char or (isinstance(old, int) and getattr(kind, "bits", 0) == 8):
        found = _next_visible(m, source)
        _mark(device, bool(found))
        if found:
            put(kind(ord(found)))
        return device
    form = (
        "float" if isinstance(old, float) else "int" if isinstance(old, int) and kind is not bool else "word"
    )
    found = source.token(form, m.site)
    if found is None:
        _mark(device, False)
        return device
    try:
        value = (
            Builder(found)
            if form == "word" and kind is not bool
            else kind(float(found))
            if form == "float"
            else kind(int(found))
        )
    except ValueError:
        _mark(device, False)
        put(kind(0))
        return device
    _mark(device, True)
    put(value)
    return device


def _next_visible(m: Any, source: Any) -> str:
    while True:
        found = source.character(m.site)
        if not found or not found.isspace():
            return str(found)
        m.step()


def _stream_source(m: Any, device: Device) -> Any:
    if device.kind == "textstream":
        state = device.state
        if "input" not in state or state.get("seen") != state.get("text"):
            fresh = TextInput(state.get("text", ""))
            fresh.position = state["input"].position if "input" in state else 0
            state["input"], state["seen"] = fresh, state.get("text")
        return state["input"]
    return m.stdin


def _mark(device: Device, good: bool) -> None:
    if not isinstance(device.state, dict):
        device.state = {}
    device.state["good"] = good


@operation("stream.good")
def good(m: Any, device: Any) -> bool:
    """Whether the last read brought something."""
    return bool(device.state.get("good", True)) if isinstance(device.state, dict) else True


@operation("stream.at_end")
def at_end(m: Any, device: Any) -> bool:
    """Whether nothing is left to read."""
    return not _stream_source(m, device).has_line(m.site)


@operation("stream.line", places=(1,))
def stream_line(m: Any, device: Any, place: Any, *end: Any) -> Device:
    """C++'s `getline`."""
    source = _stream_source(m, device)
    if end:
        return _until(m, device, source, place, chr(end[0]))
    found = source.line(m.site)
    _mark(device, found is not None)
    _give(m, place, found or "")
    return device  # type: ignore[no-any-return]


def _until(m: Any, device: Any, source: Any, place: Any, end: str) -> Device:
    taken = ""
    found = source.character(m.site)
    _mark(device, bool(found))
    while found and found != end:
        m.charge(1)
        taken += found
        found = source.character(m.site)
    _give(m, place, taken)
    return device  # type: ignore[no-any-return]


def _give(m: Any, place: Any, text: str) -> None:
    if isinstance(place, Builder):
        place.text = text
    elif hasattr(place, "write"):
        place.write(Builder(text))


@operation("stream.get", places=(1,))
def stream_get(m: Any, device: Any, *place: Any) -> Any:
    """C++'s `get`."""
    found = _stream_source(m, device).character(m.site)
    _mark(device, bool(found))
    if place:
        if found:
            place[0].write(Char(ord(found)))
        return device
    return ord(found) if found else -1


@operation("stream.ignore")
def ignore(m: Any, device: Any, count: Any = 1, *_: Any) -> Device:
    """C++'s `ignore`: skips a character, or the rest of the line."""
    source = _stream_source(m, device)
    if count == 1:
        source.character(m.site)
        return device  # type: ignore[no-any-return]
    while (found := source.character(m.site)) and found != "\n":
        m.step()
    return device  # type: ignore[no-any-return]


@operation("read.scanf", places=tuple(range(1, 12)))
def scanf(m: Any, form: Any, *places: Any) -> int:
    """C's `scanf`: reads a value for each conversion."""
    return _scan(m, m.stdin, form, places)


@operation("read.sscanf", places=tuple(range(2, 12)))
def sscanf(m: Any, text: Any, form: Any, *places: Any) -> int:
    """C's `sscanf`."""
    return _scan(m, TextInput(text_of(m, text)), form, places)


def _scan(m: Any, source: Any, form: Any, places: Any) -> int:
    text = text_of(m, form)
    count = 0
    conversions = list(text.replace("%%", "").split("%")[1:])
    for part, place in zip(conversions, places, strict=False):
        kind = next((each for each in part if each in "dufgeacsix["), "d")
        if kind == "c":
            found = (
                _next_visible(m, source)
                if text.split("%" + part)[0].endswith(" ")
                else source.character(m.site)
            )
        else:
            found = source.token("int" if kind in "dui" else "float" if kind in "fgea" else "word", m.site)
        if not found:
            return count if count else -1
        try:
            _store(m, place, found, kind)
        except ValueError:
            return count
        count += 1
    return count


def _store(m: Any, place: Any, found: str, kind: str) -> None:
    if kind in "dui":
        m.indexer.write_through(place, int(found))
    elif kind in "fgea":
        m.indexer.write_through(place, float(found))
    elif kind == "c":
        m.indexer.write_through(place, Char(ord(found)))
    else:
        target = (
            place.container
            if isinstance(place, Cursor)
            else place.read()
            if hasattr(place, "read")
            else place
        )
        if isinstance(target, list):
            for position, each in enumerate(found[: len(target) - 1]):
                target[position] = Char(ord(each))
            if len(found) < len(target):
                target[len(found)] = Char(0)
        elif isinstance(target, Builder):
            target.text = found


@operation("read.go_scan", places=tuple(range(12)))
def go_scan(m: Any, *places: Any) -> Any:
    """Go's `Scan`: reads a value for each pointer."""
    count = 0
    for place in places:
        if isinstance(place, Device):
            continue
        old = m.indexer.read_through(place)
        inner = old if not hasattr(old, "read") else old.read()
        kind = "float" if isinstance(inner, float) else "int" if isinstance(inner, int) else "word"
        found = m.stdin.token(kind, m.site)
        if found is None:
            return count, "EOF"
        value = float(found) if kind == "float" else int(found) if kind == "int" else found
        target = old if hasattr(old, "write") else place
        m.indexer.write_through(target, value)
        count += 1
    return count, None


@operation("read.scan_next")
def scan_next(m: Any, device: Device) -> bool:
    """Go's `Scanner.Scan`."""
    state = device.state if isinstance(device.state, dict) else {}
    device.state = state
    if state.get("split") == "words":
        found = m.stdin.token("word", m.site)
    else:
        found = m.stdin.line(m.site)
    state["text"] = found or ""
    return found is not None


@operation("read.scan_text")
def scan_text(m: Any, device: Device) -> str:
    """Go's `Scanner.Text`."""
    return str(device.state.get("text", "")) if isinstance(device.state, dict) else ""


@operation("read.scan_split")
def scan_split(m: Any, device: Device, how: Any) -> None:
    """Go's `Scanner.Split`."""
    device.state = {"split": "words" if "Words" in str(getattr(how, "name", "")) else "lines"}


@operation("read.until")
def until(m: Any, device: Device, *_: Any) -> Any:
    """Go's `ReadString`: the next line with its end, and an error at the end."""
    found = m.stdin.line(m.site)
    return ("", "EOF") if found is None else (found + "\n", None)


@operation("read.device")
def device(m: Any, *_: Any) -> Device:
    """A reader of standard input."""
    return Device("reader")


@operation("read.get_character")
def get_character(m: Any, *_: Any) -> int:
    """C's `getchar`."""
    return code(m)
