"""Programs broken in the ways in which files are: cut off, with bytes replaced, pieces doubled, moved or gone."""

from __future__ import annotations

from random import Random

_BYTES = b"(){}[]<>\"'`#/*\\;:,.=!&|+-%@$\n\r\t \0\x0c_0aZ\x80\xc3\xff"


def mutilated(program: bytes, random: Random) -> bytes:
    """The program after one to three accidents."""
    for _ in range(random.randint(1, 3)):
        program = random.choice(_ACCIDENTS)(program, random)
    return program


def _cut_off(program: bytes, random: Random) -> bytes:
    return program[: random.randint(0, len(program))]


def _replaced(program: bytes, random: Random) -> bytes:
    data = bytearray(program)
    for _ in range(random.randint(1, max(1, len(data) // 50))):
        if data:
            data[random.randrange(len(data))] = random.choice(_BYTES)
    return bytes(data)


def _without_a_piece(program: bytes, random: Random) -> bytes:
    start = random.randint(0, len(program))
    return program[:start] + program[start + random.randint(1, 40) :]


def _doubled(program: bytes, random: Random) -> bytes:
    start = random.randint(0, len(program))
    piece = program[start : start + random.randint(1, 200)]
    return program[:start] + piece * random.choice((2, 3, 60)) + program[start:]


def _moved(program: bytes, random: Random) -> bytes:
    start, to = random.randint(0, len(program)), random.randint(0, len(program))
    piece = program[start : start + random.randint(1, 100)]
    return program[:to] + piece + program[to:]


def _other_line_ends(program: bytes, random: Random) -> bytes:
    return program.replace(b"\n", random.choice((b"\r\n", b"\r", b"\x0c\n", b"\\\n")))


_ACCIDENTS = (_cut_off, _cut_off, _replaced, _replaced, _without_a_piece, _doubled, _moved, _other_line_ends)
