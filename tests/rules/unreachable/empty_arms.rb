3.times do
  case ch = io.getc
  when /[0-7]/
  when nil
    break
  else
    io.ungetc ch
    break
  end
  res << ch
end

items.each do |item|
  if item.fine?
  else
    break
  end
  unless item.odd?
  else
    next
  end
  if item.first?
    next
  elsif item.last?
  else
    break
  end
  puts item
end

items.each do |item|
  case item
  in Integer
  in nil
    break
  else
    next
  end
  puts item
end

items.each do |item|
  case item
  when Integer
    next
  when nil
    break
  else
    next
  end
  puts item #! unreachable
end
