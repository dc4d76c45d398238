package numbers

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"sort"
)

func Divide(a, b int) int { return a / b }

func Remainder(a, b int) int { return a % b }

func Wrap8(a, b int8) int8 { return a * b }

func Wrap32(a, b int32) int32 { return a*1000003 + b*77777777 }

func Unsigned(a, b uint32) uint32 { return a - b }

func Byte(a, b uint8) uint8 { return a + b*7 }

func Shifts(a int) []int { return []int{a << 3, a >> 1, a &^ 5, a ^ 3, a | 8, ^a, -a} }

func Gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

func Fib(n int) int {
	a, b := 0, 1
	for range n {
		a, b = b, a+b
	}
	return a
}

func Factorial(n int) uint64 {
	if n <= 1 {
		return 1
	}
	return uint64(n) * Factorial(n-1)
}

func IsPrime(n int) bool {
	if n < 2 {
		return false
	}
	for i := 2; i*i <= n; i++ {
		if n%i == 0 {
			return false
		}
	}
	return true
}

func Sieve(n int) []int {
	composite := make([]bool, n+1)
	primes := []int{}
	for i := 2; i <= n; i++ {
		if composite[i] {
			continue
		}
		primes = append(primes, i)
		for j := i * i; j <= n; j += i {
			composite[j] = true
		}
	}
	return primes
}

func Sum(xs []int) int {
	total := 0
	for _, x := range xs {
		total += x
	}
	return total
}

func Average(xs []float64) float64 {
	total := 0.0
	for _, x := range xs {
		total += x
	}
	return total / float64(len(xs))
}

func Extremes(xs []int) (int, int, error) {
	if len(xs) == 0 {
		return 0, 0, errors.New("empty")
	}
	low, high := xs[0], xs[0]
	for _, x := range xs {
		low, high = min(low, x), max(high, x)
	}
	return low, high, nil
}

func Sorted(xs []int) []int {
	ys := make([]int, len(xs))
	copy(ys, xs)
	sort.Ints(ys)
	return ys
}

func SortedDown(xs []int) []int {
	sort.Slice(xs, func(i, j int) bool { return xs[i] > xs[j] })
	return xs
}

func SortedReverse(xs []int) []int {
	sort.Sort(sort.Reverse(sort.IntSlice(xs)))
	return xs
}

func Search(xs []int, x int) int {
	sort.Ints(xs)
	return sort.SearchInts(xs, x)
}

func SearchFunc(n, x int) int { return sort.Search(n, func(i int) bool { return i*i >= x }) }

func Floats(x float64) []float64 {
	return []float64{math.Floor(x), math.Ceil(x), math.Round(x), math.Trunc(x), math.Abs(x), math.Pow(x, 3), math.Max(x, 2), math.Min(x, 2), math.Mod(x, 3), math.Hypot(x, 1)}
}

func Roots(x float64) float64 { return math.Sqrt(x) }

func ToInt(x float64) int { return int(x) }

func Half(n int) float64 { return float64(n) / 2 }

func Infinite(x float64) float64 { return x / 0.5 * math.Inf(1) }

func Index(xs []int, i int) int { return xs[i] }

func Part(xs []int, i, j int) []int { return xs[i:j] }

func Aliases(xs []int) []int {
	ys := xs[:]
	if len(ys) > 0 {
		ys[0] = 99
	}
	return xs
}

func AppendShares(n int) []int {
	a := make([]int, 3, 10)
	b := append(a, n)
	c := append(a, n+1)
	return append(b, c...)
}

func ArrayCopies(n int) int {
	a := [3]int{1, 2, 3}
	b := a
	b[0] = n
	return a[0]*100 + b[0]
}

func Matrix(n int) [][]int {
	grid := make([][]int, n)
	for i := range grid {
		grid[i] = make([]int, n)
		for j := range grid[i] {
			grid[i][j] = i * j
		}
	}
	return grid
}

func Transpose(m [][]int) [][]int {
	if len(m) == 0 {
		return m
	}
	out := make([][]int, len(m[0]))
	for i := range out {
		for j := range m {
			out[i] = append(out[i], m[j][i])
		}
	}
	return out
}

func Counts(xs []int) map[int]int {
	m := map[int]int{}
	for _, x := range xs {
		m[x]++
	}
	return m
}

func Lookup(xs []int, x int) (int, bool) {
	m := make(map[int]int)
	for i, y := range xs {
		m[y] = i
	}
	i, ok := m[x]
	return i, ok
}

func Deleted(xs []int, x int) int {
	m := map[int]bool{}
	for _, y := range xs {
		m[y] = true
	}
	delete(m, x)
	return len(m)
}

func Closures(n int) int {
	total := 0
	add := func(k int) { total += k }
	for i := 0; i < n; i++ {
		add(i)
	}
	return total
}

func Counter(n int) []int {
	next := func() func() int {
		c := 0
		return func() int {
			c++
			return c
		}
	}()
	out := []int{}
	for i := 0; i < n%10; i++ {
		out = append(out, next())
	}
	return out
}

func Deferred(n int) (result int) {
	defer func() {
		if r := recover(); r != nil {
			result = -1
		}
	}()
	xs := []int{1, 2, 3}
	return xs[n]
}

func DeferOrder(n int) (out []int) {
	for i := 0; i < n%6; i++ {
		defer func(k int) { out = append(out, k) }(i)
	}
	return
}

func Panics(n int) int {
	if n > 5 {
		panic("too large")
	}
	return n
}

func Labels(n int) int {
	count := 0
outer:
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			if j > i {
				continue outer
			}
			if i+j > 10 {
				break outer
			}
			count++
		}
	}
	return count
}

func Fallthrough(n int) string {
	s := ""
	switch n % 4 {
	case 0:
		s += "zero"
		fallthrough
	case 1:
		s += "one"
	case 2, 3:
		s += "many"
	default:
		s += "negative"
	}
	return s
}

type Shape interface{ Area() float64 }
type Square struct{ side float64 }
type Circle struct{ radius float64 }

func (s Square) Area() float64  { return s.side * s.side }
func (c *Circle) Area() float64 { return 3 * c.radius * c.radius }

func Areas(x float64) float64 {
	shapes := []Shape{Square{x}, &Circle{radius: x}}
	total := 0.0
	for _, s := range shapes {
		switch v := s.(type) {
		case Square:
			total += v.side
		case *Circle:
			total += v.radius * 10
		}
		total += s.Area()
	}
	return total
}

type Point struct{ X, Y int }

func (p Point) String() string { return fmt.Sprintf("<%d;%d>", p.X, p.Y) }

func StructCopies(n int) []int {
	p := Point{n, 2}
	q := p
	q.X++
	r := &p
	r.Y = 7
	return []int{p.X, p.Y, q.X, q.Y}
}

func PrintsPoint(n int) string { return fmt.Sprint(Point{n, n + 1}) + fmt.Sprintf("%v", &Point{1, n}) }

func PointKeys(xs []int) int {
	seen := map[Point]bool{}
	for i, x := range xs {
		seen[Point{x, i % 2}] = true
	}
	return len(seen)
}

type Node struct {
	value       int
	left, right *Node
}

func (n *Node) Insert(v int) *Node {
	if n == nil {
		return &Node{value: v}
	}
	if v < n.value {
		n.left = n.left.Insert(v)
	} else {
		n.right = n.right.Insert(v)
	}
	return n
}

func InOrder(n *Node, out *[]int) {
	if n != nil {
		InOrder(n.left, out)
		*out = append(*out, n.value)
		InOrder(n.right, out)
	}
}

func TreeSort(xs []int) []int {
	var root *Node
	for _, x := range xs {
		root = root.Insert(x)
	}
	out := []int{}
	InOrder(root, &out)
	return out
}

func Swap(a, b int) []int {
	swap := func(x, y *int) { *x, *y = *y, *x }
	swap(&a, &b)
	return []int{a, b}
}

func Bits(n uint) []int { return []int{bits.OnesCount(n), bits.Len(n), bits.TrailingZeros(n)} }

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(x T) { s.items = append(s.items, x) }
func (s *Stack[T]) Pop() (T, bool) {
	var zero T
	if len(s.items) == 0 {
		return zero, false
	}
	x := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x, true
}

func UseStack(xs []int) []int {
	s := &Stack[int]{}
	for _, x := range xs {
		s.Push(x)
	}
	out := []int{}
	for {
		x, ok := s.Pop()
		if !ok {
			return out
		}
		out = append(out, x)
	}
}

func Filter[T any](xs []T, keep func(T) bool) []T {
	var out []T
	for _, x := range xs {
		if keep(x) {
			out = append(out, x)
		}
	}
	return out
}

func Evens(xs []int) []int { return Filter(xs, func(x int) bool { return x%2 == 0 }) }

const (
	Red = iota
	Green
	Blue
)

func Colour(n int) string {
	switch n {
	case Red:
		return "red"
	case Green:
		return "green"
	case Blue:
		return "blue"
	}
	return "none"
}

var ErrNegative = errors.New("negative")

func check(n int) error {
	if n < 0 {
		return fmt.Errorf("check %d: %w", n, ErrNegative)
	}
	return nil
}

func Wrapped(n int) string {
	if err := check(n); err != nil {
		if errors.Is(err, ErrNegative) {
			return "wrapped " + err.Error()
		}
		return err.Error()
	}
	return "fine"
}

func Variadic(xs []int) int {
	sum := func(base int, rest ...int) int {
		for _, r := range rest {
			base = base*2 + r
		}
		return base
	}
	return sum(1, xs...) + sum(2) + sum(3, 4, 5)
}

func Collatz(n int) int {
	steps := 0
	for n > 1 {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		steps++
	}
	return steps
}

func Digits(n int) (sum int) {
	for ; n > 0; n /= 10 {
		sum += n % 10
	}
	return
}

func Power(b, e int) int {
	r := 1
	for e > 0 {
		if e&1 == 1 {
			r *= b
		}
		b *= b
		e >>= 1
	}
	return r
}
