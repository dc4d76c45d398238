from collections import Counter

from tools import deque


class defaultdict:
    def reset(self):
        pass


def total(values, text):
    queue = deque()
    queue.poll()
    table = defaultdict()
    table.reset()
    counts = Counter(text) - Counter("a")
    counts.subtract("b")
    found = values
    found = text
    found.size()
    value = 3 if text else "3"
    value.upper()
    return (counts.total() + 1).bit_length()
