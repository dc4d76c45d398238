def numbers(n)
  [n / 7, n % 7, -n / 7, -n % 7, n.abs, n ** 2, n.even?, n.odd?, n.zero?, n.positive?, n.pred, n.succ, n.gcd(12), n.lcm(4), n.clamp(2, 5), n.between?(1, 9), n & 6, n | 1, n ^ 3, n << 2, n >> 1, ~n, 2 ** 70, -2 ** 2]
end
def fib(n)
  a, b = 0, 1
  (n.abs % 50).times { a, b = b, a + b }
  a
end
def prime(n)
  return false if n < 2
  (2..Integer.sqrt(n)).none? { |i| (n % i).zero? }
end
def sieve(n)
  flags = Array.new(n.abs + 2, true)
  (2..n.abs).each do |i|
    next unless flags[i]
    (i * i).step(n.abs, i) { |j| flags[j] = false }
  end
  (2..n.abs).select { |i| flags[i] }
end
def digits(n) = n.abs.digits.sum + n.to_s.chars.select { |c| c =~ /\d/ }.map(&:to_i).max
def lists
  xs = [5, 3, 8, 1, 9, 2]
  [xs.sort, xs.sort { |a, b| b <=> a }, xs.min, xs.max, xs.sum, xs.minmax, xs.first, xs.last(2), xs.take(2), xs.drop(4), xs.reverse, xs.rotate(2), xs.each_slice(4).to_a, xs.each_cons(2).map { |a, b| b - a }, xs.partition { |x| x > 4 }, xs.inject { |a, b| a * b }, xs.reduce(:+), xs.reduce(1) { |a, x| a + x }, xs.zip([1, 2]), xs.include?(3), xs.index(8), xs.find { |x| x > 5 }, xs.count(&:even?), xs.reject(&:odd?), xs.each_with_object([]) { |x, acc| acc << x if x < 4 }, xs.combination(2).count, xs.permutation(2).first, xs.tally, xs.take_while { |x| x > 2 }, xs.drop_while { |x| x > 2 }, xs.sum { |x| x * 2 }, xs.values_at(0, -1), xs.dig(0), xs.any? { |x| x > 8 }, xs.all?(Integer), xs.none?, xs.min_by { |x| -x }, xs.flat_map { |x| [x, x] }.uniq.size, xs.each_slice(2).map(&:sum), xs.chunk_while { |a, b| b == a + 1 }.to_a, xs[1..], xs[..2], xs[-3..], xs[7], xs[1, 2]]
end
def changes(n)
  xs = [1, 2, 3]
  xs.push(n).unshift(0)
  xs << 7
  xs.insert(2, 9)
  xs.delete(2)
  xs.delete_at(0)
  xs.map! { |x| x * 2 }
  xs.select! { |x| x != 4 }
  ys = xs.dup
  ys.pop
  ys.shift
  xs.concat(ys)
  xs[10] = 5
  xs.compact.reverse
end
def hashes(n)
  h = { "a" => 1, "b" => n }
  h["c"] = 3
  h.delete("a")
  counts = Hash.new(0)
  "hello".each_char { |c| counts[c] += 1 }
  lists = Hash.new { |hash, key| hash[key] = [] }
  [1, 2, 3].each { |x| lists[x.odd?] << x }
  [h, h.keys, h.values, h.map { |k, v| "#{k}#{v}" }, h.select { |_, v| v > 2 }, h.reject { |k, _| k == "b" }, h.min_by { |_, v| v }, h.sort_by { |k, v| [-v, k] }, h.to_a, h.key?("b"), h.fetch("z", 0), h["z"], h.invert, h.transform_values { |v| v + 1 }, counts, lists, h.sum { |_, v| v }, h.find { |_, v| v == 3 }, h.each_with_index.map { |(k, v), i| [k, v, i] }, h.merge({ "d" => 4 }) { |_, a, b| a + b }, h.group_by { |_, v| v.odd? }, h.any? { |_, v| v > 9 }, h.count, h.length, h.dig("b"), h.max_by { |_, v| v }&.first, h.reduce(0) { |a, (_, v)| a + v }, h.each_with_object({}) { |(k, v), acc| acc[v] = k }, h.filter_map { |k, v| k if v > 2 }, h.partition { |_, v| v > 3 }]
end
def cases(n)
  kind = case n
         when 0 then "zero"
         when 1..9 then "digit"
         when ->(x) { x < 0 } then "negative"
         else "big"
         end
  type = case n
         when Integer then "int"
         when String then "text"
         end
  "#{kind} #{type}"
end
def loops(n)
  out = []
  1.upto(3) { |i| out << i }
  5.downto(3) { |i| out << i }
  i = 0
  while i < 10
    i += 1
    next if i.odd?
    break if i > 6
    out << i
  end
  until i <= 3
    i -= 2
  end
  for k in 1...3 do out << k end
  loop do
    i += 1
    break if i > 5
  end
  begin
    i += 1
  end while i < 3
  out << i
end
def handled(n)
  Integer("x#{n}")
rescue ArgumentError => e
  "bad"
else
  "good"
ensure
  1
end
class Custom < StandardError
  def initialize(n) = super("custom #{n}")
end
def raising(n)
  raise Custom.new(n) if n > 5
  raise "plain" if n < 0
  n
rescue Custom => e
  e.message
end
def fails(n)
  raise ArgumentError, "no" if n > 3
  10 / n
end
def missing(n) = { 1 => 2 }.fetch(n)
def null_call(n) = [n].find { |x| x > 4 }.succ
class Animal
  attr_accessor :name
  @@count = 0
  LEGS = 4
  def initialize(name) = (@name = name; @@count += 1)
  def to_s = "#{self.class.name}:#{@name}"
  def <=>(other) = name <=> other.name
  include Comparable
  def self.build(n) = new("a#{n}")
  def speak(loud: false) = loud ? sound.upcase : sound
  def sound = "hm"
  def ==(other) = other.is_a?(Animal) && name == other.name
end
class Dog < Animal
  def sound = super + "woof"
end
def animals(n)
  d = Dog.new("d#{n}")
  a = Animal.build(n)
  a.name += "x"
  [d.to_s, a.to_s, d.speak, d.speak(loud: true), a <=> d, a < d, d == Dog.new("d#{n}"), Animal::LEGS, "#{d}"]
end
def yielder
  yield 1, 2
end
def blocks(n)
  total = 0
  add = ->(x, y = 2) { total += x * y }
  add.call(n)
  add.(1, 5)
  sq = proc { |x| x * x }
  [yielder { |a, b| a + b + n }, total, sq.call(3), [1, 2].map(&sq), method_with(1, 2, 3, k: n)]
end
def method_with(a, *rest, k: 1, **opts) = [a, rest, k]
def destructured(n)
  a, (b, *c), d = 1, [2, 3, n], 4
  first, *others = [n, 5, 6]
  [a, b, c, d, first, others]
end
def safe(n)
  x = n > 3 ? nil : n.to_s
  [x&.length, x || "none", x.nil?, (x ||= "set")]
end
def matrix(n) = [[1, 2], [3, n]].transpose.map { |r| r.sum } + [[1, 2], [3, n]].map(&:dup).flatten
def ranges(n) = [(1..5).sum, (1...5).to_a, ("a".."e").to_a, (1..10).step(3).to_a, 1.step(10, 4).to_a, (1..n).include?(3), (1..5).each_slice(2).to_a, (1..3).reduce(:*), (1..3).each_with_object([]) { |i, a| a.unshift(i) }, 10.downto(7).to_a, (1..4).each_cons(2).to_a]
