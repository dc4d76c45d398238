package main

import "testing"

func TestPanics(t *testing.T) {
	defer recovered(t)
	panics()
	for { //! infinite-loop (information)
	}
}

func waits() {
	for { //! infinite-loop (warning)
	}
}
