package main

func show(count int) int {
	printf("a") //! source-leftover: `printf` belongs to C and C++; nothing of that name exists here
	return (count + 1) //! source-leftover: parentheses around a returned value; Go needs none
}
