package mixing

import (
	"crypto/rand"
	"fmt"
	"math"
	"strconv"
	"strings"
)

type point struct{ x, y int }

const scale = 10
const half = 0.5

func numbers(count int, wide int64, mean float64, letters string) float64 {
	total := count + wide //! `+` cannot be applied to `int` and `int64`
	total = count * mean //! `*` cannot be applied to `int` and `float64`
	sum := float64(count)*mean + 2*half
	sum = math.Sqrt(count) //! no overload of `Sqrt` takes (int)
	var whole int = math.Floor(mean) //! `float64` is not assignable to `whole` of type `int`
	whole = count * 0.5 //! `*` cannot be applied to `int` and `fraction`
	whole = count*2.0 + scale
	whole = int(mean) << 3
	var narrow int32 = 'a' + 1
	narrow = count //! `int` is not assignable to `narrow` of type `int32`
	if count { //! the condition is a `int`, not a `bool`
		return 0
	}
	for wide > 0 && mean != 0 {
		wide /= 2
	}
	_ = total
	return sum + mean*float64(whole) + float64(narrow)
}

func texts(text string, list []string, table map[string]int) (string, error) {
	size := len(text) + len(list)
	size = text.length() //! a `string` has no method `length`
	size = list.length //! an array has no `length`
	size = table.size() //! a `map` has no method `size`
	first := text[0]
	if first == "a" { //! `==` cannot be applied to `uint8` and `string`
		text += first //! `+` cannot be applied to `string` and `uint8`
	}
	text += string(first) + strings.ToUpper(text[1:]) + strconv.Itoa(size)
	text = text + 3 //! `+` cannot be applied to `string` and `untyped`
	number := strconv.Atoi(text) //! returns 2 values for one name
	parsed, err := strconv.Atoi(text)
	if err != nil {
		return "", err
	}
	table[text] = parsed + number
	table[parsed] = 1 //! no overload of `[]` takes (int)
	if found, ok := table[text]; ok && found > 0 {
		parsed = found
	}
	for at, letter := range text {
		size += at + int(letter)
		text = letter //! `int32` is not assignable to `text` of type `string`
	}
	for _, one := range list {
		size += one //! `+` cannot be applied to `int` and `string`
	}
	parsed := strings.Contains(text, "a") //! no new variable on the left of `:=`: `parsed`
	strings.Contains(text, 'a') //! no overload of `Contains` takes (string, untyped_rune)
	fmt.Println(size, fmt.Sprintf("%d", size), strings.length) //! `strings` has no `length`
	return text //! returns one value where the function has 2 results
}

func built(points []point, seed []byte) (result []int, err error) {
	grid := make([][]int, 3)
	for i := range grid {
		grid[i] = make([]int, len(points))
		grid[i][0] = i * scale
	}
	result = append(result, grid[0]...)
	result = append(result, points[0].x)
	_, err = rand.Read(seed)
	add := func(one int, more ...int) int { return one + len(more) }
	result[0] = add(1, 2, 3)
	switch value := any(result).(type) {
	case []int:
		result[0] = value[0]
	}
	var swapped, other int = 1, 2
	swapped, other = other, swapped
	shown(strconv.Atoi("3"))
	return
}

func shown(number int, err error) {}
