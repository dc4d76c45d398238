fn total(prices: &Vec<i32>) -> i32 {
    let mut sum = 0;
    if prices.len() == 0 {
        return 0;
    }
    loop {
        sum = sum + 1;
    }
    if sum > 3 {
        println("%d", sum);
    }
    println!("%d", sum);
    let nothing = null;
    let open = if sum > 1 { true } else { false };
    let saved = sum;
    sum = nothing;
    nothing = saved;
    return sum;
}
