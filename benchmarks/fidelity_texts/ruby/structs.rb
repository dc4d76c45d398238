Point = Struct.new(:x, :y) do
  def dist = x * x + y * y
end
def points(n)
  p = Point.new(n, 2)
  p.x += 1
  [p.x, p.dist, p == Point.new(n + 1, 2), p.to_a]
end
