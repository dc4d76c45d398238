n = gets.to_i
Row = Struct.new(:key, :value)
rows = Array.new(n) { Row.new(*gets.split.map(&:to_i)) }
groups = rows.group_by { |r| r.key % 3 }
groups.sort.each do |k, rs|
  total = rs.sum(&:value)
  puts "#{k.to_s.ljust(3)}|#{total.to_s.rjust(6)}|#{'%.2f' % (total.to_f / rs.size)} #{rs.map(&:value).inspect}"
end
puts rows.map(&:value).sort_by { |v| [-v % 5, v] }.join(' ')
print groups.keys.max, ' ', nil, true, "\n"
p groups.keys.sort, 1.0, nil, :a, 'x', { a: 1 }, 1..2
puts [1, [2, [nil, 3]]], []
printf("%03d %s\n", n, rows.first&.key)
$stdout.puts n.even? ? 'even' : 'odd'
