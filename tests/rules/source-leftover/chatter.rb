# If this is converted to safe navigation, it may return nil.
# This is the translated version of the program. #! source-leftover: remark of the translator, not part of the program
# This method was converted from Java. #! source-leftover

def total(rows)
  rows.sum
end

# This table is a placeholder for values that other threads write.
# A note: todo convert to a smaller type once the callers agree.
# TODO: implement for big-endian machines
# Placeholder for the actual logic #! source-leftover
# TODO: convert this class #! source-leftover
# In the absence of a plan, here is a skeleton implementation of a shelf.
# This is the wide character version of a shelf.
# Here is the Python version of the shelf. #! source-leftover
