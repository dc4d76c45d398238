fn total(prices: &Vec<i32>) -> i32 { //! source-leftover: `&Vec<i32>` takes ownership where a slice would do: `&[T]`, `&str`
    let mut sum = 0;
    if prices.len() == 0 { //! source-leftover
        return 0;
    }
    while true { //! source-leftover: `while true` loops for ever; Rust says so with `loop`
        sum = sum + 1; //! source-leftover
    }
    if (sum > 3) { //! source-leftover
        println("%d", sum); //! source-leftover
    }
    println!("%d", sum); //! source-leftover
    let nothing = null; //! source-leftover
    let open = if sum > 1 { true } else { false }; //! source-leftover
    let saved = sum; //! source-leftover
    sum = nothing;
    nothing = saved;
    return sum; //! source-leftover: a `return` at the end of a function; the last expression is the result
}
