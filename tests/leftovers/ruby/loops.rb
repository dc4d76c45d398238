#= from java
def total(rows)
  for i in 0...rows.size #! counting-loop
    rows[i].show
  end
  rows.size.times do |i| #? counting-loop
    rows[i].show
  end
end
