fn taken(rate: u32, mut sum: u32) -> u32 {
    let rate = rate; //! redundant-assignment: `rate` is assigned its own value
    let sum = sum;
    let place = 1;
    let mut place = place;
    place += rate;
    let place = place;
    let later = move || {
        let place = place;
        place + 1
    };
    for each in 0..3 {
        let each = each; //! redundant-assignment
        step(each);
    }
    let sender = open();
    {
        let sender = sender;
        sender.send(sum);
    }
    let sum = sum as u32;
    later() + sum
}
