package main

func blocks(x int) {
	if x > 0 { //! empty-block
	}
	if x > 1 { //! empty-block
		// Nothing to do yet.
	}
	for {
	}
	if x > 2 {
	} else {
		blocks(1)
	}
	if x > 3 { //! empty-block
		// Both alike.
	} else { //! empty-block
	}
	for blocks(2); x > 2; x-- {
	}
	for _, row := range rows { //! empty-block
	}
}
