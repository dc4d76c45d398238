def total(rows):
    each = rows.begin()  #! source-leftover
    last = rows.rend()  #! source-leftover: `rows.rend()` uses an iterator of C++; Python loops over the container itself
    return each, last
