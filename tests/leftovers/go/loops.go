//= from java
package p

func f(rows []int, walk Walk) {
	for i := 0; i < len(rows); i++ { //! index-loop
		g(rows[i])
	}
	for i := 1; i < len(rows); i++ { //? index-loop
		g(rows[i])
	}
	for walk.HasNext() { //! manual-iterator
		g(walk.Step())
	}
	for walk.HasRoom() { //? manual-iterator
		g(walk.Step())
	}
	place := 0
	for place < 3 { //! counting-while
		g(place)
		place++
	}
	other := 0
	for other < 3 { //? counting-while
		other++
		g(other)
	}
	for true { //! while-true
		g(1)
	}
}

func h(ready bool) {
	for ready { //? while-true
		g(1)
	}
}

func (w Walk) GetIterator() int { return 1 } //! iterator-method
func (w Walk) GetIterators() int { return 1 } //? iterator-method
