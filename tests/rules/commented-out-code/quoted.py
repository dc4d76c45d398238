"""Code that comments quote."""

import math

from press import Paper  # import Paper


def reference(height, width):
    # The reference values were computed with mpmath:
    # from mpmath import mp
    # mp.dps = 50
    assert height == 1.5

    # In R:
    # options(digits=16)
    # pnbinom(mu=10, size=20)
    assert width == 3

    # This is the same as calling, for example,
    # total = sum(height)
    # total.round()
    return math.floor(height)


def displayed(height):
    # The window is odd, so that its middle is a sample
    #    window = 2 * height + 1
    #    row = smooth(window)
    return height


def around(height):
    # When the caller says
    # rows = load(height)
    # there are as many rows as lines in the file.
    return height


def left_out(height):
    # class Row:
    #     def __init__(self, y: str) -> None: ...
    return height


def formula(first, second):
    # z3 = a1 * b2 - a2 * b1
    cross = first[0] * second[1] - first[1] * second[0]
    # cross = first * second  #! commented-out-code
    return cross


def switched_off(rows):
    # This is too slow, for example with many rows:
    # rows = sorted(rows)  #! commented-out-code
    # Does not work yet
    # rows.append(3)  #! commented-out-code
    return rows


# Returns what the rows hold. It is never empty.
# rows = [1]
def held(rows):
    return rows


def shown(bands, desired):
    # len(bands) != len(desired)
    # bands.x

    # Set(expr* elts)

    # ```py
    # draw(bands)
    # ```
    if bands:
        # m = n
        return desired
    # i = 0  #! commented-out-code
    return None
