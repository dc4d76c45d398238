def price(code, size)
  return 1 if size == size #! always-true-condition
  if code != 1 || code != 2 #! always-true-condition
    2
  elsif code == size
    3
  end
end
