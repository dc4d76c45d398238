package more

import (
	"bytes"
	"cmp"
	"container/heap"
	"container/list"
	"errors"
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/bits"
	"os"
	"regexp"
	"slices"
	"sort"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

func SplitAfter(s string) []string { return strings.SplitAfter(s, "a") }
func TrimFuncs(s string) string {
	return strings.TrimFunc(s, func(r rune) bool { return !unicode.IsLetter(r) })
}
func TrimLeftFunc(s string) string  { return strings.TrimLeftFunc(s, unicode.IsDigit) }
func TrimRightFunc(s string) string { return strings.TrimRightFunc(s, unicode.IsSpace) }
func IndexFunc(s string) int        { return strings.IndexFunc(s, unicode.IsUpper) }
func LastIndexByte(s string) int    { return strings.LastIndexByte(s, 'a') }
func LastIndexAny(s string) int     { return strings.LastIndexAny(s, "ab") }
func ContainsFunc(s string) bool    { return strings.ContainsFunc(s, unicode.IsUpper) }
func Replacer(s string) string {
	r := strings.NewReplacer("a", "1", "b", "22")
	return r.Replace(s)
}
func CutPrefix(s string) string {
	rest, ok := strings.CutPrefix(s, "a")
	return fmt.Sprintf("%s %t", rest, ok)
}
func CutSuffix(s string) string {
	rest, ok := strings.CutSuffix(s, "a")
	return fmt.Sprintf("%s %t", rest, ok)
}
func ToTitle(s string) string { return strings.ToTitle(s) }
func Clone(s string) string   { return strings.Clone(s) }
func Runes(s string) int      { return utf8.RuneCountInString(s) + utf8.RuneLen('a') }
func LastRune(s string) string {
	if s == "" {
		return ""
	}
	r, size := utf8.DecodeLastRuneInString(s)
	return string(r) + strconv.Itoa(size)
}
func FirstRune(s string) string {
	if s == "" {
		return ""
	}
	r, _ := utf8.DecodeRuneInString(s)
	return string(unicode.ToTitle(r))
}
func ByteBuffer(s string) string {
	var b bytes.Buffer
	b.WriteString(s)
	b.WriteByte('!')
	b.WriteRune('x')
	fmt.Fprintf(&b, "%d", len(s))
	return b.String()
}
func NewBuffer(s string) string {
	b := bytes.NewBufferString("")
	for _, r := range s {
		b.WriteRune(r)
	}
	return b.String()
}
func BuilderPrint(n int) string {
	var sb strings.Builder
	for i := range n {
		fmt.Fprint(&sb, i)
		fmt.Fprintf(&sb, "-%02d;", i)
	}
	return sb.String()
}
func BytesOps(s string) string {
	b := []byte(s)
	b = bytes.ToUpper(b)
	return string(bytes.TrimSpace(b))
}
func BytesEqual(s, t string) bool { return bytes.Equal([]byte(s), []byte(t)) }
func ByteSort(s string) string {
	b := []byte(s)
	sort.Slice(b, func(i, j int) bool { return b[i] < b[j] })
	return string(b)
}
func RuneSort(s string) string {
	r := []rune(s)
	slices.Sort(r)
	return string(r)
}
func SortedLetters(s string) string {
	parts := strings.Split(s, "")
	sort.Strings(parts)
	return strings.Join(parts, "")
}
func QuoteIt(s string) string       { return strconv.Quote(s) }
func FormatBoolIt(b bool) string    { return strconv.FormatBool(b) }
func ParseBoolIt(s string) bool     { v, err := strconv.ParseBool(s); return v && err == nil }
func FormatFloatIt(f float64) string { return strconv.FormatFloat(f, 'f', 2, 64) }
func FormatFloatShort(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
func FormatUintIt(n uint64) string  { return strconv.FormatUint(n, 2) }
func ParseUintIt(s string) uint64   { v, _ := strconv.ParseUint(s, 10, 64); return v }
func AppendInt(n int) string        { return string(strconv.AppendInt(nil, int64(n), 10)) }
func BitLen(n uint) int             { return bits.Len(n) + bits.OnesCount(n) }
func Bits64(n uint64) int           { return bits.OnesCount64(n) + bits.LeadingZeros64(n) + bits.TrailingZeros64(n) + bits.Len64(n) }
func Bits32(n uint32) int           { return bits.OnesCount32(n) + bits.LeadingZeros32(n) + bits.Len32(n) }
func RotateLeft(n uint32) uint32    { return bits.RotateLeft32(n, 3) }
func ReverseBits(n uint32) uint32   { return bits.Reverse32(n) }
func MathMany(x float64) []float64 {
	return []float64{math.Asin(x / 1000), math.Acos(x / 1000), math.Atan(x), math.Atan2(x, 2), math.Sinh(x / 100), math.Cosh(x / 100), math.Tanh(x), math.Log1p(x), math.Expm1(x / 100), math.Exp2(x / 100), math.RoundToEven(x), math.Copysign(x, -1)}
}
func ModfIt(x float64) float64 { i, f := math.Modf(x); return i*2 + f }
func SignbitIt(x float64) bool { return math.Signbit(x) }
func SlicesMany(a []int) []int {
	b := slices.Clone(a)
	slices.Sort(b)
	b = slices.Compact(b)
	slices.Reverse(b)
	return b
}
func BinarySearch(a []int, x int) int {
	b := slices.Clone(a)
	slices.Sort(b)
	i, found := slices.BinarySearch(b, x)
	if found {
		return i
	}
	return -i - 1
}
func SortFunc(words []string) []string {
	out := slices.Clone(words)
	slices.SortFunc(out, func(a, b string) int {
		if c := cmp.Compare(len(a), len(b)); c != 0 {
			return c
		}
		return strings.Compare(a, b)
	})
	return out
}
func SortStableFunc(a []int) []int {
	out := append([]int(nil), a...)
	slices.SortStableFunc(out, func(x, y int) int { return cmp.Compare(x%3, y%3) })
	return out
}
func IndexFuncIt(a []int) int     { return slices.IndexFunc(a, func(x int) bool { return x > 3 }) }
func ContainsFuncIt(a []int) bool { return slices.ContainsFunc(a, func(x int) bool { return x%2 == 0 }) }
func EqualIt(a, b []int) bool     { return slices.Equal(a, b) }
func InsertIt(a []int) []int      { return slices.Insert(slices.Clone(a), 0, 7, 8) }
func DeleteIt(a []int) []int {
	if len(a) < 2 {
		return a
	}
	return slices.Delete(slices.Clone(a), 0, 1)
}
func ConcatIt(a, b []int) []int { return slices.Concat(a, b) }
func DeleteFuncIt(a []int) []int {
	return slices.DeleteFunc(slices.Clone(a), func(x int) bool { return x < 3 })
}
func SortedKeys(s string) []string {
	counts := map[string]int{}
	for _, w := range strings.Fields(s) {
		counts[w]++
	}
	keys := slices.Collect(maps.Keys(counts))
	slices.Sort(keys)
	return keys
}
func SortedKeysIt(a []int) []int {
	seen := make(map[int]struct{})
	for _, x := range a {
		seen[x] = struct{}{}
	}
	return slices.Sorted(maps.Keys(seen))
}
func MaxMinFunc(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return slices.MaxFunc(words, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
}
func IsSortedIt(a []int) bool { return slices.IsSorted(a) && sort.IntsAreSorted(a) }
func SortReverse(a []int) []int {
	b := append([]int{}, a...)
	sort.Sort(sort.Reverse(sort.IntSlice(b)))
	return b
}

type byLength []string

func (b byLength) Len() int           { return len(b) }
func (b byLength) Less(i, j int) bool { return len(b[i]) < len(b[j]) }
func (b byLength) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func SortByLength(words []string) []string {
	out := append([]string{}, words...)
	sort.Stable(byLength(out))
	return out
}

type IntHeap []int

func (h IntHeap) Len() int           { return len(h) }
func (h IntHeap) Less(i, j int) bool { return h[i] < h[j] }
func (h IntHeap) Swap(i, j int)      { h[i], h[j] = h[j], h[i] }
func (h *IntHeap) Push(x any)        { *h = append(*h, x.(int)) }
func (h *IntHeap) Pop() any {
	old := *h
	n := len(old)
	x := old[n-1]
	*h = old[:n-1]
	return x
}
func HeapSorted(a []int) []int {
	h := &IntHeap{}
	heap.Init(h)
	for _, x := range a {
		heap.Push(h, x)
	}
	out := []int{}
	for h.Len() > 0 {
		out = append(out, heap.Pop(h).(int))
	}
	return out
}

type Item struct {
	name     string
	priority int
}
type ItemQueue []*Item

func (q ItemQueue) Len() int            { return len(q) }
func (q ItemQueue) Less(i, j int) bool  { return q[i].priority > q[j].priority }
func (q ItemQueue) Swap(i, j int)       { q[i], q[j] = q[j], q[i] }
func (q *ItemQueue) Push(x interface{}) { *q = append(*q, x.(*Item)) }
func (q *ItemQueue) Pop() interface{} {
	old := *q
	n := len(old)
	item := old[n-1]
	*q = old[0 : n-1]
	return item
}
func HeapNames(a []int) string {
	q := make(ItemQueue, 0)
	for i, x := range a {
		q = append(q, &Item{fmt.Sprint("n", i), x})
	}
	heap.Init(&q)
	out := ""
	for q.Len() > 0 {
		out += heap.Pop(&q).(*Item).name + ";"
	}
	return out
}
func Linked(a []int) []int {
	l := list.New()
	for _, x := range a {
		if x%2 == 0 {
			l.PushBack(x)
		} else {
			l.PushFront(x)
		}
	}
	out := []int{l.Len()}
	for e := l.Front(); e != nil; e = e.Next() {
		out = append(out, e.Value.(int))
	}
	return out
}
func Factorial(n int) string {
	if n < 0 {
		n = -n
	}
	r := big.NewInt(1)
	for i := 2; i <= n%30; i++ {
		r.Mul(r, big.NewInt(int64(i)))
	}
	return r.String()
}
func BigPow(a, b int) string {
	x := new(big.Int).Exp(big.NewInt(int64(a)), big.NewInt(int64(b%20)), nil)
	return x.String()
}

var wordPattern = regexp.MustCompile(`[a-z]+`)

func RegexFind(s string) []string { return wordPattern.FindAllString(s, -1) }
func RegexReplace(s string) string {
	re := regexp.MustCompile("[^a-zA-Z0-9]+")
	return re.ReplaceAllString(s, "-")
}
func RegexMatch(s string) bool {
	ok, _ := regexp.MatchString("^[a-c]+$", s)
	return ok
}
func RegexGroups(s string) []string {
	return regexp.MustCompile(`(a+)(b*)`).FindStringSubmatch(s)
}
func RegexSplit(s string) []string { return regexp.MustCompile(`\s+`).Split(s, -1) }

var ErrEmpty = errors.New("empty")

type NotFound struct{ Name string }

func (e *NotFound) Error() string { return "not found: " + e.Name }
func find(name string) error {
	switch {
	case name == "":
		return ErrEmpty
	case len(name) > 3:
		return &NotFound{name}
	}
	return nil
}
func ErrorsMany(name string) string {
	err := find(name)
	var missing *NotFound
	if errors.As(err, &missing) {
		return missing.Name
	}
	if errors.Is(err, ErrEmpty) {
		return "was empty"
	}
	wrapped := fmt.Errorf("wrapped: %w", errors.New("x"))
	return wrapped.Error()
}
func Deferred(n int) (result int) {
	defer func() {
		if r := recover(); r != nil {
			result = -1
		}
	}()
	if n%2 == 0 {
		panic("even")
	}
	return n
}
func DeferOrder(n int) string {
	out := ""
	func() {
		for i := 0; i < n%5; i++ {
			defer func(k int) { out += strconv.Itoa(k) }(i)
		}
	}()
	return out
}

type Number interface {
	~int | ~int64 | ~float64
}

func Sum[T Number](xs []T) T {
	var total T
	for _, x := range xs {
		total += x
	}
	return total
}
func Map[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}
func UseGenerics(a []int) []string {
	return Map(a, func(x int) string { return strconv.Itoa(x + Sum([]int{1, 2})) })
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
func ReverseStack(a []int) []int {
	s := &Stack[int]{}
	for _, x := range a {
		s.Push(x)
	}
	out := []int{}
	for {
		x, ok := s.Pop()
		if !ok {
			break
		}
		out = append(out, x)
	}
	return out
}

type Shape interface {
	Area() float64
	Name() string
}
type Square struct{ side float64 }
type Circle struct{ r float64 }

func (s Square) Area() float64 { return s.side * s.side }
func (s Square) Name() string  { return "square" }
func (c Circle) Area() float64 { return math.Pi * c.r * c.r }
func (c Circle) Name() string  { return "circle" }
func Areas(x float64) string {
	out := []string{}
	for _, s := range []Shape{Square{x}, &Circle{r: x}} {
		switch v := s.(type) {
		case Square:
			out = append(out, fmt.Sprintf("%s %.2f", v.Name(), v.side))
		case *Circle:
			out = append(out, fmt.Sprintf("%s %.1f %v", v.Name(), v.Area(), v.r))
		}
	}
	return strings.Join(out, ",")
}

type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
)

func (d Weekday) String() string { return [...]string{"Sun", "Mon", "Tue"}[d] }
func DayNames(n int) string {
	if n < 0 {
		n = -n
	}
	return fmt.Sprintf("%v %s %d", Weekday(n%3), Monday, Tuesday)
}

type Point struct{ X, Y int }

func PointMap(a []int) int {
	seen := map[Point]bool{}
	for i, x := range a {
		seen[Point{x, i % 2}] = true
	}
	return len(seen)
}
func Grid(n int) [][]int {
	if n < 0 {
		n = -n
	}
	n %= 6
	grid := make([][]int, n)
	for i := range grid {
		grid[i] = make([]int, n)
		for j := range grid[i] {
			grid[i][j] = i * j
		}
	}
	return grid
}
func Labels(a []int) int {
outer:
	for i := range a {
		for j := range a {
			if i != j && a[i] == a[j] {
				continue outer
			}
			if a[i]+a[j] == 9 {
				break outer
			}
		}
		return i
	}
	return -1
}
func Variadic(a []int) int {
	sum := func(xs ...int) (total int) {
		for _, x := range xs {
			total += x
		}
		return
	}
	return sum(a...) + sum(1, 2, 3) + sum()
}
func Closure(n int) []int {
	fib := func() func() int {
		a, b := 0, 1
		return func() int {
			r := a
			a, b = b, a+b
			return r
		}
	}()
	out := []int{}
	for i := 0; i < n%10; i++ {
		out = append(out, fib())
	}
	return out
}
func SliceTricks(a []int) []int {
	b := make([]int, len(a), len(a)+3)
	copy(b, a)
	if len(b) > 2 {
		b = append(b[:1], b[2:]...)
	}
	b = append([]int{9}, b...)
	return b[:len(b):len(b)]
}
func Formats(n int, s string) string {
	return fmt.Sprintf("%5d|%-5d|%05d|%x|%X|%b|%o|%c|%q|%8s|%-8s|%t|%+d|%6.2f|%e|%g|%T|%%", n, n, n, n, n, n, n, 'a'+rune(n%5), s, s, s, n > 3, n, float64(n), float64(n), float64(n)/4, n)
}
func Values(a []int, s string) string {
	m := map[string]int{"b": 2, "a": 1}
	return fmt.Sprint(a, s, m, Point{1, 2}, &Point{3, 4}, []string{s}, true, nil, 1.5) + fmt.Sprintf("%v %+v %#v", Point{1, 2}, Point{1, 2}, s)
}
func Fallthrough(n int) string {
	out := ""
	switch n % 4 {
	case 0:
		out += "zero"
		fallthrough
	case 1, 2:
		out += "small"
	default:
		out += "other"
	}
	return out
}
func IfInit(s string) int {
	if n, err := strconv.Atoi(s); err == nil {
		return n
	} else if errors.Is(err, strconv.ErrSyntax) {
		return -1
	}
	return -2
}
func MapOfSlices(words []string) map[int][]string {
	out := map[int][]string{}
	for _, w := range words {
		out[len(w)] = append(out[len(w)], w)
	}
	return out
}
func Channels(n int) int {
	ch := make(chan int, 20)
	for i := 0; i < n%20; i++ {
		ch <- i
	}
	close(ch)
	total := 0
	for x := range ch {
		total += x
	}
	return total
}
func Exit(n int) int {
	if n > 1000000 {
		os.Exit(1)
	}
	return n
}
func Iterate(yield func(int) bool) {
	for i := 0; i < 3; i++ {
		if !yield(i) {
			return
		}
	}
}
func RangeFunc(n int) int {
	total := n
	for x := range Iterate {
		total += x
	}
	return total
}
func Const(n int) int {
	const limit = 1 << 10
	var table = [...]int{5, 6, 7}
	var fixed [4]int
	fixed[n&3] = table[n&1]
	return fixed[0] + fixed[1]*2 + limit&n
}
func BitClear(a, b uint8) uint8 { return (a &^ b) | (a << 1) ^ b }
func Struct(n int) string {
	type pair struct {
		key   string
		value int
	}
	pairs := []pair{{"a", n}, {"b", n / 2}, {key: "c"}}
	sort.Slice(pairs, func(i, j int) bool { return pairs[i].value < pairs[j].value })
	p := pairs[0]
	p.value++
	q := &pairs[1]
	q.value *= 2
	return fmt.Sprintf("%v %+v", pairs, p)
}
