package loops

func total(rows []int) int {
	sum := 0
	for { //! infinite-loop: infinite loop: `return sum` after it is never reached
		sum += rows[0]
	}
	return sum
}

func spin() {
	for { //! infinite-loop: infinite loop with an empty body
	}
}

func serve(done chan int) int {
	for {
		select {
		case value := <-done:
			handle(value)
		}
	}
}

func found(rows []int) int {
	place := 0
outer:
	for {
		for _, row := range rows {
			if row > place {
				break outer
			}
		}
		place++
	}
	return place
}
