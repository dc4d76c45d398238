package rows

func first(width int) int {
	{
		return width
		step() //! unreachable
	}
	step()
}

func labelled() {
outer:
	for {
		for {
			break outer
		}
		step() //! unreachable
	}
	for {
		continue
		step() //! unreachable
	}
	step() //! unreachable
}

func semicolon() {
	return;
	;
}
