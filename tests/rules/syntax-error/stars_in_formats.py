def shape(planes, rows):
    return f"{planes,* [row[0] for row in rows]}B"
