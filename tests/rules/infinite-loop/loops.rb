def count(rows)
  i = 0
  while i < 10 #! infinite-loop
    show(rows[i])
  end
  j = 0
  while j < 10
    j += 1
  end
end
