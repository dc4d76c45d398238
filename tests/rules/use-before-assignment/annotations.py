def profile(wanted):
    profiler: cProfile.Profile | None
    rows: dict[object, Row | None] = {}
    if wanted:
        import cProfile

        profiler = cProfile.Profile()
    else:
        profiler = None

    class Row:
        pass

    return profiler, rows, Row


def total(prices):
    half: int = result / 2  #! use-before-assignment
    result = sum(prices)
    return result - half
