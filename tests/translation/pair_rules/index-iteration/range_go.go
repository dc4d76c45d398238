package main

func f(a []int) int {
	s := 0
	for x := range a {  //! index-iteration
		s += x
	}
	return s
}
