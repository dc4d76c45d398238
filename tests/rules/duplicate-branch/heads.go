package ledger

func read(rows []int, low int) int {
	if row := rows[0]; row < low {
		report(row)
		return 1
	} else if row := rows[1]; row < low {
		report(row)
		return 1
	} else if low > 3 {
		return 2
	} else if low > 3 { //! duplicate-branch
		return 3
	}
	return 0
}
