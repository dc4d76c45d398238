package numbers

func toInt(s string) int {
	n := 0
	for len(s) > 0 {
		n = n*10 + int(s[0]-'0')
		s = s[1:]
	}
	return n
}

func advance(position int, step int) {
	position += step //! lost-out-parameter
}
