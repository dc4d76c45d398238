def next_int():
    return int(input())


def next_ints():
    return list(map(int, input().split()))


print(next_int() + 1)
