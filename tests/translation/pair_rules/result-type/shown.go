package names

func shown(name string) bool { //! result-type
	return name != ""
}

func count(rows []int) int {
	return len(rows)
}
