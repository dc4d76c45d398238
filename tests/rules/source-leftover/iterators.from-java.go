package main

type Rows struct{ place int }

func (r *Rows) HasNext() bool { //! source-leftover: `HasNext` is a step of another language's iterators; Go hands out a slice, or an `iter.Seq` for `range`
	return r.place < 3
}

func total(r *Rows, lines *Lines) int {
	sum := 0
	for r.HasNext() { //! source-leftover: `r.HasNext()` advances an iterator manually; Go's `range` iterates over slices, maps, channels and functions
		sum += r.Next()
	}
	for lines.Scan() {
		sum++
	}
	i := 0
	for i < 10 { //! source-leftover: a loop that counts `i` up in its body; Go's `for` loop does that
		sum += i
		i++
	}
	j := 0
	for j < 10 {
		sum += j
		j++
	}
	return sum + j
}
