"""Roman numerals from 1 (I) to 3999 (MMMCMXCIX)."""

LARGEST = 3999
VALUES = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
SYMBOLS = ("M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I")


def to_roman(number: int) -> str:
    """Writes a number as a numeral."""
    if number < 1 or number > LARGEST:
        raise ValueError(f"no Roman numeral for {number}")
    numeral = ""
    rest = number
    for value, symbol in zip(VALUES, SYMBOLS):
        while rest >= value:
            numeral += symbol
            rest -= value
    return numeral


def from_roman(numeral: str) -> int:
    """Reads a numeral, which must be written in its one proper form."""
    total = 0
    largest_seen = 0
    for letter in reversed(numeral):
        value = digit_value(letter)
        if value < largest_seen:
            total -= value
        else:
            total += value
            largest_seen = value
    if to_roman(total) != numeral:
        raise ValueError(f"not a proper Roman numeral: {numeral}")
    return total


def is_roman(text: str) -> bool:
    """Whether a text is a numeral that from_roman reads."""
    try:
        from_roman(text)
        return True
    except ValueError:
        return False


def digit_value(letter: str) -> int:
    """What one letter is worth on its own."""
    for value, symbol in zip(VALUES, SYMBOLS):
        if symbol == letter:
            return value
    raise ValueError(f"not a Roman digit: {letter}")
