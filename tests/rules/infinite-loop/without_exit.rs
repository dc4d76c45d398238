fn total(rows: &[i32]) -> i32 {
    let mut sum = 0;
    loop { //! infinite-loop: infinite loop: `sum` after it is never reached
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
