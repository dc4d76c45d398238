def area(width, height):
    # your code here  #! elided-text
    pass


def show(width):
    # your code here
    print("***")  #! elided-text: this text was blotted out; the original has something else here
    print("*")
