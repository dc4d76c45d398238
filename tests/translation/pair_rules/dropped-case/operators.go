package calc

func apply(op string, x int64) int64 {
	switch op {
	case "+", "-":
		return x
	case "*", "/", "%":
		return x * 2
	}
	return 0
}

func rank(op string) int64 { //! dropped-case: the original's case "%" is missing
	switch op {
	case "+", "-":
		return 1
	case "*", "/":
		return 2
	}
	return 0
}

func sign(n int64) string {
	switch n {
	case -1:
		return "less"
	case 1:
		return "more"
	}
	return "same"
}
