package main

type reader interface {
	read(place int) (text string)
}

func (b *box) area(width, height, depth int) (result int) { //! unused-parameter: parameter `depth` is never used
	result = width * height
	return
}

func apply(call func(value int) int, _ string, rest ...int) int { //! unused-parameter: parameter `rest` is never used
	return call(2)
}
