package loops

func total(rows []int) int {
	sum := 0
	for { //! infinite-loop: nothing leaves this loop, so `return sum` behind it never comes
		sum += rows[0]
	}
	return sum
}

func spin() {
	for { //! infinite-loop: this loop does nothing, for ever, with all the power of a processor
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
