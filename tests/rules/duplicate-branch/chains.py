def rate(kind, rows, cursor):
    if kind == 1:
        rows.append(1)
        rows.sort()
    elif kind == 2:
        rows.clear()
    elif kind == 1:  #! duplicate-branch: `kind == 1` is tested twice: this branch never runs
        rows.pop()
    else:
        rows.append(1)  #! duplicate-branch: branch is identical to an earlier one
        rows.sort()
    if rows:
        print(kind)
    else:
        print(kind)  #! duplicate-branch
    # One line is no burden to read twice, as long as some other branch differs.
    if kind == 3:
        return 0
    elif kind == 4:
        return 1
    elif kind == 5:
        return 0
    # Each of these asks for something new.
    if cursor.next():
        return 2
    elif cursor.next():
        return 3
    # Two questions that stand behind one another are no chain.
    if kind == 6:
        rows.append(6)
    if kind == 6:
        rows.append(7)
    # What a comment tells apart is not the same.
    if kind == 7:
        # The caller sorts.
        rows.append(7)
        rows.append(8)
    elif kind == 8:
        # Nobody sorts.
        rows.append(7)
        rows.append(8)
    return 4 if kind else 5
