def area(width, height):
    # your code here  #! elided-code
    pass


def show(width):
    # your code here
    print("***")  #! elided-code: this text was blotted out; the original has something else here
    print("*")
