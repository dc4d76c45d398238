package loops

func count(rows []int) {
	i := 0
	for i < 10 { //! infinite-loop
		show(rows[i])
	}
	j := 0
	for j < 10 {
		j++
	}
	for {
		serve()
	}
}
