package main

func blocks(x int) {
	if x > 0 { //! empty-block
	}
	if x > 1 {
		// Nothing to do yet.
	}
	for {
	}
}
