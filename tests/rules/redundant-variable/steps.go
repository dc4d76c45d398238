package main

func area(width, height int) int {
	result := width * height //! redundant-variable
	return result
}

func pair(width int) (int, error) {
	result := width * 2
	return result, nil
}
