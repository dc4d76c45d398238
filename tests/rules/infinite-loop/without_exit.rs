fn total(rows: &[i32]) -> i32 {
    let mut sum = 0;
    loop { //! infinite-loop: nothing leaves this loop, so `sum` behind it never comes
        sum += rows[0];
    }
    sum
}

fn spin() {
    loop {} //! infinite-loop
}

fn halt() -> ! {
    loop {}
}

fn serve(mut listener: Listener) {
    loop {
        handle(listener.accept());
    }
}
