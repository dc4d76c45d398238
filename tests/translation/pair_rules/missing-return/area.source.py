def area(width):
    return width * width


def pick(kind):
    if kind:
        return 1


if __name__ == "__main__":
    print(area(3))
