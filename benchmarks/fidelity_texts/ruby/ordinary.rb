require 'set'
def int(v) = v.is_a?(Integer) ? v : v.size
def text(v) = v.is_a?(String) ? v : v.to_s
def list(v) = v.is_a?(Array) ? v.map { |e| int(e) } : [int(v), 2, 3, 1, 3]
def texts(v) = v.is_a?(Array) ? v.map { |e| text(e) } : [text(v), 'ab', 'a', 'c', 'a']
def number_texts(n, x)
  n = int(n); x = int(x) / 4.0
  format('%5d|%-5d|%05d|%+d|%x|%b|%.2f|%8.3f|%e|%s|%%', n, n, n, n, n.abs, n.abs, x, x, x, x) + "#{n}#{x}#{x / 3.0}#{n.to_f}" + n.to_s.rjust(4, '0') + n.to_s(2) + 1e20.to_s + 1e-5.to_s + 100.0.to_s + 1234567.89.to_s + n.digits.join rescue 'failed'
end
def divisions(a, b)
  a = int(a); b = int(b)
  b == 0 ? [] : [a / b, a % b, -a / b, -a % b, a.remainder(b), a.divmod(-b), a.fdiv(b).round(3), (a / b.to_f).floor, a.pow(3, 7), a.modulo(b)]
end
def bit_work(n)
  n = int(n)
  [n << 3, n >> 1, n & 0xff, n | 8, n ^ 5, ~n, n[0], n.bit_length, 2**70 + n, n.gcd(12), n.lcm(4)]
end
def float_work(x)
  x = int(x) / 4.0
  [x.to_f.round, x.to_f.floor, x.to_f.ceil, x.to_f.truncate, x.to_f.round(1), x.to_f % 2, -x.to_f % 2, x.to_f.divmod(2), x.to_f.abs, 2.5.round, 3.5.round, (-2.5).round, 0.1 + 0.2, 10.0 / 4, 7 / 2, 7.0.to_i, x.to_f.to_s, 1e3.to_i, 12.5.to_s, 15.round(-1), x.to_f.nan?]
end
def slices(xs)
  xs = list(xs)
  [xs[1..], xs[0...-1], xs[-2..], xs.first(2), xs.last(2), xs[1, 2], xs[9], xs[9, 1], xs.take_while { |x| x > 2 }, xs.drop(1), xs.each_slice(2).to_a, xs.each_cons(2).to_a, xs.rotate, xs.values_at(0, -1, 9), xs.reverse, xs.fetch(1, :none), xs.dig(0), xs.sum, xs.minmax]
end
def changes(xs)
  xs = list(xs)
  xs << 4
  xs.push(5, 6).unshift(0)
  xs.insert(2, 9)
  xs.delete(5)
  xs.delete_at(1)
  xs[1..2] = [7, 7, 7]
  xs.concat([1]).map! { |x| x + 1 }
  xs.reject! { |x| x > 8 }
  popped = xs.pop
  xs.fill(0, 0, 1)
  [xs, popped, xs.shift, xs.slice!(0, 2), xs]
end
def text_work(s)
  s = text(s)
  [s.upcase, s.capitalize, s.swapcase, s.reverse, s.strip, s.chars, s.bytes.sum, s.sub('a', 'x'), s.gsub('b') { |m| m.upcase }, s.gsub(/[ab]/, 'a' => '1', 'b' => '2'), s.tr('a-c', 'x-z'), s.delete('a'), s.squeeze, s.count('ab'), s.index('b'), s.rindex('a'), s[0], s[1..], s[-2..], s[0, 2], s.center(9, '*'), s.ljust(6, '.'), s.start_with?('h'), s.include?('ab'), s.split('a'), s.split(''), s.split, s.each_char.with_index.map { |c, i| c * i }, s.to_i, s.to_f, s.ord.to_s, s.succ, s.partition('b'), s.scan(/[a-z]/), s =~ /b/, s.match?(/^a/), s.hex, s * 2, s <=> 'abc', s.chomp('b'), s.lines, s.insert(0, '>'), s.sum] rescue 'failed'
end
def printed(s, n, x)
  s = text(s); n = int(n); x = int(x) / 4.0
  [[s, n, x, nil, true, :sym, 1..3, { a: n, 'b' => [s] }, 'q"u\n'].inspect, "#{[s, nil]} #{{ n => s }} #{:sym} #{nil}", s.inspect, nil.to_s, [1, [2, [nil, 3]]].flatten.to_s, (1..4).to_s, n.inspect] rescue 'failed'
end
def sorting(words)
  words = texts(words)
  [words.sort, words.sort_by { |w| [-w.size, w] }, words.sort { |a, b| b <=> a }, words.max_by(&:size), words.min_by { |w| w }, words.sort.reverse, words.uniq.sort_by(&:length).map(&:length), words.group_by(&:size), words.partition { |w| w.size > 2 }, words.tally, words.each_with_index.to_a, words.zip(words.rotate), words.inject { |a, b| a + b }, words.join('-'), words.max(2), words.sum('') { |w| w[0].to_s }]
end
def hashes(words)
  words = texts(words)
  h = Hash.new(0)
  words.each { |w| h[w] += 1 }
  g = Hash.new { |hash, k| hash[k] = [] }
  words.each { |w| g[w.length] << w }
  removed = h.delete('a')
  h.store('z', 9)
  h[:sym] = 1
  [h, g, removed, h.key?('z'), h.fetch('none', 7), h.map { |k, v| "#{k}=#{v}" }, h.select { |_, v| v > 1 }, h.sort_by { |k, v| [-v, k.to_s] }.first, h.min_by { |_, v| v }, h.to_a.size, h.keys, h.values.sum, h.invert.size, h.any? { |_, v| v > 8 }, h.transform_values { |v| v * 2 }, h.each_with_object([]) { |(k, v), a| a << v }, h.find { |_, v| v == 9 }, h.reduce(0) { |t, (_, v)| t + v }, h.merge({ 'z' => 1 }) { |_, a, b| a + b }, h.reject { |_, v| v == 1 }, h.sum { |_, v| v }, h.dig('z'), h.count, h.group_by { |_, v| v }.keys, h.filter_map { |k, v| k if v > 1 }]
end
def sets(xs, ys)
  xs = list(xs); ys = list(ys)
  a, b = xs.to_set, Set.new(ys)
  a << 3
  [(a | b).to_a.sort, (a & b).to_a.sort, (a - b).to_a.sort, a.include?(3), a.subset?(b), a.size, a.add?(3).nil?, xs | ys, xs & ys, xs - ys, xs.union(ys).size, (a ^ b).to_a.sort]
end
def folds(xs)
  xs = list(xs)
  [xs.reduce(:+), xs.inject(1) { |a, x| a * x }, xs.each_with_index.map { |x, i| x * i }, xs.each_with_object({}) { |x, h| h[x] = x * x }, xs.select(&:even?), xs.reject(&:odd?), xs.partition(&:positive?), xs.find { |x| x > 3 }, xs.find_index(3), xs.count(&:zero?), xs.all? { |x| x > 0 }, xs.none?, xs.cycle.first(3), xs.each_slice(2).map(&:sum), xs.chunk_while { |a, b| b == a + 1 }.to_a, xs.slice_when { |a, b| b < a }.to_a, xs.combination(2).count, xs.permutation(2).first(2), xs.product([1, 2]).size, xs.flat_map { |x| [x, x] }, xs.zip([1, 2]), xs.tally, xs.step] rescue 'failed'
end
def cases(n, s)
  n = int(n); s = text(s)
  a = case n
      when 0 then 'zero'
      when 1..3 then 'few'
      when Integer then n.even? ? 'even' : 'odd'
      when Float, nil then 'float'
      else 'other'
      end
  b = case s when /^\d+$/ then "digits#{$~[0]}" when 'a', 'ab' then 'ab' when ->(t) { t.to_s.size > 5 } then 'long' else 'none' end
  c = case [n, s]
      in [0, _] then 'first zero'
      in [Integer => k, String] if k > 5 then "big #{k}"
      in [x, y] then "pair #{x}"
      end
  d = case { kind: s, size: n }
      in { kind: 'a' | 'b' => k } then k
      in { size: 1.. => z } then z
      else 'rest'
      end
  [a, b, c, d]
end
class Shape
  include Comparable
  attr_reader :name
  attr_accessor :scale
  @@made = 0
  UNIT = 'cm'.freeze
  def initialize(name, scale: 1)
    @name, @scale = name, scale
    @@made += 1
  end
  def self.reset = @@made = 0
  def self.made = @@made
  def area = raise(NotImplementedError, 'area')
  def <=>(other) = area <=> other.area
  def to_s = "#{self.class.name}(#{format('%.1f', area)}#{UNIT})"
end
class Square < Shape
  def initialize(side)
    super('square', scale: 2)
    @side = side
  end
  def area = @side * @side * scale
end
class Circle < Shape
  def initialize(r) = (super('circle'); @r = r)
  def area = (3.14159 * @r**2).round(2)
  def to_s = "~#{super}"
end
def shapes(xs)
  xs = list(xs)
  Shape.reset
  all = xs.map { |x| x.even? ? Square.new(x) : Circle.new(x) } + [Square.new(1)]
  [all.sort.map(&:to_s), all.min.name, Shape.made, all[0] < Circle.new(50), all[-1].clamp(all[-1], all[-1]).to_s, all.map { |s| s.is_a?(Square) }, all[0].respond_to?(:area), (Shape.new('x').area rescue 'none'), Square.ancestors.include?(Comparable), all.last.instance_variables]
end
module Loud
  def speak(n = 1, *rest, times: 2, **opts, &block) = (block ? block.call(n) : "#{n}!") * times + rest.inspect + opts.keys.inspect
end
class Dog; include Loud; extend Loud; def method_missing(name, *args) = name.to_s.start_with?('get_') ? "#{name}:#{args}" : super; def respond_to_missing?(*) = true; end
def modules(n)
  n = int(n)
  [Dog.new.speak, Dog.new.speak(n, 2, times: 1, loud: true), Dog.speak(3) { |k| (k + n).to_s }, Dog.new.get_it(n), (Dog.new.other rescue $!.class.to_s)]
end
class Point < Struct.new(:x, :y)
  def +(o) = Point.new(x + o.x, y + o.y)
  def to_s = "(#{x}, #{y})"
end
def structs(n)
  n = int(n)
  p = Point.new(n, 2)
  q = p.dup
  q.x += 1
  x, y = *p
  [p.to_s, (p + q).to_s, p == Point.new(n, 2), p.to_a, x + y, q[:x], q.inspect, p.eql?(q), { p => 1 }[Point.new(n, 2)], p.each.to_a]
end
class TooBig < StandardError
  attr_reader :n
  def initialize(n) = (@n = n; super("too big: #{n}"))
end
def failures(n, s)
  n = int(n); s = text(s)
  out = []
  [-> { raise TooBig.new(n) if n > 5; n }, -> { 10 / n }, -> { Integer(s) }, -> { [1].fetch(n) }, -> { nil.upcase }, -> { { a: 1 }.fetch(:b) }, -> { raise 'plain' }, -> { Float(s) }, -> { raise ArgumentError }, -> { [1, 2].first(-1) }, -> { 'a' + n }].each do |f|
    out << f.call
  rescue TooBig => e
    out << e.message << e.n
  rescue ZeroDivisionError, IndexError => e
    out << e.message
  rescue NoMethodError
    out << 'no method'
  rescue StandardError => e
    out << "#{e.class}"
  else
    out << :ok
  ensure
    out << '.'
  end
  out
end
def retried(n)
  n = int(n)
  tries = 0
  begin
    tries += 1
    raise 'again' if tries < n % 4
    "done #{tries}"
  rescue RuntimeError
    retry
  end
end
def thrown(n)
  n = int(n)
  catch(:found) { (1..5).each { |i| (1..5).each { |j| throw :found, [i, j] if i * j > n } }; :nothing }
end
def closures(n)
  n = int(n)
  count = n
  up = ->(k = 1) { count += k }
  add = proc { |a, b| a.to_i + b.to_i }
  compose = up >> ->(x) { x * 2 }
  curried = ->(a, b, c) { a + b * c }.curry
  [up.(), up[5], add.call(1), add.call(1, 2, 3), add.call([4, 5]), compose.call(1), curried[1][2][n], count, [1, 2].map(&10.method(:+)), %w[a b].each_with_index.to_h, up.lambda?, up.arity, yielder(n) { |a, b| [b, a] }]
end
def yielder(n) = block_given? ? yield(n, n + 1) : nil
def generated(n)
  n = int(n)
  fib = Enumerator.new { |y| a, b = 0, 1; loop { y << a; a, b = b, a + b } }
  e = [1, 2].each
  steps = [e.next, e.next, (e.next rescue 'stop')]
  [fib.take(n % 10), fib.lazy.select(&:even?).map { |x| x * 2 }.first(3), steps, (1..Float::INFINITY).lazy.map { |x| x * n }.reject(&:odd?).first(2), fib.next, fib.next, fib.peek, (1..3).each_entry.to_a, 1.step(10, 4).to_a, 10.downto(7).select(&:even?), (1..10).step(3).map { |x| x }, ('a'..'e').each_slice(2).map(&:join)]
end
class Tree
  include Enumerable
  def initialize(*xs) = @xs = xs
  def each(&block) = block ? (@xs.each(&block); self) : to_enum(:each)
end
def enumerables(xs)
  xs = list(xs)
  (t = Tree.new(*xs); [t.sort, t.map { |x| x + 1 }, t.include?(3), t.min, t.reduce(:+), t.first, t.first(2), t.each_slice(2).to_a, t.sort_by { |x| -x }, t.to_a, t.each_with_index.to_a, t.entries.size, t.min_by { |x| x % 3 }, t.inject { |a, b| a - b }, t.each.next, t.sum, t.to_set.size, t.lazy.map { |x| x * 2 }.to_a, t.each_cons(2).count, t.zip(t)])
end
def loops(n)
  n = int(n)
  out = []
  for i in 0..4 do next if i == 1; break if i > n; out << i end
  i = 0
  i += 3 until i >= n
  begin i -= 1 end while i > 5
  n.times { |k| out << k if k < 2 }
  1.upto(3) { |k| redo_me = k; out << redo_me }
  out << (loop do i += 1; break i * 10 if i > 4 end)
  x = if n > 2 then :a elsif n < 0 then :b end
  out << x << (n > 1 && n < 5) << (nil || n) << (n unless n > 3) << [*1..3, *[n]] << (a, *b = [1, 2, 3]; b) << (n <=> 3) << n.between?(1, 5) << n.clamp(0, 4) << __method__
end
def safe(s, n)
  s = text(s); n = int(n)
  (t = n > 3 ? nil : s; [t&.upcase, t&.size.to_i, t || 'none', (t ||= 'set'), t.then { |v| v + '?' }, t.tap { |v| v.size }, t.nil?, [nil, 1, false].compact, t.is_a?(String), t.dup << 'x', t.eql?(s), t.to_sym.to_s.length, n.zero? ? 0 : 1])
end
def heredocs(s, n)
  s = text(s); n = int(n)
  <<~TEXT + 'raw #{n}' + %w[a b].join + %q(x'y)
  Hello #{s}
    indented #{n * 2}
TEXT
end
