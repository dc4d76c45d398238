package main

import "os"

func sign(x int) int {
	if x > 0 {
		return 1
	} else {
		panic("negative")
	}
	return 0 //! unreachable
}

func wait(done chan bool, x any) int {
outer:
	for {
		select {
		case <-done:
			break outer
		}
	}
	switch x.(type) {
	case int:
		return 1
	default:
		os.Exit(1)
		println() //! unreachable
	}
	println()
}

func spin() {
	for {
		step()
	}
	println() //! unreachable
}
