package fees

func isFree(amount int, limit int) bool {
	return amount <= limit //! flipped-comparison
}
