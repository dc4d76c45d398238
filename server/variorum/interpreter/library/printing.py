"""Operations that write to the output."""

from __future__ import annotations

from typing import Any

from variorum.interpreter.library.formats import note_own_text, printf
from variorum.interpreter.library.registry import operation
from variorum.interpreter.library.value_formats import composite
from variorum.interpreter.numerals import Char
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.values import UNDEFINED, Builder, Device, Place


def printed(m: Any, value: Any) -> str:
    """Returns the text of a value as printing writes it."""
    if isinstance(value, list) and value and all(type(each) is Char for each in value):
        return "".join(map(chr, value))
    note_own_text(m, value)
    return str(m.text(value))


@operation("print.line")
def line(m: Any, out: Any, *values: Any) -> None:
    """Writes the text of a value and a line end."""
    write_to(m, out, "".join(printed(m, each) for each in values) + "\n")


@operation("print.text")
def text(m: Any, out: Any, *values: Any) -> Any:
    """Writes the text of a value."""
    write_to(
        m,
        out,
        "".join(
            chr(each)
            if type(each) is int and m.semantics.library.write_takes_codes and out.kind == "writer"
            else printed(m, each)
            for each in values
        ),
    )
    return out


@operation("print.printf")
def print_format(m: Any, out: Any, form: Any, *values: Any) -> Any:
    """Writes a formatted text."""
    from variorum.interpreter.library.formats import format_printf

    write_to(m, out, format_printf(m, form, *values))
    return out


def write_to(m: Any, out: Any, output: str) -> None:
    """Writes to a device, a builder or the output."""
    if isinstance(out, Device) and out.kind == "errors":
        return
    if isinstance(out, Device) and isinstance(out.state, Builder):
        m.charge(len(output))
        out.state.text += output
        return
    holder = m.indexer.read_through(out) if isinstance(out, (Pointer, Place)) else out
    if isinstance(holder, Builder):
        m.charge(len(output))
        holder.text += output
        return
    m.write(output)


@operation("print.values")
def values(
    m: Any, *items: Any, sep: Any = " ", end: Any = "\n", file: Any = None, flush: Any = False
) -> None:
    """Python's `print`."""
    if isinstance(file, Device) and file.kind == "errors":
        return
    joined = ("" if sep is None else " " if sep is UNDEFINED else sep).join(m.text(each) for each in items)
    output = joined + ("\n" if end is None else end)
    if isinstance(file, Device):
        write_to(m, file, output)
        return
    m.write(output)


@operation("print.python_write")
def write_text(m: Any, out: Any, output: Any) -> int:
    """Python's `write`."""
    if not isinstance(output, str):
        raise m.fail("type", "write() argument must be str")
    write_to(m, out, output)
    return len(output)


@operation("print.python_write_lines")
def python_write_lines(m: Any, out: Any, lines: Any) -> None:
    """Python's `writelines`."""
    for each in m.list_of(m.loop_values(lines)):
        write_to(m, out, each)


@operation("print.echo")
def echo(m: Any, *items: Any) -> Any:
    """Writes the texts of values, nothing between them."""
    m.write("".join(printed(m, each) for each in items))


@operation("print.echo_line")
def echo_line(m: Any, *items: Any) -> None:
    """Writes the texts of values and a line end, nothing between them."""
    m.write("".join(printed(m, each) for each in items) + "\n")


@operation("print.spaced_line")
def spaced_line(m: Any, *items: Any) -> None:
    """Writes the texts of values with blanks between them, and a line end."""
    m.write(" ".join(printed(m, each) for each in items) + "\n")


@operation("print.formatted")
def formatted(m: Any, form: Any, *items: Any) -> Any:
    """C's `printf`."""
    output = printf(m, form, list(items))
    m.write(output)
    return len(output) if m.semantics.copied else None


@operation("print.composite_line")
def composite_line(m: Any, *items: Any) -> None:
    """C#'s `WriteLine`."""
    m.write(
        (
            composite(m, *items)
            if len(items) > 1
            else printed(m, items[0])
            if items and items[0] is not None
            else ""
        )
        + "\n"
    )


@operation("print.composite")
def composite_text(m: Any, *items: Any) -> None:
    """C#'s `Write`."""
    m.write(
        composite(m, *items)
        if len(items) > 1
        else printed(m, items[0])
        if items and items[0] is not None
        else ""
    )


@operation("print.console")
def console(m: Any, *items: Any) -> None:
    """JavaScript's `console.log`: texts as they are, other values as the inspector shows them."""
    m.write(" ".join(each if isinstance(each, str) else inspected(m, each, 0) for each in items) + "\n")


def inspected(m: Any, value: Any, depth: int) -> str:
    """Returns a value as Node's inspector writes it, while it fits a line."""
    from variorum.interpreter.objects import Object
    from variorum.interpreter.signals import Unsupported
    from variorum.interpreter.values import Map, Set

    if isinstance(value, str):
        return ("'" + value + "'" if "'" not in value else '"' + value + '"') if depth else value
    if isinstance(value, float) and value == 0:
        return "-0" if str(value)[0] == "-" else "0"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return str(m.text(value)) + ("n" if type(value).__name__ == "Big" else "")
    if value is None or value is UNDEFINED or isinstance(value, bool):
        return str(m.text(value))
    if depth > 2:
        return "[Array]" if isinstance(value, list) else "[Object]"
    if isinstance(value, list):
        parts = [inspected(m, each, depth + 1) for each in value]
        result = "[ " + ", ".join(parts) + " ]" if parts else "[]"
        if len(parts) > 6:
            raise Unsupported("the inspector's columns")
    elif isinstance(value, (Map, Object)):
        entries = value.entries if isinstance(value, Map) else value.fields
        arrow = " => " if isinstance(value, Map) and value.kind != "record" else ": "
        inspected_entries = [
            (inspected(m, key, 1) if arrow == " => " else _key(key)) + arrow + inspected(m, each, depth + 1)
            for key, each in entries.items()
        ]
        prefix = (
            f"{value.cls.name} "
            if isinstance(value, Object)
            else ""
            if value.kind == "record"
            else f"Map({len(entries)}) "
        )
        result = prefix + ("{ " + ", ".join(inspected_entries) + " }" if inspected_entries else "{}")
    elif isinstance(value, Set):
        inner = ", ".join(inspected(m, each, depth + 1) for each in value.elements)
        result = f"Set({len(value)}) {{ {inner} }}" if inner else "Set(0) {}"
    else:
        return f"[{type(value).__name__}]"
    if len(result) > 72:
        raise Unsupported("the inspector's lines")
    return result


def _key(key: Any) -> str:
    text = str(key)
    return (
        text
        if text.replace("_", "a").replace("$", "a").isalnum()
        and not (text[:1].isdigit() and not text.isdigit())
        else f"'{text}'"
    )


# --- C++ streams


@operation("stream.put")
def put(m: Any, out: Device, value: Any) -> Any:
    """C++'s `<<`: manipulators change how numbers are written."""
    kind = type(value)
    state = _state(out)
    if kind is Device and value.kind == "manipulator":
        name, argument = value.state
        if name == "endl":
            _emit(m, out, "\n")
        elif name in ("setprecision", "setw", "setfill"):
            state[name] = argument
        elif name != "flush":
            state["format"] = name
        return out
    text_value = _stream_text(m, value, state)
    width = state.pop("setw", 0)
    if width:
        m.charge(int(width))
        fill = m.text(state.get("setfill", " "))
        text_value = (
            text_value.ljust(width, fill) if state.get("format") == "left" else text_value.rjust(width, fill)
        )
    _emit(m, out, text_value)
    return out


def _state(out: Device) -> dict[str, Any]:
    if not isinstance(out.state, dict):
        out.state = {}
    return out.state


def _emit(m: Any, out: Device, output: str) -> None:
    if out.kind == "errors":
        return
    if out.kind == "textstream":
        m.charge(len(output))
        out.state["text"] = out.state.get("text", "") + output
        return
    m.write(output)


def _stream_text(m: Any, value: Any, state: dict[str, Any]) -> str:
    if isinstance(value, float):
        precision = int(state.get("setprecision", 6))
        m.charge(precision)
        if state.get("format") == "fixed":
            return format(float(value), f".{precision}f")
        if state.get("format") == "scientific":
            return format(float(value), f".{precision}e")
        return format(float(value), f".{precision or 1}g")
    if isinstance(value, bool):
        return ("true" if value else "false") if state.get("format") == "boolalpha" else str(int(value))
    if isinstance(value, int) and not isinstance(value, Char) and state.get("format") in ("hex", "oct"):
        return format(int(value), "x" if state["format"] == "hex" else "o")
    if isinstance(value, int) and getattr(type(value), "bits", 0) == 8:
        return chr(value & 0xFF)
    return printed(m, value)


def _manipulator(name: str) -> Any:
    def run(m: Any, *argument: Any) -> Device:
        return Device("manipulator", (name, argument[0] if argument else None))

    return run


for _name in (
    "endl",
    "fixed",
    "scientific",
    "setprecision",
    "setw",
    "setfill",
    "boolalpha",
    "flush",
    "hex",
    "oct",
    "dec",
    "left",
    "right",
    "defaultfloat",
    "noboolalpha",
):
    operation(f"stream.{_name}")(_manipulator(_name))


@operation("stream.text")
def stream_text(m: Any, out: Device, *new: Any) -> Any:
    """The text of a text stream."""
    if new:
        out.state["text"] = m.text(new[0])
        out.state["at"] = 0
        return None
    return Builder(out.state.get("text", ""))


@operation("stream.new_text")
def new_text(m: Any, type_: Any = None, start: Any = "", *_: Any) -> Device:
    """A text stream."""
    return Device("textstream", {"text": m.text(start) if isinstance(start, (str, Builder)) else "", "at": 0})


@operation("stream.precision")
def stream_precision(m: Any, out: Device, digits: Any = 6) -> int:
    """C++'s `precision`."""
    _state(out)["setprecision"] = digits
    return 6


@operation("print.put_character")
def put_character(m: Any, value: Any) -> Any:
    """C's `putchar`."""
    m.write(chr(value) if isinstance(value, int) else m.text(value))
    return value


@operation("print.new_writer")
def new_writer(m: Any, type_: Any = None, *inner: Any) -> Device:
    """A writer to another one."""
    base = inner[0] if inner and isinstance(inner[0], Device) else None
    return Device("writer", base.state if base is not None else None)


@operation("print.new_text_writer")
def new_text_writer(m: Any, *_: Any) -> Device:
    """A writer that keeps its text."""
    return Device("writer", Builder(""))


@operation("print.writer_text")
def writer_text(m: Any, out: Device) -> str:
    """The text of a writer."""
    return out.state.text if isinstance(out.state, Builder) else ""


@operation("print.sys_write")
def write_standard_output(m: Any, output: Any) -> int:
    """Python's `sys.stdout.write`."""
    return write_text(m, None, output)
