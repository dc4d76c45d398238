import sys


def write(outfile, ready, other, make):
    with sys.stdout if outfile == "-" else open(outfile, "w") as out:
        print("hello", file=out)
    with lambda: other as found:
        print(found)
    with make if ready else other as (left, right):
        print(left, right)
    with make if ready else sys.stdin if other else lambda: 0 as deep, open(outfile) as [first, (second, third)]:
        print(deep, first, second, third)
    try:
        print(oops)  #! undefined-name: `oops` is not defined
    except (ValueError if ready else OSError) as error:
        print(error)
    print(make)
