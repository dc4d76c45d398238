package rows

import "fmt"

func twice(width int) int { return width + half(width) }
func half(width int) int {
	if width > 3 {
		return width / 2
	}
	return len("abc")
}
func fixed(width int) int { return 3 }
func shown(width int) int {
	fmt.Println(width)
	return width
}
func counted(width int) int {
	total = total + width
	return total
}
func longest(rows []int) int { return rows[0] }
func indirect(width int) int { return shown(width) + 1 }

var total int

func run(err error, half2 func(int) int) {
	twice(1) //! useless-expression
	half(2) //! useless-expression
	fixed(3)
	shown(4)
	counted(5)
	longest(nil)
	indirect(6)
	err.Error() //! useless-expression
	half := half2
	half(3)
}
