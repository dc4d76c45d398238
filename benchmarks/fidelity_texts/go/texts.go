package texts

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

func Reverse(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}

func IsPalindrome(s string) bool {
	var b strings.Builder
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			b.WriteRune(unicode.ToLower(r))
		}
	}
	t := b.String()
	for i := 0; i < len(t)/2; i++ {
		if t[i] != t[len(t)-1-i] {
			return false
		}
	}
	return true
}

func CountLetters(s string) map[string]int {
	counts := make(map[string]int)
	for _, r := range s {
		counts[string(r)]++
	}
	return counts
}

func Caesar(s string, shift int) string {
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c >= 'a' && c <= 'z':
			c = byte((int(c-'a')+shift%26+26)%26) + 'a'
		case c >= 'A' && c <= 'Z':
			c = byte((int(c-'A')+shift%26+26)%26) + 'A'
		}
		out = append(out, c)
	}
	return string(out)
}

func RunLength(s string) string {
	result := ""
	for i := 0; i < len(s); {
		j := i
		for j < len(s) && s[j] == s[i] {
			j++
		}
		result += strconv.Itoa(j-i) + string(s[i])
		i = j
	}
	return result
}

func Words(s string) []string { return strings.Fields(s) }

func SplitOn(s, sep string) []string { return strings.Split(s, sep) }

func SplitFew(s string, n int) []string { return strings.SplitN(s, "a", n) }

func Joined(parts []string) string { return strings.Join(parts, "-") }

func TitleCase(s string) string {
	words := strings.Split(s, " ")
	for i, w := range words {
		if len(w) > 0 {
			words[i] = strings.ToUpper(w[:1]) + strings.ToLower(w[1:])
		}
	}
	return strings.Join(words, " ")
}

func Positions(s string) []int {
	return []int{strings.Index(s, "a"), strings.LastIndex(s, "a"), strings.IndexByte(s, 'b'), strings.Count(s, "a"), strings.Count(s, "")}
}

func Trims(s string) []string {
	return []string{strings.TrimSpace(s), strings.Trim(s, "a "), strings.TrimLeft(s, "a"), strings.TrimRight(s, "0"), strings.TrimPrefix(s, "ab"), strings.TrimSuffix(s, "b")}
}

func Tests(s, t string) []bool {
	return []bool{strings.HasPrefix(s, t), strings.HasSuffix(s, t), strings.Contains(s, t), strings.EqualFold(s, t), s < t, s == t}
}

func Replaced(s string) []string {
	return []string{strings.Replace(s, "a", "xy", 1), strings.ReplaceAll(s, "a", ""), strings.Replace(s, "b", "c", -1), strings.Repeat(s, 2)}
}

func ToNumber(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return -1
	}
	return n
}

func ParsePair(s string) (int, bool) {
	n, err := strconv.ParseInt(s, 2, 64)
	return int(n), err == nil
}

func Formats(n int, f float64, s string, b bool) string {
	return fmt.Sprintf("%d|%5d|%-5d|%05d|%x|%X|%o|%b|%c|%q|%v|%t|%s|%10s|%-10s|%.2f|%8.3f|%g|%e|%%|%+d", n, n, n, n, n, n, n, n, 65+n%26, s, b, b, s, s, s, f, f, f, f, n)
}

func Values(n int, f float64, s string, xs []int) string {
	return fmt.Sprint(n, f, s, xs) + fmt.Sprintln(n, s, f) + fmt.Sprintf("%v %v %v %v %T", n, f, xs, s, n)
}

func Quote(s string) string { return strconv.Quote(s) + fmt.Sprintf("%q", s) }

func Base(n int) []string {
	return []string{strconv.FormatInt(int64(n), 2), strconv.FormatInt(int64(n), 16), strconv.Itoa(n)}
}

func BytesOf(s string) []int {
	out := []int{}
	for _, b := range []byte(s) {
		out = append(out, int(b))
	}
	return out
}

func MapRunes(s string) string {
	return strings.Map(func(r rune) rune {
		if r == 'a' {
			return -1
		}
		if unicode.IsUpper(r) {
			return unicode.ToLower(r)
		}
		return r + 1
	}, s)
}

func SortedLetters(s string) string {
	parts := strings.Split(s, "")
	sort.Strings(parts)
	return strings.Join(parts, "")
}

func Balanced(s string) bool {
	pairs := map[rune]rune{')': '(', ']': '[', '}': '{'}
	stack := []rune{}
	for _, r := range s {
		switch r {
		case '(', '[', '{':
			stack = append(stack, r)
		case ')', ']', '}':
			if len(stack) == 0 || stack[len(stack)-1] != pairs[r] {
				return false
			}
			stack = stack[:len(stack)-1]
		}
	}
	return len(stack) == 0
}

func Vowels(s string) (count int) {
	for _, r := range strings.ToLower(s) {
		switch r {
		case 'a', 'e', 'i', 'o', 'u':
			count++
		}
	}
	return
}

func Slices(s string, i, j int) string { return s[i:j] }

func At(s string, i int) byte { return s[i] }

func FieldsFunc(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == 'a' })
}

func Cut(s string) (string, string, bool) {
	before, after, found := strings.Cut(s, "b")
	return before, after, found
}

func CommonPrefix(words []string) string {
	if len(words) == 0 {
		return ""
	}
	prefix := words[0]
	for _, w := range words[1:] {
		for !strings.HasPrefix(w, prefix) {
			prefix = prefix[:len(prefix)-1]
		}
	}
	return prefix
}

func Longest(words []string) (best string) {
	for _, w := range words {
		if len(w) > len(best) {
			best = w
		}
	}
	return best
}

func GroupByLength(words []string) map[int][]string {
	groups := map[int][]string{}
	for _, w := range words {
		groups[len(w)] = append(groups[len(w)], w)
	}
	return groups
}

func ContainsAny(s string) []bool {
	return []bool{strings.ContainsAny(s, "xyz"), strings.ContainsRune(s, 'a'), strings.IndexAny(s, "bc") >= 0}
}
