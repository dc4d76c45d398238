import heapq

def f(a):
    h = []
    for x in a:
        heapq.heappush(h, -x)
    r = -heapq.heappop(h)
    return r
