package shop

func total(prices []int) int {
	sum := 0
	for _, price := range prices {
		sum += price
	}
	best := prices[0] //nolint:ineffassign // the first is a guess
	best = prices[1]
	last := prices[0] //! redundant-assignment
	last = prices[1]
	return sum + best + last
}
