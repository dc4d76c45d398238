package main

// @param prices what was paid //! source-leftover
func total(prices []int) int {
	for i := 0; i < len(prices); i++ { //! source-leftover
		panic("closed") //! source-leftover
	}
	var name String //! source-leftover
	if name.isEmpty() { //! source-leftover
		return MAX_TOTAL
	}
	return 1 + prices.length //! source-leftover
}

const MAX_TOTAL = 3 //! source-leftover

type Main struct{} //! source-leftover

func (m Main) GetTotal() int { return m.total } //! source-leftover
