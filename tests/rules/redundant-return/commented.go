package rows

func wait(rows chan int, width int) {
	for {
		switch width {
		case 1:
			break // leaves only the switch //! redundant-return
		case 2:
			// A case of its own.
			start()
			break // done //! redundant-return
		case 3:
			if width > 3 {
				start()
			} else {
				break // neither //! redundant-return
			}
			// The end of the case.
		}
	}
}

func chosen(x int) {
	switch x {
	case 1:
		// A case that needs nothing.
		break
	}
	start()
}
