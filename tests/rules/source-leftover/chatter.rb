# If this is converted to safe navigation, it may return nil.
# This is the translated version of the program. #! source-leftover: a remark of the translator, not of the program
# This method was converted from Java. #! source-leftover

def total(rows)
  rows.sum
end
