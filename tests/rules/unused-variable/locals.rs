use std::collections::HashMap;

static LIMIT: i32 = 3;

fn total(prices: &[i32], spare: i32) -> i32 {
    let count = prices.len(); //! unused-variable: `count` is assigned but never used
    let _kept = prices.len();
    let mut sum = 0;
    for (place, price) in prices.iter().enumerate() { //! unused-variable: `place` is assigned but never used
        sum += price;
    }
    if let Some(first) = prices.first() { //! unused-variable
        sum += 1;
    }
    match prices.last() {
        Some(last) if *last > LIMIT => sum += last,
        None => {}
        Some(other) => {} //! unused-variable
    }
    let name = "sum";
    println!("{name}: {}", sum);
    let by_name: HashMap<String, i32> = HashMap::new(); //! unused-variable
    sum
}
