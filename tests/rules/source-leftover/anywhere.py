import os;  #! source-leftover: a semicolon ends the statement; in Python the line does


def find(account):
    if account == None:  #! source-leftover
        return null  #! source-leftover: `null` is `None` in Python
    if account.closed == True:  #! source-leftover
        return false  #! source-leftover
    System.out.println(account)  #! source-leftover
    console.log(account)  #! source-leftover
    return account;  #! source-leftover


def is_empty(rows):
    if rows:  #! source-leftover: both branches only say whether the condition holds; return the condition itself
        return False
    else:
        return True


def swap(cells, i, j):
    saved = cells[i]  #! source-leftover
    cells[i] = cells[j]
    cells[j] = saved


class Box:
    def __init__(self, width):
        self.width = width

    def area(self):
        return this.width  #! source-leftover: `this` is `self` in Python

    def double(self):
        return area() * 2  #! source-leftover: `area` is a member of the class and needs a receiver


# Here is the translated code:  #! source-leftover
# ... rest of the code stays the same  #! source-leftover
for i in range(len("abc")):
    getName = i
