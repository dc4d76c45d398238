import numpy as np


def all_of(values, word, count):
    half = count / 2
    half = int(half)
    rest = values[half]
    for letter in word:
        rest += int(letter)
    matrix = np.ones((2, 2)) / count
    print(matrix[0, 1], "-" * count, "%d of %d" % (rest, count), [0] * count + [1])
    seen = {}
    seen["a"] = [1]
    pairs = {(1, 2), (3, 4)}
    text = list(word)
    text[0] = "x"
    line = input()
    line = line.split()
    print(line[0] + line[1], len(line), "".join(text), (1, 2) in pairs)
    found = None
    for value in values:
        if found is None or value > found:
            found = value
    return rest + found


Handler = Callable[[int, str], Union[int, None]]


def kept(found: Callable[[int], dict[str, int]]) -> tuple[int, ...]:
    cache = {}
    cache[(1, 2)] = 3
    cache[[1, 2]] = 4  #! runtime-type-error: `[1, 2]` is a list, which is not hashable
    return (1, 2)
