def join(lines)
  all = ""
  fast = +""
  lines.each { |line| fast << line }
  lines.each do |line|
    one = ""
    one += line
    fast << one
  end
  for line in lines
    all += line #! quadratic-string-building: each iteration copies the whole of `all` to append to it
  end
  count = 0
  while count < 3
    count += 1
  end
  all + fast
end
