package ledger

func visits(pages []string) {
	count := 0
	for range pages {
		count++
	}
	last := 0 //! unused-variable
	last = len(pages)
}
