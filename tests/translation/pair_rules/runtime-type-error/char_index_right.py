def f(s):
    cnt = [0] * 256
    for i in range(len(s)):
        cnt[ord(s[i])] += 1
    m = 0
    for i in range(256):
        m = max(m, cnt[i])
    return m
