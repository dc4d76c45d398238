package sums

func total(values []int) int {
	sum := 0
	for _, value := range values {
		sum += value
	}
	return sum
}

func split(amount int) (int, int) {
	return amount / 7, amount % 7
}

func scaled(values []int) int { //! changed-parameters
	return total(values) * 2
}

func (h *Heap) push(value int) int {
	h.values = append(h.values, value)
	return len(h.values)
}
