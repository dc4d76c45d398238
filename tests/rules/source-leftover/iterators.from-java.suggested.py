def drain(rows):
    each = iter(rows)
    first = next(each)
    show(first)
    while True:
        try:
            row = next(each)
        except StopIteration:
            break
        show(row)


def walk(rows):
    row = next(rows, None)
    while row is not None:
        show(row)
        row = next(rows, None)


class Rows:
    def get_enumerator(self):
        return self

    def __next__(self):
        return super().__next__()


def header(lines):
    return next(lines, None)
