def multiply(a, b):
    # for (int i = 0; i < n; ++i) {  #! commented-out-code
    #     sum += a[i] * b[i];
    # }
    return sum(x * y for x, y in zip(a, b))
