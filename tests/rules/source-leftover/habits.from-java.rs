/// @param prices what was paid //! source-leftover
fn total_of(prices: &[i32], order: Option<i32>) -> i32 {
    let itemCount = 3; //! source-leftover: `itemCount` follows the naming style of Java; snake_case would be `item_count`
    let count = prices.size(); //! source-leftover
    for i in 0..prices.len() { //! source-leftover
        add(prices[i]);
    }
    let name: StringBuilder = String::new(); //! source-leftover
    order.unwrap() //! source-leftover
}

impl Ledger {
    fn get_total(&self) -> i32 { //! source-leftover: `get_total` is a getter; Rust leaves out the `get_`
        self.total
    }
}
