package rows

func collected(rows []int, given []int) []int {
	var all []int
	for _, row := range rows {
		all = append(all, row) //! redundant-assignment: the value assigned to `all` is never read
	}
	first := []int{}
	first = append(first, 1) //! redundant-assignment
	second := append(first, 2) //! redundant-assignment
	second = append(second, 3) //! redundant-assignment
	var kept []int
	kept = append(kept, 4)
	for _, row := range rows {
		given = append(given, row)
	}
	return kept
}

func scaled(width int, height int) int { //! redundant-assignment
	width = 3
	return width * height
}
