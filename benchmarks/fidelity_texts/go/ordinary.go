package main

import (
	"errors"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

func NumberTexts(n int, x float64) string {
	return fmt.Sprintf("%5d|%-5d|%05d|%+d|%x|%X|%b|%o|%c|%q|%.2f|%8.3f|%e|%g|%v|%6.1f|%t|%%|%T|%T", n, n, n, n, n, n, n, n, 'a'+rune(n&7), 'b', x, x, x, x, x, x, n > 2, n, x)
}
func ValueTexts(n int, s string, xs []int) string {
	type pt struct {
		X, Y int
		S    string
	}
	p := pt{n, 2, s}
	m := map[string]int{"b": n, "a": 1}
	var e error
	var np *pt
	var ns []int
	return fmt.Sprintf("%v|%v|%q|%s|%v|%v|%d|%v|%v|%x|%6s|%-6s|%v|%v", p, xs, s, s, m, e, xs, np == nil, ns, s, s, s, []string{s, "x"}, [2]bool{true}) + fmt.Sprint(n, s, 1.5, n, 2) + fmt.Sprintln(s, n)
}
func Divisions(a, b int) []int {
	if b == 0 {
		return nil
	}
	return []int{a / b, a % b, -a / b, -a % b, a / -b, a % -b, int(math.Floor(float64(a) / float64(b))), ((a % b) + b) % b}
}
func Overflows(n int) []int64 {
	var i8 = int8(n)
	i8 *= 50
	u8 := uint8(n - 3)
	var i32 int32 = math.MaxInt32
	i32 += int32(n)
	var i64 int64 = math.MaxInt64
	i64 += int64(n)
	u32 := uint32(n) - 5
	u16 := uint16(n) * 60000
	return []int64{int64(i8), int64(u8), int64(i32), i64, int64(u32), int64(u16), int64(int32(n) << 30), int64(^n), int64(n &^ 5), int64(int(-2.7 * float64(n))), int64(uint64(n) >> 60)}
}
func Bits(n uint) []int {
	return []int{bits.OnesCount(n), bits.LeadingZeros(n), bits.TrailingZeros(n), bits.Len(n), int(n << 3), int(n >> 1), int(n & 6), int(n | 9), int(n ^ 5), int(uint8(n << 6))}
}
func Slices(xs []int) [][]int {
	ys := append([]int{}, xs...)
	a := ys[:len(ys)/2]
	c := make([]int, 2, 5)
	k := copy(c, ys)
	d := append(ys[:0:0], 1, 2)
	e := ys
	e = append(e, k)
	var f []int
	f = append(f, d...)
	return [][]int{ys, a, c, d, e, f, ys[len(ys)/2:]}
}
func SliceTools(xs []int, n int) []any {
	ys := slices.Clone(xs)
	slices.Sort(ys)
	i, ok := slices.BinarySearch(ys, n)
	zs := slices.Clone(xs)
	slices.Reverse(zs)
	slices.SortFunc(zs, func(a, b int) int { return b%3 - a%3 })
	ws := slices.Insert(slices.Clone(ys), 0, 7, 8)
	ws = slices.Delete(ws, 1, 2)
	return []any{ys, i, ok, slices.Contains(xs, n), slices.Index(xs, n), ws, slices.Equal(xs, ys), slices.Compact(slices.Clone(ys)), slices.IndexFunc(xs, func(x int) bool { return x > 3 }), min(n, 3), max(n, 4, 2)}
}
func Sorting(words []string) []string {
	a := append([]string(nil), words...)
	sort.Strings(a)
	b := append([]string(nil), words...)
	sort.Slice(b, func(i, j int) bool {
		if len(b[i]) != len(b[j]) {
			return len(b[i]) < len(b[j])
		}
		return b[i] > b[j]
	})
	c := append([]string(nil), words...)
	sort.SliceStable(c, func(i, j int) bool { return len(c[i]) > len(c[j]) })
	d := append([]string(nil), words...)
	sort.Sort(sort.Reverse(sort.StringSlice(d)))
	return []string{strings.Join(a, ","), strings.Join(b, ","), strings.Join(c, ","), strings.Join(d, ",")}
}

type byLen []string

func (b byLen) Len() int           { return len(b) }
func (b byLen) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLen) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }
func SortedBy(words []string) []string {
	w := byLen(append([]string{}, words...))
	sort.Stable(w)
	return w
}
func Maps(words []string) []any {
	m := map[string]int{}
	for _, w := range words {
		m[w]++
	}
	v, ok := m["a"]
	delete(m, "a")
	_, still := m["a"]
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	by := make(map[int][]string)
	for _, w := range words {
		by[len(w)] = append(by[len(w)], w)
	}
	type key struct{ a, b int }
	g := map[key]bool{{1, 2}: true}
	return []any{v, ok, still, keys, len(by), by[3], g[key{1, 2}], g[key{2, 1}], m["none"], fmt.Sprint(m), fmt.Sprint(by)}
}
func TextTools(s string) []any {
	before, after, found := strings.Cut(s, "a")
	return []any{strings.Split(s, "a"), strings.Fields(s), strings.TrimSpace(s), strings.Trim(s, "ab"), strings.TrimLeft(s, "a"), strings.TrimPrefix(s, "a"), strings.TrimSuffix(s, "b"), strings.Index(s, "b"), strings.LastIndex(s, "a"), strings.Count(s, "a"), strings.Count(s, ""), strings.Replace(s, "a", "x", 1), strings.ReplaceAll(s, "b", ""), strings.ToUpper(s), strings.Title(s), strings.Repeat(s, 2), strings.Contains(s, "ab"), strings.ContainsAny(s, "xyz1"), strings.HasPrefix(s, "h"), strings.SplitN(s, "a", 2), strings.EqualFold(s, "AB"), strings.Map(func(r rune) rune {
		if r == 'a' {
			return -1
		}
		return r + 1
	}, s), strings.IndexByte(s, 'c'), strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }), before, after, found, strings.Compare(s, "ab"), strings.TrimFunc(s, unicode.IsDigit)}
}
func Runes(s string) []any {
	t := s + "é世"
	rs := []rune(t)
	bs := []byte(s)
	for i := range bs {
		bs[i] ^= 1
	}
	var sb strings.Builder
	for i, r := range t {
		if unicode.IsLetter(r) {
			sb.WriteRune(unicode.ToUpper(r))
		} else {
			fmt.Fprintf(&sb, "%d", i)
		}
	}
	sb.WriteByte('!')
	slices.Reverse(rs)
	return []any{len(t), len(rs), string(rs), string(bs), sb.String(), sb.Len(), string(rune(65 + len(s))), t[len(t)-1], t[:len(s)], strconv.Quote(s)}
}
func Parsing(s string) []any {
	n, err := strconv.Atoi(s)
	f, err2 := strconv.ParseFloat(s, 64)
	h, err3 := strconv.ParseInt(s, 16, 64)
	b, _ := strconv.ParseBool("true")
	text := "ok"
	if err != nil {
		text = err.Error()
	}
	return []any{n, text, f, err2 == nil, h, err3 == nil, b, strconv.Itoa(n + 1), strconv.FormatInt(int64(n), 2), strconv.FormatFloat(1.5, 'f', 2, 64)}
}

type Shape interface {
	Area() float64
	Name() string
}
type Base struct{ name string }

func (b Base) Name() string         { return b.name }
func (b *Base) Rename(s string)     { b.name = s }
func (b Base) Describe() string     { return "base " + b.Name() }

type Square struct {
	Base
	Side float64
}
type Circle struct {
	Base
	R float64
}

func (s Square) Area() float64   { return s.Side * s.Side }
func (c *Circle) Area() float64  { return math.Pi * c.R * c.R }
func (c *Circle) Name() string   { return "circle:" + c.Base.Name() }
func (s Square) String() string  { return fmt.Sprintf("Square(%.1f)", s.Side) }
func Shapes(n int) []string {
	sq := Square{Base{"sq"}, float64(n)}
	c := &Circle{Base{"c"}, 2}
	c.Rename("cc")
	cp := sq
	cp.Rename("copy")
	out := []string{}
	for _, s := range []Shape{sq, c, cp} {
		switch v := s.(type) {
		case Square:
			out = append(out, v.String(), v.Describe())
		case *Circle:
			out = append(out, fmt.Sprintf("%.2f", v.Area()), v.Describe())
		}
		if st, ok := s.(fmt.Stringer); ok {
			out = append(out, st.String())
		}
		out = append(out, s.Name())
	}
	return append(out, fmt.Sprint(sq), fmt.Sprintf("%v %s", cp, cp))
}

type TooBig struct{ N int }

func (e *TooBig) Error() string { return fmt.Sprintf("too big: %d", e.N) }

var ErrZero = errors.New("zero")

func check(n int) (int, error) {
	switch {
	case n == 0:
		return 0, ErrZero
	case n > 5:
		return n, fmt.Errorf("check: %w", &TooBig{n})
	}
	return n * 2, nil
}
func Errors(n int) string {
	v, err := check(n)
	var big *TooBig
	if errors.Is(err, ErrZero) {
		return "zero " + err.Error()
	} else if errors.As(err, &big) {
		return fmt.Sprint(err, big.N, v)
	}
	return strconv.Itoa(v) + fmt.Sprint(err)
}
func Deferred(n int) (out string) {
	defer func() {
		if r := recover(); r != nil {
			out += fmt.Sprint("recovered ", r)
		}
	}()
	for i := 0; i < 2; i++ {
		defer func(k int) { out += strconv.Itoa(k + n) }(i)
	}
	xs := []int{1, 2, 3}
	if n < 0 {
		panic("negative")
	}
	if n == 7 {
		panic(fmt.Errorf("seven"))
	}
	out = strconv.Itoa(xs[n%5] / n)
	return out + "!"
}
func Switches(n int, s string) string {
	out := ""
	switch n % 4 {
	case 0:
		out = "zero"
		fallthrough
	case 1:
		out += "one"
	case 2, 3:
		if n > 5 {
			break
		}
		out = "more"
	default:
		out = "neg"
	}
	switch x := len(s); {
	case x > 3:
		out += "long"
	case s == "ab", s == "a":
		out += "ab"
	}
	return out
}
func Closures(n int) []int {
	count := n
	up := func(ks ...int) int {
		for _, k := range ks {
			count += k
		}
		return count
	}
	var fib func(int) int
	fib = func(k int) int {
		if k < 2 {
			return k
		}
		return fib(k-1) + fib(k-2)
	}
	fs := []func() int{}
	for i := 0; i < 3; i++ {
		fs = append(fs, func() int { i += n; return i })
	}
	return []int{up(), up(1, 2), up([]int{3, 4}...), fib(10), fs[0](), fs[0](), fs[2](), count}
}

type Number interface{ ~int | ~float64 }

func Sum[T Number](xs ...T) (t T) {
	for _, x := range xs {
		t += x
	}
	return
}
func Map[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

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

type Pair[K comparable, V any] struct {
	Key K
	Val V
}

func Generics(xs []int) []any {
	st := &Stack[string]{}
	for _, x := range xs {
		st.Push(strconv.Itoa(x))
	}
	v, ok := st.Pop()
	p := Pair[string, int]{"k", len(xs)}
	return []any{Sum(xs...), Sum(1.5, 2), Map(xs, func(x int) string { return fmt.Sprint(x * 2) }), v, ok, len(st.items), fmt.Sprintf("%v %+v", p, p)}
}

type Level int

const (
	Low Level = iota + 1
	Mid
	High Level = iota * 10
	_
	Top
)

func (l Level) String() string {
	switch l {
	case Low:
		return "low"
	case High:
		return "high"
	}
	return "Level(" + strconv.Itoa(int(l)) + ")"
}
func Levels(n int) string {
	l := Level(n)
	return fmt.Sprint(l, Mid, Top) + fmt.Sprintf("%d %v %s|%v", High, High, Low, []Level{Low, Mid})
}
func Arrays(n int) []any {
	a := [3]int{1, n, 3}
	b := a
	b[0] = 9
	p := &a
	p[2] = 7
	g := [2][2]int{{1, 2}, {3}}
	c := [...]string{"x", "y", "z"}
	for i := range 3 {
		a[i] += i
	}
	return []any{a, b, a == b, len(c), g, g[1][1], b[1:]}
}
func Pointers(n int) []int {
	type node struct {
		v    int
		next *node
	}
	var head *node
	for i := 0; i < n%6; i++ {
		head = &node{i, head}
	}
	inc := func(p *int) { *p += 10 }
	x := n
	inc(&x)
	out := []int{x}
	for p := head; p != nil; p = p.next {
		out = append(out, p.v)
	}
	return out
}
func Labels(n int) []int {
	out := []int{}
outer:
	for i := 0; i < 5; i++ {
		for j := 0; ; j++ {
			if j == 2 {
				continue outer
			}
			if i*j > n {
				break outer
			}
			out = append(out, i*10+j)
		}
	}
	i := 0
	for i < n {
		i += 4
	}
	return append(out, i)
}
func Maths(x float64) []float64 {
	i, r := math.Modf(-x)
	return []float64{math.Round(x), math.RoundToEven(x), math.Floor(-x), math.Ceil(x), math.Trunc(-x), math.Mod(-x, 2), math.Pow(x, 2), math.Hypot(3, 4), math.Abs(-x), i, r, math.Max(x, 1), math.Inf(1), math.Cbrt(27), float64(float32(0.1)), float64(int(x) / 2), x / 3}
}
func Iterated(n int) []int {
	evens := func(yield func(int) bool) {
		for i := 0; ; i += 2 {
			if !yield(i) {
				return
			}
		}
	}
	out := []int{}
	for x := range evens {
		if x > n {
			break
		}
		out = append(out, x)
	}
	return out
}
func Channels(n int) int {
	ch := make(chan int, 10)
	for i := 0; i < n%8; i++ {
		ch <- i
	}
	close(ch)
	t := 0
	for v := range ch {
		t += v
	}
	return t
}
