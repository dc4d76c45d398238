def rows(head, parts):
    yield None, head, *[part for part in parts]
    first = head, *[1]
    return first, *(head)
