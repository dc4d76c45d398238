package main

import (
	"fmt"
	"os"
)

func area(width, height int) int {
	fmt.Println("DEBUG", width) //! debug-print: prints to the console for debugging
	fmt.Printf("%d\n", width)   //! debug-print
	println(width)              //! debug-print
	fmt.Fprintln(os.Stderr, width) //! debug-print
	fmt.Fprintln(log, width)
	text := fmt.Sprintf("%d", width)
	return width*height + len(text)
}
