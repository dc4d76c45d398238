def palindrome?(text)
  cleaned = text.downcase.gsub(/[^a-z0-9]/, "")
  cleaned == cleaned.reverse
end
def vowels(text) = text.count("aeiouAEIOU")
def anagram?(text) = text.chars.sort.join == "abc".chars.sort.join
def title(text) = text.split.map(&:capitalize).join(" ")
def most_common(text) = text.chars.tally.max_by { |c, n| [n, c] }
def run_length(text) = text.chars.chunk_while { |a, b| a == b }.map { |run| "#{run.size}#{run[0]}" }.join
def expand(text) = text.scan(/(\d+)([a-z])/).map { |n, c| c * (n.to_i % 9) }.join
def rotate(text, n) = text.empty? ? text : text[(n % text.length)..] + text[0...(n % text.length)]
def words_of(text) = text.split(/\s+/).reject(&:empty?).map(&:length)
def camel(text) = text.split(/[_ ]/).each_with_index.map { |w, i| i.zero? ? w.downcase : w.capitalize }.join
def snake(text) = text.gsub(/([A-Z])/) { "_" + $1.downcase }
def brackets(text)
  stack = []
  pairs = { ")" => "(", "]" => "[", "}" => "{" }
  text.each_char do |c|
    case c
    when "(", "[", "{" then stack << c
    when ")", "]", "}" then return false unless stack.pop == pairs[c]
    end
  end
  stack.empty?
end
def common_prefix(words)
  return "" if words.empty?
  prefix = words.min_by(&:length)
  prefix = prefix.chop until words.all? { |w| w.start_with?(prefix) }
  prefix
end
def lcs(a, b)
  table = Array.new(a.size + 1) { Array.new(b.size + 1, 0) }
  a.each_char.with_index(1) do |x, i|
    b.each_char.with_index(1) do |y, j|
      table[i][j] = x == y ? table[i - 1][j - 1] + 1 : [table[i - 1][j], table[i][j - 1]].max
    end
  end
  table[a.size][b.size]
end
def distance(a, b)
  row = (0..b.length).to_a
  a.each_char.with_index do |x, i|
    previous = row[0]
    row[0] = i + 1
    b.each_char.with_index do |y, j|
      old = row[j + 1]
      row[j + 1] = x == y ? previous : 1 + [previous, row[j], row[j + 1]].min
      previous = old
    end
  end
  row.last
end
def hamming(a, b) = a.chars.zip(b.chars).count { |x, y| x != y }
def encrypted(text, n)
  text.each_char.map do |c|
    if c.between?("a", "z")
      ((c.ord - "a".ord + n) % 26 + "a".ord).chr
    elsif ("A".."Z").include?(c)
      ((c.ord - 65 + n) % 26 + 65).chr
    else
      c
    end
  end.join
end
def swapped(text) = text.each_char.map { |c| c == c.upcase ? c.downcase : c.upcase }.join
def without_duplicates(text) = text.squeeze + text.chars.uniq.join
def substrings(text)
  n = text.length
  (0...n).flat_map { |i| (i...n).map { |j| text[i..j] } }.first(8)
end
def parsed(text) = [text.to_i, text.to_f, text.strip, text.hex, text.length, text.to_sym, text.empty?, text.ord] rescue "failed"
def sliced(text) = [text[0], text[1..], text[-2..], text[0, 2], text[5], text[1...-1], text.slice(1, 3), text[10..], text[-1]]
def searched(text) = [text.index("a"), text.rindex("a"), text.include?("ab"), text.start_with?("a"), text.end_with?("b", "c"), text.count("a"), text.index("a", 1), text =~ /b/]
def replaced(text) = [text.sub("a", "x"), text.gsub("a", "xy"), text.gsub(/[ab]/, "a" => "1", "b" => "2"), text.tr("abc", "xyz"), text.delete("a"), text.gsub(/b+/) { |m| m.length.to_s }, text.tr("a-c", "A-C")]
def padded(text) = [text.ljust(6, "."), text.rjust(6), text.center(7, "*"), "%-5s|%5s" % [text, text], text * 2, text + "!", text.upcase, text.downcase, text.capitalize, text.swapcase, text.reverse]
def split_up(text) = [text.split("a"), text.split(""), text.chars, text.split(" "), text.partition("b"), text.each_char.to_a.length, text.bytes.sum, text.split(",", -1), text.lines]
def codes(text) = text.each_char.map(&:ord).sum + text.bytes.map { |b| b % 3 }.sum
def indexes(text) = text.each_char.with_index.select { |c, _| c == "a" }.map(&:last)
def compared(a, b) = [a <=> b, a == b, a.casecmp(b), a.eql?(b), [a, b].sort, [a, b].max, a > b, a.casecmp?(b)]
def counted(words)
  counts = Hash.new(0)
  words.each { |w| counts[w.length] += 1 }
  counts.sort_by { |k, v| [-v, k] }.to_h
end
def grouped(words) = words.group_by { |w| w[0] }.transform_values(&:size)
def longest(words) = words.max_by(&:length)
def by_length(words) = words.sort_by { |w| [w.size, w] }
def joined(words) = words.each_with_index.map { |w, i| "#{i + 1}. #{w}" }.join("\n")
def lookup(words)
  index = words.each_with_index.to_h
  [index.keys.sort, index.values.sum, index.fetch("a", -1), index.key(0), index.min_by { |k, v| [v, k] }, index.sum { |k, v| k.size * v }]
end
def built(n)
  out = +""
  (n.abs % 6).times { |i| out << "#{i}," }
  out.chomp(",")
end
def diamond(n)
  size = n.abs % 4
  (0..size).map { |i| " " * (size - i) + "*" * (2 * i + 1) }.join("\n")
end
def table(n) = (1..3).map { |i| (1..3).map { |j| (i * j * n).to_s.rjust(4) }.join }.join("\n")
def money(n) = format("%.2f", n / 7.0) + format("%08.3f", n * 1.1) + format("%+d %x %o %e", n, n.abs, n.abs, n * 1000.0) + "%s is %p" % ["a", nil]
def commas(n) = n.to_s.reverse.scan(/\d{1,3}/).join(",").reverse
def symbols(n)
  h = { one: 1, "two" => 2, three: [n, { deep: n }] }
  [h[:one], h["two"], h[:three][1][:deep], h.dig(:three, 1, :deep), h[:four], h.key?(:one), h.keys.map(&:to_s), h.size]
end
def printed(n) = [[1, nil, "a", :b, 2.0, { "k" => n, s: 1 }].to_s, { a: 1, "b" => [nil] }.inspect, nil.inspect, :sym.inspect, "q\"t\n".inspect, (1..3).to_s, [n, [n]].inspect]
def guard(n)
  return "negative" if n.negative?
  return "zero" unless n.nonzero?
  n > 5 ? "large" : "small"
end
def ranged(n)
  case n
  when ..0 then "low"
  when 1..5, 7 then "mid"
  when Float then "float"
  else "high"
  end
end
def yielding(n)
  return to_enum(:yielding, n).to_a unless block_given?
  n.times { |i| yield i }
end
def each_pair_of(list) = list.each_slice(2).map { |a, b| b ? a * b : a }
def composed(n)
  double = ->(x) { x * 2 }
  inc = proc { |x| x + 1 }
  [(double >> inc).call(n), (double << inc).call(n), double.(n), inc[n], [1, 2].map(&double), method(:guard).call(n)]
end
def memo(n)
  cache = {}
  fib = ->(k) { k < 2 ? k : cache[k] ||= fib.(k - 1) + fib.(k - 2) }
  fib.(n.abs % 30)
end
def splat(n)
  head, *middle, tail = [n, 1, 2, 3]
  a, b = *[4, 5]
  _, (c, d) = 1, [2, n]
  h = { x: 1, **{ y: n } }
  [head, middle, tail, a, b, c, d, h]
end
def defaults(a, b = a * 2, *c, d: b + 1) = [a, b, c, d]
def lists_of(list)
  [list.each_slice(2).to_a, list.each_cons(2).to_a, list.take_while { |x| x > 1 }, list.find_index(3), list.each_with_index.max, list.min(2), list.max(2), list.sum.fdiv(2), list.inject { |a, b| a > b ? a : b }, list.cycle.first(3), list.zip(list.rotate), list.tally, list.minmax, list.first, list.last, list.none? { |x| x > 9 }, list.one? { |x| x == 1 }]
end
def changed(list)
  list.push(9)
  list.unshift(8)
  list.insert(1, 7)
  list.delete(3)
  list.delete_at(-1)
  list.reverse!
  list.map! { |x| x + 1 }
  list.reject!(&:even?)
  list.sort!
  list.uniq!
  list << 5
  list.concat([1, 2])
  list[0] = 0
  list
end
def set_work(list)
  require "set"
  s = Set.new(list)
  t = Set[1, 2, 3]
  s.add(4)
  s << 5
  s.delete(1)
  [s.size, (s & t).to_a.sort, (s | t).to_a.sort, (s - t).to_a.sort, s.include?(2), s.subset?(t), t.to_a, (s ^ t).to_a.sort]
end
def stack_and_queue(list)
  stack, queue = [], []
  list.each { |x| stack.push(x); queue.unshift(x) }
  out = []
  out << stack.pop << queue.pop << queue.shift until stack.empty?
  out
end
def flags(n)
  (n > 3 and n < 9) || (not n.zero? and n != 1)
end
def safe_navigation(n)
  list = n > 3 ? [1, 2] : nil
  [list&.first, list&.map { |x| x + n }&.sum, list.to_a, (list || [9]).last, list.nil?]
end
def assigned(n)
  a ||= n
  b = nil
  b &&= 3
  h = {}
  h[:x] ||= []
  h[:x] << a
  c = if n > 2 then :big else :small end
  d = while n > 0 do n -= 1; break n * 10 if n == 2 end
  [a, b, h, c, d]
end
