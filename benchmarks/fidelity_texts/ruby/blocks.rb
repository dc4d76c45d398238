def first_over(list)
  list.each { |x| return x if x > 3 }
  nil
end
def first_pair(list)
  list.each_with_index do |a, i|
    list.each_with_index do |b, j|
      next if j <= i
      return [i, j] if a == b
    end
  end
  []
end
def stop_early(list)
  total = 0
  list.each do |x|
    break if total > 10
    total += x
  end
  total
end
def broken(list)
  list.each_with_index { |x, i| break i if x > 2 }
end
def found_square(n)
  (1..50).each { |i| return i if i * i >= n.abs }
  -1
end
def pair_sum(list)
  seen = Hash.new(false)
  list.each do |x|
    return true if seen[7 - x]
    seen[x] = true
  end
  false
end
def valid(text)
  depth = 0
  text.each_char do |c|
    depth += 1 if c == "("
    depth -= 1 if c == ")"
    return false if depth.negative?
  end
  depth.zero?
end
def first_unique(text)
  text.each_char { |c| return c if text.count(c) == 1 }
  nil
end
def isogram(text)
  seen = []
  text.downcase.each_char do |c|
    next if c == " "
    return false if seen.include?(c)
    seen << c
  end
  true
end
def pangram(text) = ("a".."e").all? { |c| text.include?(c) }
def acronym(text) = text.split(/[\s-]+/).map { |w| w[0] }.compact.join.upcase
def matches(text)
  return "number" if text =~ /\A\d+\z/
  return "word" if text =~ /\A[a-z]+\z/i
  text =~ /\s/ ? "spaces" : "other"
end
def heredocs(n)
  first = <<~TEXT
    n is #{n}
      indented
    last
  TEXT
  second = <<-TEXT
    kept
  TEXT
  first + second
end
def modifiers(n)
  value = (10 / n rescue -1)
  other = Integer("x") rescue 5
  value += 1 unless n.zero?
  value -= 1 while value > 5
  [value, other]
end
def ensured_value(n)
  log = []
  begin
    log << 1
    raise "no" if n > 3
    log << 2
  rescue RuntimeError => e
    log << e.message
  else
    log << 3
  ensure
    log << 4
  end
  log
end
def mapped_error(list)
  list.map do |x|
    12 / x
  rescue ZeroDivisionError
    nil
  end
end
class Stack
  include Enumerable
  def initialize = @items = []
  def push(x)
    @items.push(x)
    self
  end
  def pop = @items.pop
  def peek = @items.last
  def empty? = @items.empty?
  def size = @items.size
  def each(&block) = @items.each(&block)
end
def stack_of(list)
  s = Stack.new
  list.each { |x| s.push(x) }
  [s.size, s.pop, s.peek, s.empty?, s.size]
end
class Account
  attr_reader :balance
  class Broke < StandardError
    def initialize(by) = super("short by #{by}")
  end
  def initialize(balance = 0)
    @balance = balance
  end
  def deposit(n)
    raise ArgumentError, "negative" if n < 0
    @balance += n
    self
  end
  def withdraw(n)
    raise Broke, n - @balance if n > @balance
    @balance -= n
    self
  end
end
def banked(list)
  account = Account.new(5)
  list.map do |n|
    n.even? ? account.deposit(n) : account.withdraw(n)
    account.balance
  rescue Account::Broke => e
    e.message
  rescue ArgumentError
    "bad"
  end
end
class Shape
  def area = 0
  def describe = "#{self.class.name.downcase} of #{area}"
  def <=>(other) = area <=> other.area
  include Comparable
end
class Square < Shape
  def initialize(side) = @side = side
  def area = @side * @side
end
class Circle < Shape
  def initialize(radius) = @radius = radius
  def area = 3 * @radius**2
end
def shapes(list)
  made = list.map { |x| x.odd? ? Square.new(x) : Circle.new(x) }
  [made.map(&:describe), made.sum(&:area), made.max_by(&:area)&.area, made.map { |s| s.is_a?(Square) }]
end
class Counter
  @@made = 0
  LIMIT = 3
  def self.made = @@made
  def initialize
    @@made += 1
    @hits = Hash.new(0)
  end
  def hit(key)
    @hits[key] = [@hits[key] + 1, LIMIT].min
  end
  def [](key) = @hits[key]
  def to_h = @hits.dup
end
def counted_hits(list)
  c = Counter.new
  list.each { |x| c.hit(x.abs % 3) }
  [c[0], c[1], c[2], c.to_h.size]
end
module Util
  RATE = 3
  def self.scaled(n) = n * RATE
  def self.both(a)
    [scaled(a), a]
  end
end
def utils(n) = Util.both(n) + [Util::RATE, Util.scaled(2)]
def my_each(list)
  i = 0
  while i < list.size
    yield list[i], i
    i += 1
  end
  list
end
def own_iterator(list)
  out = []
  my_each(list) do |x, i|
    next if i.odd?
    out << x * i
  end
  out
end
def own_break(list) = my_each(list) { |x, i| break i if x == 3 }
def folded(list) = list.reduce { |a, b| a > b ? a : b }
def indexes_of(list) = list.each_index.select { |i| list[i].even? }
def with_indexes(list) = list.each.with_index(1).map { |x, i| x * i }
def sliced_up(list) = [list[1..], list[0...-1], list[-2, 2], list[5..], list.first(2), list[0, 3], list[2]]
def sorted(list) = [list.sort { |a, b| b <=> a }, list.sort_by { |x| [x % 3, x] }, list.sort.reverse, list.minmax, list.sort!.first]
def nested_lists(n) = [[n, [n, [n]]].flatten, [[1, n], [2, 3]].to_h, [1, n].product([3, 4]), [[3, 1], [1, n]].sort, [[1, 2], [n]].sum { |a| a.size }, Array.new(2) { |i| [i] * 2 }, [nil, n, false].compact, [1, 2] <=> [1, n], [n, n].uniq]
def numbers_of(text) = text.scan(/-?\d+/).map(&:to_i).sum
def vowel_map(text) = text.each_char.group_by { |c| "aeiou".include?(c) }.transform_values(&:size)
def zigzag(text)
  rows = ["", "", ""]
  row, step = 0, 1
  text.each_char do |c|
    rows[row] += c
    step = 1 if row == 0
    step = -1 if row == 2
    row += step
  end
  rows.join("|")
end
def atoi(text)
  text = text.lstrip
  sign = text.start_with?("-") ? -1 : 1
  digits = text.sub(/\A[+-]/, "")[/\A\d*/]
  sign * digits.to_i
end
def ternaries(n) = n > 0 ? n > 5 ? "big" : "small" : n.zero? ? "zero" : "negative"
def unless_else(n)
  unless n > 3
    "low"
  else
    "high"
  end
end
def chained(n) = (1..n.abs % 9).map { |x| x * 3 }.select(&:even?).each_slice(2).map(&:sum).reject { |x| x > 20 }.reverse
def until_loop(n)
  n = n.abs
  n /= 2 until n < 3
  n
end
def case_classes(n)
  [n, 2.5, "a", nil, [1], { 1 => 2 }, :s, 1..2, true].map do |x|
    case x
    when Integer then "i"
    when Float then "f"
    when String then "s"
    when nil then "n"
    when Array then "a"
    when Hash then "h"
    when true, false then "b"
    else "?"
    end
  end
end
def kinds(n) = [n.is_a?(Integer), n.is_a?(Float), n.is_a?(String), n.is_a?(Numeric), n.nil?, n.respond_to?(:abs), n.instance_of?(Integer), "a".is_a?(String), [].is_a?(Array), {}.is_a?(Hash)]
