def max_subarray(nums)
  best = current = nums[0]
  nums[1..].each do |x|
    current = [x, current + x].max
    best = [best, current].max
  end
  best
end
def two_sum(nums, target)
  seen = {}
  nums.each_with_index do |x, i|
    return [seen[target - x], i] if seen.key?(target - x)
    seen[x] = i
  end
  nil
end
def bubble_sort(list)
  arr = list.dup
  n = arr.length
  loop do
    swapped = false
    (n - 1).times do |i|
      if arr[i] > arr[i + 1]
        arr[i], arr[i + 1] = arr[i + 1], arr[i]
        swapped = true
      end
    end
    break unless swapped
  end
  arr
end
def quick_sort(list)
  return list if list.length <= 1
  pivot, *rest = list
  left, right = rest.partition { |x| x < pivot }
  quick_sort(left) + [pivot] + quick_sort(right)
end
def merge_sort(list)
  return list if list.size < 2
  mid = list.size / 2
  left = merge_sort(list[0...mid])
  right = merge_sort(list[mid..-1])
  result = []
  until left.empty? || right.empty?
    result << (left.first <= right.first ? left.shift : right.shift)
  end
  result + left + right
end
def insertion_sort(list)
  list = list.dup
  (1...list.length).each do |i|
    key = list[i]
    j = i - 1
    while j >= 0 && list[j] > key
      list[j + 1] = list[j]
      j -= 1
    end
    list[j + 1] = key
  end
  list
end
def binary_search(list, x)
  sorted = list.sort
  lo, hi = 0, sorted.length - 1
  while lo <= hi
    mid = (lo + hi) / 2
    case sorted[mid] <=> x
    when 0 then return mid
    when -1 then lo = mid + 1
    else hi = mid - 1
    end
  end
  -1
end
def gcd(a, b)
  a, b = b, a % b while b != 0
  a.abs
end
def power_mod(base, exp, mod)
  result = 1
  exp = exp.abs
  mod = mod.abs + 1
  base %= mod
  while exp > 0
    result = result * base % mod if exp & 1 == 1
    base = base * base % mod
    exp >>= 1
  end
  result
end
def collatz(n)
  n = n.abs + 1
  steps = 0
  until n == 1
    n = n.even? ? n / 2 : 3 * n + 1
    steps += 1
  end
  steps
end
def factorial(n) = (1..n).inject(1, :*)
def fibs(n) = (1..n % 20).each_with_object([0, 1]) { |_, a| a << a[-1] + a[-2] }
def prime_factors(n)
  n = n.abs
  factors = []
  d = 2
  while n > 1 && d <= 1000
    while n % d == 0
      factors.push(d)
      n /= d
    end
    d += 1
  end
  factors
end
def perfect?(n) = n > 1 && (1...n).select { |i| (n % i).zero? }.sum == n
def armstrong?(n)
  digits = n.abs.to_s.chars.map(&:to_i)
  digits.sum { |d| d**digits.size } == n
end
def pascal(n)
  rows = [[1]]
  (n.abs % 8).times do
    last = rows.last
    rows << [1, *last.each_cons(2).map(&:sum), 1]
  end
  rows
end
def spiral(n)
  size = n.abs % 5
  grid = Array.new(size) { Array.new(size, 0) }
  x = y = 0
  dx, dy = 1, 0
  1.upto(size * size) do |i|
    grid[y][x] = i
    nx, ny = x + dx, y + dy
    if nx < 0 || nx >= size || ny < 0 || ny >= size || grid[ny][nx] != 0
      dx, dy = -dy, dx
    end
    x += dx
    y += dy
  end
  grid
end
def transpose_all(n)
  m = Array.new(3) { |i| Array.new(2) { |j| i * n + j } }
  [m.transpose, m.flatten.each_slice(3).to_a, m.map(&:reverse), m.inject(:+), m.map { |r| r.join(",") }.join(";")]
end
def coin_change(coins, amount)
  amount = amount.abs % 50
  ways = [0] * (amount + 1)
  ways[0] = 1
  coins.uniq.select { |c| c > 0 }.each do |coin|
    coin.upto(amount) { |i| ways[i] += ways[i - coin] }
  end
  ways[amount]
end
def knapsack(weights, values)
  best = Array.new(11, 0)
  weights.zip(values).each do |w, v|
    next if w.nil? || v.nil? || w <= 0
    10.downto(w) { |c| best[c] = [best[c], best[c - w] + v].max }
  end
  best.max
end
def hanoi(n, from = "A", to = "C", via = "B")
  n = n.abs % 5
  return [] if n.zero?
  hanoi(n - 1, from, via, to) + ["#{from}->#{to}"] + hanoi(n - 1, via, to, from)
end
def permutations_of(n) = (1..n.abs % 4).to_a.permutation.map(&:join)
def subsets(list)
  list = list.first(4)
  (0...(1 << list.length)).map { |mask| list.each_index.select { |i| mask[i] == 1 }.map { |i| list[i] } }
end
def digits_sum(n)
  n = n.abs
  n = n.digits.sum while n > 9
  n
end
def binary(n) = [n.to_s(2), n.abs.to_s(2).count("1"), n.abs.to_s(16), n.abs.bit_length]
def roman(n)
  n = n.abs % 4000
  table = { 1000 => "M", 900 => "CM", 500 => "D", 400 => "CD", 100 => "C", 90 => "XC", 50 => "L", 40 => "XL", 10 => "X", 9 => "IX", 5 => "V", 4 => "IV", 1 => "I" }
  table.reduce("") do |text, (value, letters)|
    count, n = n.divmod(value)
    text + letters * count
  end
end
def leap?(year) = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
def median(list)
  return 0 if list.empty?
  sorted = list.sort
  mid = sorted.size / 2
  sorted.size.odd? ? sorted[mid] : (sorted[mid - 1] + sorted[mid]) / 2.0
end
def mean(list) = list.empty? ? 0.0 : list.sum.to_f / list.size
def variance(list)
  return 0.0 if list.empty?
  m = list.sum / list.size.to_f
  (list.sum { |x| (x - m)**2 } / list.size).round(4)
end
def mode(list) = list.group_by { |x| x }.max_by { |k, v| [v.size, -k] }&.first
def rotate_left(list, k) = list.empty? ? [] : list.drop(k % list.size) + list.take(k % list.size)
def running(list)
  sum = 0
  list.map { |x| sum += x }
end
def pairs(list) = list.combination(2).select { |a, b| (a + b).even? }.to_a
def dedupe(list) = list.each_with_object([]) { |x, acc| acc << x unless acc.last == x }
def chunks(list) = list.slice_when { |a, b| b < a }.to_a
def second_largest(list) = list.uniq.sort[-2]
def missing_number(list) = ((list.min || 0)..(list.max || 0)).to_a - list
def move_zeroes(list)
  zeros, rest = list.partition(&:zero?)
  rest + zeros
end
def water(heights)
  return 0 if heights.length < 3
  left, right = 0, heights.length - 1
  lmax = rmax = total = 0
  while left < right
    if heights[left] < heights[right]
      heights[left] >= lmax ? lmax = heights[left] : total += lmax - heights[left]
      left += 1
    else
      heights[right] >= rmax ? rmax = heights[right] : total += rmax - heights[right]
      right -= 1
    end
  end
  total
end
def stock(prices)
  best = 0
  low = Float::INFINITY
  prices.each do |p|
    low = p if p < low
    best = p - low if p - low > best
  end
  best
end
def longest_run(list)
  longest = 0
  run = 0
  list.each_cons(2) do |a, b|
    if b > a then run += 1 else run = 0 end
    longest = run if run > longest
  end
  longest
end
def do_while(n)
  count = 0
  begin
    count += 1
    n -= 3
  end while n > 0
  begin
    count += 10
    n += 2
  end until n > 0
  count
end
def nested(n)
  found = nil
  (1..10).each do |i|
    (i..10).each do |j|
      next if (i + j).odd?
      if i * j > n
        found = [i, j]
        break
      end
    end
    break if found
  end
  found
end
def catching(n)
  values = [n, 0, "x", nil, [1]]
  values.map do |v|
    begin
      10 / v
    rescue ZeroDivisionError
      :zero
    rescue TypeError, NoMethodError => e
      e.class.name
    ensure
      n += 1
    end
  end
end
def retrying(n)
  log = []
  [1, 2, 0].each do |d|
    log << n / d
  rescue ZeroDivisionError => e
    log << e.message
  end
  log
end
def numbers_text(x)
  [x.to_s, x.to_f.to_s, (x / 4.0).to_s, (x * 1e20).to_s, x.fdiv(3).round(3), (x / 7.0).floor(2), 1e-5.to_s, 1e15.to_s, 1e16.to_s, 100.0.to_s, x.to_f.to_i, -x.abs, +x]
end
def compare_all(a, b) = [a <=> b, a == b, a.eql?(b), a.equal?(a), [a, b].minmax, [a, b].max, a.between?(0, b), a.clamp(0, 5), (a..b).size, a.to_f == a]
def float_work(n)
  x = n * 1.5
  [x.round, x.floor, x.ceil, x.truncate, x.abs, x % 2, x.divmod(2), x.to_i, -x.round(1), x.nan?, x.infinite?, x.zero?, (x**2).to_i, Math.sqrt(x.abs).round(5), 7.0 / 2, 7 % 2.5, 2**-1 == 0.5, 10.0.to_s]
end
def bits(n)
  [n & 0xff, n | 3, n ^ 5, n << 3, n >> 1, ~n, n[0], n[3], (n & (n - 1)).zero?, n.to_s(2).reverse]
end
