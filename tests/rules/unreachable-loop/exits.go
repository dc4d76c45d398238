package rows

func first(rows []int) int {
	for _, row := range rows {
		return row
	}
	for _, row := range rows {
		if row > 3 {
			step()
		}
		return row //! unreachable-loop: loop ends here in its first iteration
	}
	for _, row := range rows {
		if row > 3 {
			continue
		}
		return row
	}
	for {
		if ready() {
			goto end
		}
		return 1
	}
end:
	return 0
}
