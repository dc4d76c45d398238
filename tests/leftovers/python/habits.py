#= from java
class Main: #! main-class
    def get_total(self): #! getter
        return self.total

    def get_sum(self): #? getter
        return self.total + 1

    def set_total(self, value): #! setter
        self.total = value

    def get_name(self): #! getter
        """The name."""
        return self.name

    def get_made(self): #? getter
        self.made = self.made or build()
        return self.made

    def set_name(self, value): #! setter
        """Give a name."""
        self.name = value

    def set_sum(self, value): #? setter
        self.total = value + 1

    def toString(self): #! foreign-special-method
        return "shelf"

    def text(self): #? foreign-special-method
        return "shelf"


class Mains: #? main-class
    pass


def main(args): #! main-arguments
    pass


def run(args): #? main-arguments
    pass


def f(row, other, rows):
    """Sums up. #! foreign-documentation-tag

    @param row one of them
    """
    g(row); #! semicolon -> g(row)
    g(row); g(other) #! statements-on-one-line
    g("a;") #? semicolon statements-on-one-line
    if (row): #! parenthesised-condition -> if row:
        g(1)
    if (row) or other: #? parenthesised-condition
        g(2)
    if row == None: #! equals-none -> if row is None:
        g(3)
    if row != None: #! not-equals-none -> if row is not None:
        g(4)
    if row is None or row is not None: #? equals-none not-equals-none
        g(5)
    if row == True: #! equals-boolean
        g(6)
    if row == other: #? equals-boolean
        g(7)
    if len(rows) == 0: #! length-compared-with-zero
        g(8)
    if len(rows) == 1: #? length-compared-with-zero
        g(9)
    if type(row) == list: #! type-equality
        g(10)
    if type(row) is type(other): #? type-equality
        g(11)
    saved = rows[0] #! swap-with-temporary
    rows[0] = rows[1]
    rows[1] = saved
    kept = rows[0] #? swap-with-temporary
    rows[0] = rows[1]
    rows[2] = kept
    g("row " + str(row)) #! string-concatenation
    g("row " + other) #? string-concatenation
    try:
        g(12)
    except OSError as problem:
        raise RuntimeError(problem) #! exception-wrapped
    try:
        g(13)
    except OSError as problem:
        raise RuntimeError("no") from problem #? exception-wrapped
    g(30L) #! type-suffix
    g(0x30) #? type-suffix
    if row: #! boolean-branches
        return True
    else:
        return False


def h(row):
    """Sums up the params.""" #? foreign-documentation-tag
    if row: #? boolean-branches
        return True
    else:
        return row


def i(row):
    return (row + 1) #! parenthesised-return -> return row + 1


def j(row):
    return (row + 1) * 2 #? parenthesised-return
