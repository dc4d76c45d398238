from collections import Counter, deque

waiting = deque()
names: list[str] = load()


def first(text: str, sizes, counts: dict) -> int:
    queue = deque([1, 2])
    queue.poll()  #! runtime-type-error: `queue` is a deque, which has no method `poll`
    queue.popleft()
    waiting.offer(3)  #! runtime-type-error: `waiting` is a deque, which has no method `offer`
    names.add("a")  #! runtime-type-error: `names` is a list, which has no method `add`
    end = text.length()  #! runtime-type-error: `text` is a string, which has no method `length`
    end += len(text.strip().split()) + text.size  #! runtime-type-error
    if counts.has_key("a"):  #! runtime-type-error: `counts` is a map, which has no method `has_key`
        end += Counter(text).most_common(1)[0][1]
    found = []
    found.push(end)  #! runtime-type-error: `found` is a list, which has no method `push`
    found.__class__.append(found, 3)
    return sizes.size()  #! runtime-type-error: `sizes` is a list, which has no method `size`
