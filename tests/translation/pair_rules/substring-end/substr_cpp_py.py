def f(s, i, k):
    return s[i:k]  #! substring-end
