def numbered(rows)
  index = -1
  rows.map { |row| [row, index += 1] }
end

def bounded(rows)
  rounds = 0
  loop do
    break if (rounds += 1) > rows.size
  end
end

def counted(rows)
  count = 0 #! unused-variable
  rows.each do |row|
    count += 1
    row.show
  end
  rows
end

def described(event)
  text = "The level is #{event.level}" #! unused-variable (information)
  text += ", the name #{event.name}"
end
