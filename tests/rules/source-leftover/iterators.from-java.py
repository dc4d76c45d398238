def drain(rows):
    each = rows.__iter__()  #! source-leftover: `rows.__iter__()` calls directly what `iter` and every loop calls
    first = each.__next__()  #! source-leftover
    show(first)
    while True:
        try:
            row = next(each)  #! source-leftover: `next(each)` advances an iterator manually until it stops; `for` does it
        except StopIteration:
            break
        show(row)


def walk(rows):
    row = next(rows, None)
    while row is not None:  #! source-leftover: `row is not None` waits for an iterator that is advanced manually to run out; `for` does it
        show(row)
        row = next(rows, None)


class Rows:
    def get_enumerator(self):  #! source-leftover
        return self

    def __next__(self):
        return super().__next__()


def header(lines):
    return next(lines, None)
