package main

func f(a []int) int {
	s := 0
	for x := range a {  //! walked-places
		s += x
	}
	return s
}
