def first(items)
  items.each do |item|
    return item
  end
  return nil if items.frozen?
  raise ArgumentError, "empty"
  puts "never"  #! unreachable
end

def attempt
  return 1
rescue StandardError
  2
ensure
  puts "done"
end

def forever
  while true
    step
  end
  puts "never"  #! unreachable
end
