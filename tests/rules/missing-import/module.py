"""What a circle is worth."""

import os


def area(radius):
    print(os.getcwd(), sys.argv[1])  #! missing-import: `sys` is used and not imported
    rows = defaultdict(list)  #! missing-import: `defaultdict` comes from `collections`, which is not imported
    rows[0].append(sqrt(radius))  #! missing-import
    return math.pi * radius**2  #! missing-import: `math` is used and not imported


def own(json):
    return json.loads("1"), logging
