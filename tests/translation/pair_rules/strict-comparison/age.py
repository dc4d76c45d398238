def admits(age):
    return age > 18  #! strict-comparison: `>=` in the original includes the limit, `>` here excludes the limit


def refuses(age):
    return age < 18
