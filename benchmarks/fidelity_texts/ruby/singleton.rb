class A
  class << self
    def make(n) = n + helper(n)
    attr_reader :x
    private
    def helper(n)
      n * 2
    end
  end
end
def a(n) = A.make(n)
def b(s)
  raise(ArgumentError.new('bad')) if s !~ /^[a-c]+$/
  fail 'odd' if s.length.odd?
  s
rescue ArgumentError => e
  e.message
end
