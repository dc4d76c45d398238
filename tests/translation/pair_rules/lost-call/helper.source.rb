def mode(values)
  values.max_by { |value| values.count(value) }
end

def main
  puts mode(ARGV)
end
