package shop

func typed(large bool) uint32 {
	size := uint32(0)
	names := []string(nil)
	if large {
		size = 1
		names = []string{"large"}
	} else {
		size = 2
		names = []string{"small"}
	}
	keep(names)
	return size
}

func counted() {
	n := 1
	n += 1 //! redundant-assignment
	m := 1
	m++ //! redundant-assignment
	k := 1
	k += 2
	keep(k)
}
