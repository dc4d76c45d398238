# A method `def super`, and the shift a<<1.
def listed(rows)
  puts "a<<1", rows
end

def closed(rows #! syntax-error (information)
  rows.close
end
