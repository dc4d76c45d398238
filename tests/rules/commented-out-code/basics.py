# A licence header: use it as you like.
# print(total)  #! commented-out-code: commented-out code

# The sum is total = a + b, as everybody knows.
# Note: see the manual for details
# type: ignore
# noqa: E501
# pylint: disable=unused-import
# O(n)
# https://example.org/path?x=1


def area(width, height):
    # for row in rows:  #! commented-out-code
    #     row.close()
    # Prose again, and then code that is off
    # depth = height * 2  #! commented-out-code
    return width * height  # width = 2
