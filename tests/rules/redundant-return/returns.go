package main

func plain() {
	step()
	return //! redundant-return
}

func named() (n int) {
	return
}

func chosen(x int) {
	switch x {
	case 1:
		step()
		break //! redundant-return
	case 2:
		break
	}
	step()
}
