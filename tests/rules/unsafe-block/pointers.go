package pointers

import "unsafe"

func first(values []int) int {
	return *(*int)(unsafe.Pointer(&values[0])) //! unsafe-block
}

func size(values []int) uintptr {
	// The size is safe to ask: unsafe.Pointer is not in it.
	return unsafe.Sizeof(values)
}
