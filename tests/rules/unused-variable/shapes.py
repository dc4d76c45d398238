def flows(graph, low):
    def inner():
        nonlocal low  #! unused-variable (information)
        return low

    first = edges = [edge for edge in graph]  #! unused-variable (information)
    graph[0] = least = 3  #! unused-variable (information)
    size = 3  #! unused-variable (warning)
    return first, inner
