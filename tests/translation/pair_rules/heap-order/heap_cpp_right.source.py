import heapq

def f(a):
    h = []
    for x in a:
        heapq.heappush(h, x)
    return heapq.heappop(h)
