package numbers

func evens(xs []int) ([]int, error) {
	var out []int
	for _, x := range xs {
		if x < 0 {
			return nil, errors.New("negative")
		}
		if x%2 == 0 {
			out = append(out, x)
		}
	}
	return out, nil
}
