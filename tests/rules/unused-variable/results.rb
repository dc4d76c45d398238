def count
  spare = 1 #! unused-variable
  total = 5 #! unused-variable
  # The number of items.
end

def rescued
  started = 1 #! unused-variable
rescue IOError
  failed = 2 #! unused-variable
end

def chosen(flag)
  if flag
    small = 1 #! unused-variable
  else
    large = 2 #! unused-variable
  end
end

def mapped(items)
  items.map { |_item| one = 1 } #! unused-variable
end
