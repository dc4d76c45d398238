def part(text, start):
    return text[start:start + 3]


def head(text, end):
    return text[0:end]
