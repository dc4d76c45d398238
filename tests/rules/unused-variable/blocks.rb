def show(rows, names)
  rows.each_pair do |name, row|
    name = name.to_sym if row.nil?
    print_row(name, row)
  end
  names.each do |name|
    name = name.upcase
    names.each { |one| print_row(one, name) }
    count = 1 #! unused-variable
  end
  total = 0
  rows.each { |_, row| total = total + row.size }
  total
end
