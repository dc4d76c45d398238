n = int(input())  #! input-shape
word = input()
print(word * n)
