package stats

import "sort"

func middle(values []int) int {
	sort.Ints(values)
	return values[len(values)/2]
}
