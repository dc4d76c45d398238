package boxes

func Area(w int, h int, border int) int {
	return (w + 2*border) * (h + 2*border)
}

func Inside(x int, width int) bool {
	return x < width-1
}
