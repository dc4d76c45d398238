package main

import (
	"errors"
	"fmt"
)

func (self *Ledger) Total(prices []int) (int, error) { //! source-leftover
	sum := 0; //! source-leftover: a semicolon at the end of a line; Go needs none
	if (sum > 3) { //! source-leftover
		return 0, errors.New(fmt.Sprintf("%d", sum)) //! source-leftover
	}
	for true { //! source-leftover
		break
	}
	if self.open == false { //! source-leftover
		return sum, null //! source-leftover: `null` is `nil` in Go
	}
	saved := prices[0] //! source-leftover
	prices[0] = prices[1]
	prices[1] = saved
	return sum, nil
}
