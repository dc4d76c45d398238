package shop

func waits() int {
	select {}
	return 1 //! unreachable
}

func falls(size int) int {
	switch size {
	case 1:
		keep(size)
		fallthrough
	default:
		return 4
	}
	return 1 //! unreachable
}

func may(size int) int {
	switch size {
	case 1:
		fallthrough
	case 2:
		keep(size)
	default:
		return 4
	}
	return 1
}
