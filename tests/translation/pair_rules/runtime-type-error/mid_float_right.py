def f(a, k):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == k:
            return mid
        if a[mid] < k:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1
