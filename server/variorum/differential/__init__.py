"""Differential testing of a program against its translation.

Both sides run on the same generated inputs. Inputs on which the source fails are dropped: a program's behaviour on
input it does not accept says nothing about its translation. The verdict is a witness on which the two differ, or the
number of inputs on which they agree, or the reason why neither is known. It never claims that two programs are
equivalent.
"""
