package main

import (
	"fmt"
	"net/url"

	"example.com/metrics"
)

type item struct{ id int }
type table map[string]int

func keys() {
	name := "n"
	key := "k"
	fmt.Println(metrics.Labels{name: "x"}, url.Values{key: {"a"}})
	alternative := "b"
	fmt.Println([]metrics.Labels{{alternative: "x"}})
	inner := "c"
	fmt.Println(map[string]table{"a": {inner: 1}})
	field := "d" //! unused-variable
	fmt.Println(struct{ field int }{field: 1})
}

func indices(known map[int]map[int]bool, calls map[int]func(int)) bool {
	first := item{1}
	second := item{2}
	if known != nil && known[first.id][second.id] {
		return true
	}
	third := item{3}
	calls[third.id](1)
	return false
}
