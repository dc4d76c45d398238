package rows

func kept(rows []int) []int {
	first := rows[:2]
	first = append(first, 1)
	return rows
}

func grown(size int) []int {
	rows := make([]int, 0, size)
	first := append(rows, 1)
	first = append(first, 2)
	second := append(rows, 3)
	return second
}

func handed() {
	rows := make([]int, 0, 9)
	keep(rows)
	rows = append(rows, 1)
}

func own() {
	rows := make([]int, 0, 9)
	rows = append(rows, 1) //! redundant-assignment: the value assigned to `rows` is never read
}
