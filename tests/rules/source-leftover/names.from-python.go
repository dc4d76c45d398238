package main

func show(rows []int) bool {
	use(range2(rows), sorted(rows)) //! source-leftover: `sorted` belongs to Python and is not defined here
	return abs(3) > 2 //! source-leftover: `abs` belongs to Python and is not defined here
}

func range2(rows []int) int { return len(rows) }
