# /// script
# total = count(3)  #! commented-out-code
print(3)
