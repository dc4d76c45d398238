from typing import Any


def all_whole(data) -> bool:
    value: Any  #! unused-variable (information)
    other: Any  #! unused-variable (warning)
    return all(isinstance(value, int) for value in data)


def first_whole(data) -> bool:
    value: Any  #! unused-variable (warning)
    return data[0]


def doubled(data):
    value = 1  #! unused-variable (warning)
    return [2 * value for value in data]
