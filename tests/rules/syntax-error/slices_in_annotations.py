from typing import Annotated


def scaled(value: Annotated[float, 0:], weights: Array[int, :]) -> Annotated[float, 1:]:
    return value


def limited(value: Annotated[float, :1]):
    return value
