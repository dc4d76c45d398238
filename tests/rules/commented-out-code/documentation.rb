# Looks up a book.
#
#   book = find(1)
#   book.title = "One"
def find(number)
  # total = number + 1 #! commented-out-code
  rows[number]
end
