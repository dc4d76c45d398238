def render(rows):
    builder = []  #! source-leftover: `builder` is the string builder of another language by its name; Python collects pieces in a list that says what they are
    for row in rows:
        builder.append(str(row))
    stream = io.StringIO()  #! source-leftover: `stream` builds text as a stream; Python collects the pieces in a list and joins them
    for row in rows:
        stream.write(str(row))
    lines = []
    for row in rows:
        lines.append(str(row))
    target = io.StringIO()
    dump(rows, target)
    return "".join(builder) + stream.getvalue() + "".join(lines) + target.getvalue()
