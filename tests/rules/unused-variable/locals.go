package main

import "fmt"

var exported = 1

func total(prices []int, spare int) (sum int, err error) {
	count := len(prices) //! unused-variable: `count` is assigned but never used
	var label string     //! unused-variable: `label` is declared but never used
	for i, price := range prices { //! unused-variable: `i` is assigned but never used
		sum += price
	}
	for _, price := range prices {
		sum -= price
	}
	if first, ok := lookup(prices); ok { //! unused-variable: `first` is assigned but never used
		sum++
	}
	switch kind := any(sum).(type) { //! unused-variable
	case int:
		fmt.Println("a number")
	}
	const limit = 3
	later := func(x int) int { return x }
	return later(sum), nil
}

func lookup(prices []int) (int, bool) { return 0, len(prices) > 0 }
