def largest(number):
    return max(map(int, str(number)))
