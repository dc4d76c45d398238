package main

import (
	"bufio"
	"fmt"
	"os"
)

func number() int {
	reader := bufio.NewReader(os.Stdin) //! multiple-stdin-readers
	var value int
	fmt.Fscan(reader, &value)
	return value
}

func main() {
	fmt.Println(number() + number())
}
