def f(s):
    cnt = [0] * 26
    for c in s:
        cnt[c] += 1  #! impossible-value
    return cnt[0]
