#= from java
from io import StringIO


def f(rows):
    sb = []  #! character-list-joined
    sb.append(rows[0])
    names = []  #? character-list-joined
    names.append(rows[0])
    out = StringIO()  #! builder-object
    out.write("x")
    file = StringIO()  #? builder-object
    g(file)
    return "".join(sb) + "".join(names) + out.getvalue()
