package main

func add_up(prices []int) int { //! source-leftover: `add_up` joins its words by underscores; Go writers use capitals
	item_count := len(prices) //! source-leftover: `item_count` follows the naming style of Python; camelCase would be `itemCount`
	print(item_count) //! source-leftover
	return item_count
}
