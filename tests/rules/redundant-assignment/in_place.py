def places(first, second, third, pair):
    first = first  #! redundant-assignment
    (first, second), third = (first, 2), 1  #! redundant-assignment
    first, (second, third) = pair, (1, third)  #! redundant-assignment
    first, second = (first, (second, 1)), 2
    (first, second), third = first, second
    first, second = second, first
    first = first = second  #! redundant-assignment
    (first, second) = (first, second) = pair  #! redundant-assignment
    return first, second, third
