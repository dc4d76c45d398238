def following(rows, place):
    return rows[place + 1]
