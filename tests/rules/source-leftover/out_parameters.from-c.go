package main

func divide(a, b int, remainder *int) int { //! source-leftover: `remainder` passes a result through a pointer; Go's functions return their results, as many as there are
	*remainder = a % b
	return a / b
}

func parse(text string, value *float64) bool { //! source-leftover
	if value != nil {
		*value = 3
	}
	return text != ""
}

func first(values []int, found []int) { //! source-leftover: `found` is a slice of one element for the function to fill; Go's functions return their results, as many as there are
	found[0] = values[1]
}

func show() int {
	rest := []int{0} //! source-leftover: `rest` is a slice of one element that stands for a variable; Go has pointers and several results for that
	more := make([]int, 1) //! source-leftover
	first([]int{1, 2}, rest)
	first([]int{1, 2}, more)
	return rest[0] + more[0]
}

func wrap(err *error) {
	*err = nil
}

func grow(list *[]int, node *Node) {
	*list = append(*list, node.size)
	use(list)
}
