package conditions

func price(code, size int) int {
	if size == size { //! always-true-condition
		return 1
	}
	if code != 1 || code != 2 { //! always-true-condition
		return 2
	}
	for true {
		if next() {
			break
		}
	}
	if code == size {
		return 3
	}
	return 4
}
