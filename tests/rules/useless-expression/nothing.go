package main

import (
	"fmt"
	"strings"
)

func nothing(text string) {
	strings.ToUpper(text) //! useless-expression
	fmt.Sprintf("%s", text) //! useless-expression
	strings.NewReader(text)
	fmt.Println(text)
}
