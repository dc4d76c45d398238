def count
  total = 5
  # The number of items.
end

def rescued
  started = 1
rescue IOError
  failed = 2
end

def chosen(flag)
  if flag
    small = 1
  else
    large = 2
  end
end

def mapped(items)
  items.map { |_item| one = 1 }
end
