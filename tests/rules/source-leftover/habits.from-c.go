package main

func show(count int) int {
	printf("a") //! source-leftover: `printf` belongs to C and C++ and is not defined here
	return (count + 1) //! source-leftover: parentheses around a returned value; Go needs none
}
