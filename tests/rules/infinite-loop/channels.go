package main

func same(x, y chan int) {
	for <-x < <-y {
		println("next")
	}
}
