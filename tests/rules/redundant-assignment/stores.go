package main

func latest(read func() (int, error)) (int, error) {
	value, err := read()
	if err != nil {
		return value, err
	}
	keep(&value)
	value, err = read() //! redundant-assignment: the value assigned to `err` is never read
	value = value       //! redundant-assignment: assigned to itself
	return value, nil
}

func first(read func() int) int {
	value := read() //! redundant-assignment
	value = read()
	shared := 1
	keep(&shared)
	shared = 2
	return value
}
