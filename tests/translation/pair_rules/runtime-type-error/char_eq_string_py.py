def f(s):
    return s[0] == 65  #! runtime-type-error
