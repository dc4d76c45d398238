package rows

func step(rows chan int, width int) {
	for {
		switch width {
		case 1:
			break //! redundant-return
		case 2:
			if width > 3 {
				break //! redundant-return
			}
		case 3:
			if width > 3 {
				break
			}
			start()
		}
		select {
		case <-rows:
			start()
			break //! redundant-return
		}
	}
}
