def admits(age):
    return age > 18  #! strict-comparison: `>=` in the original takes the limit in, `>` here leaves the limit out


def refuses(age):
    return age < 18
