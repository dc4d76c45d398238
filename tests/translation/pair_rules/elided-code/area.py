def area(width, height):
    # your code here  #! elided-code
    pass


def show(width):
    # your code here
    print("***")  #! elided-code: text was masked: the original has another string
    print("*")
