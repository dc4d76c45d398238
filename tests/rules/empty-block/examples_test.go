package rows

func ExampleSum() {
	if true {
	}
	total := sum(1)
	total = sum(2)
	print(total)
}
