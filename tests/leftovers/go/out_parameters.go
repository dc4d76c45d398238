//= from c
package p

func f(found *int) { //! pointer-out-parameter
	*found = 3
}

func g(found *int) { //? pointer-out-parameter
	*found = 3
	keep(found)
}

func h(found []int) { //! slice-out-parameter
	found[0] = 3
}

func i(found []int) { //? slice-out-parameter
	found[0] = 3
	found[1] = 4
}

func j() int {
	found := []int{0} //! one-element-slice
	h(found)
	rows := []int{0, 1} //? one-element-slice
	i(rows)
	return found[0] + rows[1]
}
