import heapq


def waiting(days, pays):
    heap = []
    for place in range(len(days)):
        heapq.heappush(heap, (days[place], pays[place]))
    return heapq.heappop(heap)
