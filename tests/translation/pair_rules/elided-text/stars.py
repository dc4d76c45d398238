def show():
    print("***")
