def f(s):
    cnt = [0] * 26
    for c in s:
        cnt[c] += 1  #! runtime-type-error
    return cnt[0]
