fn total(rates: &[u32]) -> u32 {
    let sum = rates.len() as u32;
    let count = 2; //! unused-variable
    {
        let sum = sum + 1;
        let count = 4;
        println!("{}", sum + count);
    }
    0
}
