def first(counts: dict) -> str:
    return counts.keys()[0]  #! runtime-type-error: `counts.keys()` is an iterator, which cannot be indexed
