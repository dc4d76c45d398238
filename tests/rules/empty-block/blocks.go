package main

func blocks(x int) {
	if x > 0 { //! empty-block
	}
	if x > 1 {
		// Nothing to do yet.
	}
	for {
	}
	if x > 2 {
	} else {
		blocks(1)
	}
	for blocks(2); x > 2; x-- {
	}
	for _, row := range rows { //! empty-block
	}
}
