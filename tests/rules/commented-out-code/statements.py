# import os  #! commented-out-code: commented-out code
# width = 3
height = 4

# def area(width):  #! commented-out-code
#     return width * height
# print(area(2))

sizes = {
    # "small": 1,  #! commented-out-code
    "large": 2,
}

if height > 3:
    print(1)
# else:  #! commented-out-code
    print(2)

# try the other way around: it is slower
# else nothing is printed
# except for the first
print(sizes)
