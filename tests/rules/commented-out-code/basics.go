package main

//go:noinline
func area(width, height int) int {
	// depth := width * height //! commented-out-code
	// The result is in square metres.
	return width * height //nolint:all
}
