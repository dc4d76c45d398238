package ledger

func found(rows []string) (bool, int) {
	ok := false
	place := 3 //! redundant-assignment
	for _, row := range rows {
		_ = report(row)
		_, ok = known[row]
		place = len(row)
		report(ok, place)
	}
	ok = false
	place = 1
	return ok, place
}
