package rates

func rate(kind int, value any) {
	switch kind {
	case 1:
		draw()
		write()
	case 2:
		draw() //! duplicate-branch
		write()
	case 3:
		draw()
	}
	switch value := value.(type) {
	case int:
		show(value)
		write()
	case string:
		show(value)
		write()
	}
	if kind == 1 {
		draw()
	} else if kind == 2 {
		write()
	} else if kind == 1 { //! duplicate-branch
		show(kind)
	}
}
