package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
)

type Entry struct {
	Key   int
	Total float64
	Seen  []int
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var n int
	fmt.Fscan(in, &n)
	byKey := map[int]*Entry{}
	for i := 0; i < n; i++ {
		var k, v int
		fmt.Fscan(in, &k, &v)
		e, ok := byKey[k%3]
		if !ok {
			e = &Entry{Key: k % 3}
			byKey[k%3] = e
		}
		e.Total += float64(v) / 2
		e.Seen = append(e.Seen, i)
	}
	all := make([]*Entry, 0)
	for _, e := range byKey {
		all = append(all, e)
	}
	sort.Slice(all, func(i, j int) bool { return all[i].Total > all[j].Total || all[i].Total == all[j].Total && all[i].Key < all[j].Key })
	for _, e := range all {
		fmt.Printf("%-3d|%8.2f|%v %+v\n", e.Key, e.Total, e.Seen, *e)
	}
	fmt.Println(len(all), all == nil, n%2 == 0, 'a', "x", 2.0, 1e21)
}
