def show(row):
    for cell in row:
        print(cell)
