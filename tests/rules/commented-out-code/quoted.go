// Package shelf holds books. For example:
//
//	package main
//
//	var book = shelf.New()
package shelf

// Frexp breaks its argument into two parts.
// Special cases are:
//
//	Frexp(NaN) = NaN, 0
func Frexp(f float64) float64 {
	// Output:
	// 200
	// text/html; charset=utf-8
	x := f
	// prove.go:191:
	// x = shown()
	return f
}

// LevelOf returns a level.
//
//	level := LevelOf(3)
func LevelOf(f float64) float64 {
	// println(f) //! commented-out-code
	return f
}
