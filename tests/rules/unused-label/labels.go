package main

func find(x int) int {
outer:
	for {
	inner: //! unused-label
		for {
			break outer
		}
	}
	return x
}
