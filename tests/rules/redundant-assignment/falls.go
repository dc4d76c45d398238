package shop

func falls(size int) int {
	price := 1
	switch size {
	case 1:
		price = 2
		fallthrough
	case 2:
		keep(price)
		price = 3 //! redundant-assignment
		fallthrough
	default:
		price = 4
	}
	return price
}
