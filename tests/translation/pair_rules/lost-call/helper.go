package main

func mode(values []string) string { return values[0] }

func run(values []string) int {
	println(mode(values))
	return 0
}

func main() {
	os.Exit(run(os.Args[1:]))
}
