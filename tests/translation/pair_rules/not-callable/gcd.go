package numbers

func reduce(a int, b int) int {
	gcd := abs(gcd(a, b))
	return a / gcd
}
