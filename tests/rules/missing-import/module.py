"""What a circle is worth."""

import os


def area(radius):
    print(os.getcwd(), sys.argv[1])  #! missing-import: `sys` is used without an import
    rows = defaultdict(list)  #! missing-import: `defaultdict` is used without importing `collections`
    rows[0].append(sqrt(radius))  #! missing-import
    return math.pi * radius**2  #! missing-import: `math` is used without an import


def own(json):
    return json.loads("1"), logging
